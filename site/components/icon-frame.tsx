/** What a packaged icon draws, without the frame that it comes in: ours is the same on every icon, and costs a page nothing again. */
export const iconShape = (raw: string): string =>
  raw.slice(raw.indexOf('>', raw.indexOf('<svg')) + 1, raw.lastIndexOf('</svg>')).replace(/\s+/g, ' ')

/** A packaged icon of ours, hidden from screen readers. @param shape of `iconShape`, not content */
export const IconFrame = ({
  shape,
  size = 20,
  className,
}: {
  shape: string
  size?: number | undefined
  className?: string | undefined
}) => (
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
    dangerouslySetInnerHTML={{ __html: shape }}
  />
)
