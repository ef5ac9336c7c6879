import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import people from '../people/components/people.module.css'

type Props = { label: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** Rows of what was measured; the first cell names the row. */
export const PlainTable = ({ label, columns, rows }: Props) => (
  <div className={people.scroll}>
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((cells, n) => (
          // Rows of a report stand where they stand.
          <TableRow key={n}>
            {cells.map((cell, m) => (
              <TableCell key={columns[m]}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
)
