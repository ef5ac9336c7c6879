import type { Product } from '#contract/products/product.ts'
import { Link } from '../../../parts/link.tsx'
import { Table } from '../../../parts/table.tsx'
import { useReader } from '../../../reader.ts'
import styles from './comparison.module.css'
import { tellingFigure, type Figures } from './read.ts'

/** Products side by side in at most three short columns, so that the table fits 320 pixels. */
export function Comparison({
  products,
  figures,
  current,
  figureName,
}: {
  products: readonly Product[]
  figures: Figures
  current?: Product
  figureName?: string
}) {
  const {
    request: { lang },
    words: { product: words },
  } = useReader()
  const telling = products.map((product) => tellingFigure(figures, product, words.upTo))
  // Where most have no figure of their own, the column would be a row of dashes.
  const withFigure = telling.filter(Boolean).length * 2 > products.length
  const columns = [
    { name: words.product },
    { name: words.suits },
    ...(withFigure ? [{ name: figureName ?? words.telling, figures: true }] : []),
  ]
  const rows = products.map((product, at) => ({
    key: product.to,
    cells: [
      product === current ? (
        <b key="name">{product.name[lang]}</b>
      ) : (
        <Link key="name" to={product.to} className={styles.link}>
          {product.name[lang]}
        </Link>
      ),
      product.suits[lang],
      ...(withFigure
        ? [
            <span key="figure" className={styles.figure}>
              {telling[at] ?? '–'}
            </span>,
          ]
        : []),
    ],
  }))
  return (
    <div className={styles.table}>
      <Table wide={false} caption={words.sideBySide} captionSeen={false} columns={columns} rows={rows} />
    </div>
  )
}
