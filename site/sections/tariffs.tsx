import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import { DatedRows, readDatedRows } from './rates/dated-rows.tsx'

/** Charges that are in effect, each with the day from which it holds. */
export const view = defineSectionView('tariffs', {
  load: ({ products }, feed) => readDatedRows(feed, 'tariff', products),
  Component({ section, data }) {
    const {
      messages: { product: messages },
    } = usePageContext()
    return <DatedRows section={section} rows={data} columns={[messages.charge, messages.price]} />
  },
})
