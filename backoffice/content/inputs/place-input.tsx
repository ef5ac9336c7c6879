import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import minus from 'lucide-static/icons/minus.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import { askedAlong } from '#contract/backoffice/schema.ts'
import { longitude } from '#contract/fields.ts'
import { islands, lakes, land } from '#contract/map/malawi.ts'
import { fromMap, mapSize, onMap } from '#contract/map/projection.ts'
import { formatKilometres, type Point } from '#contract/rules/distance.ts'
import { askAll } from '../../api.ts'
import { nameOf } from '../../lists/fields.ts'
import { formatMessage, messages } from '../../messages.ts'
import { Icon } from '../../shell/icon.tsx'
import { useEditing } from '../editing.tsx'
import form from '../form.module.css'
import {
  movedBy,
  nearestTo,
  pointAt,
  pointOf,
  viewAround,
  zooms,
  type MapPoint,
  type MapView,
  type NamedPoint,
} from '../place-on-map.ts'
import type { InputProps } from './input-props.ts'
import { NumberInput } from './plain.tsx'
import styles from './place.module.css'

const { place: says } = messages.content
const longitudeSchema = longitude()

/** Where something is: a mark on the drawn map, by touch, mouse or arrow keys, and its two figures, which can be typed. */
export function PlaceInput(props: InputProps) {
  const along = askedAlong(props.field) ?? ''
  const other = [...props.name.split('.').slice(0, -1), along].join('.')
  const { definition, details, readOnly } = useEditing()
  const { field: latitude } = useController({ name: props.name })
  const { field: across } = useController({ name: other })
  const point = pointOf(latitude.value, across.value)
  const others = useOthers(definition.name, definition.fields, details?.item.id)
  const put = (next: Point) => {
    latitude.onChange(next.latitude)
    across.onChange(next.longitude)
  }
  return (
    <fieldset className={form.group}>
      <legend>{says.legend}</legend>
      <div className={styles.place}>
        <PlaceMap point={point} others={others} onPut={readOnly ? null : put} />
        <div className={styles.figures}>
          <NumberInput {...props} />
          <div data-field={other}>
            <NumberInput
              name={other}
              label={nameOf(along)}
              field={longitudeSchema}
              optional={props.optional}
            />
          </div>
          <Told point={point} others={others} />
        </div>
      </div>
    </fieldset>
  )
}

/** The other places of a collection that the public sees, to find one's way by. */
function useOthers(
  name: string,
  fields: Readonly<Record<string, z.ZodType>>,
  own: string | undefined,
): readonly NamedPoint[] {
  const hasPlaces = fields['latitude'] !== undefined && fields['name'] !== undefined
  const { data } = useQuery({
    queryKey: ['places', name],
    enabled: hasPlaces,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      askAll<{ id: string; created_at: string; name: string; latitude: number; longtude: number }>(
        `/api/${name}`,
        signal,
      ),
  })
  return (data ?? [])
    .filter(({ id }) => id !== own)
    .map(({ id, name: called, latitude, longtude }) => ({ id, name: called, latitude, longitude: longtude }))
}

/** The same in words: what the map shows is not for everybody to see. */
function Told({ point, others }: { point: Point | null; others: readonly NamedPoint[] }) {
  const near = point && nearestTo(point, others)
  return (
    <output className={styles.told}>
      {point ? formatMessage(says.at, point) : says.none}
      {near && ` ${formatMessage(says.nearest, { name: near.name, km: formatKilometres(near.km) })}`}
      {point && !liesInMalawi(point) && <strong> {says.outside}</strong>}
    </output>
  )
}

/** The country as something that can be asked about; drawn nowhere. */
let outline: { context: CanvasRenderingContext2D; country: Path2D } | null = null

/** Whether a place lies in the drawn country or on its border, which is rough by some kilometres. */
function liesInMalawi(point: Point): boolean {
  if (!outline) {
    const context = document.createElement('canvas').getContext('2d')
    if (!context) return true
    context.lineWidth = 8
    outline = { context, country: new Path2D(land + islands) }
  }
  const { x, y } = onMap(point)
  const { context, country } = outline
  return context.isPointInPath(country, x, y) || context.isPointInStroke(country, x, y)
}

