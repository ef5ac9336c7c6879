import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { z } from 'zod'
import { bare } from '#contract/backoffice/schema.ts'
import { isWildcard } from '#contract/rules/redirect-paths.ts'
import { NewVersion } from '../../media/new-version.tsx'
import { formatMessage, messages } from '../../messages.ts'
import styles from '../form.module.css'
import { LinkPicker } from '../links/link-picker.tsx'
import { targetName, useSettled, useTargets } from '../links/use-targets.ts'
import { Counted, tooLong } from './counted.tsx'
import type { InputProps } from './input-props.ts'
import { labelOf } from './plain.tsx'
import { useFormInput } from './use-input.ts'

const say = messages.links

/** An address, typed or chosen; it says what it leads to. */
export function LinkInput(props: InputProps) {
  const { value, onChange, onBlur, ref, readOnly, error } = useFormInput(props.name)
  const [choosing, setChoosing] = useState(false)
  const address = typeof value === 'string' ? value : ''
  const fault = error ?? tooLong(address, props.field)
  const isForMany = isWildcard(address) && z.globalRegistry.get(bare(props.field))?.remainder === true
  const target = useLeadsTo(isForMany ? '' : address)
  const text = isForMany ? say.below : target.text
  const { wrong } = target
  const file = /^\/files\/([\da-f-]{36})\.pdf(?=$|[?#])/.exec(address)?.[1]
  return (
    <div className={styles.beside}>
      <Counted text={address} field={props.field} readOnly={readOnly}>
        <TextField
          fullWidth
          label={labelOf(props)}
          value={address}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={ref}
          error={fault !== undefined || wrong}
          helperText={fault ?? text}
          slotProps={{ htmlInput: { readOnly, spellCheck: false, inputMode: 'url' } }}
        />
      </Counted>
      {!readOnly && (
        <Button
          aria-label={formatMessage(say.chooseFor, { field: props.label })}
          onClick={() => setChoosing(true)}
        >
          {say.choose}
        </Button>
      )}
      {!readOnly && file !== undefined && <NewVersion key={file} id={file} />}
      {choosing && (
        <LinkPicker
          onClose={() => setChoosing(false)}
          onChoose={(to) => {
            setChoosing(false)
            onChange(to)
          }}
        />
      )}
    </div>
  )
}

/** What an address leads to, in words; looked up once typing pauses. */
function useLeadsTo(address: string): { text: string | undefined; wrong: boolean } {
  const settled = useSettled(address)
  const ours = /^\/(?!\/)/.test(settled)
  const file = settled.startsWith('/files/')
  const found = useTargets(settled, ours && !file)
  if (address === '') return { text: undefined, wrong: false }
  if (settled !== address) return { text: ' ', wrong: false }
  if (file) return { text: say.leadsFile, wrong: false }
  if (settled.startsWith('https://')) return { text: say.elsewhere, wrong: false }
  if (!ours || !found || found.leads === null) return { text: ' ', wrong: false }
  const target = found.targets.find(({ to }) => to === settled.replace(/^\/ny(?=\/|$)/, ''))
  if (target) return { text: formatMessage(say.leadsTo, { title: targetName(target) }), wrong: false }
  return found.leads ? { text: ' ', wrong: false } : { text: say.nowhere, wrong: true }
}
