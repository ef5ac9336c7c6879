import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState, type FormEvent } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import type { StaffDetails, StaffItem } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { hasItemPages } from '#contract/item-addresses.ts'
import { ask } from '../api.ts'
import { inverseOfPublish, inverseOfScheduling, inverseOfSubmit } from '../content/inverse.ts'
import type { Leaving } from '../content/leave-dialog.tsx'
import { EndingLinks, MissingTarget, type EndRedirect } from '../content/links/ending-links.tsx'
import { useReadLinked } from '../content/use-linked.ts'
import { errorMessage } from '../error-message.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { offerUndo, useUndo, type Undoable } from '../shell/undo.tsx'
import { ScheduleField, scheduledAt } from '../schedule-field.tsx'
import { formatMessage, messages } from '../messages.ts'
import type { Refused } from './refused-items.tsx'
import { useActOnChosen } from './use-act-on-chosen.ts'
import { useTitle } from './use-title.ts'

const { bulk } = messages.lists
type Act = 'publish' | 'schedule' | 'sign_off'

type Props = { definition: Collection; onRefused: (refused: readonly Refused[]) => void }

/** What is selected is published, scheduled or signed off, each by itself: what is refused is listed, and stays selected. */
export function BulkActs({ definition, onRefused }: Props) {
  const { selectedIds } = useListContext<StaffItem>()
  const notify = useNotify()
  const refresh = useRefresh()
  const undo = useUndo()
  const readEnding = useReadEnding(definition)
  const [asking, setAsking] = useState<{ act: Act; ending: readonly Leaving[] } | null>(null)
  const { busy, actOnChosen } = useActOnChosen({ definition, onRefused, onEnd: () => setAsking(null) })
  if (definition.staffOnly) return null

  /** Reads which of them end first: the links to these are listed. */
  async function askFirst(act: Act) {
    try {
      setAsking({ act, ending: act === 'sign_off' ? [] : await readEnding() })
    } catch (error) {
      notify(errorMessage(error), { type: 'error' })
    }
  }
  async function run({ act, ending }: { act: Act; ending: readonly Leaving[] }, { at, redirect }: Chosen) {
    const inverses = await actOnChosen((id) =>
      actOn(definition, id, act, {
        at,
        redirect: ending.some((one) => one.id === id) ? redirect : undefined,
      }),
    )
    if (inverses.length === 0) return
    const said = formatMessage(bulk.done[act], { n: inverses.length })
    offerUndo({ undo, notify }, said, wayBack(said, inverses, refresh))
  }
  return (
    <>
      {(['publish', 'schedule', 'sign_off'] as const).map((act) => (
        <Button key={act} onClick={() => void askFirst(act)}>
          {bulk.acts[act]}
        </Button>
      ))}
      {asking && (
        <Confirmation
          {...asking}
          count={selectedIds.length}
          approval={definition.reviewed}
          canRedirect={hasItemPages(definition.name)}
          busy={busy}
          onCancel={() => setAsking(null)}
          onRun={(chosen) => void run(asking, chosen)}
        />
      )}
    </>
  )
}

/** Returns a function that reads the links to the chosen items that have an end date. It throws ApiError. */
function useReadEnding(definition: Collection): () => Promise<readonly Leaving[]> {
  const { selectedIds, data = [] } = useListContext<StaffItem>()
  const readLinked = useReadLinked()
  const titleOf = useTitle(definition)
  const { name, window } = definition
  const { until } = window
  return async () => {
    if (until === null) return []
    const ending = data.filter((item) => selectedIds.includes(item.id) && item[until] !== undefined)
    return readLinked(ending.map((item) => ({ collection: name, id: item.id, title: titleOf(item) })))
  }
}

/** What takes an act back: an address of the service, and what it is told. */
type Path = { path: string; body: unknown }

/** Undo for all of them. */
function wayBack(done: string, all: readonly Path[], onUndone: () => void): Undoable {
  return {
    done,
    undone: formatMessage(bulk.undone, { n: all.length }),
    async undo() {
      // Each by itself: one that cannot be taken back keeps no other.
      const taken = await Promise.allSettled(all.map(({ path, body }) => ask('POST', path, { body })))
      onUndone()
      const first = taken.find((one) => one.status === 'rejected')
      if (first) throw first.reason
    },
  }
}

/**
 * One item by the verbs that its own form uses.
 * @returns what takes it back
 * @throws ApiError
 */
async function actOn(definition: Collection, id: string, act: Act, { at, redirect }: Chosen): Promise<Path> {
  const found = await ask<StaffDetails>('GET', `/backoffice/api/${definition.name}/${id}`)
  if (act === 'sign_off') {
    const fields = Object.entries(found.translations)
      .filter(([, { state }]) => state === 'unreviewed' || state === 'stale')
      .map(([path]) => path)
    const path = `/backoffice/api/${definition.name}/${id}/translations`
    if (fields.length) await ask('POST', path, { body: { fields, reviewed: true } })
    return { path, body: { fields, reviewed: false } }
  }
  const verb = definition.approval && definition.approvalOf(found.item) ? 'submit' : 'publish'
  const path = `/api/${definition.name}/${id}`
  const { revision } = found.item
  await ask('POST', `${path}/${verb}`, {
    body: { revision, ...(at !== null && { at }), ...(redirect && { redirect }) },
  })
  const inverse =
    verb === 'submit'
      ? inverseOfSubmit(revision)
      : at === null
        ? inverseOfPublish(found.item)
        : inverseOfScheduling(revision)
  return { path: `${path}/${inverse.verb}`, body: inverse.body }
}

/** When they go live, null for now, and where the addresses of those that end lead then. */
type Chosen = { at: string | null; redirect: EndRedirect }

type ConfirmationProps = {
  act: Act
  /** those of them that end and that others link to */
  ending: readonly Leaving[]
  canRedirect: boolean
  count: number
  /** some of them wait for a second person */
  approval: boolean
  busy: boolean
  onCancel: () => void
  onRun: (chosen: Chosen) => void
}

/** Opens on its field, else on the button that does it: Enter does what the button says. */
function Confirmation({
  act,
  ending,
  canRedirect,
  count,
  approval,
  busy,
  onCancel,
  onRun,
}: ConfirmationProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const [redirect, setRedirect] = useState<EndRedirect>()
  function run(event: FormEvent) {
    event.preventDefault()
    const at = act === 'schedule' ? scheduledAt(typed) : null
    if ((act === 'schedule' && at === null) || redirect === null) setRefused(true)
    else if (!busy) onRun({ at, redirect })
  }
  return (
    <Dialog open onClose={onCancel} aria-labelledby="bulk-title" fullWidth maxWidth="xs">
      <form noValidate onSubmit={run}>
        <DialogTitle id="bulk-title">{formatMessage(bulk.titles[act], { n: count })}</DialogTitle>
        <DialogContent>
          <p>{bulk.about[act]}</p>
          {approval && act !== 'sign_off' && <p>{bulk.approval}</p>}
          {act === 'schedule' && (
            <ScheduleField
              label={bulk.at}
              value={typed}
              onChange={setTyped}
              inputRef={focusOnce}
              refused={refused && scheduledAt(typed) === null}
            />
          )}
          <EndingLinks
            ending={ending}
            canRedirect={canRedirect}
            redirect={redirect}
            onRedirect={setRedirect}
          />
          <MissingTarget redirect={redirect} isRefused={refused} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{messages.lists.cancel}</Button>
          <Button
            type="submit"
            ref={act === 'schedule' ? null : focusOnce}
            variant="contained"
            disabled={busy}
          >
            {bulk.confirm[act]}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
