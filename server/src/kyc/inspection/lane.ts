import { ReaderProcess, type Allowance, type Order, type Outcome } from './reader-process.ts'

/** A process takes longer to start than ten pages to draw: it stays for the same contact's next document a while. */
const restMs = 5_000

/**
 * One document after the other, each contact's in a process that has read nobody else's. The process starts when it
 * is needed, and ends after a rest, with another contact's document, or where one is more than it may be.
 */
export class Lane {
  private readonly module: string
  private readonly niceness: number
  private current: { process: ReaderProcess; owner: string } | null = null
  private resting: ReturnType<typeof setTimeout> | undefined
  private last: Promise<unknown> = Promise.resolve()
  private readonly living = new Set<ReaderProcess>()
  private stopped = false

  constructor(module: string, niceness: number) {
    this.module = module
    this.niceness = niceness
  }

  /** @throws where no process could be started, or the server stops */
  ask(owner: string, order: Order, allowance: Allowance): Promise<Outcome> {
    const asked = this.last.then(() => this.askNow(owner, order, allowance))
    this.last = asked.catch(() => {})
    return asked
  }

  /** Ends what it is at, too. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.resting)
    const left = [...this.living]
    for (const process of left) process.kill()
    await Promise.all(left.map((process) => process.ended))
  }

  private async askNow(owner: string, order: Order, allowance: Allowance): Promise<Outcome> {
    clearTimeout(this.resting)
    if (this.stopped) throw new Error('no more documents are read')
    if (this.current && (this.current.owner !== owner || !this.current.process.usable)) this.drop()
    this.current ??= { process: this.start(), owner }
    const outcome = await this.current.process.ask(order, allowance).catch((error: unknown) => {
      // Stopped before it had started.
      throw this.stopped ? new Error('no more documents are read') : error
    })
    // Not a fault of the document's: it is read again after the next start.
    if ('ending' in outcome && this.stopped) throw new Error('no more documents are read')
    this.resting = setTimeout(() => this.drop(), restMs)
    this.resting.unref()
    return outcome
  }

  private start(): ReaderProcess {
    const process = new ReaderProcess(this.module, this.niceness)
    this.living.add(process)
    void process.ended.then(() => this.living.delete(process))
    return process
  }

  private drop(): void {
    this.current?.process.kill()
    this.current = null
  }
}
