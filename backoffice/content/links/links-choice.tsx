import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { messages } from '../../messages.ts'
import { TargetInput, type Target } from './target-input.tsx'

const say = messages.links.leaving

type Kind = 'remove' | 'point' | 'redirect' | 'keep'

type Props = {
  /** undefined where links stay; null until a target is chosen */
  value: LinksChoice | null | undefined
  onChange: (value: LinksChoice | null | undefined) => void
  /** true where the item has an address of its own, which can be redirected */
  canRedirect: boolean
}

/** The choice between removing, changing, redirecting and keeping links to an item that leaves the website. */
export function LinksChoiceInput({ value, onChange, canRedirect }: Props) {
  const [kind, setKind] = useState<Kind>(value === undefined ? 'keep' : 'remove')
  const [target, setTarget] = useState<Target>(null)
  const choose = (next: Kind, to: Target) => {
    setKind(next)
    setTarget(to)
    onChange(next === 'keep' ? undefined : next === 'remove' ? next : withTarget(next, to))
  }
  const asksTarget = kind === 'point' || kind === 'redirect'
  const kinds: Kind[] = ['remove', 'point', ...(canRedirect ? (['redirect'] as const) : []), 'keep']
  return (
    <>
      <RadioGroup
        aria-label={say.title}
        value={kind}
        onChange={(_, picked) => choose(kinds.find((one) => one === picked) ?? 'keep', target)}
      >
        {kinds.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={say[one]} />
        ))}
      </RadioGroup>
      {asksTarget && <TargetInput value={target} onChange={(to) => choose(kind, to)} />}
      {(kind === 'remove' || kind === 'point') && <p>{say.approval}</p>}
    </>
  )
}

const withTarget = (kind: 'point' | 'redirect', to: Target): LinksChoice | null =>
  to !== null && kind === 'redirect' ? `redirect:${to}` : to
