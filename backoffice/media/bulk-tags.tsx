import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { fileFields } from '#contract/backoffice/files.ts'
import { ask } from '../api.ts'
import { Counted, tooLong } from '../content/inputs/counted.tsx'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'

const say = messages.media

type Props = { ids: readonly string[]; onDone: (left: readonly string[]) => void }

/** What is done with many files together: tags given and taken away, and what nothing shows removed. */
export function BulkTags({ ids, onDone }: Props) {
  const client = useQueryClient()
  const notify = useNotify()
  const [tag, setTag] = useState('')
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<string>) {
    setBusy(true)
    try {
      setSaid(await act())
    } catch (error) {
      setSaid(errorMessage(error))
    }
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['files'] })
    await client.invalidateQueries({ queryKey: ['file'] })
  }
  const put = (change: 'add' | 'remove') =>
    run(async () => {
      await ask('POST', '/backoffice/api/files/tag', { body: { ids, [change]: [tag] } })
      return formatMessage(change === 'add' ? say.tagged : say.untagged, { tag: tag.trim(), n: ids.length })
    })
  const remove = () =>
    run(async () => {
      const refused: string[] = []
      let why = ''
      for (const id of ids) {
        try {
          await ask('DELETE', `/backoffice/api/files/${id}`)
        } catch (error) {
          refused.push(id)
          why = errorMessage(error)
        }
      }
      onDone(refused)
      const done = formatMessage(say.removedMany, { n: ids.length - refused.length })
      // Where nothing is left that is chosen this bar goes, and with it what it says.
      if (!refused.length) notify(done, { type: 'success' })
      return refused.length ? `${done} ${formatMessage(say.notRemoved, { n: refused.length })} ${why}` : done
    })
  const none = busy || ids.length === 0
  const long = tooLong(tag, fileFields.tag)
  const noTag = none || tag.trim() === '' || long !== undefined
  return (
    <div className={styles.bulk}>
      <output>{said || formatMessage(say.chosen, { n: ids.length })}</output>
      <div className={styles.tag}>
        <Counted text={tag} field={fileFields.tag}>
          <TextField
            fullWidth
            label={say.tag}
            value={tag}
            error={long !== undefined}
            helperText={long}
            onChange={(event) => setTag(event.target.value)}
          />
        </Counted>
      </div>
      <Button disabled={noTag} onClick={() => void put('add')}>
        {say.addTag}
      </Button>
      <Button disabled={noTag} onClick={() => void put('remove')}>
        {say.removeTag}
      </Button>
      <Button disabled={none} color="error" onClick={() => void remove()}>
        {say.removeUnused}
      </Button>
    </div>
  )
}
