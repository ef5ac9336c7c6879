export type PictureSize = { width: number; height: number }

/** WebP takes 16,383 pixels a side, and some browsers' canvases 16,384. */
const maxSide = 16_000

/**
 * Returns a picture's size within limits, never enlarged. The short side decides how readable its text is, so that a tall
 * screenshot keeps its width.
 * @param limits the short side, and the area that memory allows, in pixels
 */
export function fitPicture(
  { width, height }: PictureSize,
  limits: { shortSide: number; pixels: number },
): PictureSize {
  const scale = Math.min(
    1,
    limits.shortSide / Math.min(width, height),
    Math.sqrt(limits.pixels / (width * height)),
    maxSide / Math.max(width, height),
  )
  const sideOf = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: sideOf(width), height: sideOf(height) }
}
