import type { BrandId } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { readTelephoneNumbers, telephoneHref } from '#contract/rules/telephone-numbers.ts'
import { usePageContext } from '../page-context.ts'
import { Link } from './link.tsx'

/** Links to a company's dial code, WhatsApp, social networks and apps, each in a list item, for a list of contacts. */
export function ContactLinks({ company, className }: { company: BrandId; className?: string | undefined }) {
  const { frame, messages } = usePageContext()
  const { facts } = frame.companies[company]
  if (!facts) return null
  const { dial_code: code, whatsapp, social, apps } = facts
  const chat = readTelephoneNumbers(whatsapp ?? '').find(({ call }) => call !== null)?.call
  const elsewhere = [
    ...(chat ? [{ name: 'WhatsApp', url: `https://wa.me/${chat.replace('+', '')}` }] : []),
    ...social,
    ...apps.map(({ name, shop, url }) => ({
      name: formatMessage(messages.company.appInShop, { name, shop }),
      url,
    })),
  ]
  return (
    <>
      {code && (
        <li>
          <a className={className} href={telephoneHref(code)}>
            {formatMessage(messages.components.dial, { code })}
          </a>
        </li>
      )}
      {elsewhere.map(({ name, url }) => (
        <li key={url}>
          <Link className={className} to={url}>
            {name}
          </Link>
        </li>
      ))}
    </>
  )
}
