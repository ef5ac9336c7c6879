/**
 * The discount house's five services (spec, section 2), by the goals they serve. `type` is the wire's spelling;
 * `least` is in kwacha, absent where it follows from the client's own papers. The sums are samples.
 */
export const discountServices = [
  { slug: 'repo', type: 'Repurchase Agreement (REPO)', icon: 'refresh', least: '1000000', every: 'once' },
  {
    slug: 'reverse-repo',
    type: 'Reverse Repurchase Order (Reverse REPO)',
    icon: 'hand-coins',
    least: '1000000',
    every: 'once',
  },
  { slug: 'education-fund', type: 'Education Fund', icon: 'graduation-cap', least: '10000', every: 'month' },
  { slug: 'gratuity-fund', type: 'Gratuity Fund', icon: 'briefcase', every: 'month' },
  {
    slug: 'retirement-reserves-plan',
    type: 'Retirement Reserves Plan',
    icon: 'leaf',
    least: '20000',
    every: 'month',
  },
] as const satisfies readonly {
  slug: string
  type: string
  icon: string
  least?: string
  every: 'once' | 'month'
}[]

export type DiscountService = (typeof discountServices)[number]
