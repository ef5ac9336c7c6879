import type { ComponentProps, ReactNode } from 'react'
import { href, isElsewhere } from '../addresses.ts'
import { usePageContext } from '../page-context.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>

/**
 * A link in the reader's language: a page of this site (`to` is without `/ny`), a file, or another website, which is said.
 * Where nothing stands there yet, nothing is drawn.
 */
export function Link({ to, children, ...rest }: AnchorProps & { to: string }) {
  const { request, hasPage, messages } = usePageContext()
  if (!hasPage(to)) return null
  const elsewhere = isElsewhere(to)
  return (
    <a {...rest} href={href(request.lang, to)} {...(elsewhere && { rel: 'noopener' })}>
      {children}
      {elsewhere && (
        <>
          {' '}
          <span className="unseen">{messages.components.external}</span>
        </>
      )}
    </a>
  )
}

/** A link that an author set in a text or a list: what leads nowhere shows as text. */
export function ContentLink({
  to,
  children,
  className,
}: {
  to: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  const { hasPage } = usePageContext()
  if (to === undefined || !hasPage(to)) return <span className={className}>{children}</span>
  return (
    <Link className={className} to={to}>
      {children}
    </Link>
  )
}
