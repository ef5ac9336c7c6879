import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import { Preview } from './preview.tsx'
import { About } from './rail/item-details.tsx'
import { History } from './rail/history.tsx'
import type { Saving } from './use-saving.ts'

const { panel } = messages.content
const tabs = ['preview', 'about', 'history'] as const
type Tab = (typeof tabs)[number]

/** Beside the form: how it will look, how it stands, what it was. */
export function Panel({ saving }: { saving: Saving }) {
  const { definition, details } = useEditing()
  const [shown, setShown] = useState<Tab>(definition.staffOnly ? 'about' : 'preview')
  return (
    <aside className={styles.panel}>
      <Tabs value={shown} onChange={(_, value: Tab) => setShown(value)} variant="fullWidth">
        {tabs.map((one) => (
          <Tab
            key={one}
            id={`tab-${one}`}
            aria-controls={`panel-${one}`}
            value={one}
            label={panel[one]}
            disabled={one !== 'preview' && !details}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`panel-${shown}`}
        aria-labelledby={`tab-${shown}`}
        className={styles.panelBody}
      >
        {shown === 'preview' && <Preview />}
        {shown === 'about' && details && <About details={details} />}
        {shown === 'history' && details && <History saving={saving} />}
      </div>
    </aside>
  )
}
