import { complaints } from '#contract/companies/bank-safety.ts'
import { EnquiryForm } from '../../components/enquiry-form.tsx'
import { definePage } from '../../page.ts'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhbankplc/complaints'],
  query: ['sent'],
  form: 'enquiry',
  load: async () => ({}),
  title: (_messages, _data, { lang }) => complaints.heading[lang],
  description: (_messages, _data, { lang }) => complaints.description[lang],
  Component: () => (
    <>
      <WrittenPage page={complaints} />
      <EnquiryForm />
    </>
  ),
})
