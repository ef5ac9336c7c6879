import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import { DatedRows, readDatedRows } from './rates/dated-rows.tsx'

/** Rates of the bank that are in effect, each with the day from which it holds. */
export const view = defineSectionView('rates', {
  load: ({ products }, feed) => readDatedRows(feed, 'rate', products),
  Component({ section, data }) {
    const {
      messages: { product: messages },
    } = usePageContext()
    return <DatedRows section={section} rows={data} columns={[messages.rate, messages.perYear]} />
  },
})
