import type { Item } from '#contract/registry.ts'
import { usePageContext } from '../page-context.ts'
import { Link } from './link.tsx'
import { CallLinks } from './telephone.tsx'

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
          {phoneWord}: <CallLinks phone={phone} />
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
