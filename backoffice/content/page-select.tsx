import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import type { ShownPage } from '#contract/backoffice/content.ts'

type Props = {
  label: string
  pages: readonly ShownPage[]
  path: string
  onPath: (path: string) => void
  /** of a page whose title is not known: the item's own */
  title?: string
  fullWidth?: boolean
  /** options before the pages */
  children?: ReactNode
}

/** Pages of the site by what their tabs say; the address of the chosen one is below, small. */
export const PageSelect = ({ label, pages, path, onPath, title, fullWidth = false, children }: Props) => (
  <TextField
    select
    size="small"
    fullWidth={fullWidth}
    label={label}
    value={path}
    helperText={path}
    onChange={(event) => onPath(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 0, maxWidth: '100%' }}
  >
    {children}
    {pages.map((page) => (
      <option key={page.path} value={page.path}>
        {page.title || title || page.path}
      </option>
    ))}
  </TextField>
)
