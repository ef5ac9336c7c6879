import { CallLinks } from '../components/telephone.tsx'
import { telephoneOf, type Frame } from '../frame.ts'

/** The whole document for a request that cannot be read. Its language is unknown, so the texts are in both. */
export function BadRequestPage({ en, ny }: { en: Frame; ny: Frame }) {
  const phone = telephoneOf(en, 'holdings')
  const { badRequestTitle } = en.messages.shell
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${badRequestTitle} · ${en.companies.holdings.name}`}</title>
        {/* Prevents the browser's request for an icon. */}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>{badRequestTitle}</h1>
          <Text frame={en} phone={phone} />
          <div lang="ny">
            <h2>{ny.messages.shell.badRequestTitle}</h2>
            <Text frame={ny} phone={phone} />
          </div>
        </main>
      </body>
    </html>
  )
}

const Text = ({ frame: { messages }, phone }: { frame: Frame; phone: string | undefined }) => (
  <>
    <p>{messages.shell.badRequestText}</p>
    {phone && (
      <p>
        {messages.shell.orCall} <CallLinks phone={phone} />
      </p>
    )}
  </>
)
