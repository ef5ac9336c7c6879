import { Breadcrumbs } from '../../../components/breadcrumbs.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Next } from './next.tsx'
import styles from './overview.module.css'
import type { Overview as OverviewText } from './read-overview.ts'

/**
 * All products of a kind, in the sections that staff write.
 * @param button whether the first way on also stands at the head
 */
export function Overview({ text, button = false }: { text: OverviewText; button?: boolean }) {
  const [first] = button ? text.next : []
  return (
    <>
      <Hero small title={text.name} lede={text.lede} picture={text.image}>
        {first && (
          <ButtonLink look="spark" to={first.to}>
            {first.name}
          </ButtonLink>
        )}
      </Hero>
      <Breadcrumbs here={text.name} />
      {text.sections.map(({ element }) => element)}
      <div className={`wrap ${styles.next}`}>
        <Next steps={text.next} />
      </div>
    </>
  )
}
