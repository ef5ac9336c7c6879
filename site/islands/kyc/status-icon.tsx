const shapes = {
  check: 'M20 6 9 17l-5-5',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  alert: 'M12 8v5m0 3.5v.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  up: 'M12 19V5m-7 7 7-7 7 7',
  dot: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  file: 'M14 2H6v20h12V8zM14 2v6h6',
  camera: 'M4 7h3l2-3h6l2 3h3v13H4zM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
} as const

/** A drawn sign beside a word; hidden from screen readers. */
export const StatusIcon = ({ name, size = 20 }: { name: keyof typeof shapes; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={shapes[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
