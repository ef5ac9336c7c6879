import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import { ask, withQuery } from './api.ts'
import { cursorBefore, noteCursor } from './lists/cursors.ts'

/** What a staff list answers: a page of items, and the cursor of the next one. */
type ListAnswer = {
  items: RaRecord[]
  next: string | null
  total?: { count: number; exact: boolean } | null
}

const base = (resource: string) => `/backoffice/api/${resource}`

function oneLine(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined
}

/** The list's query, without its place in it. */
export function listQuery({ filter, sort }: Pick<GetListParams, 'filter' | 'sort'>) {
  const narrowing = Object.entries((filter ?? {}) as Record<string, unknown>)
  return {
    ...Object.fromEntries(narrowing.map(([name, value]) => [name, oneLine(value)])),
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
  }
}

async function page(
  resource: string,
  query: Record<string, string | undefined>,
  limit: number,
  after?: string,
) {
  return ask<ListAnswer>('GET', withQuery(base(resource), { ...query, limit, after }))
}

/** react-admin's way to the content service: lists by cursor, each item whole with both languages. */
export const dataProvider: DataProvider = {
  async getList(resource, params) {
    const query = listQuery(params)
    const { page: wanted = 1, perPage = 25 } = params.pagination ?? {}
    const key = `${resource} ${perPage} ${JSON.stringify(query)}`
    // A page that was jumped to has no cursor yet: the ones between are walked, each noting the next one's.
    let from = cursorBefore(key, wanted)
    let answer = await page(resource, query, perPage, from.cursor)
    while (from.page < wanted && answer.next) {
      noteCursor(key, from.page + 1, answer.next)
      from = { page: from.page + 1, cursor: answer.next }
      answer = await page(resource, query, perPage, from.cursor)
    }
    if (answer.next) noteCursor(key, from.page + 1, answer.next)
    const { items, next, total } = answer
    return {
      // The items carry whatever their collection declares; react-admin's generic record cannot say that.
      data: items as never[],
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: wanted > 1 },
      ...(total?.exact && { total: total.count }),
    }
  },
  async getOne(resource, { id }) {
    return { data: await ask('GET', `${base(resource)}/${String(id)}`) }
  },
  async getMany(resource, { ids }) {
    return { data: await Promise.all(ids.map((id) => ask<never>('GET', `${base(resource)}/${String(id)}`))) }
  },
  async getManyReference(resource, params) {
    return this.getList(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } })
  },
  // Forms write through their own calls, which say what is a draft and what goes live.
  create: () => Promise.reject(new Error('forms write by themselves')),
  update: () => Promise.reject(new Error('forms write by themselves')),
  updateMany: () => Promise.reject(new Error('forms write by themselves')),
  async delete(resource, { id }) {
    await ask('DELETE', `/api/${resource}/${String(id)}`)
    return { data: { id } as never } // what react-admin takes off its lists
  },
  async deleteMany(resource, { ids }) {
    const gone: Identifier[] = []
    for (const id of ids) {
      await ask('DELETE', `/api/${resource}/${String(id)}`)
      gone.push(id)
    }
    return { data: gone as never[] }
  },
}
