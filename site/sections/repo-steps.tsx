import { Section } from '../components/section.tsx'
import { Explained } from '../components/terms.tsx'
import { usePageContext } from '../page-context.ts'
import { definePlainSection } from '../section.ts'
import styles from './repo-steps.module.css'

type Flow = 'out' | 'held' | 'back'

/** An arrow between the two sides, at the given height. */
function Arrow({ y, to, className }: { y: number; to: 'right' | 'left'; className: string | undefined }) {
  const [from, tip, wing] = to === 'right' ? [96, 224, 214] : [224, 96, 106]
  return (
    <path className={className} d={`M${from} ${y}H${tip}M${wing} ${y - 8}L${tip} ${y}L${wing} ${y + 8}`} />
  )
}

const Coin = ({ x, y }: { x: number; y: number }) => (
  <g className={styles.coin}>
    <circle cx={x} cy={y} r="15" />
    <path d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />
  </g>
)
const Paper = ({ x, y }: { x: number; y: number }) => (
  <g className={styles.paper}>
    <path d={`M${x - 12} ${y - 16}h16l8 8v24h-24z`} />
    <path d={`M${x - 6} ${y - 2}h12M${x - 6} ${y + 6}h12`} />
  </g>
)

/** You on the left, we on the right, and what passes between. The words below say the same. */
function Drawing({ flow, you, house }: { flow: Flow; you: string; house: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 150" aria-hidden="true">
      <circle className={styles.you} cx="48" cy="75" r="40" />
      <path className={styles.house} d="M232 35h56q24 0 24 24v56h-80z" />
      <text className={styles.side} x="48" y="82">
        {you}
      </text>
      <text className={styles.side} x="272" y="82">
        {house}
      </text>
      {flow === 'held' ? (
        <>
          <path className={styles.wait} d="M96 75H224" />
          <Paper x={48} y={128} />
          <Coin x={272} y={130} />
        </>
      ) : (
        <>
          <Arrow y={48} to={flow === 'out' ? 'right' : 'left'} className={styles.cash} />
          <Arrow y={102} to={flow === 'out' ? 'left' : 'right'} className={styles.title} />
          <Coin x={160} y={48} />
          {flow === 'back' && <Coin x={182} y={48} />}
          <Paper x={160} y={102} />
        </>
      )}
    </svg>
  )
}

/** A repurchase agreement as drawings. */
export const view = definePlainSection(
  'repo-steps',
  'wide',
  function RepoSteps({ section: { id, title, lede, ground, steps } }) {
    const {
      messages: { discountHouse: messages },
    } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={<Explained heading={title} text={lede ?? ''} at={`term-${id}`} />}
        ground={ground}
      >
        <ol className={styles.steps}>
          {steps.map((step, at) => (
            <li key={step.name} className={styles.step}>
              <Drawing flow={step.drawing} you={messages.you} house={messages.house} />
              <h3 className={styles.name}>
                <span className={`figure ${styles.number}`} aria-hidden="true">
                  {at + 1}
                </span>{' '}
                {step.name}
              </h3>
              <p className={styles.text}>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    )
  },
)
