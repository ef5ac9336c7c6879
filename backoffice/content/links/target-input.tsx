import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatMessage, messages } from '../../messages.ts'
import { LinkPicker } from './link-picker.tsx'

const say = messages.links.leaving

/** A page of this site; null until one is chosen. */
export type Target = `/${string}` | null

type Props = { value: Target; onChange: (value: Target) => void }

/** Asks for a page of this site. */
export function TargetInput({ value, onChange }: Props) {
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <p>
        {value !== null && `${formatMessage(say.pointsTo, { to: value })} `}
        <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
          {say.choose}
        </Button>
      </p>
      {choosing && (
        <LinkPicker
          onClose={() => setChoosing(false)}
          onChoose={(to) => {
            setChoosing(false)
            if (isOwnPath(to)) onChange(to)
          }}
        />
      )}
    </>
  )
}

const isOwnPath = (to: string): to is `/${string}` => to.startsWith('/')
