import type { ReactNode } from 'react'
import type { Item } from '#contract/registry.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Reading } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { usePageContext } from '../../page-context.ts'
import type { DrawnSection } from '../../section.ts'
import { Next } from '../bank/products/next.tsx'
import styles from './written-page.module.css'

type Page = Item<'pages'>

/** A page of sections: its head, then each section in its order. */
export const WrittenPage = ({ page, sections }: { page: Page; sections: readonly DrawnSection[] }) => (
  <>
    <Head page={page} />
    <Sections
      sections={sections.filter(({ place }) => place !== 'aside')}
      aside={
        <div className={styles.chapters}>
          {sections.filter(({ place }) => place === 'aside').map(({ element }) => element)}
          <Next steps={page.next} />
        </div>
      }
    />
  </>
)

/** What the page is about, and the first two ways on. */
function Head({ page }: { page: Page }) {
  const { hasPage } = usePageContext()
  const ways = page.next.filter(({ to }) => hasPage(to)).slice(0, 2)
  return (
    <>
      <Hero small title={page.heading} lede={page.lede}>
        {ways.map(({ name, to }, at) => (
          <ButtonLink key={to} look={at === 0 ? 'spark' : 'ghost'} to={to}>
            {name}
          </ButtonLink>
        ))}
      </Hero>
      <Breadcrumbs here={page.heading} />
    </>
  )
}

/** Sections in runs: those of text share a column, and beside the first of these columns stands what goes beside. */
function Sections({ sections, aside }: { sections: readonly DrawnSection[]; aside: ReactNode }) {
  const runs = runsOf(sections)
  const first = runs.findIndex(({ place }) => place === 'text')
  return (
    <>
      {runs.map(({ place, members }, at) =>
        place === 'text' ? (
          <Reading key={members[0]?.id} aside={at === first ? aside : undefined}>
            <div className={styles.chapters}>{members.map(({ element }) => element)}</div>
          </Reading>
        ) : (
          members.map(({ element }) => element)
        ),
      )}
      {first === -1 && <div className={`wrap ${styles.after}`}>{aside}</div>}
    </>
  )
}

type Run = Pick<DrawnSection, 'place'> & { members: DrawnSection[] }

/** Neighbours of the same place. */
function runsOf(sections: readonly DrawnSection[]): Run[] {
  const runs: Run[] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (last?.place === section.place) last.members.push(section)
    else runs.push({ place: section.place, members: [section] })
  }
  return runs
}
