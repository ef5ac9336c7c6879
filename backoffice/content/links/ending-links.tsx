import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { messages } from '../../messages.ts'
import type { Leaving } from '../leave-dialog.tsx'
import { Uses } from '../rail/used-by.tsx'
import { TargetInput, type Target } from './target-input.tsx'

const says = messages.content.publishDialog

/** The page that takes the place of items from their end; undefined for no redirect, null until a page is chosen. */
export type EndRedirect = Target | undefined

type ChoiceProps = { redirect: EndRedirect; onRedirect: (to: EndRedirect) => void }

/** Lists the links to items that have an end date, with the choice of a redirect from then on. */
export function EndingLinks({
  ending,
  canRedirect,
  ...choice
}: ChoiceProps & { ending: readonly Leaving[]; canRedirect: boolean }) {
  if (ending.length === 0) return null
  return (
    <>
      <h3>{says.ends}</h3>
      <p>{says.endsText}</p>
      {ending.map(({ id, title, uses }) => (
        <section key={id}>
          <h4>{title}</h4>
          <Uses uses={uses} />
        </section>
      ))}
      {canRedirect && <RedirectAtEnd {...choice} />}
    </>
  )
}

export const RedirectAtEnd = ({ redirect, onRedirect }: ChoiceProps) => (
  <>
    <FormControlLabel
      control={<Checkbox size="small" />}
      label={says.redirect}
      checked={redirect !== undefined}
      onChange={(_, checked) => onRedirect(checked ? null : undefined)}
    />
    {redirect !== undefined && <TargetInput value={redirect} onChange={onRedirect} />}
  </>
)

/** Asks for the page that is missing; nothing where it is chosen. */
export const MissingTarget = ({ redirect, isRefused }: { redirect: EndRedirect; isRefused: boolean }) =>
  isRefused && redirect === null && <p role="alert">{messages.links.leaving.noTarget}</p>
