import styles from './figures.module.css'

/** Figures that prove something, large, each with what it counts below. */
export function Figures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map((item) => (
        <div key={item.label} className={styles.item}>
          <dt>{item.label}</dt>
          <dd className="figure">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
