import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'
import { Link } from './link.tsx'

/** `spark` and `ghost` stand on the deep field only; `fill` and `line` everywhere else. */
type Look = 'fill' | 'line' | 'spark' | 'ghost'

/** Returns the classes of an element that looks like a button. */
export const buttonLook = (look: Look): string => classNames(styles.button, styles[look])

/** A button; safe in islands. */
export function Button({
  look = 'fill',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button {...rest} type={type} className={classNames(styles.button, styles[look], className)} />
}

/** A link to a page that looks like a button; not drawn while the page does not exist. */
export function ButtonLink({
  look = 'fill',
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return (
    <Link {...rest} className={classNames(styles.button, styles[look], className)}>
      {/* Without styles the space separates it from the next one. */}
      {children}{' '}
    </Link>
  )
}

/** The same for what is no page: a place on this one, a telephone, a letter. */
export function ButtonAnchor({
  look = 'fill',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look; href: string }) {
  return (
    <a {...rest} className={classNames(styles.button, styles[look], className)}>
      {children}{' '}
    </a>
  )
}
