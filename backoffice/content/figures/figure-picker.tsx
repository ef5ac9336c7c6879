import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import type { Figure } from '#contract/backoffice/links.ts'
import { referenceName } from '#contract/rules/references.ts'
import { matchesName } from '#contract/rules/search-text.ts'
import { formatMessage, messages } from '../../messages.ts'
import { stepThrough } from '../links/step-through.ts'
import styles from '../links/links.module.css'

const say = messages.figures
type Props = { figures: readonly Figure[]; onChoose: (figure: Figure) => void; onClose: () => void }

/** The figures that there are, to be put into a text. */
export function FigurePicker({ figures, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const found = figures.filter(({ kind, key, name: { en = '', ny = '' } }) =>
    matchesName(`${say.kinds[kind]} ${key} ${en} ${ny}`, typed),
  )
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="figure-picker-title">
      <DialogTitle id="figure-picker-title">{say.title}</DialogTitle>
      <DialogContent>
        <div className={styles.panel}>
          <TextField
            fullWidth
            inputRef={field}
            label={say.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              stepThrough(event, list.current)
              if (event.key === 'Enter' && found[0]) {
                event.preventDefault()
                onChoose(found[0])
              }
            }}
          />
          <output className={styles.count}>
            {found.length ? formatMessage(say.found, { n: found.length }) : say.none}
          </output>
          <ul className={styles.targets} ref={list}>
            {found.map((figure) => (
              <li key={referenceName(figure)}>
                <button
                  type="button"
                  onClick={() => onChoose(figure)}
                  onKeyDown={(event) => stepThrough(event, list.current)}
                >
                  <span className={styles.name}>{figure.name.en ?? figure.key}</span>
                  <span className={styles.to}>
                    {say.kinds[figure.kind]}, {figure.key}
                  </span>
                  <span className={styles.value}>{figure.value}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.links.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
