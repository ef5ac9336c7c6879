import { formatMessage } from '#contract/format-message.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Reading } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { People } from '../../components/people.tsx'
import { Picture, Placeholder } from '../../components/picture.tsx'
import { Section } from '../../components/section.tsx'
import { definePage } from '../../page.ts'
import { usePageContext } from '../../page-context.ts'
import { person } from '../../structured-data.ts'
import { pathsOf } from './of.ts'
import { addressOfProfile, readProfile, type Profile } from './profile/read.ts'
import styles from './profile.module.css'
import { Roles } from './profile/roles.tsx'

const [first, ...others] = [...pathsOf('board/:slug'), ...pathsOf('team/:slug')]

/** Someone on a board or in a management team. */
export const page = definePage({
  paths: [first ?? '', ...others],
  load: readProfile,
  title: ({ company }, { executive, role }) =>
    formatMessage(company.profile, { name: executive.name, title: role.title }),
  description: ({ company }, { executive, role, brand }, { frame }) =>
    formatMessage(company.profileDescription, {
      name: executive.name,
      title: role.title,
      company: frame.companies[brand].name,
      qualifications: executive.qualifications,
    }),
  canonical: ({ executive }) => addressOfProfile(executive),
  structured: ({ executive, brand }, request) => [person(request, executive, brand)],
  addresses: async (feed) =>
    (await feed.all('executives')).flatMap((executive) => {
      const path = addressOfProfile(executive)
      return path ? [{ path, changed: executive.updated_at }] : []
    }),
  Component: ({ data, messages: { company: messages } }) => (
    <>
      <Hero
        small
        title={data.executive.name}
        lede={`${data.role.title}, ${usePageContext().frame.companies[data.brand].name}`}
      />
      <Breadcrumbs trail={[data.list]} here={data.executive.name} />
      <Life profile={data} />
      {data.others.length > 0 && (
        <Section id="others" title={messages.others[data.role.executive_role_type_name]} ground="sand">
          <People people={data.others} profileOf={({ slug }) => `${data.list.to}/${slug}`} />
        </Section>
      )}
    </>
  ),
})

function Life({ profile: { executive } }: { profile: Profile }) {
  const {
    messages: { company: messages },
  } = usePageContext()
  const portrait = executive.image ? (
    <Picture picture={executive.image} shape="portrait" sizes="320px" />
  ) : (
    <Placeholder shape="portrait" />
  )
  return (
    <Reading aside={<div className={styles.portrait}>{portrait}</div>}>
      <div className={styles.blocks}>
        {executive.biography !== undefined && (
          <div>
            <h2 className={styles.title}>{messages.biography}</h2>
            <p className={styles.text}>{executive.biography}</p>
          </div>
        )}
        <div>
          <h2 className={styles.title}>{messages.qualifications}</h2>
          <p className={styles.text}>{executive.qualifications}</p>
        </div>
        <div>
          <h2 className={styles.title}>{messages.offices}</h2>
          <Roles executive={executive} />
        </div>
      </div>
    </Reading>
  )
}
