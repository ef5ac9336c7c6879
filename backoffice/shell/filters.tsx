import Button from '@mui/material/Button'
import filterIcon from 'lucide-static/icons/list-filter.svg?raw'
import { useId, useState, type ReactNode } from 'react'
import { formatMessage, messages } from '../messages.ts'
import styles from './filters.module.css'
import { Icon } from './icon.tsx'

type ButtonProps = {
  /** how many of them are set */
  set: number
  open: boolean
  onToggle: () => void
  /** the id of what it opens */
  controls?: string
}

/** On a phone, opens what a list is narrowed and sorted by, and says how much of it is set. */
export const FiltersButton = ({ set, open, onToggle, controls }: ButtonProps) => (
  <Button
    className={styles.button ?? ''}
    variant="outlined"
    startIcon={<Icon svg={filterIcon} />}
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
  >
    {set > 0 ? formatMessage(messages.shell.filtersSet, { n: set }) : messages.shell.filters}
  </Button>
)

type Props = {
  /** the field for words, which a phone shows at all times */
  search?: ReactNode
  set: number
  children: ReactNode
}

/** What a list is narrowed by. A phone shows the search, and the rest when it is asked for. */
export function Filters({ search, set, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Box = search ? 'search' : 'div'
  return (
    <Box className={styles.filters}>
      {search}
      <FiltersButton set={set} open={open} onToggle={() => setOpen(!open)} controls={id} />
      <div id={id} className={styles.choices} data-open={open || undefined}>
        {children}
      </div>
    </Box>
  )
}
