import { useEffect, useRef } from 'react'
import styles from '../flow.module.css'
import { StatusIcon } from '../status-icon.tsx'

const side = 144

/** A small picture of a chosen photo, beside its name. It is drawn, as the page's policy takes no pictures from memory. */
export function Thumbnail({ file, choice }: { file: Blob | undefined; choice: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPicture = file?.type.startsWith('image/') ?? false
  useEffect(() => {
    if (file && isPicture) void draw(file, canvas.current)
  }, [file, isPicture, choice])
  if (!isPicture) return <StatusIcon name="file" size={40} />
  return <canvas ref={canvas} className={styles.thumb} width={side} height={side} aria-hidden="true" />
}

async function draw(file: Blob, canvas: HTMLCanvasElement | null): Promise<void> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const context = canvas?.getContext('2d')
  if (!bitmap || !context) return
  // The middle of it, as large as fits.
  const from = Math.min(bitmap.width, bitmap.height)
  const [x, y] = [(bitmap.width - from) / 2, (bitmap.height - from) / 2]
  context.drawImage(bitmap, x, y, from, from, 0, 0, side, side)
  bitmap.close()
}
