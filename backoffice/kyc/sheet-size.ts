import type { Fit } from './use-viewer.ts'

type Size = { width: number; height: number }

/**
 * How large a page is drawn, in pixels, and the box it takes up once it is turned: what is scrolled is the box, so that no
 * corner of a turned page is out of reach.
 * @param place what there is room for
 * @param turns quarter turns
 */
export function sheetSize(
  picture: Size,
  place: Size,
  { fit, zoom, turns }: { fit: Fit; zoom: number; turns: number },
): { image: Size; box: Size } {
  const lies = turns % 2 === 1
  const turned = lies ? { width: picture.height, height: picture.width } : picture
  if (turned.width <= 0 || turned.height <= 0) return { image: picture, box: turned }
  const byWidth = place.width / turned.width
  const scale = (fit === 'width' ? byWidth : Math.min(byWidth, place.height / turned.height)) * zoom
  const scaled = ({ width, height }: Size): Size => ({
    width: Math.floor(width * scale),
    height: Math.floor(height * scale),
  })
  return { image: scaled(picture), box: scaled(turned) }
}
