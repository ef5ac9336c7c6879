import { cookies, kept } from '#contract/companies/site-statements.ts'
import { Section } from '../../parts/section.tsx'
import { Table } from '../../parts/table.tsx'
import { definePage } from '../../page.ts'
import { useReader } from '../../reader.ts'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/cookies'],
  load: async () => ({}),
  title: (_words, _data, { lang }) => cookies.heading[lang],
  description: (_words, _data, { lang }) => cookies.description[lang],
  Component: () => (
    <WrittenPage page={cookies}>
      <Kept />
    </WrittenPage>
  ),
})

/** Everything that stays on the visitor's device. */
function Kept() {
  const {
    request: { lang },
    words: { company: words },
  } = useReader()
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
