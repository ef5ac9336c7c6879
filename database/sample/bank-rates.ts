import type { BodyOf } from '#contract/registry.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { day } from './day.ts'
import { sheetDocuments } from './documents/sheets.ts'
import { rateRows } from './rates/rates.ts'
import { tariffRows } from './rates/tariffs.ts'
import type { Sample, SampleItem } from './sample.ts'

type Row = SampleItem<'bank_rates'>

/** When the rates of each sheet took effect, in days before `now`; the newest stands, the others are its past. */
const took = { now: -19, before: -172, first: -353 }

const midnight = '22:00:00' // 00:00 of the next day in Malawi

const item = (body: BodyOf<'bank_rates'>): Row => ({
  key: `${body.product}-${body.effective_at.slice(0, 10)}`,
  published_at: body.effective_at,
  body,
})

/** Sample rates with their past, tariffs, and the sheets they are printed in. */
export const sample: Sample<'bank_rates'> = (now, fileId) => [
  ...rateRows.flatMap(({ product, name, group, now: newest, before, least_balance }) => {
    const values: [string, number][] = [
      [newest, took.now],
      [before[0], took.before],
      [before[1], took.first],
    ]
    return values.map(([value, offset]) =>
      item({
        product,
        kind: 'rate',
        name,
        group,
        value,
        ...(least_balance !== undefined && { least_balance }),
        unit: 'percent_per_year',
        effective_at: day(now, offset, midnight),
      }),
    )
  }),
  ...tariffRows.map(({ product, name, group, value, note }) =>
    item({
      product,
      kind: 'tariff',
      name,
      group,
      effective_at: day(now, -51, midnight),
      ...(value === undefined ? { unit: 'text', note } : { unit: 'MWK', value }),
    }),
  ),
  ...sheetDocuments.map(({ name, title, dated }) => {
    const earlier = name.endsWith('-earlier')
    return item({
      product: name.replace(/-earlier$/, ''),
      kind: 'file',
      name: title,
      unit: 'text',
      file: { file: fileId(name) },
      group: { en: 'Sheets to print', ny: 'Mapepala osindikiza' },
      note: { en: `Sheet of ${formatDay(dated, 'en')}`, ny: `Pepala la pa ${formatDay(dated, 'ny')}` },
      effective_at: day(now, earlier ? took.before : took.now, midnight),
    })
  }),
]
