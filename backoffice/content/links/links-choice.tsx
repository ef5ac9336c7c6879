import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { formatMessage, messages } from '../../messages.ts'
import { LinkPicker } from './link-picker.tsx'

const say = messages.links.leaving

type Props = {
  /** undefined where links stay; null until a target is chosen */
  value: LinksChoice | null | undefined
  onChange: (value: LinksChoice | null | undefined) => void
}

/** What becomes of links to an item that leaves the website. */
export function LinksChoiceInput({ value, onChange }: Props) {
  const [choosing, setChoosing] = useState(false)
  const chosen = value === undefined ? 'keep' : value === 'remove' ? 'remove' : 'point'
  return (
    <>
      <RadioGroup
        aria-label={say.title}
        value={chosen}
        onChange={(_, picked) =>
          onChange(picked === 'keep' ? undefined : picked === 'remove' ? picked : null)
        }
      >
        <FormControlLabel value="remove" control={<Radio size="small" />} label={say.remove} />
        <FormControlLabel value="point" control={<Radio size="small" />} label={say.point} />
        <FormControlLabel value="keep" control={<Radio size="small" />} label={say.keep} />
      </RadioGroup>
      {chosen === 'point' && (
        <p>
          {value !== null && `${formatMessage(say.pointsTo, { to: value ?? '' })} `}
          <Button size="small" variant="outlined" onClick={() => setChoosing(true)}>
            {say.choose}
          </Button>
        </p>
      )}
      {chosen !== 'keep' && <p>{say.approval}</p>}
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
