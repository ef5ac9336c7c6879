import { IconFrame, iconShape } from './icon-frame.tsx'
import { icons, type IconName } from './icons.ts'

const shapes = new Map(Object.entries(icons).map(([name, raw]) => [name, iconShape(raw)]))

/** A Lucide icon, inlined. Always beside a word; it is hidden from screen readers. A name from the words that is none draws nothing. */
export function Icon({
  name,
  size,
  className,
}: {
  name: IconName | (string & {})
  size?: number | undefined
  className?: string | undefined
}) {
  const shape = shapes.get(name)
  return shape ? <IconFrame shape={shape} size={size} className={className} /> : null
}
