/** Kwacha with the tambala set smaller beside them: "MK 1,234.50". @param text as `formatMoney` writes it; safe in islands */
export function Amount({ text }: { text: string }) {
  const point = text.lastIndexOf('.')
  if (point < 0) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, point)}</span>
      <small>{text.slice(point)}</small>
    </>
  )
}
