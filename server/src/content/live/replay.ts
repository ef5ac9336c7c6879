import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { eventsUpTo } from '../../changes/event-log.ts'
import { composePayloads, type EventPayload } from './event-payload.ts'

/** A listener that missed more events than this loads its page again. That costs both sides less. */
const mostMissed = 200
/** Composed lines are used for this long: an item may end meanwhile, and the worker sends that within moments. */
const freshMs = 5000
const mostFrames = 200

type Recent = {
  /** the number before the first of the lines */
  after: number
  until: number
  lines: Promise<EventPayload[]>
  at: number
  /** composed already, by what was asked for */
  frames: Map<string, string>
}

/**
 * The last events, ready to send to listeners that missed some. Composed once for each change and language, not for
 * each listener.
 */
export class Replay {
  readonly #db: Database
  readonly #recent = new Map<Lang, Recent>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Drops the composed lines, because something has changed. */
  forget(): void {
    this.#recent.clear()
  }

  /**
   * All events after `since`, up to `until`, as one frame; null if they are older than what is kept.
   * @param until the last event that went out to the listeners
   */
  async frame(
    { since, lang, of }: { since: number; lang: Lang; of: readonly string[] | null },
    until: number,
  ): Promise<string | null> {
    if (since >= until) return ''
    const recent = await this.#read(lang, until)
    if (since < recent.after) return null
    const key = `${since} ${of?.join(' ') ?? '*'}`
    const known = recent.frames.get(key)
    if (known !== undefined) return known
    const frame = (await recent.lines)
      .filter(({ seq, collection }) => seq > since && (of === null || of.includes(collection)))
      .map(({ line }) => line)
      .join('\n')
    if (recent.frames.size < mostFrames) recent.frames.set(key, frame)
    return frame
  }

  async #read(lang: Lang, until: number): Promise<Recent> {
    const known = this.#recent.get(lang)
    if (known && known.until === until && performance.now() - known.at < freshMs) return known
    const events = await eventsUpTo(this.#db, until, mostMissed)
    const after = (events[0]?.seq ?? until + 1) - 1
    const lines = composePayloads(this.#db, events, lang)
    const recent = { after, until, lines, at: performance.now(), frames: new Map<string, string>() }
    this.#recent.set(lang, recent)
    lines.catch(() => this.#recent.delete(lang))
    return recent
  }
}
