import type { StaffDetails } from '#contract/backoffice/content.ts'
import { useMe } from '../../current-user.tsx'
import { Notes } from '../../notes/notes.tsx'
import { mayWrite } from '../../permissions.ts'
import { useEditing } from '../editing.tsx'

/** What staff say to each other about the item. Of what is customers' it is for those who work with it. */
export function ItemNotes({ details: { item } }: { details: StaffDetails }) {
  const { definition } = useEditing()
  const me = useMe()
  if (definition.staffOnly && !mayWrite(me, definition)) return null
  return <Notes collection={definition.name} id={item.id} />
}
