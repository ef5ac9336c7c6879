import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PageData } from './kyc/page-data.ts'
import type { KycFlow } from './kyc/flow/kyc-flow.ts'
import { load, type Loaded } from './kyc/load.ts'
import { reloadToContinue, takeContinuation } from './kyc/reload.ts'
import { AccountChoice } from './kyc/account-choice.tsx'

const never = () => () => {}

/** Fetches what follows the first page, and remembers what is chosen and pressed until it is there. */
function useRest(about: PageData) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [waits, setWaits] = useState(false)
  const wanted = useRef({ type: typed, next: false })
  /** true after the reload that Continue caused, so that it is not repeated */
  const isContinued = useRef(false)
  /** the flow once it is loaded, which handles presses before it is rendered */
  const arrived = useRef<KycFlow | null>(null)
  const [fetchRest] = useState(() => async () => {
    const type = takeContinuation()
    if (type !== null) {
      isContinued.current = true
      wanted.current = { type: type || null, next: true }
      setTyped(type || null)
      setWaits(true)
    }
    try {
      const rest = await load(about)
      await rest.flow.resume()
      // Read last: it may have been pressed until now.
      const { type: chosen, next } = wanted.current
      arrived.current = rest.flow
      if (chosen && rest.flow.get().details.type === null) rest.flow.fill({ type: chosen })
      setLoaded(rest)
      setWaits(false)
      if (next && rest.flow.get().step === 'need') rest.flow.next()
    } catch {
      // Its chunk may be gone with an older build. A reload without a press of Continue would come as a surprise.
      if (wanted.current.next && !isContinued.current && (await reloadToContinue(wanted.current.type))) return
      wanted.current.next = false
      setWaits(false)
      setFailed(true)
    }
  })
  useEffect(() => void fetchRest(), [fetchRest])
  return {
    loaded,
    failed,
    typed,
    waits,
    choose: (type: string): void => {
      wanted.current.type = type
      setTyped(type)
      arrived.current?.fill({ type })
    },
    next: (): void => {
      if (arrived.current) return arrived.current.next()
      // Continue was pressed before the flow was loaded. After a failed import the press reloads the page.
      wanted.current.next = true
      setWaits(true)
      if (!failed) return
      isContinued.current = false
      setFailed(false)
      void fetchRest()
    },
  }
}

/**
 * The submission of KYC documents. This script renders the first page. The rest (dialog, uploads, storage on the device) is
 * loaded when it runs.
 */
export function Island(about: PageData) {
  const { loaded, failed, typed, waits, choose, next } = useRest(about)
  const [moved, setMoved] = useState(false)
  const flow = loaded?.flow
  const state = useSyncExternalStore(flow?.watch ?? never, flow?.get ?? none, none)

  // From here on the page is the one that the address asks for.
  useLayoutEffect(() => {
    if (loaded || failed) document.querySelector('[data-resuming]')?.removeAttribute('data-resuming')
  }, [loaded, failed])
  // One that leads on before the rest is there is taken at once to where the next page will stand; it jumps nowhere later.
  const leaves = waits && typed !== null
  useLayoutEffect(() => {
    if (!leaves) return
    document.querySelector('[data-island=kyc]')?.setAttribute('data-resuming', '')
    scrollTo(0, 0)
  }, [leaves])
  useEffect(() => {
    if (!flow) return
    const follow = () => flow.follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [flow])
  const step = state?.step ?? 'need'
  if (step !== 'need' && !moved) setMoved(true)

  if (loaded && state && step !== 'need') {
    const { Flow, messages } = loaded
    return <Flow about={about} flow={loaded.flow} state={state} messages={messages} />
  }
  return (
    <AccountChoice
      about={about}
      type={state?.details.type ?? typed}
      error={state?.fieldErrors.type}
      askedToGoOn={state?.asked ?? 0}
      arrive={moved}
      resumable={state?.resumable ?? false}
      waits={waits}
      leaves={leaves}
      failed={failed}
      onType={choose}
      onNext={next}
      onResume={() => flow?.goTo('contact')}
      onStartOver={() => void flow?.startOver()}
    />
  )
}

const none = () => null
