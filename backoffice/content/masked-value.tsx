import Button from '@mui/material/Button'
import type { StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { nameOf } from '../lists/fields.ts'
import { Heading } from '../shell/heading.tsx'
import { words } from '../messages.ts'

const { masked: says } = words.content
type Props = { definition: Collection; item: StaffItem; onReveal: () => void }

/** A customer's item before anybody asked to see it: enough to know whether it is the right one. */
export function Masked({ definition, item, onReveal }: Props) {
  return (
    <>
      <Heading title={definition.label.one} about={says.about} />
      <dl>
        {Object.keys(definition.personal).map((field) => (
          <div key={field}>
            <dt>{nameOf(field)}</dt>
            <dd>{typeof item[field] === 'string' ? item[field] : ''}</dd>
          </div>
        ))}
      </dl>
      <Button variant="contained" onClick={onReveal}>
        {says.reveal}
      </Button>
      <p>{says.note}</p>
    </>
  )
}
