import { describe, expect, test } from 'vitest'
import type { DraftDocument } from '#contract/kyc.ts'
import { kycLimits } from '#contract/limits.ts'
import type { Purpose } from '#contract/rules/required-documents.ts'
import type { Slot } from '../documents/document-slot.ts'
import {
  noWork,
  transition,
  type Asker,
  type Effect,
  type Sender,
  type UploadEvent,
  type Uploads,
} from './upload-state-machine.ts'

const slot = (given: Partial<Slot> = {}): Slot => ({
  purpose: 'Payslip',
  choice: 'c',
  name: 'slip.jpg',
  type: 'image/jpeg',
  bytes: 1000,
  before: null,
  state: 'queued',
  progress: 0,
  documentId: null,
  sha256: 's',
  refusal: null,
  ...given,
})
const uploads = (slots: Slot[], given: Partial<Uploads> = {}): Uploads => ({
  slots: Object.fromEntries(slots.map((one) => [one.purpose, one])),
  unproved: false,
  ...noWork,
  ...given,
})
const sending = (attempts = 0): Sender => ({ at: 'sending', choice: 'c', attempts })
const proving = (attempts = 0): Sender => ({ at: 'proving', choice: 'c', attempts })
const reading: Asker = { at: 'reading', turn: 0 }
const file = new File(['abc'], 'slip.jpg', { type: 'image/jpeg' })
const files = (...purposes: Purpose[]) => new Map(purposes.map((purpose) => [purpose, file as Blob]))
const names = (effects: readonly Effect[]) => effects.map((effect) => effect.do)
const document = (given: Partial<DraftDocument> = {}): DraftDocument => ({
  id: 'p',
  purpose: 'Payslip',
  bytes: 1000,
  offset: 1000,
  state: 'received',
  check_delayed: false,
  refusal: null,
  ...given,
})
const ready = { file, type: 'image/jpeg', before: 5000, sha256: 'hash' }

describe('after attempts without a response', () => {
  const waiting = [
    slot({ choice: 'a', purpose: 'Payslip', state: 'waiting' }),
    slot({ choice: 'b', purpose: 'Signature' }),
    slot({ choice: 'c', purpose: 'Sketch Map', state: 'waiting' }),
  ]
  const nextAfter = (choice: string, attempts: number) => {
    const { uploads: now } = transition(uploads(waiting, { sender: { at: 'pausing', choice, attempts } }), {
      type: 'resumed',
    })
    return 'choice' in now.sender ? now.sender.choice : null
  }

  test('repeats the same document once', () => {
    expect(nextAfter('a', 1)).toBe('a')
  })

  test('gives each other document its turn', () => {
    expect(['a', 'b', 'c'].map((choice) => nextAfter(choice, 2))).toEqual(['b', 'c', 'a'])
  })
})

describe('a file is chosen', () => {
  const chosen = { type: 'chosen', purpose: 'Payslip', choice: 'new', file } as const

  test('it is kept as it is, and prepared', () => {
    const { uploads: now, first, after } = transition(uploads([]), chosen)
    expect(now.slots.Payslip).toMatchObject({ choice: 'new', state: 'preparing', name: 'slip.jpg', bytes: 3 })
    expect(now.slots.Payslip).not.toHaveProperty('replaces')
    expect(now.preparing).toEqual(['new'])
    expect(names(first)).toEqual(['dropFile'])
    expect(names(after)).toEqual(['keepOriginal', 'prepare'])
  })

  test('in place of one that is sent: the sending ends, and the service is told what it replaces', () => {
    const before = uploads([slot({ state: 'uploading', documentId: 'p' })], { sender: sending() })
    const { uploads: now, first } = transition(before, chosen)
    expect(names(first)).toEqual(['abort', 'dropFile'])
    expect(now.slots.Payslip).toMatchObject({ replaces: 'p', documentId: null })
    expect(now.sender).toEqual(before.sender)
  })

  test('in place of one that the service never had: what that one replaced', () => {
    const { uploads: now, first } = transition(uploads([slot({ replaces: 'older' })]), chosen)
    expect(now.slots.Payslip?.replaces).toBe('older')
    expect(names(first)).toEqual(['dropFile'])
  })

  test('while another document is sent: that one goes on', () => {
    const other = slot({ purpose: 'Utility Bill', choice: 'other', state: 'uploading' })
    const before = uploads([other], { sender: { at: 'sending', choice: 'other', attempts: 0 } })
    expect(names(transition(before, chosen).first)).toEqual(['dropFile'])
  })
})

