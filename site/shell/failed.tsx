import { addressOfRequest, href } from '../addresses.ts'
import { Hero } from '../components/hero.tsx'
import { usePageContext } from '../page-context.ts'
import { WaysOn } from './ways-on.tsx'
import button from '../components/button.module.css'

/** The page for failures: reads nothing, so that it works when the database does not; names and telephone are the last ones known. */
export function Failed() {
  const {
    messages: { shell },
    request,
  } = usePageContext()
  return (
    <>
      <Hero small title={shell.failedTitle} lede={shell.failedText}>
        {/* The address itself may be none of our pages, so this is no `Link`. */}
        <a
          className={`${button.button} ${button.spark}`}
          href={href(request.lang, addressOfRequest(request))}
        >
          {shell.failedRetry}
        </a>
      </Hero>
      <WaysOn />
    </>
  )
}
