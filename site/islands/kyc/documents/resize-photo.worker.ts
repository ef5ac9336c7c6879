// Makes photos smaller beside the page, so that it goes on answering. It is handed a picture and gives back a JPEG, or
// null where the browser cannot read it.

import { fitPicture } from '#contract/rules/picture-size.ts'

/** Browsers' canvases take 16.7 million pixels. */
const limits = { shortSide: 1500, pixels: 16_000_000 }
const quality = 0.8

async function shrink(photo: Blob): Promise<Blob | null> {
  // Upright by default, as its metadata says: the JPEG made here has none.
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (!bitmap) return null
  const { width, height } = fitPicture(bitmap, limits)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  // What was transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (small) => postMessage({ small }),
    () => postMessage({ small: null, failed: true }),
  )
})
