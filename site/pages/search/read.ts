import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { pageNumber } from '#contract/rules/paging.ts'
import { tooShort } from '#contract/rules/search-words.ts'
import { searchGroups, type SearchFound, type SearchGroup } from '#contract/search.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../addresses.ts'
import { notFound, type NotFound } from '../../page.ts'
import { readFrame } from '../../frame.ts'

/** How many of each group stand on the first view, and on a page of one group. */
const perGroup = 5
const perPage = 20

export type SearchData = {
  /** what was typed, as typed */
  text: string
  state: 'empty' | 'short' | 'none' | 'found'
  /** the one group that is shown; null for the best of each */
  group: SearchGroup | null
  found: SearchFound
  /** all groups with their numbers */
  groups: SearchFound['groups']
  page: number
  pages: number
}

const nothing: SearchFound = { total: 0, partial: false, complete: true, groups: [] }

export async function readSearch(feed: Feed, request: PageRequest): Promise<SearchData | NotFound> {
  const { q = '', group: wanted = '', page: number } = request.query
  const text = q.trim()
  const group = searchGroups.find((one) => one === wanted) ?? null
  const data = { text, group, found: nothing, groups: nothing.groups, page: 1, pages: 1 }
  if (text === '') return { ...data, state: 'empty' }
  if (tooShort(text)) return { ...data, state: 'short' }
  const messages = (await readFrame(feed)).messages.search
  const all = {
    label: formatMessage(messages.titleOf, { text }),
    to: addressOfRequest(request, { group: '', page: '' }),
  }
  if (wanted !== '' && group === null) return notFound([all])
  const best = await feed.search({ text, most: perGroup, each: true })
  if (best.total === 0) return { ...data, state: 'none', found: best }
  if (group === null) return { ...data, state: 'found', found: best, groups: best.groups }
  const page = pageNumber(number)
  const total = best.groups.find((one) => one.group === group)?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page === null || page > pages) return notFound([all])
  const found = await feed.search({ text, group, most: perPage, skip: (page - 1) * perPage })
  return {
    text,
    group,
    state: 'found',
    found: { ...found, partial: best.partial, complete: best.complete },
    groups: best.groups,
    page,
    pages,
  }
}
