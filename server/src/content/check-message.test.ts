import { expect, test } from 'vitest'
import { messageOverrides } from '#contract/collections/message-overrides.ts'
import { messageErrors } from './check-message.ts'

const shipped = { en: { 'search.found': '{n} results' }, ny: { 'search.found': 'Zotsatira {n}' } }
const errorsOf = (en: string) => messageErrors(messageOverrides, { key: 'search.found', en }, shipped)

test.each(['<b>{n}</b> results', '{n} results</p>', '{n} results<br>', '{n} <A HREF="/">results</A>'])(
  'a correction with HTML tags is refused: %s',
  (text) => expect(errorsOf(text)['en']).toMatch(/^This takes plain text/),
)

test.each(['{n} results < 5', '{n} results', '{n} <3'])(
  'a correction of plain text is accepted: %s',
  (text) => expect(errorsOf(text)).toEqual({}),
)
