import { useCallback } from 'react'
import type { Collection } from '#contract/collection.ts'
import { isCompany, useCompanyNames } from '../company-names.ts'
import { titleOf } from './title.ts'

/** What an item is called among staff; one that has only its company to be called by has that company's name. */
export function useTitle(definition: Pick<Collection, 'title'>): (item: Record<string, unknown>) => string {
  const companyName = useCompanyNames()
  return useCallback(
    (item) => {
      const title = titleOf(definition, item)
      return isCompany(title) ? companyName(title) : title
    },
    [definition, companyName],
  )
}
