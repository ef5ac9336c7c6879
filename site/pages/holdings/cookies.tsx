import { cookies, kept } from '#contract/companies/site-statements.ts'
import { Section } from '../../components/section.tsx'
import { Table } from '../../components/table.tsx'
import { definePage } from '../../page.ts'
import { usePageContext } from '../../page-context.ts'
import { ConsentChoice } from '../../shell/consent.tsx'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/cookies'],
  load: async () => ({}),
  title: (_words, _data, { lang }) => cookies.heading[lang],
  description: (_words, _data, { lang }) => cookies.description[lang],
  Component: () => (
    <WrittenPage page={cookies}>
      <Kept />
      <Choice />
    </WrittenPage>
  ),
})

/** Whether visits may be counted, where anything is set that would. */
function Choice() {
  const {
    request: { measurement },
    words: { consent: words },
  } = usePageContext()
  if (!measurement) return null
  return (
    <Section id="choice" title={words.choice} ground="sand">
      <ConsentChoice />
    </Section>
  )
}

/** Everything that stays on the visitor's device. */
function Kept() {
  const {
    request: { lang },
    words: { company: words },
  } = usePageContext()
  return (
    <Section id="kept" title={words.kept}>
      <Table
        caption={words.kept}
        captionSeen={false}
        wide={false}
        columns={[{ name: words.keptName }, { name: words.keptWhat }]}
        rows={kept.map(({ name, where, what, long }) => ({
          key: `${where} ${name}`,
          cells: [`${name} (${words.keptWhere[where]})`, `${what[lang]}. ${words.keptLong(long[lang])}`],
        }))}
      />
    </Section>
  )
}
