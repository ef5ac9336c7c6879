import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import close from 'lucide-static/icons/panel-right-close.svg?raw'
import open from 'lucide-static/icons/panel-right-open.svg?raw'
import { useState } from 'react'
import { Icon } from '../shell/icon.tsx'
import { messages } from '../messages.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import type { PanelRoom } from './panel-room.ts'
import { Preview } from './preview.tsx'
import { About } from './rail/item-details.tsx'
import { ItemNotes } from './rail/item-notes.tsx'
import { History } from './rail/history.tsx'
import type { Saving } from './use-saving.ts'

const { panel } = messages.content
const tabs = ['preview', 'about', 'history'] as const
type Tab = (typeof tabs)[number]

type Props = { saving: Saving; shown: PanelRoom; onShow: (room: PanelRoom) => void }

/** Beside the form: how it will look, how it stands, what it was. */
export function Panel({ saving, shown: room, onShow }: Props) {
  const { definition, details } = useEditing()
  const [shown, setShown] = useState<Tab>(definition.staffOnly ? 'about' : 'preview')
  if (room === 'folded')
    return (
      <aside className={styles.folded} aria-label={panel.name}>
        <Button startIcon={<Icon svg={open} />} onClick={() => onShow('narrow')}>
          {panel.show}
        </Button>
      </aside>
    )
  return (
    <aside className={styles.panel} aria-label={panel.name}>
      <div className={styles.panelHead}>
        <Tabs value={shown} onChange={(_, value: Tab) => setShown(value)} variant="fullWidth">
          {tabs
            .filter((one) => one !== 'preview' || !definition.staffOnly)
            .map((one) => (
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
        <IconButton aria-label={panel.hide} title={panel.hide} onClick={() => onShow('folded')}>
          <Icon svg={close} />
        </IconButton>
      </div>
      <div
        role="tabpanel"
        id={`panel-${shown}`}
        aria-labelledby={`tab-${shown}`}
        className={styles.panelBody}
      >
        {shown === 'preview' && <Preview />}
        {shown === 'about' && details && <About details={details} />}
        {shown === 'about' && details && <ItemNotes details={details} />}
        {shown === 'history' && details && <History saving={saving} />}
      </div>
    </aside>
  )
}
