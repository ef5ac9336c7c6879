import type { ReactNode } from 'react'
import type { Assets } from '#contract/site.ts'
import { readTelephoneNumbers } from '#contract/rules/telephone-numbers.ts'
import { Hero } from '../components/hero.tsx'
import { telephoneOf } from '../frame.ts'
import { usePageContext } from '../page-context.ts'
import { themeAddress } from '../theme.ts'
import button from '../components/button.module.css'
import { CallLink } from '../components/telephone.tsx'

/**
 * The whole document that is sent instead of a page while the server is short of something: no scripts, no menus, nothing
 * that sends further requests.
 * @param sentence says how long to wait
 * @param children a form that could not be sent, in place of the link that loads the page again
 */
export function WaitPage({
  assets,
  title,
  sentence,
  children,
}: {
  assets: Assets
  title: string
  sentence: string
  children?: ReactNode
}) {
  const { brand, frame, messages, request } = usePageContext()
  const { shell } = messages
  const phone = telephoneOf(frame, brand)
  // The form is one of the sections.
  const formStyles = children && assets.ownStyles.sections ? [assets.ownStyles.sections] : []
  return (
    <html
      lang={request.lang}
      data-brand={brand}
      data-theme={request.theme ?? undefined}
      data-low={request.lowData ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${frame.companies[brand].name}`}</title>
        {[...assets.styles, ...formStyles].map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        {frame.theme && <link rel="stylesheet" href={themeAddress(frame.theme)} />}
        {/* Else the browser would ask for one of its own accord. */}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <Hero small title={title} lede={sentence}>
            {/* An empty address is this page's own, so that one text serves all pages of the company. */}
            {!children && (
              // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is valid and reloads the page
              <a className={`${button.button} ${button.spark}`} href="">
                {shell.loadAgain}
              </a>
            )}
            {readTelephoneNumbers(phone ?? '').map((number) => (
              <CallLink key={number.text} className={`${button.button} ${button.ghost}`} number={number}>
                {shell.orCall} {number.text}
              </CallLink>
            ))}
          </Hero>
          {children}
        </main>
      </body>
    </html>
  )
}
