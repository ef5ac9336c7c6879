import { z } from 'zod'
import {
  messageStates,
  type InterfaceMessage,
  type InterfaceMessages,
  type MessageState,
} from '#contract/backoffice/interface-messages.ts'
import { isGuardedMessage } from '#contract/collections/message-overrides.ts'
import type { Lang } from '#contract/languages.ts'
import { placeholdersOf } from '#contract/messages.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { Site } from '#contract/site.ts'
import type { Database } from '#database/open.ts'
import type { App } from '../../http/app.ts'
import type { AnswerSchema } from '../../http/answers.ts'
import { cursor, nextOf, readPage } from '../../http/paging.ts'
import { readSender } from '../company-facts.ts'
import { textMessageWith } from '../../messages/text-messages.ts'
import { shippedMessages } from '../corrected-messages.ts'
import { digits } from '../list-query.ts'
import { readCorrections } from './read-corrections.ts'

const texts = z.strictObject({ en: z.string().exactOptional(), ny: z.string().exactOptional() })
const answer: AnswerSchema<InterfaceMessages> = z.strictObject({
  items: z.array(
    z.strictObject({
      key: z.string(),
      group: z.string(),
      shipped: z.strictObject({ en: z.string(), ny: z.string() }),
      placeholders: z.array(z.string()),
      guarded: z.boolean(),
      text_message: z
        .strictObject({
          whole: z.strictObject({ en: z.string(), ny: z.string() }),
          values: z.record(z.string(), z.string()),
        })
        .nullable(),
      correction: z
        .strictObject({
          id: z.uuid(),
          version: z.int(),
          revision: z.int(),
          live: texts.nullable(),
          draft: texts.nullable(),
          waiting: z.enum(['publication', 'archiving']).nullable(),
          returned_reason: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  next: z.string().nullable(),
  total: z.strictObject({ count: z.int(), exact: z.boolean() }),
  groups: z.array(z.string()),
})
const asked = z.strictObject({
  q: z.string().max(200).default('').describe('words of the key, of the shipped texts or of the correction'),
  state: z.enum(messageStates).optional().describe('only those corrected, or those that wait for approval'),
  group: z.string().max(60).optional().describe('the first part of the keys'),
  limit: digits(1, 100).default(25),
  after: cursor('number').optional(),
})

type Services = { db: Database; site: () => Site | Promise<Site>; publicUrl: string }

/**
 * `GET /backoffice/api/messages`: the site's interface messages, and those that customers are written, with their
 * corrections. They are written as items.
 */
export function messageRoute(app: App, { db, site, publicUrl }: Services): void {
  app.get(
    '/backoffice/api/messages',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Interface messages, as shipped and as corrected',
        querystring: asked,
        response: { 200: answer },
      },
    },
    async ({ query }): Promise<InterfaceMessages> => {
      const all = await readMessages({ db, publicUrl }, shippedMessages(await site()))
      const { q, state, group, limit, after } = query
      const words = foldText(q)
        .split(/\s+/)
        .filter((word) => word !== '')
      const found = all.filter(
        ({ message }) =>
          (group === undefined || message.group === group) &&
          isIn(message, state) &&
          hasWords(message, words),
      )
      const rest = after === undefined ? found : found.filter(({ place }) => place > Number(after[0]))
      const page = await readPage(
        limit,
        async (rows) => rest.slice(0, rows),
        ({ place }) => [place],
      )
      return {
        items: page.rows.map(({ message }) => message),
        next: nextOf(page),
        total: { count: found.length, exact: true },
        groups: [...new Set(all.map(({ message }) => message.group))],
      }
    },
  )
}

/** Every shipped message with its place among them, counted from one. */
async function readMessages(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  { en, ny }: Site['messages'],
): Promise<{ place: number; message: InterfaceMessage }[]> {
  const corrections = await readCorrections(db)
  const about = { sender: await readSender(db, publicUrl), publicUrl }
  const liveIn = (lang: Lang) =>
    Object.fromEntries(
      [...corrections].flatMap(([key, { live }]) => (live?.[lang] ? [[key, live[lang]] as const] : [])),
    )
  const live = { en: liveIn('en'), ny: liveIn('ny') }
  return Object.entries(en).map(([key, text], at) => ({
    place: at + 1,
    message: {
      key,
      group: key.replace(/\..*/, ''),
      shipped: { en: text, ny: ny[key] ?? '' },
      placeholders: placeholdersOf(text),
      guarded: isGuardedMessage(key),
      text_message: textMessageWith(key, about, live),
      correction: corrections.get(key) ?? null,
    },
  }))
}

function isIn({ correction }: InterfaceMessage, state: MessageState | undefined): boolean {
  if (state === undefined) return true
  if (state === 'waiting') return correction !== null && correction.waiting !== null
  return correction !== null && (correction.live !== null || correction.draft !== null)
}

function hasWords({ key, shipped, correction }: InterfaceMessage, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const corrected = [correction?.live, correction?.draft].flatMap((one) => [one?.en ?? '', one?.ny ?? ''])
  const text = foldText([key, shipped.en, shipped.ny, ...corrected].join(' '))
  return words.every((word) => text.includes(word))
}
