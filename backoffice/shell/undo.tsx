import Button from '@mui/material/Button'
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { useNotify } from 'react-admin'
import { messages } from '../messages.ts'
import { errorMessage } from '../error-message.ts'
import styles from './undo.module.css'
import { useClearOfFocus } from './use-clear-of-focus.ts'

const { undo: says } = messages.shell

/** How long what was done can be taken back by one key or one touch. */
const openMs = 10_000

export type Undoable = {
  /** what was done, in a sentence */
  done: string
  /** does the inverse at once. What it throws is told */
  undo: () => Promise<void> | void
  /** what is told once it is undone */
  undone: string
}

type Offer = Undoable & { number: number }
type Undo = {
  /** offers to undo what was done a moment ago; a later act takes its place */
  offer: (undoable: Undoable) => void
  /** takes the offer away. Every act begins with it: Alt Z never takes back what was done before it */
  withdraw: () => void
}

const UndoContext = createContext<Undo>({ offer: () => {}, withdraw: () => {} })

/** Every act that has an inverse goes through this: the act is done, and for ten seconds its inverse is one touch away. */
export const useUndo = (): Undo => use(UndoContext)

/** Tells what was done, with the way back where there is one. */
export function offerUndo(
  { undo, notify }: { undo: Undo; notify: ReturnType<typeof useNotify> },
  done: string,
  way: Undoable | null,
): void {
  if (way) return undo.offer(way)
  // What was offered before is not the last act any more.
  undo.withdraw()
  notify(done, { type: 'success' })
}

/** Holds the one offer of the moment; it stays while screens change. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const count = useRef(0)
  const api = useMemo(
    (): Undo => ({
      offer: (undoable) => {
        setTold('')
        setOffer({ ...undoable, number: ++count.current })
      },
      withdraw: () => setOffer(null),
    }),
    [],
  )
  const run = useCallback(async () => {
    if (!offer || busy) return
    setBusy(true)
    try {
      await offer.undo()
      setTold(offer.undone)
    } catch (error) {
      setTold(`${says.refused} ${errorMessage(error)}`)
    } finally {
      setBusy(false)
      // One that was made meanwhile stays.
      setOffer((now) => (now === offer ? null : now))
    }
  }, [offer, busy])
  useUndoKey(offer !== null, run)
  const place = useRef<HTMLOutputElement>(null)
  const edge = useClearOfFocus(place, offer !== null || told !== '')
  return (
    <UndoContext value={api}>
      {children}
      {/* One place that is always there, so that what comes into it is read out. */}
      <output ref={place} className={styles.place} data-edge={edge}>
        {offer ? (
          <Bar
            key={offer.number}
            done={offer.done}
            busy={busy}
            onUndo={() => void run()}
            onEnd={() => setOffer(null)}
          />
        ) : (
          told && <Told key={told} text={told} onEnd={() => setTold('')} />
        )}
      </output>
    </UndoContext>
  )
}

type BarProps = { done: string; busy: boolean; onUndo: () => void; onEnd: () => void }

function Bar({ done, busy, onUndo, onEnd }: BarProps) {
  const hold = useTimeout(openMs, busy, onEnd)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- who points at it or stands in it has all the time they need
    <span className={styles.bar} {...hold}>
      <span>{done}</span>
      <Button color="inherit" disabled={busy} aria-keyshortcuts="Alt+Z" onClick={onUndo}>
        {says.undo} <kbd className={styles.key}>{says.key}</kbd>
      </Button>
    </span>
  )
}

function Told({ text, onEnd }: { text: string; onEnd: () => void }) {
  const hold = useTimeout(openMs / 2, false, onEnd)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above
    <span className={styles.bar} {...hold}>
      <span>{text}</span>
    </span>
  )
}

/** Calls once the time is over that nobody pointed at it or stood in it. @returns what the element listens for */
function useTimeout(ms: number, paused: boolean, onEnd: () => void) {
  const [held, setHeld] = useState(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (held || paused) return
    const timer = setTimeout(() => end.current(), ms)
    return () => clearTimeout(timer)
  }, [ms, held, paused])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

/** Alt Z, from wherever the focus is. */
function useUndoKey(open: boolean, run: () => Promise<void>): void {
  // Layout effects run with the change of the page: the key ends in the moment in which the bar goes.
  useLayoutEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyZ') return
      event.preventDefault()
      void run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, run])
}
