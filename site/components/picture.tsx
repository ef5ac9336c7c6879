import type { Picture as PictureData } from '#contract/fields.ts'
import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { fileSize } from './file-size.ts'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

type Shape = 'wide' | 'square' | 'portrait'

/** Monogram over the motif, where there is no picture (or not one yet). `name` gives at most two letters. */
export function Placeholder({ name, shape = 'wide' }: { name: string; shape?: Shape }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <div className={classNames(styles.frame, styles[shape], styles.placeholder)} aria-hidden="true">
      <span>{letters}</span>
    </div>
  )
}

const srcset = (picture: PictureData, type: string) =>
  picture.sizes
    .filter((size) => size.type === type)
    .map((size) => `${size.url} ${size.width}w`)
    .join(', ')

/** Three points a pixel look no better than two on a phone, and cost half as much again. */
const onPhones = '(max-width: 767px) and (min-resolution: 2.5dppx) 58vw'

/** The focal point as a class: nine are enough, and no inline style is allowed. */
const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 2 : 1)

/**
 * A picture of the feed in AVIF and WebP. In low-data mode it is a link that names its size.
 * @param sizes how wide it shows, as in the `sizes` attribute
 * @param name stands as a monogram where there is no picture
 * @param first true above the fold: loaded at once
 */
export function Picture({
  picture,
  name,
  shape = 'wide',
  sizes = '(min-width: 768px) 33vw, 88vw',
  first = false,
}: {
  picture: PictureData | undefined
  name: string
  shape?: Shape
  sizes?: string
  first?: boolean
}) {
  const { request, messages } = usePageContext()
  const webp =
    picture?.sizes.filter((size) => size.type === 'image/webp').toSorted((a, b) => a.width - b.width) ?? []
  const fallback = webp.find((size) => size.width >= 640) ?? webp.at(-1)
  if (!picture || !fallback) return <Placeholder name={name} shape={shape} />
  if (request.lowData) {
    const small = webp[0] ?? fallback
    return (
      <p className={styles.held}>
        <a href={small.url}>
          <Icon name="image" />
          {formatMessage(messages.components.showImage, { size: fileSize(small.bytes) })}
          <span className="unseen">: {picture.alt}</span>
        </a>
      </p>
    )
  }
  return (
    <picture className={classNames(styles.frame, styles[shape])}>
      <source type="image/avif" srcSet={srcset(picture, 'image/avif')} sizes={`${onPhones}, ${sizes}`} />
      <source type="image/webp" srcSet={srcset(picture, 'image/webp')} sizes={`${onPhones}, ${sizes}`} />
      <img
        className={classNames(styles.image, styles[`x${third(picture.focal.x)}y${third(picture.focal.y)}`])}
        src={fallback.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  )
}
