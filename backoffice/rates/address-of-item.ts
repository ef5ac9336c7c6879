import { sheetOf, type SheetName } from '#contract/backoffice/sheets.ts'

/** Returns the address of an item's row at the rates desk, which opens the form instead where it has no such row. */
export const deskAddress = (sheet: SheetName, id: string): string =>
  `/backoffice/rates?${new URLSearchParams({ sheet, item: id }).toString()}`

/** Returns the address where an item is edited: the rates desk for a figure on one of its sheets, else its form. */
export function addressOfItem(
  collection: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): string {
  const sheet = fields['unit'] === 'text' ? null : sheetOf(collection, fields)
  return sheet === null ? `/backoffice/${collection}/${id}` : deskAddress(sheet, id)
}
