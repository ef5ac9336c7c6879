import type { Lang } from '#contract/languages.ts'
import {
  searchGroups,
  searchLimits,
  type SearchQuery,
  type SearchEntry,
  type SearchFound,
  type SearchHit,
  type SearchText,
} from '#contract/search.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { plainWords, searchWords } from '#contract/rules/search-words.ts'
import { formsOf } from './word-forms.ts'
import type { EntryTexts } from './entry-words.ts'
import { Vocabulary } from './spelling-tolerance.ts'
import { Synonyms } from './synonyms.ts'
import { WordThread } from './word-thread.ts'

/** What is usually meant where both fit. */
const priors = { pages: 1.15, products: 1.3, news: 0.7, documents: 0.55, branches: 0.7, faqs: 0.8, apps: 0.9 }
/** Of the same page of several companies the bank's is usually meant; of a page and one below it, the page. */
const ofBank = 1.03
const perLevel = 0.75
/** How much less a synonym says than the word itself. */
const ofSynonym = 0.5
/** The weight of a title whose words the query joins into one; shorter words are never matched this way. */
const ofTitle = 5
const shortestJoined = 5

/** `more` is found by, never shown, so it is not kept. */
type IndexedEntry = Omit<SearchEntry, 'en' | 'ny'> &
  Record<Lang, Pick<SearchText, 'title' | 'summary'>> & {
    /** the words of its titles, for questions that write them together */
    titleWords: string
  }
/** Whether the index is complete is not its own to say. */
type IndexFound = Omit<SearchFound, 'complete'>
type Ranked = { entry: IndexedEntry; score: number }

/** All that can be found, in memory: 10,000 entries answer in a few milliseconds (`npm run bench -- --only=search`). */
export class SearchIndex {
  readonly #words = new Vocabulary()
  /** what means the same, for the questions */
  readonly synonyms = new Synonyms()
  /** by number; null where the entry was taken out or replaced */
  #slots: (IndexedEntry | null)[] = []
  readonly #byId = new Map<string, number>()

  get size(): number {
    return this.#byId.size
  }

  /** Orders what was put in, so that the next question does not have to, and keeps no more memory than it needs. */
  settle(): void {
    this.#words.sort()
    this.#words.trim()
  }

  clear(): void {
    this.#words.clear()
    this.synonyms.clear()
    this.#byId.clear()
    this.#slots = []
  }

  /** Puts an entry in, in place of the one with the same id. */
  put(entry: SearchEntry): void {
    this.#words.put(this.#show(entry))
  }

