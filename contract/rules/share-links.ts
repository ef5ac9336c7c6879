/** What an article tells a network of itself. */
export type SharedArticle = {
  url: string
  title: string
  description: string
  quote?: string
  /** comma-separated, without `#` */
  hashtags?: string
}

const encode = encodeURIComponent
const lines = (...parts: string[]) => encode(parts.filter(Boolean).join('\r\n'))

/** Leaves out what is empty. */
const query = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .flatMap(([key, value]) => (value ? [`${key}=${encode(value)}`] : []))
    .join('&')

/** Each network's address for sharing. E-mail and SMS open through their URI schemes (spec, section 7; RFC 6068, RFC 5724). */
const builders = {
  facebook: ({ url, title, description, quote, hashtags }: SharedArticle) =>
    `https://www.facebook.com/sharer/sharer.php?${query({ u: url, title, description, quote, hashtag: hashtags && `#${hashtags.split(',')[0] ?? ''}` })}`,
  x: ({ url, title, hashtags }: SharedArticle) =>
    `https://twitter.com/intent/tweet?${query({ text: title, url, hashtags })}`,
  linkedin: ({ url }: SharedArticle) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  whatsapp: ({ url, title, description }: SharedArticle) =>
    `https://api.whatsapp.com/send?text=${lines(title, url, description)}`,
  telegram: ({ url, title, description }: SharedArticle) =>
    `https://t.me/share/url?url=${encode(url)}&text=${lines(title, description)}`,
  email: ({ url, title, description }: SharedArticle) =>
    `mailto:?subject=${encode(title)}&body=${lines(url, description)}`,
  sms: ({ url, title, description }: SharedArticle) => `sms:?body=${lines(`${title}: ${url}`, description)}`,
} satisfies Record<string, (shared: SharedArticle) => string>

export type ShareNetwork = keyof typeof builders
// The object above is closed, so these are all its keys.
export const shareNetworks = Object.keys(builders) as ShareNetwork[]

const isNetwork = (name: string): name is ShareNetwork => Object.hasOwn(builders, name)

/** @throws Error `Network {name} does not exist` for a network that is not known (spec, section 8) */
export function shareLink(name: string, shared: SharedArticle): string {
  if (!isNetwork(name)) throw new Error(`Network ${name} does not exist`)
  return builders[name](shared)
}
