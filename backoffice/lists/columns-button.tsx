import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import columns from 'lucide-static/icons/columns-3.svg?raw'
import { useId, useRef, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { Icon } from '../shell/icon.tsx'
import { messages } from '../messages.ts'
import styles from './list.module.css'

/**
 * The table calls its columns options of a menu, which may hold no switches: they are a list. It draws its search field without
 * a label, and a list of few columns has none.
 * @param field the id that the label is for
 */
function tellRightly(paper: HTMLElement, field: string): void {
  const input = paper.querySelector('input')
  if (input?.type === 'text') input.id = field
  for (const menu of paper.querySelectorAll('[role=menu]')) menu.setAttribute('role', 'list')
  for (const option of paper.querySelectorAll('[role=option]')) option.setAttribute('role', 'listitem')
}

/**
 * Chooses what a list shows. react-admin's own button leaves the focus on itself, so that Escape closes nothing; the
 * choices are put into the box by its table, which knows it by its name.
 */
export function ColumnsButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const field = useId()
  const roles = useRef<MutationObserver>(null)
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon svg={columns} />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {messages.lists.columns}
      </Button>
      <Popover
        open={Boolean(anchor)}
        keepMounted
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { className: styles.columns ?? '', role: 'dialog', 'aria-label': messages.lists.columns },
          transition: {
            onEntered: (paper: HTMLElement) => {
              tellRightly(paper, field)
              paper.querySelector('input')?.focus()
              // The table may draw them after this, or anew.
              roles.current = new MutationObserver(() => tellRightly(paper, field))
              roles.current.observe(paper, { childList: true, subtree: true })
            },
            onExited: () => roles.current?.disconnect(),
          },
        }}
      >
        <label htmlFor={field} className={styles.columnsLabel}>
          {messages.lists.findColumn}
        </label>
        <Box id={`${useResourceContext()}.datatable-columnsSelector`} sx={{ px: 1, minWidth: 200 }} />
      </Popover>
    </>
  )
}
