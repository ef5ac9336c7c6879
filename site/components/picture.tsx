import type { Picture as PictureData } from '#contract/fields.ts'
import { formatMessage } from '#contract/format-message.ts'
import { usePageContext } from '../page-context.ts'
import { classNames } from './class-names.ts'
import { fileSize } from './file-size.ts'
import { Icon } from './icon.tsx'
import styles from './picture.module.css'

type Shape = 'wide' | 'square' | 'portrait'

/** Stands where there is no picture, or not one yet: the company's cloth, and on it, where it is a person, a figure. */
export const Placeholder = ({ shape = 'wide' }: { shape?: Shape }) => (
  <div
    className={classNames(styles.frame, styles[shape], styles.placeholder, shape !== 'wide' && styles.person)}
  />
)

const srcset = (picture: PictureData, type: string) =>
  picture.sizes
    .filter((size) => size.type === type)
    .map((size) => `${size.url} ${size.width}w`)
    .join(', ')

/** Three points a pixel look no better than two on a phone, and cost half as much again. */
const onPhones = '(max-width: 47.9375em) and (min-resolution: 2.5dppx) 58vw'

/** The focal point as a class: nine are enough, and no inline style is allowed. */
const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 2 : 1)

/**
 * A picture of the feed in AVIF and WebP, or a drawing, which only decorates. In low-data mode a photograph is a
 * link that names its size.
 * @param sizes how wide it shows, as in the `sizes` attribute
 * @param first true above the fold: loaded at once
 */
export function Picture({
  picture,
  shape = 'wide',
  sizes = '(min-width: 48em) 33vw, 88vw',
  first = false,
}: {
  picture: PictureData | undefined
  shape?: Shape
  sizes?: string
  first?: boolean
}) {
  const { request, messages } = usePageContext()
  const webp =
    picture?.sizes.filter((size) => size.type === 'image/webp').toSorted((a, b) => a.width - b.width) ?? []
  const drawing = picture?.sizes.find((size) => size.type === 'image/svg+xml')
  const fallback = drawing ?? webp.find((size) => size.width >= 640) ?? webp.at(-1)
  if (!picture || !fallback) return <Placeholder shape={shape} />
  // A drawing only decorates: there is nothing to fetch for it.
  if (request.lowData && drawing) return null
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
      {!drawing && (
        <>
          <source type="image/avif" srcSet={srcset(picture, 'image/avif')} sizes={`${onPhones}, ${sizes}`} />
          <source type="image/webp" srcSet={srcset(picture, 'image/webp')} sizes={`${onPhones}, ${sizes}`} />
        </>
      )}
      <img
        className={classNames(styles.image, styles[`x${third(picture.focal.x)}y${third(picture.focal.y)}`])}
        src={fallback.url}
        alt={drawing ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  )
}
