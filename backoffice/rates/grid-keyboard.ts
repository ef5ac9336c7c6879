/** Where an arrow key or Enter leads in the grid; null where the key is the field's own. */
export type Place = { row: number; column: number }

type KeyPress = { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }
type Caret = { start: number; end: number; length: number }

/**
 * Up, Down and Enter move between rows. Left and Right move between columns where the caret stands at that end or the
 * whole text is marked, so that a figure can be mended in between.
 * @returns the step, and whether it marks a block
 */
export function stepOf(
  pressed: KeyPress,
  caret: Caret,
): { row: number; column: number; marks: boolean } | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = pressed
  if (ctrlKey || altKey || metaKey) return null
  if (key === 'Enter') return { row: shiftKey ? -1 : 1, column: 0, marks: false }
  if (key === 'ArrowDown') return { row: 1, column: 0, marks: shiftKey }
  if (key === 'ArrowUp') return { row: -1, column: 0, marks: shiftKey }
  const whole = caret.start === 0 && caret.end === caret.length
  if (key === 'ArrowRight' && (whole || (!shiftKey && caret.start === caret.length)))
    return { row: 0, column: 1, marks: shiftKey }
  if (key === 'ArrowLeft' && (whole || (!shiftKey && caret.end === 0)))
    return { row: 0, column: -1, marks: shiftKey }
  return null
}
