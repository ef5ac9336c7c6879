import { care } from '#contract/companies/care.ts'
import { definePage } from '../../page.ts'
import { WrittenPage } from '../company/written-page.tsx'
import { Projects } from './fdhcares/projects.tsx'

/** Corporate social responsibility: every project, each with a place of its own to link to. */
export const page = definePage({
  paths: ['/fdhfinancialholdings/fdhcares'],
  load: async (feed) => ({ projects: await feed.all('fdhcares') }),
  title: (_messages, _data, { lang }) => care.heading[lang],
  description: (_messages, _data, { lang }) => care.description[lang],
  Component: ({ data: { projects } }) => (
    <>
      <WrittenPage page={care} />
      <Projects projects={projects} />
    </>
  ),
})
