import type { KeyboardEvent, PointerEvent } from 'react'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './media.module.css'
import { smallView } from './file-size.ts'

type Point = { x: number; y: number }
type Props = {
  file: Pick<StaffFile, 'view' | 'version'>
  focal: Point
  onMove: (focal: Point) => void
  disabled?: boolean
}

const say = messages.media
const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))
const steps: Record<string, Point> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
}

/** The point of a picture that stays in view where it is cut: by a click, or by the arrow keys. */
export function FocalPoint({ file, focal, onMove, disabled = false }: Props) {
  const byPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onMove({
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    })
  }
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onMove({ x: within(focal.x + step.x), y: within(focal.y + step.y) })
  }
  return (
    <figure className={styles.focal}>
      <button
        type="button"
        className={styles.focalBox}
        disabled={disabled}
        aria-label={`${say.focal}: ${formatMessage(say.focalAt, { x: focal.x, y: focal.y })}`}
        onPointerDown={byPointer}
        onKeyDown={byKey}
      >
        <img src={smallView(file, 800)} alt="" />
        <span className={styles.point} style={{ left: `${focal.x}%`, top: `${focal.y}%` }} />
      </button>
      <figcaption>
        {say.focalHelp} <strong>{formatMessage(say.focalAt, { x: focal.x, y: focal.y })}</strong>
      </figcaption>
    </figure>
  )
}
