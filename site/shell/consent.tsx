import { mayMeasure, servicesOf } from '#contract/measurement.ts'
import { href } from '../addresses.ts'
import { Button } from '../components/button.tsx'
import { usePageContext } from '../page-context.ts'
import styles from './consent.module.css'

/** Both answers alike: same size, same look, one after the other. */
function Answers() {
  const {
    words: { consent: words },
  } = usePageContext()
  return (
    <div className={styles.answers}>
      <Button look="line" data-answer="accepted">
        {words.accept}
      </Button>
      <Button look="line" data-answer="rejected">
        {words.reject}
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
    words: { consent: words },
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
      data-saved={JSON.stringify(words.saved)}
      data-noprint=""
    >
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <p id="consent-title" className={styles.title}>
            {words.title}
          </p>
          <p>
            {words.text} {words.which(services.map((service) => words.services[service]).join(', '))}{' '}
            <a href={href(request.lang, '/fdhfinancialholdings/cookies')}>{words.more}</a>
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
    words: { consent: words },
  } = usePageContext()
  if (!measurement) return null
  return (
    <div
      data-consent={servicesOf(measurement).join(' ')}
      data-saved={JSON.stringify(words.saved)}
      className={styles.choice}
    >
      <p>{words.choiceLede}</p>
      <p data-scriptless="">{words.withoutScript}</p>
      <div hidden data-choice="">
        <output className={styles.state} data-states={JSON.stringify(words.state)} />
        <Answers />
      </div>
    </div>
  )
}
