import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import bookmark from 'lucide-static/icons/bookmark.svg?raw'
import trash from 'lucide-static/icons/trash-2.svg?raw'
import { useState, type FormEvent } from 'react'
import { useListContext, useResourceContext, useSavedQueries } from 'react-admin'
import { Icon } from '../shell/icon.tsx'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'

const { lists } = messages

/** A list's filters and order under a name, kept with whoever saved them. */
export function Views() {
  const [views, setViews] = useSavedQueries(useResourceContext() ?? '')
  const { filterValues, sort, perPage, setFilters, setSort } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState(false)
  const close = () => setAnchor(null)
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const label = new FormData(event.currentTarget).get('name')
    if (typeof label !== 'string' || !label.trim()) return
    // A react-admin list's values are untyped; they are put back as they came.
    const value = { filter: filterValues as object, sort, perPage }
    setViews([...views.filter((view) => view.label !== label), { label: label.trim(), value }])
    setNaming(false)
  }
  return (
    <>
      <Button
        startIcon={<Icon svg={bookmark} />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {lists.views}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        slotProps={{ list: { 'aria-label': lists.views } }}
        onClose={close}
      >
        {views.length === 0 && <MenuItem disabled>{lists.noViews}</MenuItem>}
        {views.map(({ label, value }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setFilters(value.filter)
              if (value.sort) setSort(value.sort)
              close()
            }}
          >
            {label}
            <IconButton
              size="small"
              sx={{ marginInlineStart: 'auto' }}
              aria-label={formatMessage(lists.removeView, { name: label })}
              onClick={(event) => {
                event.stopPropagation()
                setViews(views.filter((view) => view.label !== label))
              }}
            >
              <Icon svg={trash} />
            </IconButton>
          </MenuItem>
        ))}
        <MenuItem
          divider={false}
          onClick={() => {
            close()
            setNaming(true)
          }}
        >
          {lists.saveView}
        </MenuItem>
      </Menu>
      <NameDialog open={naming} onClose={() => setNaming(false)} onSave={save} />
    </>
  )
}

type NameDialogProps = {
  open: boolean
  onClose: () => void
  onSave: (event: FormEvent<HTMLFormElement>) => void
}

const NameDialog = ({ open, onClose, onSave }: NameDialogProps) => (
  <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
    <form onSubmit={onSave}>
      <DialogTitle>{lists.saveView}</DialogTitle>
      <DialogContent>
        <NameField />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{lists.cancel}</Button>
        <Button type="submit" variant="contained">
          {lists.save}
        </Button>
      </DialogActions>
    </form>
  </Dialog>
)

const NameField = () => (
  <TextField
    inputRef={focusOnce}
    name="name"
    label={lists.viewName}
    required
    fullWidth
    sx={{ marginTop: 1 }}
  />
)
