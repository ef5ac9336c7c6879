import type { ReactNode } from 'react'
import { brandOfPath } from '#contract/brands/names.ts'
import { languages } from '#contract/languages.ts'
import { isGroupPage } from '#contract/fixed-pages.ts'
import type { Assets, PageRequest } from '#contract/site.ts'
import { addressOfRequest, href } from './addresses.ts'
import { cards, icons } from './icon-names.ts'
import { telephoneOf } from './frame.ts'
import type { FeedLink } from './page.ts'
import type { PageContext } from './page-context.ts'
import type { SheetName } from './sheet-names.ts'
import { themeAddress } from './theme.ts'
import { toJsonLd, type Thing } from './structured-data.ts'

const themeColour = {
  holdings: '#231847',
  bank: '#033A3E',
  bureau: '#5F0D36',
  discount: '#173818',
  properties: '#58240D',
}

/** Open Graph's name of each language. */
const locale = { en: 'en_MW', ny: 'ny_MW' }

/** The sheet of every page, and the page's own or the inner one (build/sheets.ts). */
function stylesOf(
  { styles, ownStyles, innerStyles }: Assets,
  { name, beyond }: { name: SheetName | null; beyond: boolean },
): readonly string[] {
  const own = name && ownStyles[name]
  const sections = beyond ? ownStyles.sections : undefined
  return [...styles, ...(sections ? [sections] : []), ...(own ? [own] : innerStyles)]
}

/** The document around a page. No inline script or style stands in it: the security policy refuses both. */
export function Document({
  reader,
  assets,
  seq,
  title,
  description,
  hidden,
  canonical: instead,
  structured,
  feeds,
  sheet,
  beyondSheet,
  children,
}: {
  reader: PageContext
  assets: Assets
  seq: number | null
  title: string
  description: string
  hidden: boolean
  canonical?: string | undefined
  structured: readonly Thing[]
  feeds: readonly FeedLink[]
  /** whose styles it is drawn with; null: the inner ones */
  sheet: SheetName | null
  /** it shows sections that its sheet has no styles for, and needs the sheet of sections too */
  beyondSheet: boolean
  children: ReactNode
}) {
  const { request, brand, frame } = reader
  const address = instead ?? addressOfRequest(request)
  const { name } = frame.companies[brand]
  // A page about the company says its name in its title already.
  const whole = title.includes(name) ? title : `${title} · ${name}`
  return (
    <html
      lang={request.lang}
      data-brand={brand}
      data-section={(!isGroupPage(request.path) && brandOfPath(request.path)) || undefined}
      data-theme={request.theme ?? undefined}
      data-low={request.lowData ? '' : undefined}
      data-seq={seq ?? undefined}
      data-tel={telephoneOf(frame, brand)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title lang={reader.english.has(title) ? 'en' : undefined}>{whole}</title>
        {stylesOf(assets, { name: sheet, beyond: beyondSheet }).map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {frame.theme && <link rel="stylesheet" href={themeAddress(frame.theme)} />}
        {!request.lowData && <Fonts addresses={assets.fonts} />}
        {/* What it hides or shows at once (closed notices, the question about visits) is so before the first paint. */}
        <script type="module" src={assets.script} blocking="render" />
        {/* In low data nothing is fetched before it is touched; a place says its hours. */}
        {assets.placesScript && !request.lowData && sheet === 'places' && (
          <script type="module" src={assets.placesScript} blocking="render" />
        )}
        {!request.lowData && (
          <ForOthers {...{ reader, title, description, hidden, address, feeds, structured }} />
        )}
        <meta name="theme-color" content={frame.companies[brand].facts?.theme?.deep ?? themeColour[brand]} />
        {request.lowData ? (
          // Else the browser would fetch one of its own accord.
          <link rel="icon" href="data:," />
        ) : (
          <>
            <link rel="icon" type="image/svg+xml" href={icons.svg} />
            <link rel="apple-touch-icon" href={icons.small} />
            <link rel="manifest" href={icons.manifest} />
          </>
        )}
      </head>
      <body data-corrections={frame.corrections ?? undefined}>{children}</body>
    </html>
  )
}

/** Fonts with low priority: on a slow connection the styles come first, and text shows in the device's font meanwhile. */
const Fonts = ({ addresses }: { addresses: readonly string[] }) =>
  addresses.map((font) => (
    <link
      key={font}
      rel="preload"
      href={font}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      fetchPriority="low"
    />
  ))

/**
 * What search engines and other websites read of a page. Low data is a cookie of one reader, with which none of them asks, so
 * that there it is left out.
 */
function ForOthers({
  reader,
  title,
  description,
  hidden,
  address,
  feeds,
  structured,
}: {
  reader: PageContext
  title: string
  description: string
  hidden: boolean
  address: string
  feeds: readonly FeedLink[]
  structured: readonly Thing[]
}) {
  const { request } = reader
  const url = request.origin + href(request.lang, address)
  return (
    <>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <Addresses request={request} address={address} />}
      {feeds.map(({ to, type, title: name }) => (
        <link key={to} rel="alternate" type={type} title={name} href={href(request.lang, to)} />
      ))}
      <OpenGraph reader={reader} title={title} description={description} url={url} />
      {structured.length > 0 && (
        // Data, not a program: the security policy lets it stand, and nothing in it can end the element.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(structured) }} />
      )}
    </>
  )
}

/** The address that stands for the page, and the page in each language. */
const Addresses = ({ request, address }: { request: PageRequest; address: string }) => (
  <>
    <link rel="canonical" href={request.origin + href(request.lang, address)} />
    {languages.map(({ code }) => (
      <link key={code} rel="alternate" hrefLang={code} href={request.origin + href(code, address)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={request.origin + address} />
  </>
)

/** What others show of the page where its address is shared. */
function OpenGraph({
  reader: { request, brand, frame },
  title,
  description,
  url,
}: {
  reader: PageContext
  title: string
  description: string
  url: string
}) {
  // A picture of its own, as others read it: WebP in its largest size.
  const shared = frame.companies[brand].facts?.sharing_picture?.sizes.findLast(
    ({ type }) => type === 'image/webp',
  )
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={frame.companies[brand].name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={request.origin + (shared?.url ?? cards[brand])} />
      <meta property="og:image:width" content={String(shared?.width ?? 1200)} />
      <meta property="og:image:height" content={String(shared?.height ?? 630)} />
      <meta property="og:image:alt" content={frame.companies[brand].name} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={locale[request.lang]} />
    </>
  )
}
