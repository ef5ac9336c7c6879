import type { SiteMessages } from '../../messages/en.ts'
import { documentOf, type PageData } from './page-data.ts'
import type { KycFlow } from './flow/kyc-flow.ts'
import type { FlowWords } from './step-props.ts'
import type { Flow } from './flow.tsx'

export type Loaded = { Flow: typeof Flow; desk: KycFlow; words: FlowWords }

const kycWords = import.meta.glob<{ kyc: SiteMessages['kyc'] }>('../../messages/*/kyc.ts')
const codeWords = import.meta.glob<{ oneTimeCode: SiteMessages['oneTimeCode'] }>(
  '../../messages/*/one-time-code.ts',
)

/** Fetches what follows the first page, and the words of it in the page's language alone. @throws where it cannot be had */
export async function load(about: PageData): Promise<Loaded> {
  const [kyc, code] = [
    kycWords[`../../messages/${about.lang}/kyc.ts`],
    codeWords[`../../messages/${about.lang}/one-time-code.ts`],
  ]
  if (!kyc || !code) throw new Error('no words of the flow')
  const { dialogMessages } = await import('../../client/dialog-messages.ts')
  const [{ Flow }, { createKycFlow: createDesk }, told, asked, messages] = await Promise.all([
    import('./flow.tsx'),
    import('./flow/kyc-flow.ts'),
    kyc(),
    code(),
    dialogMessages(),
  ])
  const words = { kyc: told.kyc, code: asked.oneTimeCode, uploads: messages.uploads }
  const branches = new Set(about.branches.flatMap(({ names }) => names))
  const desk = createDesk(words.kyc, (purpose) => documentOf(about, purpose).name, branches)
  return { Flow, desk, words }
}