describe('a file is prepared', () => {
  const before = uploads([slot({ state: 'preparing', sha256: null })], { preparing: ['c'] })
  const prepared = (made: (UploadEvent & { type: 'prepared' })['prepared'], choice = 'c') =>
    ({ type: 'prepared', purpose: 'Payslip', choice, prepared: made }) as const

  test('it is kept before it counts as queued, the original goes after, and it is sent', () => {
    const { uploads: now, first, after } = transition(before, prepared(ready))
    expect(names(first)).toEqual(['keepFile'])
    expect(now.slots.Payslip).toMatchObject({ state: 'queued', bytes: 3, before: 5000, sha256: 'hash' })
    expect(names(after)).toEqual(['dropOriginal', 'prove'])
    expect(now).toMatchObject({ preparing: [], sender: { at: 'proving', choice: 'c', attempts: 0 } })
  })

  test('while another one is sent: it waits for its turn', () => {
    const busy: Sender = { at: 'sending', choice: 'other', attempts: 2 }
    const { uploads: now, after } = transition({ ...before, sender: busy }, prepared(ready))
    expect(names(after)).toEqual(['dropOriginal'])
    expect(now.sender).toEqual(busy)
  })

  test('it is refused, and so is the one before it dropped', () => {
    const replacing = uploads([slot({ state: 'preparing', replaces: 'older' })], { preparing: ['c'] })
    const { uploads: now, first, after } = transition(replacing, prepared({ refusal: 'too_big' }))
    expect(now.slots.Payslip).toMatchObject({ state: 'refused', refusal: 'too_big' })
    expect([names(first), after]).toEqual([['dropFile'], [{ do: 'removeThere', documentId: 'older' }]])
    expect(names(transition(before, prepared({ refusal: 'damaged' })).after)).toEqual([])
  })

  test('all documents together would be too much', () => {
    const others = slot({
      purpose: 'Utility Bill',
      choice: 'other',
      state: 'received',
      bytes: kycLimits.maxSubmissionBytes - 2,
    })
    const full = uploads([slot({ state: 'preparing' }), others], { preparing: ['c'] })
    const now = transition(full, prepared(ready)).uploads.slots.Payslip
    expect(now).toMatchObject({ state: 'refused', refusal: 'too_much' })
    const refused = uploads([slot({ state: 'preparing' }), { ...others, state: 'refused' }], {
      preparing: ['c'],
    })
    expect(transition(refused, prepared(ready)).uploads.slots.Payslip?.state).toBe('queued')
  })

  test('another file was chosen meanwhile, or none: only the preparing ends', () => {
    for (const slots of [[slot({ choice: 'newer', state: 'preparing' })], []]) {
      const later = uploads(slots, { preparing: ['c', 'newer'] })
      const { uploads: now, first, after } = transition(later, prepared(ready))
      expect(now).toEqual({ ...later, preparing: ['newer'] })
      expect([...first, ...after]).toEqual([])
    }
  })
})

describe('a document is removed', () => {
  const removed = { type: 'removed', purpose: 'Payslip' } as const

  test('from the device and from the service, and its sending ends', () => {
    const before = uploads([slot({ state: 'uploading', documentId: 'p' })], { sender: sending() })
    const { uploads: now, first, after } = transition(before, removed)
    expect(now.slots).toEqual({})
    expect(names(first)).toEqual(['noteRemoved', 'noteRemoved', 'abort', 'dropFile'])
    expect(after).toEqual([{ do: 'removeThere', documentId: 'p' }])
  })

  test('the one whose place it had not taken yet goes too', () => {
    const { after } = transition(uploads([slot({ replaces: 'older' })]), removed)
    expect(after).toEqual([{ do: 'removeThere', documentId: 'older' }])
  })

  test('the service knows nothing of it: nothing is asked of it', () => {
    expect(transition(uploads([slot()]), removed).after).toEqual([])
  })
})

