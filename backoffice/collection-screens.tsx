import { lazy, Suspense } from 'react'
import { Loading } from './shell/loading.tsx'

// One list and one form for every collection, from its definition; fetched when first opened.

/** Fetches what a list is drawn with. */
export const loadList = () => import('./lists/list.tsx')
const List = lazy(async () => ({ default: (await loadList()).ContentList }))
export const CollectionList = () => (
  <Suspense fallback={<Loading />}>
    <List />
  </Suspense>
)

const Form = lazy(async () => ({ default: (await import('./content/form.tsx')).ContentForm }))
export const CollectionForm = () => (
  <Suspense fallback={<Loading />}>
    <Form />
  </Suspense>
)
