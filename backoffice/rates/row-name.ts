import type { BoardRow } from '#contract/backoffice/rates.ts'
import type { SheetName } from '#contract/backoffice/sheets.ts'

/** What a row is called: a currency by its code, which is what people say; a rate or tariff by its name. */
export const rowName = (sheet: SheetName, { key, name }: Pick<BoardRow, 'key' | 'name'>): string =>
  sheet === 'exchange' ? key : name.en
