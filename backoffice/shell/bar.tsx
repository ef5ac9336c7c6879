import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import close from 'lucide-static/icons/x.svg?raw'
import lines from 'lucide-static/icons/menu.svg?raw'
import person from 'lucide-static/icons/circle-user-round.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { Link } from 'react-router'
import { dropAllUnsaved, hasUnsaved } from '../content/unsaved.ts'
import { useCompanyNames } from '../company-names.ts'
import { useMe } from '../current-user.tsx'
import { messages } from '../messages.ts'
import { chooseColours, colourChoices, useColourChoice } from '../theme/colour-mode.ts'
import { Icon } from './icon.tsx'
import styles from './layout.module.css'
import type { useMenu } from './use-menu.ts'

type Props = { menu: ReturnType<typeof useMenu>; onCommand: () => void }

/** The name of the house, the way to everything, and who is signed in. */
export function Bar({ menu: { open, button, toggle }, onCommand }: Props) {
  const me = useMe()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { shell, access } = messages
  const companyName = useCompanyNames()
  const choice = useColourChoice()
  return (
    <header className={styles.bar}>
      <IconButton
        ref={button}
        className={styles.menuButton}
        aria-label={open ? shell.closeMenu : shell.menu}
        aria-expanded={open}
        aria-controls="sidebar"
        onClick={toggle}
      >
        <Icon svg={open ? close : lines} />
      </IconButton>
      <Link className={styles.name} to="/backoffice">
        <strong>{companyName('holdings')}</strong>
        <span>{shell.name}</span>
      </Link>
      <button type="button" className={styles.command} onClick={onCommand}>
        <Icon svg={search} />
        <span>{shell.search}</span>
        <kbd>{shell.searchHint}</kbd>
      </button>
      {me.demonstration && <p className={styles.demonstration}>{shell.demonstration}</p>}
      <button
        type="button"
        className={styles.person}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon svg={person} />
        <span>{me.name}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        slotProps={{ list: { 'aria-label': me.name } }}
        onClose={() => setAnchor(null)}
      >
        <MenuItem disabled>{me.roles.map((role) => access.roles[role]).join(', ')}</MenuItem>
        <MenuItem component={Link} to="/backoffice/account" onClick={() => setAnchor(null)}>
          {shell.account}
        </MenuItem>
        <MenuItem component="a" href="/" target="_blank" rel="noreferrer">
          {shell.openSite}
        </MenuItem>
        {colourChoices.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === choice}
            selected={one === choice}
            onClick={() => chooseColours(one)}
          >
            {shell.colours[one]}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            if (hasUnsaved() && !confirm(shell.signOutUnsaved)) return setAnchor(null)
            // Whoever signs in next on this computer is not to find what was not saved.
            dropAllUnsaved()
            // The form that is left keeps what was typed last.
            void logout().finally(dropAllUnsaved)
          }}
        >
          {shell.signOut}
        </MenuItem>
      </Menu>
    </header>
  )
}
