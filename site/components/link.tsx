import type { ComponentProps, ReactNode } from 'react'
import { href } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of this site, in the reader's language. `to` is without `/ny`. Where no page stands there yet, nothing is drawn. */
export function Link({ to, children, ...rest }: AnchorProps & { to: string }) {
  const { request, hasPage } = usePageContext()
  if (!hasPage(to)) return null
  return (
    <a {...rest} href={href(request.lang, to)}>
      {children}
    </a>
  )
}

/** A link that an author set: a page of this site, a file, or another website, which is said. What leads nowhere shows as text. */
export function ContentLink({
  to,
  children,
  className,
}: {
  to: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const { request, hasPage, messages } = usePageContext()
  if (to?.startsWith('https://')) {
    return (
      <a className={className} href={to} rel="noopener">
        {children} <span className="unseen">{messages.components.external}</span>
      </a>
    )
  }
  if (to?.startsWith('/files/'))
    return (
      <a className={className} href={to}>
        {children}
      </a>
    )
  if (to && hasPage(to))
    return (
      <a className={className} href={href(request.lang, to)}>
        {children}
      </a>
    )
  return <span className={className}>{children}</span>
}
