import type { StoredSize } from '#database/tables/files.ts'

const widths = [320, 640, 960, 1280]

/** The kind of the drawings that come with the program; nobody uploads one. */
export const drawingKind = 'image/svg+xml'
/** A drawing is read as it is; one picture of it is for links that are shared, and for what shows no drawing. */
const widthOfDrawing = 960

type Size = { width: number; type: StoredSize['type'] }

/** The sizes that are made of a picture. */
export const sizesFor = ({ mime, width }: { mime: string; width: number | null }): Size[] =>
  mime === drawingKind
    ? [
        { width: width ?? 1, type: drawingKind },
        { width: widthOfDrawing, type: 'image/webp' },
      ]
    : widthsFor(width).flatMap((one) => [
        { width: one, type: 'image/avif' as const },
        { width: one, type: 'image/webp' as const },
      ])

/** The widths that a picture is made in; one that is smaller than all of them stays as it is. */
function widthsFor(width: number | null): number[] {
  const wanted = widths.filter((one) => one <= (width ?? 0))
  return wanted.length ? wanted : [width ?? 1]
}
