import { iconShape } from './icon-shape.ts'
import { icons, type IconName } from './icons.ts'

const shapes = new Map(Object.entries(icons).map(([name, raw]) => [name, iconShape(raw)]))

/** A Lucide icon, inlined. Always beside a word; it is hidden from screen readers. A name from the words that is none draws nothing. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName | (string & {})
  size?: number
  className?: string | undefined
}) {
  const inner = shapes.get(name)
  if (!inner) return null
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // Our own packaged icon, not content.
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  )
}
