import { Suspense, type ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import { useParams } from 'react-router'
import type { Collection } from '#contract/collection.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { Me } from './current-user.tsx'
import { maySee, mayWrite } from './permissions.ts'
import { Allowed } from './shell/allowed.tsx'
import { lazyScreen } from './shell/lazy-screen.ts'
import { Loading } from './shell/loading.tsx'

// One list and one form for every collection, from its definition; fetched when first opened.

/** Fetches what a list is drawn with. */
export const loadList = () => import('./lists/list.tsx')
const List = lazyScreen(async () => (await loadList()).ContentList)
export const CollectionList = () => (
  <OfCollection may={maySee}>
    <List />
  </OfCollection>
)

const Form = lazyScreen(async () => (await import('./content/form.tsx')).ContentForm)
/** A new item is for the collection's writers. */
export function CollectionForm() {
  const { id } = useParams()
  return (
    <OfCollection may={id === undefined ? mayWrite : maySee}>
      <Form />
    </OfCollection>
  )
}

type Props = { may: (me: Me, definition: Collection) => boolean; children: ReactNode }

function OfCollection({ may, children }: Props) {
  const definition = collectionNamed(useResourceContext() ?? '')
  return (
    <Suspense fallback={<Loading />}>
      <Allowed may={(me) => !definition || may(me, definition)}>{children}</Allowed>
    </Suspense>
  )
}
