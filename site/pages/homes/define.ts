import { brands, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Frame, FramedRequest } from '../../frame.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import type { PageName } from '../../page.ts'
import { showsBeyond } from '../../sheet-names.ts'
import type { Home } from './read.ts'

type Shown = { home: Home }

const nameOf = (written: Home['written'], company: BrandId, { companies }: Frame): PageName => ({
  title: written?.title ?? companies[company].name,
  description: written?.description ?? companies[company].name,
})

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
    nameOf(home.written, company, frame).title,
  description: (_messages: SiteMessages, { home }: Shown, { frame }: FramedRequest) =>
    nameOf(home.written, company, frame).description,
  name: async (feed: Feed, { frame }: FramedRequest) =>
    nameOf(await feed.one('homes', { company }), company, frame),
  structured: ({ home }: Shown) => home.sections.flatMap(({ structured }) => structured),
})
