import { discountServiceTexts } from '#contract/services/discount.ts'
import { servicesPage } from '../services/services-page.tsx'

export const page = servicesPage({
  brand: 'discount',
  services: discountServiceTexts,
  follows: {
    product: 'reference-rate',
    types: ['Repurchase Agreement (REPO)', 'Reverse Repurchase Order (Reverse REPO)'],
  },
})
