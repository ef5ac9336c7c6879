import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Preview as Made } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { messages } from '../messages.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import { bodyOf, type Values } from './values.ts'

const { preview: says, english, chichewa } = messages.content
const widths = { phone: 360, desktop: 1280 } as const
const settleMs = 900

/** The site's own page with what is on the screen, made by the service, in a frame in which nothing runs. */
export function Preview() {
  const { definition } = useEditing()
  const [lang, setLang] = useState<'en' | 'ny'>('en')
  const [width, setWidth] = useState<keyof typeof widths>('phone')
  const [path, setPath] = useState('')
  const shows = !definition.staffOnly
  const { made, failed } = usePreview(shows, lang, path)
  if (!shows) return <p>{says.notShown}</p>
  const scale = width === 'phone' ? 1 : widths.phone / widths.desktop
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={says.width}
          value={width}
          onChange={(_, value: keyof typeof widths | null) => value && setWidth(value)}
        >
          <ToggleButton value="phone">{says.phone}</ToggleButton>
          <ToggleButton value="desktop">{says.desktop}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={says.language}
          value={lang}
          onChange={(_, value: 'en' | 'ny' | null) => value && setLang(value)}
        >
          <ToggleButton value="en">{english}</ToggleButton>
          <ToggleButton value="ny">{chichewa}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      {made && made.pages.length > 0 && (
        <TextField
          select
          fullWidth
          label={says.page}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{says.own}</option>
          {made.pages.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </TextField>
      )}
      <output className={styles.quiet}>{failed ? says.failed : made ? '' : says.waiting}</output>
      {made && (
        <div className={styles.screen} data-width={width}>
          <iframe
            title={says.title}
            // No script runs in it: neither the frame nor the page's own policy lets one.
            sandbox="allow-same-origin"
            src={made.url}
            style={{ width: widths[width], height: 640 / scale, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  )
}

/** Has the service make the page anew, shortly after each change of the form. */
function usePreview(shows: boolean, lang: 'en' | 'ny', path: string): { made: Made | null; failed: boolean } {
  const { definition, details } = useEditing()
  const form = useFormContext<Values>()
  const [made, setMade] = useState<Made | null>(null)
  const [failed, setFailed] = useState(false)
  const id = details?.item.id ?? null

  useEffect(() => {
    if (!shows) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ending = new AbortController()
    const make = async () => {
      const body = { id, lang, path: path || null, body: bodyOf(definition, form.getValues()) }
      try {
        setMade(
          await ask<Made>('POST', `/backoffice/api/${definition.name}/preview`, {
            body,
            signal: ending.signal,
          }),
        )
        setFailed(false)
      } catch {
        // What is half typed may be no draft yet; the next change tries again.
        if (!ending.signal.aborted) setFailed(true)
      }
    }
    const later = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void make(), ms)
    }
    later(0)
    const watching = form.watch(() => later(settleMs))
    return () => {
      clearTimeout(timer)
      ending.abort()
      watching.unsubscribe()
    }
  }, [definition, form, id, lang, path, shows])

  return { made, failed }
}
