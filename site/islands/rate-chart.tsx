import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatRate } from '#contract/rules/money-format.ts'
import { classNames } from '../components/class-names.ts'
import type { SiteMessages } from '../messages/en.ts'
import styles from './rate-chart.module.css'
import { draw, nearest, type ChartPoint, type Drawing } from './rate-chart/geometry.ts'

type Props = {
  /** oldest first, at least two */
  points: readonly ChartPoint[]
  lang: Lang
  messages: SiteMessages['rates']['chart'] & { weBuy: string; weSell: string }
}

/** A currency's two rates over a period. Each day's values are read by touch, pointer or arrow keys. */
export function Island({ points, lang, messages }: Props) {
  const last = points.length - 1
  const [chosen, setChosen] = useState(last)
  const slider = useRef<HTMLInputElement>(null)
  const [ready, setReady] = useState(false)
  // It may have been moved before React came: until then it takes touches itself.
  useEffect(() => {
    setChosen(Number(slider.current?.value ?? last))
    setReady(true)
  }, [last])
  const drawing = draw(points)
  const at = Math.min(chosen, last)
  const shown = points[at]
  if (!shown) return null
  const day = formatDay(shown.at, lang)
  const [buying, selling] = [formatRate(shown.buying), formatRate(shown.selling)]
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(nearest(drawing.points, ((clientX - left) / width) * 100))
  }
  return (
    <>
      <p className={styles.day}>{day}</p>
      <dl className={styles.values}>
        <div>
          <dt>
            <Sample kind="selling" /> <span>{messages.weSell}</span>
          </dt>
          <dd className="figure">{selling}</dd>
        </div>
        <div>
          <dt>
            <Sample kind="buying" /> <span>{messages.weBuy}</span>
          </dt>
          <dd className="figure">{buying}</dd>
        </div>
      </dl>
      {/* The slider in it has the keys and the name; a pointer may be anywhere above the line. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.plot}
        onPointerMove={follow}
        // Else the focus would leave the slider as soon as it has come.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          follow(event)
          slider.current?.focus({ preventScroll: true })
        }}
      >
        <input
          ref={slider}
          type="range"
          className={classNames(styles.slider, ready && styles.ready)}
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={messages.slider}
          aria-valuetext={formatMessage(messages.value, { day, buying, selling })}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
        <Lines drawing={drawing} at={at} />
      </div>
      <p className={styles.days} aria-hidden="true">
        {[0, ...(last > 3 ? [Math.round(last / 2)] : []), last].map((n) => (
          <span key={n}>{`${formatDay(points[n]?.at ?? '', lang).replace(/ \d{4}$/, '')} `}</span>
        ))}
      </p>
      <p className={styles.hint}>{messages.hint}</p>
    </>
  )
}

/** A line as it is drawn: the one is whole, the other broken. */
const Sample = ({ kind }: { kind: 'buying' | 'selling' }) => (
  <svg className={styles.sample} width="28" height="10" aria-hidden="true">
    <line x1="2" x2="26" y1="5" y2="5" className={styles[kind]} />
  </svg>
)

/** One drawing is stretched to the width; what must not be, lies over it in percent. */
function Lines({ drawing: { points, ticks }, at }: { drawing: Drawing; at: number }) {
  const path = (kind: 'buying' | 'selling', along = points) =>
    `M${along.map((point) => `${point.x.toFixed(2)} ${point[kind].toFixed(2)}`).join('L')}`
  const shown = points[at]
  return (
    <>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {/* What lies between the two is what changing money costs. */}
        <path
          className={styles.between}
          d={`${path('selling')}L${path('buying', [...points].reverse()).slice(1)}Z`}
        />
        {ticks.map(({ y }) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} />
        ))}
        <path className={styles.buying} d={path('buying')} />
        <path className={styles.selling} d={path('selling')} />
      </svg>
      <svg className={styles.over} aria-hidden="true">
        {ticks.map(({ y, label }) => (
          <text key={label} x="2" y={`${y}%`} dy="-4">
            {label}
          </text>
        ))}
        {shown && (
          <>
            <line x1={`${shown.x}%`} x2={`${shown.x}%`} y1="0" y2="100%" />
            <circle cx={`${shown.x}%`} cy={`${shown.selling}%`} r="6" className={styles.full} />
            <circle cx={`${shown.x}%`} cy={`${shown.buying}%`} r="6" className={styles.hollow} />
          </>
        )}
      </svg>
    </>
  )
}
