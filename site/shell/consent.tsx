import { formatMessage } from '#contract/format-message.ts'
import { mayMeasure, servicesOf } from '#contract/measurement.ts'
import { href } from '../addresses.ts'
import { Button } from '../components/button.tsx'
import { usePageContext } from '../page-context.ts'
import styles from './consent.module.css'

/** As a sentence has it: commas, and a word before the last. */
const listOf = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${and} `)

/** Both answers alike: same size, same look, one after the other. */
function Answers() {
  const {
    messages: { consent: messages },
  } = usePageContext()
  return (
    <div className={styles.answers}>
      <Button look="line" data-answer="accepted">
        {messages.accept}
      </Button>
      <Button look="line" data-answer="rejected">
        {messages.reject}
      </Button>
    </div>
  )
}

/**
 * Asks above everything else, in the flow of the page. It waits hidden: a kept page is the same for all, so only the
 * script knows who was asked; and without a script there is nothing to ask about, since nothing is loaded.
 */
export function ConsentBanner() {
  const {
    request,
    route,
    messages: { consent: messages },
  } = usePageContext()
  const { measurement } = request
  if (!measurement || route === null || request.lowData || !mayMeasure(request.path)) return null
  const services = servicesOf(measurement)
  return (
    <section
      hidden
      className={styles.banner}
      aria-labelledby="consent-title"
      data-consent={services.join(' ')}
      data-measurement={JSON.stringify(measurement)}
      data-route={route}
      data-saved={JSON.stringify(messages.saved)}
      data-noprint=""
    >
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <p>
            <b id="consent-title">{messages.title}</b>{' '}
            {formatMessage(messages.which, {
              names: listOf(
                services.map((service) => messages.services[service]),
                messages.and,
              ),
            })}{' '}
            <a href={href(request.lang, '/fdhfinancialholdings/cookies')}>{messages.more}</a>
          </p>
        </div>
        <Answers />
      </div>
    </section>
  )
}

/** The same choice on the page about cookies, where it can be changed; what was answered is put in by the script. */
export function ConsentChoice() {
  const {
    request: { measurement },
    messages: { consent: messages },
  } = usePageContext()
  if (!measurement) return null
  return (
    <div
      data-consent={servicesOf(measurement).join(' ')}
      data-saved={JSON.stringify(messages.saved)}
      className={styles.choice}
    >
      <p>{messages.choiceLede}</p>
      <p data-scriptless="">{messages.withoutScript}</p>
      <div hidden data-choice="">
        <output className={styles.state} data-states={JSON.stringify(messages.state)} />
        <Answers />
      </div>
    </div>
  )
}
