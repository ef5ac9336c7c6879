import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The menu where it lies over the screen. It is open on the address it was opened at: going somewhere closes it, as do
 * Escape, a press beside it, the link of the screen that is there, and the focus where it goes on to the screen below.
 */
export function useMenu() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === pathname
  useEffect(() => {
    if (!open) return
    const close = () => setOpenAt(null)
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      close()
      button.current?.focus()
    }
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#work')) close()
    }
    const choose = ({ target }: Event) => {
      if (target instanceof Element && target.closest('#sidebar a')) close()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('click', choose)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', choose)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])
  return { open, button, toggle: () => setOpenAt(open ? null : pathname) }
}
