import type { Overview } from '#contract/products/overviews.ts'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './choose.module.css'
import { Next } from './next.tsx'
import { TextBlock } from '../../../components/text-block.tsx'

/** The lower half of a page over all products of a kind: how to choose, and where to go on. */
export function Choose({ text }: { text: Pick<Overview, 'chooseTitle' | 'choose' | 'next'> }) {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <>
      <Section id="choose" title={text.chooseTitle[lang]} ground="sand">
        <div className={styles.choose}>
          {text.choose.map(({ when, advice }) => (
            <div key={when.en}>
              <TextBlock level={3} title={when[lang]}>
                <p>{advice[lang]}</p>
              </TextBlock>
            </div>
          ))}
        </div>
      </Section>
      <div className={`wrap ${styles.next}`}>
        <Next steps={text.next} />
      </div>
    </>
  )
}
