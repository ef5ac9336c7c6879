import { openCopy, type Copy } from './database.ts'
import type { StoredIn } from './stores.ts'
import { serverNow } from '../server-clock.ts'

// What of the news is on the screen is kept at once, from the page itself: nothing is fetched for it. The copy of all
// news comes later, when the page is calm, and takes its place.

type Article = StoredIn['blogs']
/** What a page shows of an article: a list has its head, its own page has all. */
type Seen = Pick<Article, '_id' | 'id' | 'slug' | 'title' | 'summary' | 'published_at' | 'brands'> & {
  content?: string
}

const root = document.documentElement
const lang = root.lang === 'ny' ? 'ny' : 'en'

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/** The articles that the page shows, in cards or as itself. */
function seenArticles(): Seen[] {
  const own = root.dataset['brand']
  return [...document.querySelectorAll<HTMLElement>('main article[data-key]')].flatMap((shown) => {
    const content = shown.querySelector<HTMLElement>('[data-content]')
    const address = content ? location.pathname : (shown.querySelector('h3 a')?.getAttribute('href') ?? '')
    const slug = decodeURIComponent(/\/blog\/view\/([^/]+)$/.exec(address)?.[1] ?? '')
    const id = shown.dataset['key'] ?? ''
    if (!slug || !id) return []
    const lines = shown.querySelectorAll('p')
    const tags = [...shown.querySelectorAll<HTMLElement>('li[data-brand]')].map((tag) => tag.dataset['brand'])
    return {
      _id: id,
      id,
      slug,
      title: textOf(shown.querySelector('h1, h3')),
      summary: textOf(shown.querySelector('[data-summary]') ?? lines[lines.length - 1]),
      published_at: shown.querySelector('time')?.dateTime ?? '',
      brands: (tags.length > 0 ? tags : [own]) as Article['brands'],
      ...(content && { content: content.innerHTML }),
    }
  })
}

async function put(copy: Copy, seen: Seen): Promise<void> {
  const change = copy.transaction('blogs', 'readwrite')
  const before = await change.store.get(seen._id)
  // A whole one of this language stays; of another language it gives way to what is read now.
  const kept = before?.seen === undefined || before.seen.lang === lang ? before : undefined
  if (!kept?.content || seen.content)
    // What a page does not show of an article, nothing that is drawn from here asks for.
    await change.store.put({ ...kept, ...seen, seen: { lang, at: serverNow() } } as Article)
  await change.done
}

/** @throws where storage fails; then nothing is kept, and no harm done */
export async function keepSeen(): Promise<void> {
  const articles = seenArticles()
  if (articles.length === 0) return
  const copy = await openCopy()
  for (const article of articles) await put(copy, article)
  copy.close()
  // What shows it is fetched while the line is well: afterwards it could not be. A list is shown by the page itself, and
  // gets it once the page is calm.
  if (articles.some(({ content }) => content)) await import('../offline-views/offline-page.ts')
}
