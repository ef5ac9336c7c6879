import type { Item } from '#contract/registry.ts'
import { usePageContext } from '../page-context.ts'
import { Link } from './link.tsx'
import { telephoneHref } from './telephone.ts'

/** Name, address, telephone, e-mail and website of a person or an authority; what is not known is left out. */
export function Correspondent({
  of: { name, address, phone, email, url },
}: {
  of: NonNullable<Item<'facts'>['registrar']>
}) {
  const { phone: phoneWord, email: emailWord } = usePageContext().messages.company
  return (
    <address>
      <p>{name}</p>
      {address && <p>{address}</p>}
      {phone && (
        <p>
          {phoneWord}: <a href={telephoneHref(phone)}>{phone}</a>
        </p>
      )}
      {email && (
        <p>
          {emailWord}: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {url && (
        <p>
          <Link to={url}>{new URL(url).host}</Link>
        </p>
      )}
    </address>
  )
}