type MapProps = {
  point: Point | null
  others: readonly NamedPoint[]
  /** null where it is only looked at */
  onPut: ((point: Point) => void) | null
}

function PlaceMap({ point, others, onPut }: MapProps) {
  const [step, setStep] = useState(0)
  const [middle, setMiddle] = useState<MapPoint | null>(null)
  const hint = useId()
  const zoom = zooms[step] ?? 1
  const mark = point && onMap(point)
  const centre = middle ?? mark ?? { x: mapSize.width / 2, y: mapSize.height / 2 }
  const zoomTo = (next: number) => {
    if (next < 0 || next >= zooms.length) return
    setMiddle(mark)
    setStep(next)
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') return zoomTo(step + 1)
    if (event.key === '-') return zoomTo(step - 1)
    const next = movedBy(event.key, point, { zoom, far: event.shiftKey })
    if (!next || !onPut) return
    event.preventDefault()
    setMiddle(null)
    onPut(next)
  }
  return (
    <div className={styles.box}>
      {/* Moved by arrow keys, which `application` hands on; the figures beside it do the same by typing. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.map}
        role="application"
        aria-label={says.map}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={keyed}
      >
        <Drawing
          mark={mark}
          others={others}
          zoom={zoom}
          view={viewAround(centre, zoom)}
          onPoint={
            onPut &&
            ((at) => {
              // What is in sight stays where it is under the finger.
              setMiddle(centre)
              onPut(fromMap(at))
            })
          }
        />
      </div>
      {/* oxlint-enable */}
      <div className={styles.zoom}>
        {/* Not disabled: whoever has just pressed it would lose the focus. */}
        <IconButton
          size="small"
          aria-label={says.larger}
          aria-disabled={step === zooms.length - 1}
          onClick={() => zoomTo(step + 1)}
        >
          <Icon svg={plus} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={says.smaller}
          aria-disabled={step === 0}
          onClick={() => zoomTo(step - 1)}
        >
          <Icon svg={minus} />
        </IconButton>
      </div>
      <p className={styles.hint} id={hint}>
        {says.hint}
      </p>
    </div>
  )
}

type DrawingProps = {
  mark: MapPoint | null
  others: readonly NamedPoint[]
  zoom: number
  view: MapView
  onPoint: ((at: MapPoint) => void) | null
}

function Drawing({ mark, others, zoom, view, onPoint }: DrawingProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const press = (event: { clientX: number; clientY: number }) => {
    const box = drawing.current?.getBoundingClientRect()
    if (box) onPoint?.(pointAt(view, box, event))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the mark around it
    <svg
      ref={drawing}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      aria-hidden="true"
      onClick={press}
    >
      <path className={styles.land} d={land} />
      <path className={styles.lake} d={lakes} />
      <path className={styles.land} d={islands} />
      {others.map((other) => {
        const { x, y } = onMap(other)
        return (
          <circle key={other.id} className={styles.other} cx={x} cy={y} r={3.5 / zoom}>
            <title>{other.name}</title>
          </circle>
        )
      })}
      {mark && <Mark at={mark} zoom={zoom} onDrag={onPoint && press} />}
    </svg>
  )
}

type MarkProps = { at: MapPoint; zoom: number; onDrag: ((event: PointerEvent) => void) | null }

/** The mark, which is also dragged; its target is as large as a finger. */
function Mark({ at, zoom, onDrag }: MarkProps) {
  return (
    <g
      ref={holdPage}
      className={styles.mark}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag?.(event)
      }}
    >
      <circle className={styles.grip} cx={at.x} cy={at.y} r={18 / zoom} />
      <circle className={styles.ring} cx={at.x} cy={at.y} r={9 / zoom} strokeWidth={3 / zoom} />
      <circle className={styles.dot} cx={at.x} cy={at.y} r={2.5 / zoom} />
    </g>
  )
}

/** A finger on the mark moves it, not the page: `touch-action` counts for a whole drawing only, and React listens passively. */
function holdPage(mark: SVGGElement | null) {
  if (!mark) return
  const hold = (event: TouchEvent) => event.preventDefault()
  mark.addEventListener('touchstart', hold, { passive: false })
  return () => mark.removeEventListener('touchstart', hold)
}
