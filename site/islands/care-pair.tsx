import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import { firstPair, nextPair, previousPair, type CarePair } from '#contract/rules/care-pair.ts'
import { Button } from '../components/button.tsx'
import type { SiteMessages } from '../messages/en.ts'
import { CareCard, type Project } from './care-pair/card.tsx'
import styles from './care-pair.module.css'

export type { Project } from './care-pair/card.tsx'

type Props = {
  projects: readonly Project[]
  /** true in low-data mode: nothing turns by itself */
  still: boolean
  messages: SiteMessages['holdingsHome']['carousel']
}

const turnEveryMs = 7000

const lessMotion = '(prefers-reduced-motion: reduce)'
const onMotion = (changed: () => void) => {
  const asked = matchMedia(lessMotion)
  asked.addEventListener('change', changed)
  return () => asked.removeEventListener('change', changed)
}

/** Two places that show the projects by turns (the rule is the contract's). It rests under the pointer, under the focus and out of sight. */
export function Island({ projects, still, messages }: Props) {
  const [pair, setPair] = useState<CarePair | null>(() => firstPair(projects.map(({ active }) => active)))
  // On the server as if less motion were asked for: nothing turns before the browser has said.
  const quiet = useSyncExternalStore(
    onMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const count = projects.length
  const playing = chosen ?? !(still || quiet)

  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => {
      if (!document.hidden) setPair((now) => now && nextPair(now, count))
    }, turnEveryMs)
    return () => clearInterval(timer)
  }, [playing, held, count])

  if (!pair)
    return (
      <div className={styles.places}>
        {projects.map((project) => (
          <CareCard key={project.id} project={project} more={messages.more} />
        ))}
      </div>
    )

  const turn = (step: typeof nextPair) => {
    setPlaying(false)
    setPair(step(pair, count))
  }
  const alone =
    pair.filter(({ active }) => active).length === 1 ? pair.find(({ active }) => active) : undefined
  return (
    // Nothing is done by these events: the cards only rest while someone reads.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={messages.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.controls}>
        <Button look="line" value={playing ? 'pause' : 'play'} onClick={() => setPlaying(!playing)}>
          {playing ? messages.pause : messages.play}
        </Button>
        <Button look="line" onClick={() => turn(previousPair)}>
          {messages.previous}
        </Button>
        <Button look="line" onClick={() => turn(nextPair)}>
          {messages.next}
        </Button>
        {alone && (
          <span className={styles.position}>
            {formatMessage(messages.position, { n: alone.item + 1, total: count })}
          </span>
        )}
      </div>
      <div className={`${styles.places} strip`} aria-live={playing ? 'off' : 'polite'}>
        {pair.map(({ item, active }, place) => {
          const project = projects[item]
          return (
            // The place is what stays; its card comes and goes.
            <div key={place === 0 ? 'left' : 'right'} className={styles.place}>
              {project && (
                <CareCard key={project.id} project={project} more={messages.more} hidden={!active} />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
