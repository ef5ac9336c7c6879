import type { Item } from '#contract/registry.ts'

type Faq = Item<'faqs'>
export type FaqGroup = { name: string; /** its place on the page */ id: string; faqs: Faq[] }

/** Questions under their subjects, both in the authors' order. */
export function groupsOf(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>()
  for (const faq of faqs.toSorted((a, b) => a.position - b.position))
    groups.set(faq.group, [...(groups.get(faq.group) ?? []), faq])
  return [...groups].map(([name, ofGroup], at) => ({ name, id: `subject-${at + 1}`, faqs: ofGroup }))
}
