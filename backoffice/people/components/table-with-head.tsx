import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import cards from '../../shell/cards-on-phones.module.css'
import styles from './people.module.css'

type Props = {
  label: string
  columns: readonly string[]
  /** columns of numbers: they stand under one another by their last digit */
  figures?: readonly string[]
  /** few and narrow columns stay a table on a phone */
  narrow?: boolean
  children: ReactNode
}

/**
 * A table that scrolls sideways where it is too wide; its rows are the children. On a phone each row is a card, and a cell with
 * `data-label` says its column.
 */
export const TableWithHead = ({ label, columns, figures = [], narrow = false, children }: Props) => (
  <div className={`${styles.scroll} ${narrow ? styles.narrow : cards.cards}`}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column} align={figures.includes(column) ? 'right' : 'left'}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </div>
)
