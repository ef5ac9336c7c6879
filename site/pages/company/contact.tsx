import { officeOf, officesOf, readFrame } from '../../frame.ts'
import { AddressCard } from '../../components/address-card.tsx'
import { EnquiryForm } from '../../components/enquiry-form.tsx'
import { Grid } from '../../components/grid.tsx'
import { Section } from '../../components/section.tsx'
import { definePage } from '../../page.ts'
import { headOffice } from '../../structured-data.ts'
import { Hours } from './contact/hours.tsx'
import { brandOf, companyOf, pathsOf } from './of.ts'
import { WrittenPage } from './written-page.tsx'

export const page = definePage({
  paths: pathsOf('contact'),
  query: ['sent'],
  form: 'enquiry',
  load: async (feed, request) => {
    const frame = await readFrame(feed)
    const office = officeOf(frame, brandOf(request))
    return { text: companyOf(request).contact, office, offices: officesOf(frame) }
  },
  title: (_messages, { text }, { lang }) => text.heading[lang],
  description: (_messages, { text }, { lang }) => text.description[lang],
  structured: ({ office }, request) => (office ? [headOffice(request, office)] : []),
  Component: ({ data: { text, office, offices }, messages: { company: messages } }) => (
    <>
      <WrittenPage page={text}>
        {office && (
          <Section id="office" title={messages.headOffice}>
            <Grid columns={2}>
              {[<AddressCard key="address" address={office} />, <Hours key="hours" office={office} />]}
            </Grid>
          </Section>
        )}
      </WrittenPage>
      <EnquiryForm />
      {office?.brand === 'holdings' && (
        <Section id="companies" title={messages.companiesOffices} ground="sand">
          <Grid columns={2}>
            {offices
              .filter(({ brand }) => brand !== 'holdings')
              .map((address) => (
                <AddressCard key={address.brand} address={address} />
              ))}
          </Grid>
        </Section>
      )}
    </>
  ),
})
