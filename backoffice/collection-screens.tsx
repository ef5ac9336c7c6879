import { lazy, Suspense } from 'react'
import { Loading } from './shell/loading.tsx'

// One list and one form for every collection, from its definition; fetched when first opened.

const List = lazy(async () => ({ default: (await import('./lists/list.tsx')).ContentList }))
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
