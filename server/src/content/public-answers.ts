import type { Lang } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../http/app-error.ts'
import { Answer } from '../http/answer.ts'
import type { AnswerCache, Keepable } from '../http/answer-cache.ts'
import { toAppError } from '../http/error-answers.ts'
import { ListAnswers } from './list-answers.ts'
import type { ListQuery } from './list-query.ts'
import { present } from './present.ts'
import { NewestItems } from './newest-items.ts'
import { PresentedItems } from './presented-items.ts'
import { publicFile, type PublicFile } from './public-file.ts'
import { pastItems, readListedItems, whereFields } from './queryable.ts'
import { dependOn, noteDependency, startDependencies, type Dependencies } from '../http/dependencies.ts'

/** Answers that anybody may read, cached until their content changes. */
export type PublicAnswers = ReturnType<typeof makePublicAnswers>

type Made = { seen: Dependencies; items: readonly Buffer[] }

/** Where a public file is, which needs the database; its bytes are in the storage. */
class FileLookup implements Keepable {
  readonly bytes = 500
  readonly identity: string
  readonly file: PublicFile | null
  constructor(file: PublicFile | null) {
    this.file = file
    this.identity = `file ${JSON.stringify(file)}`
  }
}

/** Finds public files; while the database is unavailable, as they were last known. */
function makeFileFinder(db: Database, cache: AnswerCache): (key: string) => Promise<PublicFile | null> {
  return async (key) => {
    const cacheKey = `file ${key}`
    const find = async () => {
      const seen = await startDependencies(db)
      const file = await publicFile(db, key, seen)
      return { answer: new FileLookup(file), seen, keep: file !== null }
    }
    try {
      return (await cache.get(cacheKey, find)).file
    } catch (error) {
      const last = toAppError(error).code === 'unavailable' ? cache.lastKnown(cacheKey)?.answer : null
      if (last instanceof FileLookup) return last.file
      throw error
    }
  }
}

export function makePublicAnswers(db: Database, cache: AnswerCache) {
  const presented = new PresentedItems(db)
  const lists = new ListAnswers()
  /** `one` unwraps a single item and answers 404 where there is none; `make` gives the items' JSON. */
  const answer = (
    key: string,
    { lang, one = false, keep = true }: { lang: Lang; one?: boolean; keep?: boolean },
    make: () => Promise<Made>,
  ) =>
    cache.get(key, async () => {
      const { seen, items } = await make()
      if (one && items[0] === undefined) throw new AppError('not_found', 'There is no such item.')
      const about = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding', variant: lang }
      return { answer: one ? new Answer(200, items[0] ?? '', about) : lists.of(items, about), seen, keep }
    })

  /** Answers that name companies change with what the facts call them. */
  const noteFacts = async ({ definition }: StoredCollection, seen: Dependencies) => {
    const facts = definition.namesCompanies ? storedNamed('facts') : undefined
    if (facts) await noteDependency(db, seen, facts)
  }
  /** The newest of a list, kept until one of them changes: most ask for a part of these. */
  const newestOf = (stored: StoredCollection, where: Record<string, unknown>) =>
    cache.get(`newest ${stored.definition.name} ${JSON.stringify(where)}`, async () => {
      const began = performance.now()
      const asked = { where, order: 'creation', limit: limits.maxPageSize } as const
      const { seen, listed } = await readListedItems(db, stored, asked)
      await noteFacts(stored, seen)
      return { answer: new NewestItems(listed, limits.maxPageSize, seen, began), seen, keep: true }
    })
  const read = async (
    stored: StoredCollection,
    lang: Lang,
    asked: Parameters<typeof readListedItems>[2],
    id?: string,
  ): Promise<Made> => {
    const { seen, listed } = await readListedItems(db, stored, asked, id)
    await noteFacts(stored, seen)
    return { seen, items: await presented.of(stored, listed, lang) }
  }

  return {
    list(stored: StoredCollection, query: ListQuery, lang: Lang) {
      const { limit, last_created_at: after, lang: _, state: __, ...where } = query
      const key = `api ${stored.definition.name} ${lang} ${limit} ${after ?? ''} ${JSON.stringify(where)}`
      return answer(key, { lang }, async () => {
        // Before they are got: they are as they were at that event, or newer.
        const { latest } = cache
        const newest = await newestOf(stored, where)
        const listed = newest.part(after, limit)
        return listed
          ? { seen: newest.seenAt(latest), items: await presented.of(stored, listed, lang) }
          : read(stored, lang, { where, order: 'creation', after, limit })
      })
    },
    one(stored: StoredCollection, id: string, lang: Lang) {
      return answer(`api ${stored.definition.name}/${id} ${lang}`, { lang, one: true }, () =>
        read(stored, lang, { where: { id }, order: 'creation', limit: 1 }, id),
      )
    },
    /** The older helpers' range: `start` included, `end` not. */
    range(stored: StoredCollection, start: number, end: number) {
      const limit = Math.max(0, end - start)
      return answer(`api ${stored.definition.name} from ${start} to ${end}`, { lang: 'en' }, () =>
        read(stored, 'en', { order: 'creation', limit, offset: start }),
      )
    },
    file: makeFileFinder(db, cache),
    history(
      stored: StoredCollection,
      { from, to, lang, ...where }: { from: string; to: string; lang: Lang; [key: string]: unknown },
    ) {
      const key = `api history ${stored.definition.name} ${JSON.stringify({ from, to, lang, where })}`
      // Not cached: nearly every request asks for another span of time.
      return answer(key, { lang, keep: false }, async () => {
        const { seen } = await dependOn(db, stored)
        await noteFacts(stored, seen)
        const found = await pastItems(db, stored, whereFields(stored, where), from, to, 1000)
        const items = await present(db, stored.definition, found, lang)
        return { seen, items: items.map((item) => Buffer.from(JSON.stringify(item))) }
      })
    },
  }
}
