import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { between, draggedBy, leastSize, whole, withFigure, type Grip, type Part } from './crop-part.ts'
import { smallView } from './file-size.ts'
import styles from './media.module.css'

const say = messages.media

type Props = {
  file: Pick<StaffFile, 'id' | 'name' | 'view' | 'version' | 'width' | 'height'>
  onMade: (made: StaffFile) => void
  onClose: () => void
}

/** The part of a picture that is kept, by pointer, by arrow keys or by figures; it becomes a picture of its own. */
export function CropDialog({ file, onMade, onClose }: Props) {
  const client = useQueryClient()
  const [part, setPart] = useState(whole)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function make() {
    setBusy(true)
    setFailure(null)
    try {
      const made = await ask<StaffFile>('POST', `/backoffice/api/files/${file.id}/crop`, { body: part })
      await client.invalidateQueries({ queryKey: ['files'] })
      onMade(made)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="crop-title">
      <DialogTitle id="crop-title">{formatMessage(say.cropTitle, { name: file.name })}</DialogTitle>
      <DialogContent>
        <p className={styles.cropHelp}>{say.cropHelp}</p>
        <Cutting file={file} part={part} onPart={setPart} />
        <Figures file={file} part={part} onPart={setPart} />
        {failure !== null && <ErrorNotice error={failure} />}
      </DialogContent>
      <DialogActions>
        <Button disabled={part.width === 100 && part.height === 100} onClick={() => setPart(whole)}>
          {say.cropWhole}
        </Button>
        <Button onClick={onClose}>{say.cancel}</Button>
        <Button
          variant="contained"
          disabled={busy || (part.width === 100 && part.height === 100)}
          onClick={() => void make()}
        >
          {say.cropDo}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type PartProps = { file: Props['file']; part: Part; onPart: (part: Part) => void }

const all: Grip = { x: null, y: null }
const grips: readonly Grip[] = (['start', null, 'end'] as const).flatMap((y) =>
  (['start', null, 'end'] as const).flatMap((x) => (x || y ? [{ x, y }] : [])),
)
const places = { start: 0, middle: 50, end: 100 }
const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The picture with the part on it: held in its middle it moves, at its edges it grows; a drag beside it draws another. */
function Cutting({ file, part, onPart }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  /** what a drag began with; null for one that draws anew */
  const drag = useRef<{ at: { x: number; y: number }; part: Part; grip: Grip | null } | null>(null)
  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
  }
  const begin = (grip: Grip | null) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    box.current?.setPointerCapture(event.pointerId)
    drag.current = { at: pointAt(event), part, grip }
  }
  const move = (event: PointerEvent) => {
    if (!drag.current) return
    const { at, part: before, grip } = drag.current
    const now = pointAt(event)
    if (grip) return onPart(draggedBy(before, grip, { x: now.x - at.x, y: now.y - at.y }))
    // A touch beside the part is no drag.
    if (Math.abs(now.x - at.x) + Math.abs(now.y - at.y) > leastSize) onPart(between(at, now))
  }
  const end = () => {
    drag.current = null
  }
  // The last step may come with letting go alone.
  const letGo = (event: PointerEvent) => {
    move(event)
    end()
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const held: Grip = event.shiftKey ? { x: step.x ? 'end' : null, y: step.y ? 'end' : null } : all
    onPart(draggedBy(part, held, step))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the frame inside does the same by keyboard
    <div
      className={styles.cropBox}
      ref={box}
      // What the browser drags by itself, such as a selection, would end the drag of the frame.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={begin(null)}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={end}
    >
      <img src={smallView(file, 1280)} alt="" draggable={false} />
      <div
        className={styles.cropFrame}
        style={{
          left: `${part.x}%`,
          top: `${part.y}%`,
          width: `${part.width}%`,
          height: `${part.height}%`,
        }}
      >
        <button
          ref={focusOnce}
          type="button"
          className={styles.cropHold}
          aria-label={`${say.cropFrame}: ${formatMessage(say.cropAt, part)}`}
          onPointerDown={begin(all)}
          onKeyDown={press}
        />
        {grips.map((grip) => (
          <span
            key={`${grip.x} ${grip.y}`}
            className={styles.cropGrip}
            data-x={grip.x ?? 'middle'}
            data-y={grip.y ?? 'middle'}
            style={{ left: `${places[grip.x ?? 'middle']}%`, top: `${places[grip.y ?? 'middle']}%` }}
            onPointerDown={begin(grip)}
          />
        ))}
      </div>
    </div>
  )
}

const figures = ['x', 'y', 'width', 'height'] as const

/** The same in figures, and how large what is cut out is. */
function Figures({ file: { width, height }, part, onPart }: PartProps) {
  const size = {
    width: Math.floor(((width ?? 0) * part.width) / 100),
    height: Math.floor(((height ?? 0) * part.height) / 100),
  }
  return (
    <div className={styles.cropFigures}>
      {figures.map((figure) => (
        <label key={figure}>
          {say.cropEdges[figure]}
          <input
            type="number"
            min={0}
            max={100}
            value={part[figure]}
            onChange={(event) => onPart(withFigure(part, figure, event.target.valueAsNumber))}
          />
        </label>
      ))}
      <output>{formatMessage(say.pixels, size)}</output>
    </div>
  )
}
