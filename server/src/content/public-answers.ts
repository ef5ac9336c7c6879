import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../http/app-error.ts'
import { Answer } from '../http/answer.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import type { ListQuery } from './list-query.ts'
import type { PublicItem } from './item-revision.ts'
import { present } from './present.ts'
import { pastItems, readListAlone, whereFields } from './queryable.ts'
import { dependOn, noteDependency, type Dependencies } from '../http/dependencies.ts'

/** Answers that anybody may read, cached until their content changes. */
export type PublicAnswers = ReturnType<typeof makePublicAnswers>

export function makePublicAnswers(db: Database, cache: AnswerCache) {
  /** Reads, presents and keeps; `one` unwraps a single item and answers 404 where there is none. */
  const answer = (
    key: string,
    stored: StoredCollection,
    {
      lang,
      id,
      keep = true,
      read,
    }: {
      lang: Lang
      id?: string
      keep?: boolean
      read: () => Promise<{ seen: Dependencies; items: PublicItem[] }>
    },
  ) =>
    cache.get(key, async () => {
      const { seen, items: found } = await read()
      // Its answers name companies, as the facts call them.
      const facts = stored.definition.namesCompanies ? storedNamed('facts') : undefined
      if (facts) await noteDependency(db, seen, facts)
      const items = await present(db, stored.definition, found, lang)
      if (id !== undefined && !items[0]) throw new AppError('not_found', 'There is no such item.')
      const body = JSON.stringify(id === undefined ? items : items[0])
      const about = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding', variant: lang }
      return { answer: new Answer(200, body, about), seen, keep }
    })

  return {
    list(stored: StoredCollection, query: ListQuery, lang: Lang) {
      const { limit, last_created_at, lang: _, state: __, ...where } = query
      const key = `api ${stored.definition.name} ${lang} ${limit} ${last_created_at ?? ''} ${JSON.stringify(where)}`
      const read = () =>
        readListAlone(db, stored, { where, order: 'creation', after: last_created_at, limit })
      return answer(key, stored, { lang, read })
    },
    one(stored: StoredCollection, id: string, lang: Lang) {
      const read = () => readListAlone(db, stored, { where: { id }, order: 'creation', limit: 1 }, id)
      return answer(`api ${stored.definition.name}/${id} ${lang}`, stored, { lang, id, read })
    },
    /** The older helpers' range: `start` included, `end` not. */
    range(stored: StoredCollection, start: number, end: number) {
      const count = Math.max(0, end - start)
      const read = () => readListAlone(db, stored, { order: 'creation', limit: count, offset: start })
      return answer(`api ${stored.definition.name} from ${start} to ${end}`, stored, { lang: 'en', read })
    },
    history(
      stored: StoredCollection,
      { from, to, lang, ...where }: { from: string; to: string; lang: Lang; [key: string]: unknown },
    ) {
      const read = async () => {
        const { seen } = await dependOn(db, stored)
        return { seen, items: await pastItems(db, stored, whereFields(stored, where), from, to, 1000) }
      }
      // Not cached: nearly every request asks for another span of time.
      return answer(
        `api history ${stored.definition.name} ${JSON.stringify({ from, to, lang, where })}`,
        stored,
        { lang, keep: false, read },
      )
    },
  }
}
