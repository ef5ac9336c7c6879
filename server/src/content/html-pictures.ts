import type { StoredSize } from '#database/tables/files.ts'

type Shown = { width: number | null; height: number | null; sizes: readonly StoredSize[] }

/**
 * Gives the pictures in a cleaned rich text their addresses; one without sizes yet is left out until they are made.
 * What is put in is our own: sizes' keys and figures.
 */
export const showPictures = (html: string, fileOf: (id: string) => Shown | undefined): string =>
  html.replaceAll(
    /<img ([^>]*?)data-file="([0-9a-f-]{36})"([^>]*?)\/?>/g,
    (_, before: string, id: string, after: string) => {
      const sizes = (fileOf(id)?.sizes ?? []).filter(({ type }) => type === 'image/webp')
      const largest = sizes.at(-1)
      if (!largest) return ''
      const set = sizes.map(({ key, width }) => `/files/${key} ${width}w`).join(', ')
      const frame = `width="${largest.width}" height="${largest.height}" loading="lazy" decoding="async"`
      const alt = /\balt=/.test(before + after) ? '' : 'alt="" '
      return `<img ${before}${after.trim()} ${alt}src="/files/${largest.key}" srcset="${set}" sizes="(min-width: 48rem) 44rem, 100vw" ${frame} />`
    },
  )