describe('it starts, after a reload or a new proof', () => {
  test('what is queued is sent, and what is inspected is asked after', () => {
    const checking = slot({ purpose: 'Utility Bill', choice: 'other', state: 'checking' })
    const { uploads: now, after } = transition(uploads([slot(), checking], { unproved: true }), {
      type: 'started',
      files: files('Payslip'),
    })
    expect(now).toMatchObject({ unproved: false, sender: proving(), asker: { at: 'pausing', turn: 0 } })
    expect(after).toEqual([{ do: 'prove' }, { do: 'pauseAsking', ms: 1000 }])
  })

  test('what was being prepared is prepared again; the third time a photo is sent as it is', () => {
    for (const [cutOff, asItIs] of [
      [1, false],
      [2, true],
    ] as const) {
      const before = uploads([slot({ state: 'preparing', cutOff })])
      const { uploads: now, after } = transition(before, { type: 'started', files: files('Payslip') })
      expect(now.preparing).toEqual(['c'])
      expect(after).toMatchObject([{ do: 'prepare', asItIs, file }])
    }
  })

  test('what this page prepares already is not prepared twice, nor what has no file here', () => {
    const mine = uploads([slot({ state: 'preparing' })], { preparing: ['c'] })
    expect(transition(mine, { type: 'started', files: files('Payslip') }).after).toEqual([])
    expect(transition({ ...mine, preparing: [] }, { type: 'started', files: new Map() }).after).toEqual([])
  })

  test('what is at work already goes on', () => {
    const before = uploads([slot({ state: 'uploading' })], {
      sender: sending(),
      asker: { at: 'reading', turn: 3 },
    })
    expect(transition(before, { type: 'started', files: new Map() })).toEqual({
      uploads: before,
      first: [],
      after: [],
    })
  })
})

test('it is stopped: the sending ends', () => {
  const before = uploads([slot({ state: 'uploading' })], { sender: sending() })
  expect(transition(before, { type: 'stopped' })).toEqual({
    uploads: before,
    first: [],
    after: [{ do: 'abort' }],
  })
})

describe('the sender has its proof', () => {
  test('the document is sent, by what is known of it now', () => {
    const known = slot({ documentId: 'p' })
    const { uploads: now, after } = transition(uploads([known], { sender: proving(2) }), {
      type: 'proved',
      token: 't',
    })
    expect(now.sender).toEqual(sending(2))
    expect(after).toEqual([{ do: 'send', slot: known, token: 't' }])
  })

  test('the dialog was closed: it waits to be started again', () => {
    const before = uploads([slot({ state: 'waiting' })], { sender: proving() })
    const { uploads: now, after } = transition(before, { type: 'proved', token: null })
    expect(now).toMatchObject({
      unproved: true,
      sender: { at: 'idle' },
      slots: { Payslip: { state: 'queued' } },
    })
    expect(after).toEqual([])
  })

  test('another file was chosen meanwhile: that one is next', () => {
    const before = uploads([slot({ choice: 'newer' })], { sender: proving(2) })
    const { uploads: now, after } = transition(before, { type: 'proved', token: 't' })
    expect(now.sender).toEqual({ at: 'proving', choice: 'newer', attempts: 0 })
    expect(names(after)).toEqual(['prove'])
  })
})

test('the service names the document, and takes its bytes', () => {
  const begun = transition(uploads([slot()], { sender: sending() }), {
    type: 'begun',
    choice: 'c',
    documentId: 'p',
  })
  expect(begun.uploads.slots.Payslip).toMatchObject({ state: 'uploading', documentId: 'p', progress: 0 })
  const moved = transition(begun.uploads, { type: 'moved', choice: 'c', percent: 40 })
  expect(moved.uploads.slots.Payslip).toMatchObject({ state: 'uploading', documentId: 'p', progress: 40 })
})

