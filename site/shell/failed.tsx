import { formatMessage } from '#contract/format-message.ts'
import { addressOfRequest, href } from '../addresses.ts'
import { Hero } from '../components/hero.tsx'
import { usePageContext } from '../page-context.ts'
import button from '../components/button.module.css'

/** The page for failures: reads nothing, so that it works when the database does not; its telephone is the last one known. */
export function Failed() {
  const { brand, frame, messages, request } = usePageContext()
  const { shell } = messages
  const phone = frame.companies[brand].facts?.phone
  const call = phone === undefined ? '' : ` ${formatMessage(shell.failedPhone, { phone })}`
  return (
    <Hero small title={shell.failedTitle} lede={`${shell.failedText}${call}`}>
      {/* The address itself may be none of our pages, so this is no `Link`. */}
      <a className={`${button.button} ${button.spark}`} href={href(request.lang, addressOfRequest(request))}>
        {shell.failedRetry}
      </a>
    </Hero>
  )
}
