import { brandOfPath } from '#contract/brands/names.ts'
import { isSharedPage } from '#contract/fixed-pages.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDayTime } from '#contract/rules/dates.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { withCorrections } from '../corrections.ts'
import { element } from '../element.ts'
import { lineIsDead } from '../connectivity-state.ts'
import { readOffline } from '../offline-store/read.ts'
import styles from './offline-page.module.css'
import { offered, savedArticles, views, type View } from './views.ts'
import { opensElsewhere } from '../opens-elsewhere.ts'

// While the line is dead, links to content that this device keeps are followed within the page. Loaded while the
// line is well: afterwards it could not be.

const groups = import.meta.glob<{ offline: SiteMessages['offline'] }>('../../messages/*/offline.ts')
const lang = document.documentElement.lang === 'ny' ? 'ny' : 'en'
const load = groups[`../../messages/${lang}/offline.ts`]
if (!load) throw new Error('no messages for offline pages')
const messages = withCorrections((await load()).offline, 'offline')

const main = document.querySelector<HTMLElement>('main')
/** The page itself, put back when one goes back to it, and what the banner says of it. */
let own: { nodes: Node[]; title: string; path: string; line: string } | null = null
const banner = document.querySelector<HTMLElement>('[data-line]')

/** A saved page has a time of its own. */
function sayOffline(line: string): void {
  if (banner && lineIsDead()) banner.textContent = line
}

const pathOf = (url: URL) => (lang === 'ny' ? url.pathname.replace(/^\/ny(?=\/|$)/, '') : url.pathname)

async function viewOf(url: URL): Promise<View> {
  // The messages of the other language are not here, and half a page in each would be worse than none.
  if (/^\/ny(\/|$)/.test(url.pathname) !== (lang === 'ny')) return missing(messages)
  const path = pathOf(url)
  const drawn = await views.find(({ fits }) => fits.test(path))?.draw(path, lang, messages)
  return drawn ?? missing(messages)
}

async function missing(own: SiteMessages['offline']): Promise<View> {
  const list = element('ul', { class: styles['offers'] ?? '' })
  for (const [path, name, store] of offered(own)) {
    if (!(await readOffline(store))) continue
    const href = lang === 'ny' ? `/ny${path}` : path
    list.append(element('li', {}, element('a', { href }, name)))
  }
  const body =
    list.childElementCount > 0 ? [element('p', {}, own.missing), list] : [element('p', {}, own.nothing)]
  return { title: own.title, at: null, body }
}

const root = document.documentElement
const ownCompany = root.dataset['brand']

/** Shows a company in the header. Other companies' menus are not on the device, so theirs have none. */
function showCompany(company: string | undefined): void {
  if (company === undefined || company === root.dataset['brand']) return
  root.dataset['brand'] = company
  root.toggleAttribute('data-other-company', company !== ownCompany)
  for (const tab of document.querySelectorAll<HTMLAnchorElement>('[data-tab]')) {
    const isCurrent = tab.dataset['tab'] === company
    tab.removeAttribute('aria-current')
    if (!isCurrent) continue
    tab.setAttribute('aria-current', 'true')
    const name = document.querySelector<HTMLAnchorElement>('[data-company]')
    if (name) name.replaceChildren(tab.querySelector('[data-name]')?.textContent ?? '')
    if (name) name.href = tab.href
  }
}

/** Counts the requests, so that a slow view does not replace a later one. */
let turn = 0

async function show(url: URL): Promise<void> {
  const mine = ++turn
  const view = await viewOf(url)
  if (!main || mine !== turn) return
  const heading = element('h1', { tabindex: '-1' }, view.title)
  const all = element('article', { class: `wrap ${styles['saved'] ?? ''}`, 'data-saved': '' })
  all.append(heading)
  if (view.at !== null) {
    const time = formatDayTime(new Date(view.at).toISOString(), lang)
    all.append(element('p', { class: styles['stamp'] ?? '' }, formatMessage(messages.asOf, { time })))
  }
  all.append(...view.body)
  main.replaceChildren(all)
  const path = pathOf(url)
  showCompany(isSharedPage(path) ? ownCompany : (brandOfPath(path) ?? ownCompany))
  sayOffline(`${messages.title}.`)
  document.title = view.title
  scrollTo(0, 0)
  heading.focus()
}

/** Remembers the page while it is the page that shows. */
function remember(path: string): void {
  if (!main || main.querySelector('[data-saved]')) return
  own = { nodes: [...main.childNodes], title: document.title, path, line: banner?.textContent ?? '' }
}

function putBack({ nodes, title, line }: NonNullable<typeof own>): void {
  turn += 1
  main?.replaceChildren(...nodes)
  showCompany(ownCompany)
  sayOffline(line)
  document.title = title
}

function go(url: URL): void {
  remember(location.href)
  history.pushState({ saved: true }, '', url)
  if (own?.path === url.href) {
    putBack(own)
    scrollTo(0, 0)
  } else void show(url)
}

document.addEventListener('click', (event) => {
  if (!lineIsDead() || event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  // A place in the same page needs no line.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return
  event.preventDefault()
  go(url)
})

addEventListener('popstate', ({ state }) => {
  if (own && location.href === own.path) return putBack(own)
  // With a living line the page itself is loaded, see offline-history.ts.
  if (!lineIsDead() || !(state as { saved?: boolean } | null)?.saved) return
  remember(own?.path ?? '')
  void show(new URL(location.href))
})

/** On the page itself, each article in a list says whether it opens now; with the line the notes go again. */
async function markArticles(): Promise<void> {
  const saved = await savedArticles()
  for (const note of document.querySelectorAll('[data-opens]')) note.remove()
  if (!lineIsDead()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main article h3 a')) {
    const [, slug] = /\/blog\/view\/([^/]+)$/.exec(link.pathname) ?? []
    if (slug === undefined) continue
    const opens = saved.has(decodeURIComponent(slug))
    const note = element('p', { 'data-opens': opens ? 'yes' : 'no', class: styles['opens'] ?? '' })
    note.append(opens ? messages.opens : messages.opensLater)
    link.closest('h3')?.after(note)
  }
}
for (const type of ['offline', 'online', 'line-dead', 'line-alive'])
  addEventListener(type, () => void markArticles())
void markArticles()
// From here on the line may die: everything that shows saved pages has come.
document.documentElement.toggleAttribute('data-offline-ready', true)
