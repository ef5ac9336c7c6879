import { and, eq, isNull } from 'drizzle-orm'
import { brands } from '#contract/brands/names.ts'
import type { Lang } from '#contract/languages.ts'
import { kycTabs, kycText } from '#contract/products/kyc.ts'
import { kycSubmissions } from '#database/tables.ts'
import { htmlOf } from '../html.ts'
import type { Template, TemplateParts, Written } from '../templates.ts'

type Submission = typeof kycSubmissions.$inferSelect
/** What a message says: a subject, its sentences, and whether it leads to the page. */
export type KycWords = { subject: string; lines: readonly string[]; link?: string }

/** The page where papers are handed in; it asks for a code anew, and nothing about the customer is in the address. */
function pageOf(publicUrl: string, lang: Lang): string {
  const query = new URLSearchParams({ tab: kycTabs[1] })
  return `${publicUrl}${lang === 'ny' ? '/ny' : ''}${kycText.to}?${query}#change`
}

const never = {
  en: 'Nobody of ours asks for your code or your PIN.',
  ny: 'Palibe wa ife amene amafunsa nambala yotsimikizira kapena PIN yanu.',
}

/**
 * A message about a submission. It names neither the account nor the customer: telephones are shared, and mail is
 * read on the way.
 * @param says null where there is nothing to say any more
 */
export const kycMessage =
  (says: (submission: Submission, lang: Lang) => KycWords | null): Template =>
  async ({ db, publicUrl }: TemplateParts, about: string, lang: Lang): Promise<Written | null> => {
    const [submission] = await db
      .select()
      .from(kycSubmissions)
      .where(and(eq(kycSubmissions.id, about), isNull(kycSubmissions.erased_at)))
    const said = submission && says(submission, lang)
    if (!said) return null
    const { subject, lines, link } = said
    const address = link && pageOf(publicUrl, lang)
    const led = address ? [`${link} ${address}`] : []
    return {
      subject: `${brands.bank.name}: ${subject}`,
      text: [...lines, ...led, never[lang], '', brands.bank.name].join('\n'),
      html: htmlOf(lang, subject, [...lines, ...led, never[lang], brands.bank.name]),
      sms: `${brands.bank.name}: ${[...lines, ...led].join(' ')}`,
    }
  }

/** What staff and customer call a submission by: short, and no more than a name for it. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()
