import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import type { LinkTarget } from '#contract/backoffice/links.ts'
import { Library } from '../../media/library.tsx'
import { formatMessage, messages } from '../../messages.ts'
import styles from './links.module.css'
import { stepThrough } from './step-through.ts'
import { targetName, useSettled, useTargets } from './use-targets.ts'

const say = messages.links
type Props = { onChoose: (to: string) => void; onClose: () => void }

/** Pages, items and files of the site, to be linked to. */
export function LinkPicker({ onChoose, onClose }: Props) {
  const [shown, setShown] = useState<'pages' | 'files'>('pages')
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="link-picker-title">
      <DialogTitle id="link-picker-title">{say.title}</DialogTitle>
      <DialogContent>
        <Tabs value={shown} onChange={(_, value: typeof shown) => setShown(value)}>
          <Tab value="pages" id="link-tab-pages" aria-controls="link-panel" label={say.pages} />
          <Tab value="files" id="link-tab-files" aria-controls="link-panel" label={say.files} />
        </Tabs>
        <div role="tabpanel" id="link-panel" aria-labelledby={`link-tab-${shown}`} className={styles.panel}>
          {shown === 'pages' ? (
            <Targets onChoose={onChoose} />
          ) : (
            <Library kind="document" onOpen={({ url }) => onChoose(url)} />
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Targets({ onChoose }: Pick<Props, 'onChoose'>) {
  const [typed, setTyped] = useState('')
  const found = useTargets(useSettled(typed.trim(), 200))
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const own = typed.trim()
  const targets = found?.targets ?? []
  return (
    <>
      <TextField
        fullWidth
        inputRef={field}
        label={say.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => stepThrough(event, list.current)}
      />
      <output className={styles.count}>
        {found && (targets.length ? formatMessage(say.found, { n: targets.length }) : say.none)}
      </output>
      <ul className={styles.targets} ref={list}>
        {own.startsWith('/') && found?.leads && !targets.some(({ to }) => to === own) && (
          <li>
            <button
              type="button"
              onClick={() => onChoose(own)}
              onKeyDown={(event) => stepThrough(event, list.current)}
            >
              {formatMessage(say.typed, { to: own })}
            </button>
          </li>
        )}
        {targets.map((target) => (
          <li key={target.to}>
            <button
              type="button"
              onClick={() => onChoose(target.to)}
              onKeyDown={(event) => stepThrough(event, list.current)}
            >
              <Target target={target} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const Target = ({ target }: { target: LinkTarget }) => (
  <>
    <span className={styles.name}>
      {targetName(target)}
      {target.title.ny && target.title.ny !== target.title.en && <span lang="ny">{target.title.ny}</span>}
    </span>
    <span className={styles.to}>{target.to}</span>
    <span className={styles.group}>{say.groups[target.group]}</span>
  </>
)