  /**
   * Opens a thread that reads the words of many entries. While it is open, nothing is put in or taken out but by it; who opens
   * it waits for it and stops it.
   */
  openThread(): WordThread {
    return new WordThread(this.#words.known, (read) => this.#words.take(read))
  }

  /** Puts entries in that are not there yet; they are found when the thread has read them. Resolves when it can take more. */
  putBy(thread: WordThread, entries: readonly SearchEntry[]): Promise<void> {
    return thread.read(entries.map((entry) => this.#show(entry)))
  }

  /** Notes what an entry shows. @returns what it is found by */
  #show({ en, ny, ...rest }: SearchEntry): EntryTexts {
    this.remove(rest.id)
    const number = this.#slots.length
    const shown = ({ title, summary }: SearchText) => ({ title, summary })
    const titleWords = `${plainWords(en.title)} | ${plainWords(ny.title)}`
    this.#slots.push({ ...rest, en: shown(en), ny: shown(ny), titleWords })
    this.#byId.set(rest.id, number)
    return { number, texts: rest.untranslated ? [en] : [en, ny] }
  }

  remove(id: string): void {
    const number = this.#byId.get(id)
    if (number === undefined) return
    this.#byId.delete(id)
    this.#slots[number] = null
    if (this.#slots.length > 1000 && this.#slots.length > 1.5 * this.#byId.size) this.#tidy()
  }

  /** Numbers of what is gone are dropped, once they are a third of all. */
  #tidy(): void {
    const places = new Map<number, number>()
    const slots: IndexedEntry[] = []
    this.#slots.forEach((slot, number) => {
      if (slot) places.set(number, slots.push(slot) - 1)
    })
    this.#words.renumber((number) => places.get(number))
    this.#slots = slots
    slots.forEach(({ id }, place) => this.#byId.set(id, place))
  }

  find(asked: SearchQuery, lang: Lang): IndexFound {
    const { entries, scores, partial } = this.#score(asked.text)
    const whole = foldText(asked.text)
    const groups = new Map<string, { total: number; best: Ranked[] }>()
    const room = (asked.skip ?? 0) + asked.most
    for (const number of entries) {
      const entry = this.#slots[number]
      if (!entry || (asked.group && entry.group !== asked.group)) continue
      const score = (scores[number] ?? 0) * priorOf(entry) * titleBonus(entry, whole)
      const group = groups.get(entry.group) ?? { total: 0, best: [] }
      groups.set(entry.group, group)
      group.total += 1
      if (group.best.length < room || score >= (group.best.at(-1)?.score ?? 0))
        insert(group.best, { entry, score }, room)
    }
    return present({ groups, partial, asked, lang })
  }

  /** Entries that hold the most words asked for, each with the sum of what its words say. */
  #score(text: string): { entries: number[]; scores: Float32Array; partial: boolean } {
    const words = searchWords(text.slice(0, searchLimits.mostLetters)).slice(0, searchLimits.mostWords)
    const telling = words.filter((word) => !isIdle(word))
    const asked = telling.length > 0 ? telling : words
    const [scores, best] = [new Float32Array(this.#slots.length), new Float32Array(this.#slots.length)]
    const holds = new Uint8Array(this.#slots.length)
    const held: number[] = []
    let most = 0
    const others = this.#synonymsOf(words, asked)
    for (const word of asked) {
      const found = this.#best(word, best, others.has(word))
      // A word that stands there itself says more than what is only meant by it.
      for (const [number, score] of others.get(word) ?? []) {
        if ((best[number] ?? 0) === 0) found.push(number)
        best[number] = Math.max(best[number] ?? 0, score)
      }
      found.push(...this.#joined(word, best))
      for (const number of found) {
        if (holds[number] === 0) held.push(number)
        most = Math.max(most, (holds[number] = (holds[number] ?? 0) + 1))
        scores[number] = (scores[number] ?? 0) + (best[number] ?? 0)
        best[number] = 0
      }
    }
    const entries = held.filter((number) => holds[number] === most)
    return { entries, scores, partial: most > 0 && most < asked.length }
  }

  /**
   * Finds the titles in which a word is several words, such as `monkeybay` in `Monkey Bay`; the last of them need not be
   * whole. Notes in `best` how much it says of each.
   * @returns the entries that are not in `best` yet
   */
  #joined(word: string, best: Float32Array): number[] {
    if (word.length < shortestJoined) return []
    const apart = new RegExp(`(?:^| )${Array.from(word).join(' ?')}`, 'u')
    const found: number[] = []
    this.#slots.forEach((slot, number) => {
      const words = slot && apart.exec(slot.titleWords)?.[0].trim()
      if (words?.includes(' ')) found.push(number)
    })
    const score = ofTitle * Math.log(1 + this.#byId.size / (1 + found.length))
    return found.filter((number) => {
      const isNew = best[number] === 0
      best[number] = Math.max(best[number] ?? 0, score)
      return isNew
    })
  }

  /** What entries say by synonyms of the words asked for: of those that hold a whole synonym, the least of its words. */
  #synonymsOf(words: readonly string[], asked: readonly string[]): Map<string, Map<number, number>> {
    const found = new Map<string, Map<number, number>>()
    for (const { replaced, words: phrase } of this.synonyms.formsOf(words)) {
      const scores = this.#whole(phrase)
      for (const word of replaced) {
        if (!asked.includes(word)) continue
        const known = found.get(word) ?? new Map<number, number>()
        found.set(word, known)
        for (const [number, score] of scores)
          known.set(number, Math.max(known.get(number) ?? 0, score * ofSynonym))
      }
    }
    return found
  }

  /** The entries that hold every word of a phrase as it is written, each with what its least word says. */
  #whole(phrase: readonly string[]): Map<number, number> {
    let all: Map<number, number> | null = null
    for (const word of phrase.filter((one) => !isIdle(one))) {
      const known = all
      const here = new Map<number, number>()
      for (const form of formsOf(word)) {
        const posting = this.#words.exact(form)
        if (!posting) continue
        const rare = Math.log(1 + this.#byId.size / (1 + posting.count))
        posting.each((number, weight) => {
          const before = known ? known.get(number) : Infinity
          if (before === undefined || !this.#slots[number]) return
          const score = Math.min(before, rare * weight)
          here.set(number, Math.max(here.get(number) ?? 0, score))
        })
      }
      all = here
    }
    return all ?? new Map()
  }

  /** @returns the entries a word is in; `best` holds what it says of each, by the best of the forms it has there */
  #best(word: string, best: Float32Array, hasSynonyms: boolean): number[] {
    const found: number[] = []
    // Of a word that stands there as it is written the other forms must stand there too: chikole (collateral) is no koleji.
    const isKnown = this.#words.exact(word) !== undefined
    for (const form of formsOf(word)) {
      const candidates = this.#words.candidates(form, {
        whole: isKnown && form !== word,
        isComplete: isKnown || hasSynonyms,
      })
      // What is begun by few letters is in many entries, and says little of each.
      const many = candidates.reduce((sum, { posting }) => sum + posting.count, 0)
      const rare = Math.log(1 + this.#byId.size / (1 + many))
      for (const { posting, sure } of candidates) {
        posting.each((number, weight) => {
          const score = sure * rare * weight
          const before = best[number] ?? 0
          if (score <= before) return
          if (before === 0) {
            if (!this.#slots[number]) return
            found.push(number)
          }
          best[number] = score
        })
      }
    }
    return found
  }
}

/** A title, and what stands before its colon: of `Overdraft: a limit on your account` both are asked for as a name. */
const titlesOf = (title: string): string[] => {
  const whole = foldText(title)
  const end = whole.indexOf(':')
  return end > 0 ? [whole, whole.slice(0, end)] : [whole]
}

function priorOf({ group, to, brand }: IndexedEntry): number {
  const below = group === 'pages' && to.startsWith('/') ? Math.max(0, to.split('/').length - 3) : 0
  return priors[group] * (brand === 'bank' ? ofBank : 1) * perLevel ** below
}

function titleBonus({ en, ny, group }: IndexedEntry, whole: string): number {
  const titles = [en.title, ny.title].filter((title) => mayBeginWith(title, whole)).flatMap(titlesOf)
  // What only tells of it, such as a document or an article, is not the thing itself.
  const tells = group === 'documents' || group === 'news' || group === 'faqs'
  if (titles.some((title) => withoutSpaces(title) === withoutSpaces(whole))) return tells ? 1.5 : 3
  return titles.some((title) => title.startsWith(`${whole} `)) ? 1.5 : 1
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '')

/** By the first letter, which most titles are passed over by: folding thousands of them takes milliseconds. */
function mayBeginWith(title: string, folded: string): boolean {
  const first = title.charCodeAt(0)
  const isLetter = first > 64 && first < 128
  return !isLetter || (first | 32) === (folded.charCodeAt(0) | 32)
}

const before = (a: Ranked, b: Ranked) =>
  b.score - a.score || (a.entry.at < b.entry.at ? 1 : a.entry.at > b.entry.at ? -1 : 0)

/** Puts it in its place among the best, of which `room` are kept. */
function insert(best: Ranked[], one: Ranked, room: number): void {
  const last = best.at(-1)
  if (best.length >= room && last && before(last, one) <= 0) return
  let place = best.length
  while (place > 0 && before(best[place - 1] ?? one, one) > 0) place -= 1
  best.splice(place, 0, one)
  if (best.length > room) best.pop()
}

function present({
  groups,
  partial,
  asked,
  lang,
}: {
  groups: ReadonlyMap<string, { total: number; best: Ranked[] }>
  partial: boolean
  asked: SearchQuery
  lang: Lang
}): IndexFound {
  const all = searchGroups.flatMap((group) => {
    const found = groups.get(group)
    return found ? [{ group, total: found.total, best: found.best.slice(asked.skip ?? 0) }] : []
  })
  // Of all groups together only the best remain.
  const least = asked.each
    ? 0
    : (all.flatMap(({ best }) => best.map(({ score }) => score)).toSorted((a, b) => b - a)[asked.most - 1] ??
      0)
  let room = asked.each ? Number.POSITIVE_INFINITY : asked.most
  return {
    total: all.reduce((sum, { total }) => sum + total, 0),
    partial,
    groups: all
      .toSorted((a, b) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0))
      .flatMap(({ group, total, best }) => {
        const hits = best.filter(({ score }) => score >= least).slice(0, Math.max(0, room))
        room -= hits.length
        return hits.length > 0 ? [{ group, total, hits: hits.map(({ entry }) => hitOf(entry, lang)) }] : []
      }),
  }
}

const hitOf = (entry: IndexedEntry, lang: Lang): SearchHit => ({
  id: entry.id,
  group: entry.group,
  to: entry.to,
  brand: entry.brand,
  ...(entry.file && { file: entry.file }),
  ...entry[lang],
  lang: entry.untranslated ? 'en' : lang,
})

/** Words that tell nothing apart; they count only where nothing else is asked for. */
const idle = new Set(
  (
    'a an and are as at be by can do does for from has have how i in is it me my of on or our so the to us we what when where which who with you your ' +
    'ali cha chi ndi ndili ine ife inu ku kwa la li mu mwa pa wa ya yanga yathu za zathu zanga kodi bwanji kapena'
  ).split(' '),
)

const isIdle = (word: string): boolean => idle.has(word)
