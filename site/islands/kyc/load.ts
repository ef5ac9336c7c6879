import { withCorrections } from '../../client/corrections.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { documentOf, type PageData, type FlowMessages } from './page-data.ts'
import type { KycFlow } from './flow/kyc-flow.ts'
import type { Flow } from './flow.tsx'

export type Loaded = { Flow: typeof Flow; flow: KycFlow; messages: FlowMessages }

const kycMessages = import.meta.glob<{ kyc: SiteMessages['kyc'] }>('../../messages/*/kyc.ts')
const codeMessages = import.meta.glob<{ oneTimeCode: SiteMessages['oneTimeCode'] }>(
  '../../messages/*/one-time-code.ts',
)

/**
 * Fetches all that follows the first page, and its messages in the page's language alone. Nothing is imported later: a
 * deployment removes the scripts of the older build while a customer fills in the form.
 * @throws where it cannot be had
 */
export async function load(about: PageData): Promise<Loaded> {
  const [kyc, code] = [
    kycMessages[`../../messages/${about.lang}/kyc.ts`],
    codeMessages[`../../messages/${about.lang}/one-time-code.ts`],
  ]
  if (!kyc || !code) throw new Error('no messages of the flow')
  const { dialogMessages } = await import('../../client/dialog-messages.ts')
  const [{ Flow }, { createKycFlow }, kycTexts, codeTexts, common] = await Promise.all([
    import('./flow.tsx'),
    import('./flow/kyc-flow.ts'),
    kyc(),
    code(),
    dialogMessages(),
  ])
  const messages = {
    kyc: withCorrections(kycTexts.kyc, 'kyc'),
    code: withCorrections(codeTexts.oneTimeCode, 'oneTimeCode'),
    uploads: common.uploads,
  }
  const branches = new Set(about.branches.flatMap(({ names }) => names))
  const required = Object.fromEntries(about.types.map(({ name, documents }) => [name, documents]))
  const flow = createKycFlow(messages.kyc, (purpose) => documentOf(about, purpose).name, branches, required)
  return { Flow, flow, messages }
}
