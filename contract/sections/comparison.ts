import { z } from 'zod'
import { text, texts } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

const counted = (list: readonly unknown[], noun: string) =>
  `${list.length} ${noun}${list.length === 1 ? '' : 's'}`

/** A table in the author's own words; the first column names the row. */
export const comparisonSection = defineSection({
  type: 'comparison',
  label: 'Table',
  fields: {
    title: text(160),
    lede: text(400).optional(),
    ground: ground(),
    columns: texts(80, 6),
    rows: z
      .array(z.strictObject({ cells: texts(600, 6) }))
      .min(1)
      .max(60)
      .meta({ kind: 'list' }),
  },
  check({ columns, rows }, issues) {
    for (const [at, { cells }] of rows.entries())
      if (cells.length !== columns.length)
        issues.push({
          path: ['rows', at, 'cells'],
          message: `This row has ${counted(cells, 'cell')}; the table has ${counted(columns, 'column')}.`,
        })
  },
})
