import type { Item } from '#contract/registry.ts'
import styles from './faq.module.css'
import { Icon } from './icon.tsx'
import { Rich } from './rich.tsx'

/** Questions that open to their answers. */
export function FaqList({ faqs }: { faqs: readonly Item<'faqs'>[] }) {
  return (
    <div className={styles.list}>
      {faqs.map((faq) => (
        <details key={faq.id} className={styles.faq}>
          <summary className={styles.question}>
            {faq.question}
            <Icon name="chevron-down" className={styles.mark} />
          </summary>
          {/* A link to what is inside opens it, also without a script. */}
          <div id={`faq-${faq.id}`} className={styles.answer}>
            <Rich html={faq.answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
