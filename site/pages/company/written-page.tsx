import type { ReactNode } from 'react'
import type { Chapter, Written } from '#contract/companies/company.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Reading } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { usePageContext } from '../../page-context.ts'
import { Next } from '../bank/products/next.tsx'
import { TextBlock } from '../../components/text-block.tsx'
import styles from './written-page.module.css'

/** The head of a written page: what it is about, and the first two ways on. */
export function WrittenHead({ page }: { page: Pick<Written, 'heading' | 'lede' | 'next'> }) {
  const {
    request: { lang },
    hasPage,
  } = usePageContext()
  const ways = page.next.filter(({ to }) => hasPage(to)).slice(0, 2)
  return (
    <>
      <Hero small title={page.heading[lang]} lede={page.lede[lang]}>
        {ways.map(({ name, to }, at) => (
          <ButtonLink key={to} look={at === 0 ? 'spark' : 'ghost'} to={to}>
            {name[lang]}
          </ButtonLink>
        ))}
      </Hero>
      <Breadcrumbs here={page.heading[lang]} />
    </>
  )
}

/** Headings with their paragraphs, lists and steps. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <div className={styles.chapters}>
      {chapters.map(({ id, title, text, items, steps }) => (
        <div key={title.en} id={id}>
          <TextBlock title={title[lang]} items={steps ?? items ?? []} counted={steps !== undefined}>
            {text.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[lang]}</p>
            ))}
          </TextBlock>
        </div>
      ))}
    </div>
  )
}

/**
 * A page that is read: its chapters, and beside them where to go on.
 * @param aside stands above the ways on
 * @param children stand between the head and the text
 */
export const WrittenPage = ({
  page,
  aside,
  children,
}: {
  page: Written
  aside?: ReactNode
  children?: ReactNode
}) => (
  <>
    <WrittenHead page={page} />
    {children}
    <Reading
      aside={
        <div className={styles.chapters}>
          {aside}
          <Next steps={page.next} />
        </div>
      }
    >
      <Chapters chapters={page.chapters} />
    </Reading>
  </>
)