describe('an attempt ended', () => {
  const before = uploads([slot({ state: 'uploading', documentId: 'p', progress: 50 })], {
    sender: sending(2),
  })
  const ended = (sent: (UploadEvent & { type: 'ended' })['sent'], from = before) =>
    transition(from, { type: 'ended', choice: 'c', sent })

  test('all of it is there: it is inspected', () => {
    const { uploads: now, after } = ended({ got: 'all' })
    expect(now.slots.Payslip).toMatchObject({ state: 'checking', progress: 100 })
    expect(now).toMatchObject({ sender: { at: 'idle' }, asker: { at: 'pausing', turn: 0 } })
    expect(after).toEqual([{ do: 'pauseAsking', ms: 1000 }])
  })

  test('the next one follows', () => {
    const next = slot({ purpose: 'Utility Bill', choice: 'next' })
    const { uploads: now, after } = ended(
      { got: 'all' },
      {
        ...before,
        slots: { ...before.slots, 'Utility Bill': next },
      },
    )
    expect(now.sender).toEqual({ at: 'proving', choice: 'next', attempts: 0 })
    expect(names(after)).toEqual(['pauseAsking', 'prove'])
  })

  test('the line is gone: it waits longer each time, or as long as the service says', () => {
    const { uploads: now, after } = ended({ got: 'line', retryAfter: null })
    expect(now.slots.Payslip).toMatchObject({ state: 'waiting', progress: 50, documentId: 'p' })
    expect(now.sender).toEqual({ at: 'pausing', choice: 'c', attempts: 3 })
    expect(after).toEqual([{ do: 'pauseSending', ms: 4000 }])
    expect(ended({ got: 'line', retryAfter: 7 }).after).toEqual([{ do: 'pauseSending', ms: 7000 }])
    const again = transition(now, { type: 'resumed' })
    expect(again.uploads.sender).toEqual(proving(3))
    expect(names(again.after)).toEqual(['prove'])
  })

  test.each<[UploadEvent & { type: 'ended' }, Partial<Slot>, Effect['do'][], Sender]>([
    [
      { type: 'ended', choice: 'c', sent: { got: 'unproved' } },
      { state: 'waiting' },
      ['forgetToken', 'prove'],
      proving(),
    ],
    [
      { type: 'ended', choice: 'c', sent: { got: 'gone' } },
      { state: 'queued', documentId: null, progress: 0 },
      ['prove'],
      proving(),
    ],
    [
      { type: 'ended', choice: 'c', sent: { got: 'refusal', status: 413 } },
      { state: 'refused', refusal: 'too_big' },
      [],
      { at: 'idle' },
    ],
    [
      { type: 'ended', choice: 'c', sent: { got: 'refusal', status: 400 } },
      { state: 'failed' },
      [],
      { at: 'idle' },
    ],
    [{ type: 'ended', choice: 'c', sent: { got: 'lost' } }, { state: 'failed' }, [], { at: 'idle' }],
  ])('%o', (event, change, effects, sender) => {
    const { uploads: now, after } = transition(before, event)
    expect(now.slots.Payslip).toEqual({ ...before.slots.Payslip, ...change })
    expect([names(after), now.sender]).toEqual([effects, sender])
  })

  test('it was cancelled: the next one, and the slot stays as it is', () => {
    const replaced = { ...before, slots: { Payslip: slot({ choice: 'newer', state: 'preparing' }) } }
    const { uploads: now } = ended({ got: 'aborted' }, replaced)
    expect(now).toEqual({ ...replaced, sender: { at: 'idle' } })
  })

  test('the file was replaced in the last moment: the new one is not touched', () => {
    const replaced = { ...before, slots: { Payslip: slot({ choice: 'newer', state: 'preparing' }) } }
    expect(ended({ got: 'all' }, replaced).uploads.slots).toEqual(replaced.slots)
  })
})

