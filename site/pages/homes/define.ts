import { brands, type BrandId } from '#contract/brands/names.ts'
import type { FramedRequest } from '../../frame.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import { showsBeyond } from '../../sheet-names.ts'
import type { Home } from './read.ts'

type Shown = { home: Home }

/** What every home says of itself as a page; any of them may carry the enquiry form. */
export const homeOf = (company: BrandId) => ({
  paths: [`${brands[company].path}/home`] as [string],
  query: ['sent'],
  form: 'enquiry' as const,
  sheet: company,
  hasForm: ({ home }: Shown) => home.sections.some(({ type }) => type === 'enquiry'),
  beyondSheet: ({ home }: Shown) =>
    showsBeyond(
      company,
      home.sections.map(({ type }) => type),
    ),
  title: (_messages: SiteMessages, { home }: Shown, { frame }: FramedRequest) =>
    home.written?.title ?? frame.companies[company].name,
  description: (_messages: SiteMessages, { home }: Shown, { frame }: FramedRequest) =>
    home.written?.description ?? frame.companies[company].name,
  structured: ({ home }: Shown) => home.sections.flatMap(({ structured }) => structured),
})
