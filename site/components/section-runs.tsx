import type { ReactNode } from 'react'
import type { DrawnSection } from '../section.ts'
import { Reading } from './grid.tsx'
import styles from './section-runs.module.css'

/**
 * Sections in runs: those of text share a column, and beside the first of these columns stands what goes beside.
 * @param beside stands below the sections that go beside
 */
export function SectionRuns({ sections, beside }: { sections: readonly DrawnSection[]; beside?: ReactNode }) {
  const besides = sections.filter(({ place }) => place === 'aside')
  const runs = runsOf(sections.filter(({ place }) => place !== 'aside'))
  const first = runs.findIndex(({ place }) => place === 'text')
  const aside = (besides.length > 0 || beside !== undefined) && (
    <div className={styles.chapters}>
      {besides.map(({ element }) => element)}
      {beside}
    </div>
  )
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
      {first === -1 && aside && <div className={`wrap ${styles.after}`}>{aside}</div>}
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
