import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { TableWithHead } from '../people/components/table-with-head.tsx'

type Props = {
  label: string
  columns: readonly string[]
  figures?: readonly string[]
  narrow?: boolean
  rows: readonly (readonly ReactNode[])[]
}

/** Rows of what was measured; the first cell names the row. */
export const PlainTable = ({ label, columns, figures = [], narrow = false, rows }: Props) => (
  <TableWithHead label={label} columns={columns} figures={figures} narrow={narrow}>
    {rows.map((cells, n) => (
      // Rows of a report stand where they stand.
      <TableRow key={n}>
        {cells.map((cell, m) => (
          <TableCell
            key={columns[m]}
            data-label={columns[m]}
            align={figures.includes(columns[m] ?? '') ? 'right' : 'left'}
          >
            {cell}
          </TableCell>
        ))}
      </TableRow>
    ))}
  </TableWithHead>
)
