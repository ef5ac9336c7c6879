import { Fragment, type ReactNode } from 'react'
import { usePageContext } from '../page-context.ts'
import type { SiteMessages } from '../messages/en.ts'
import { classNames } from './class-names.ts'
import styles from './table.module.css'

export type Column = {
  name: string
  /** figures are set right, in Bricolage */ figures?: boolean
  /** the name stays unseen */ quiet?: boolean
  /** a phone has no room for it: there its row's `below` says it */ wide?: boolean
}
export type Row = {
  key: string
  cells: readonly ReactNode[]
  /** what most came for */
  large?: boolean
  className?: string
  /** what the wide columns say, for a phone */
  below?: readonly ReactNode[]
}

type Props = {
  caption: string
  columns: readonly Column[]
  rows: readonly Row[]
  captionSeen?: boolean
  /** the caption's first words where a heading above already says them to the eye */
  captionUnseen?: string | undefined
}

/** Names the region of a table that scrolls sideways. @param caption empty where it has none */
export const regionName = (caption: string, { components }: Pick<SiteMessages, 'components'>): string =>
  caption === '' ? components.scrollTable : `${caption.replace(/\.$/, '')}. ${components.scrollTable}`

/**
 * A table in a labelled region that can be scrolled with the keyboard; its first column is a row header and stays in view.
 * @param wide false for tables that fit 320px (three short columns), which get no scrolling region; `words` for tables of texts
 * by staff, which usually fit: their region has no border
 */
export function Table({ wide = true, ...props }: Props & { wide?: boolean | 'words' }) {
  const { messages } = usePageContext()
  if (!wide) return <PlainTable {...props} />
  const label = regionName(props.caption, messages)
  return (
    // A region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={wide === 'words' ? styles.frame : styles.region} aria-label={label} tabIndex={0}>
      <PlainTable {...props} />
    </section>
  )
}

const classOf = ({ figures, wide }: Partial<Column> = {}, figure?: string) =>
  classNames(figures && styles.figures, figures && figure, wide && styles.wide) || undefined

/** The same for islands, where every table fits a phone. */
export function PlainTable({ caption, columns, rows, captionSeen = true, captionUnseen }: Props) {
  return (
    <table className={styles.table}>
      <caption className={classNames(styles.caption, !captionSeen && 'unseen')}>
        <span className={styles.said}>
          {captionUnseen && <span className="unseen">{`${captionUnseen} `}</span>}
          <span>{caption}</span>
        </span>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.quiet ? <span className="unseen">{column.name}</span> : column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.key}>
            <tr
              data-key={row.key}
              className={classNames(row.large && styles.large, row.className) || undefined}
            >
              {row.cells.map((cell, at) =>
                at === 0 ? (
                  <th key={columns[at]?.name} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[at]?.name} className={classOf(columns[at], 'figure')}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
            {row.below && (
              <tr className={styles.below} data-key={`${row.key}-below`}>
                <td colSpan={columns.filter(({ wide: hidden }) => !hidden).length}>
                  {row.below.map((part, at) => (
                    // The parts are the same ones in the same order whenever the row is drawn.
                    // oxlint-disable-next-line react/no-array-index-key
                    <span key={at} className={styles.part}>
                      <span>{part}</span>{' '}
                    </span>
                  ))}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
