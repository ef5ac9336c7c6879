import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { Use } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { hasItemPages } from '#contract/item-addresses.ts'
import { messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { useEditing } from './editing.tsx'
import { LinksChoiceInput } from './links/links-choice.tsx'
import { useIsLinked, Uses, useUses } from './rail/used-by.tsx'

const { publishDialog, leaveDialog } = messages.content
type Props = {
  kind: 'remove' | 'archive'
  busy: boolean
  /** true where a second person is asked first */
  second?: boolean
  onClose: () => void
  /** @param links undefined where they stay */
  onConfirm: (links: LinksChoice | undefined) => void
}

/** Before an item leaves the website, staff see what links to it, and choose what becomes of these links. */
export function LeaveDialog({ kind, ...props }: Props) {
  const uses = useUses()
  const isLinked = useIsLinked()
  const { definition } = useEditing()
  return (
    <LeaveQuestion
      {...props}
      {...leaveDialog[kind]}
      leaving={uses && [{ id: '', title: '', uses }]}
      isLinked={isLinked}
      canRedirect={hasItemPages(definition.name)}
    />
  )
}

/** An item that is to leave the website. */
export type Leaving = { id: string; title: string; uses: readonly Use[] }

type QuestionProps = Omit<Props, 'kind'> & {
  title: string
  text: string
  confirm: string
  /** undefined until it is known what links to them; the title of a single one is not shown */
  leaving: readonly Leaving[] | undefined
  /** whether anything links to them */
  isLinked: boolean
  /** true where links stay unless staff choose otherwise */
  keepsLinks?: boolean
  /** whether the items have addresses of their own, which visitors may know */
  canRedirect?: boolean
}

/** The same for several items, with the links to each of them. */
export function LeaveQuestion({
  title,
  text,
  confirm,
  leaving,
  isLinked,
  busy,
  second = false,
  keepsLinks = second,
  canRedirect = false,
  onClose,
  onConfirm,
}: QuestionProps) {
  const [links, setLinks] = useState<LinksChoice | null | undefined>(keepsLinks ? undefined : 'remove')
  const [isRefused, setRefused] = useState(false)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{title}</DialogTitle>
      <DialogContent>
        <p>{text}</p>
        {leaving?.some(({ uses }) => uses.length > 0) && <Alert severity="warning">{leaveDialog.used}</Alert>}
        {leaving?.map((one) => (
          <section key={one.id}>
            {one.title && <h3>{one.title}</h3>}
            <Uses uses={one.uses} />
          </section>
        ))}
        {isLinked && <LinksChoiceInput value={links} onChange={setLinks} canRedirect={canRedirect} />}
        {isLinked && isRefused && links === null && <p role="alert">{messages.links.leaving.noTarget}</p>}
        {isLinked && second && links && !links.startsWith('redirect:') && <p>{leaveDialog.linksFirst}</p>}
      </DialogContent>
      <DialogActions>
        {/* Enter deletes nothing. */}
        <Button ref={focusOnce} onClick={onClose}>
          {publishDialog.cancel}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={!leaving || busy}
          onClick={() =>
            isLinked && links === null
              ? setRefused(true)
              : onConfirm(isLinked ? (links ?? undefined) : undefined)
          }
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
