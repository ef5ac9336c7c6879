import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { AskDialog } from '../people/components/ask-first.tsx'
import type { Use } from '#contract/backoffice/content.ts'
import { savedText } from '#contract/rules/blank.ts'
import { fileFields } from '#contract/backoffice/files.ts'
import { ask } from '../api.ts'
import { Counted, tooLong } from '../content/inputs/counted.tsx'
import { Uses } from '../content/rail/used-by.tsx'
import { errorMessage } from '../error-message.ts'
import { useUndo } from '../shell/undo.tsx'
import { formatMessage, messages } from '../messages.ts'
import { useRequiredText } from '../shell/use-required-text.ts'
import styles from './media.module.css'

const say = messages.media
const address = '/backoffice/api/files/tag'
const mostUsers = 10

type Props = { ids: readonly string[]; onDone: (left: readonly string[]) => void }

/** What is done with many files together: tags given and taken away, and what nothing shows removed. */
export function BulkTags({ ids, onDone }: Props) {
  const client = useQueryClient()
  const notify = useNotify()
  const [tag, setTag] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [removing, setRemoving] = useState(false)
  const [uses, setUses] = useState<readonly Use[]>([])
  async function look() {
    await client.invalidateQueries({ queryKey: ['files'] })
    await client.invalidateQueries({ queryKey: ['file'] })
  }
  async function run(act: () => Promise<string>) {
    setBusy(true)
    setUses([])
    try {
      setSaid(await act())
    } catch (error) {
      setSaid(errorMessage(error))
    }
    setBusy(false)
    await look()
  }
  const tagAll = useTagging(ids, tag, look)
  const remove = () =>
    run(async () => {
      setRemoving(false)
      const { refused, why, users } = await removeFiles(ids)
      setUses(users)
      onDone(refused)
      const done = formatMessage(say.removedMany, { n: ids.length - refused.length })
      // Where nothing is left that is chosen this bar goes, and with it what it says.
      if (!refused.length) notify(done, { type: 'success' })
      return refused.length ? `${done} ${formatMessage(say.notRemoved, { n: refused.length })} ${why}` : done
    })
  const none = busy || ids.length === 0
  const long = tooLong(tag, fileFields.tag)
  const { field, isGiven } = useRequiredText(tag)
  const put = (change: 'add' | 'remove') => {
    if (isGiven() && long === undefined) void run(() => tagAll(change))
  }
  return (
    <div className={styles.bulk}>
      <output>{said || formatMessage(say.chosen, { n: ids.length })}</output>
      {uses.length > 0 && <Uses uses={uses} />}
      <div className={styles.tag}>
        <Counted text={tag} field={fileFields.tag}>
          <TextField
            {...field}
            fullWidth
            label={say.tag}
            value={tag}
            error={field.error || long !== undefined}
            helperText={long ?? field.helperText}
            onChange={(event) => setTag(event.target.value)}
          />
        </Counted>
      </div>
      <Button disabled={none} onClick={() => put('add')}>
        {say.addTag}
      </Button>
      <Button disabled={none} onClick={() => put('remove')}>
        {say.removeTag}
      </Button>
      <Button disabled={none} color="error" onClick={() => setRemoving(true)}>
        {say.removeUnused}
      </Button>
      <AskDialog
        open={removing}
        title={formatMessage(say.removeManySure, { n: ids.length })}
        about={say.removeManyText}
        confirm={say.removeUnused}
        danger
        onClose={() => setRemoving(false)}
        onYes={() => void remove()}
      />
    </div>
  )
}

/** Deletes files one by one. @returns the ids that were refused, why the last one was, and the items that use them */
async function removeFiles(ids: readonly string[]) {
  const refused: string[] = []
  const users = new Map<string, Use>()
  let why = ''
  for (const id of ids) {
    try {
      await ask('DELETE', `/backoffice/api/files/${id}`)
    } catch (error) {
      refused.push(id)
      why = errorMessage(error)
      for (const use of await ask<Use[]>('GET', `/backoffice/api/files/${id}/used-by`).catch(() => []))
        users.set(`${use.collection} ${use.id}`, use)
    }
  }
  // The items are listed, whichever file they use.
  return { refused, why: users.size > 0 ? '' : why, users: [...users.values()].slice(0, mostUsers) }
}

/** Gives a tag to files or takes it from them, and offers the way back. @returns what is said where there is none */
function useTagging(ids: readonly string[], tag: string, look: () => Promise<void>) {
  const undo = useUndo()
  return async (change: 'add' | 'remove'): Promise<string> => {
    undo.withdraw()
    const { changed } = await ask<{ changed: string[] }>('POST', address, { body: { ids, [change]: [tag] } })
    if (changed.length === 0) return say.tagsSame
    const says = { tag: savedText(tag), n: changed.length }
    undo.offer({
      done: formatMessage(change === 'add' ? say.tagged : say.untagged, says),
      undone: say.tagUndone,
      // Those that had it before keep it.
      async undo() {
        const inverse = change === 'add' ? 'remove' : 'add'
        await ask('POST', address, { body: { ids: changed, [inverse]: [tag] } })
        await look()
      },
    })
    return ''
  }
}
