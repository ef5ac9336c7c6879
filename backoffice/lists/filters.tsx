import { SelectArrayInput, SelectInput, TextInput } from 'react-admin'
import type { Collection } from '#contract/collection.ts'
import { itemStates } from '#contract/backoffice/content.ts'
import { messages } from '../messages.ts'
import { choicesOf, kindOf, nameOf, sayChoice } from './fields.ts'

type NameOf = (id: string) => string

const { lists } = messages
const empty = { resettable: true, alwaysOn: true } as const
/** A choice is taken back by choosing none. */
const chosen = { alwaysOn: true } as const
/** A field's label, and the room that it needs (list.module.css). */
const labelled = (label: string) => ({ label, sx: { '--label': label.length } })

/**
 * What a collection's list is narrowed by: its title, its state, its Chichewa, and the fields that it names. What is only
 * for staff is never published nor translated: it has no state and no Chichewa.
 */
export function filterInputs(definition: Collection, companyName: NameOf) {
  return [
    <TextInput key="q" source="q" {...labelled(lists.search)} {...empty} />,
    ...(definition.staffOnly
      ? []
      : [
          <SelectInput
            key="within"
            source="within"
            {...labelled(lists.within)}
            choices={[{ id: 'text', name: lists.withinText }]}
            emptyText={lists.withinTitle}
            {...chosen}
          />,
          <SelectArrayInput
            key="state"
            source="state"
            {...labelled(lists.state)}
            choices={itemStates.map((id) => ({ id, name: lists.states[id] }))}
            alwaysOn
          />,
          <SelectInput
            key="ny"
            source="ny"
            {...labelled(lists.chichewa)}
            choices={(['missing', 'stale', 'unreviewed'] as const).map((id) => ({
              id,
              name: lists.chichewaIs[id],
            }))}
            {...chosen}
          />,
        ]),
    ...definition.filters.map((name) => filterOf(name, definition, companyName)),
  ]
}

function filterOf(name: string, definition: Collection, companyName: NameOf) {
  const field = definition.fields[name]
  const props = { source: name, ...labelled(nameOf(name)), ...chosen }
  const choices = field && choicesOf(field)
  if (choices)
    return (
      <SelectInput
        key={name}
        {...props}
        choices={choices.map((id) => ({ id, name: sayChoice(field, id, companyName) }))}
      />
    )
  if (field && kindOf(field) === 'flag') {
    const yesNo = [
      { id: 'true', name: lists.yes },
      { id: 'false', name: lists.no },
    ]
    return <SelectInput key={name} {...props} choices={yesNo} />
  }
  return <TextInput key={name} {...props} resettable />
}