describe('the asker', () => {
  const checking = uploads([slot({ state: 'checking', documentId: 'p' })], { asker: reading })
  const answered = (answer: (UploadEvent & { type: 'answered' })['answer'], from = checking) =>
    transition(from, { type: 'answered', answer, files: files('Payslip') })

  test('reads after its pause', () => {
    const { uploads: now, after } = transition(
      { ...checking, asker: { at: 'pausing', turn: 2 } },
      { type: 'asked' },
    )
    expect([now.asker, names(after)]).toEqual([{ at: 'reading', turn: 2 }, ['read']])
  })

  test('ends once all is inspected', () => {
    const { uploads: now, after } = answered({ got: 'documents', documents: [document()] })
    expect(now.slots.Payslip?.state).toBe('received')
    expect([now.asker, after]).toEqual([{ at: 'idle' }, []])
  })

  test('goes on while something is inspected, ever more slowly up to five seconds', () => {
    for (const [turn, ms] of [
      [0, 2000],
      [1, 3000],
      [2, 5000],
      [9, 5000],
    ] as const) {
      const from = { ...checking, asker: { at: 'reading', turn } as const }
      const { uploads: now, after } = answered(
        { got: 'documents', documents: [document({ state: 'checking' })] },
        from,
      )
      expect([now.asker, after]).toEqual([{ at: 'pausing', turn: turn + 1 }, [{ do: 'pauseAsking', ms }]])
    }
  })

  test('what the service has lost is sent again', () => {
    const { uploads: now, after } = answered({ got: 'documents', documents: [] })
    expect(now.slots.Payslip).toMatchObject({ state: 'queued', documentId: null })
    expect([now.sender, names(after)]).toEqual([proving(), ['prove']])
  })

  test('asks again where there was no answer', () => {
    expect(answered({ got: 'nothing' }).uploads).toEqual({ ...checking, asker: { at: 'pausing', turn: 1 } })
  })

  test('ends where there is nothing to ask with', () => {
    expect(answered({ got: 'unable' }).uploads).toEqual({ ...checking, asker: { at: 'idle' } })
  })

  test('has the contact proved anew', () => {
    const { uploads: now, after } = answered({ got: 'unproved' })
    expect([now.asker, names(after)]).toEqual([{ at: 'proving', turn: 0 }, ['forgetToken', 'proveAgain']])
    expect(transition(now, { type: 'reproved', token: 't' }).uploads.asker).toEqual({
      at: 'pausing',
      turn: 1,
    })
    const closed = transition(now, { type: 'reproved', token: null })
    expect(closed.uploads).toEqual({ ...now, unproved: true, asker: { at: 'idle' } })
  })
})

describe('an event that means nothing changes nothing', () => {
  const senders: Sender[] = [
    { at: 'idle' },
    proving(),
    sending(),
    { at: 'pausing', choice: 'c', attempts: 1 },
  ]
  const askers: Asker[] = (['pausing', 'reading', 'proving'] as const).map((at) => ({ at, turn: 1 }))
  const all: UploadEvent[] = [
    { type: 'prepared', purpose: 'Payslip', choice: 'c', prepared: ready },
    { type: 'removed', purpose: 'Utility Bill' },
    { type: 'stopped' },
    { type: 'proved', token: 't' },
    { type: 'begun', choice: 'c', documentId: 'p' },
    { type: 'moved', choice: 'c', percent: 40 },
    { type: 'ended', choice: 'c', sent: { got: 'all' } },
    { type: 'ended', choice: 'older', sent: { got: 'all' } },
    { type: 'moved', choice: 'older', percent: 40 },
    { type: 'begun', choice: 'older', documentId: 'p' },
    { type: 'resumed' },
    { type: 'asked' },
    { type: 'answered', answer: { got: 'unproved' }, files: new Map() },
    { type: 'reproved', token: null },
  ]
  /** Where an event means something. */
  const meant = ({ sender, asker }: Uploads, event: UploadEvent): boolean => {
    if ('choice' in event && event.choice === 'older') return false
    const at: Partial<Record<UploadEvent['type'], boolean>> = {
      stopped: sender.at === 'sending',
      proved: sender.at === 'proving',
      begun: sender.at === 'sending',
      moved: sender.at === 'sending',
      ended: sender.at === 'sending',
      resumed: sender.at === 'pausing',
      asked: asker.at === 'pausing',
      answered: asker.at === 'reading',
      reproved: asker.at === 'proving',
    }
    return at[event.type] ?? false
  }
  const states = senders.flatMap((sender) =>
    [{ at: 'idle' } as const, ...askers].map((asker) =>
      uploads([slot({ state: 'waiting' })], { sender, asker }),
    ),
  )
  test.each(all)('$type', (event) => {
    const changed = states.map((before) => {
      const { uploads: now, first, after } = transition(before, event)
      return now !== before || first.length + after.length > 0
    })
    expect(changed).toEqual(states.map((before) => meant(before, event)))
  })
})
