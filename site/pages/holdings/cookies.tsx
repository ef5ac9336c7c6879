import { cookies, kept } from '#contract/companies/site-statements.ts'
import { formatMessage } from '#contract/format-message.ts'
import { Section } from '../../components/section.tsx'
import { Table } from '../../components/table.tsx'
import { definePage } from '../../page.ts'
import { usePageContext } from '../../page-context.ts'
import { ConsentChoice } from '../../shell/consent.tsx'
import { WrittenPage } from '../company/written-page.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/cookies'],
  load: async () => ({}),
  title: (_messages, _data, { lang }) => cookies.heading[lang],
  description: (_messages, _data, { lang }) => cookies.description[lang],
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
    messages: { consent: messages },
  } = usePageContext()
  if (!measurement) return null
  return (
    <Section id="choice" title={messages.choice} ground="sand">
      <ConsentChoice />
    </Section>
  )
}

/** Everything that stays on the visitor's device. */
function Kept() {
  const {
    request: { lang },
    messages: { company: messages },
  } = usePageContext()
  return (
    <Section id="kept" title={messages.kept}>
      <Table
        caption={messages.kept}
        captionSeen={false}
        wide={false}
        columns={[{ name: messages.keptName }, { name: messages.keptWhat }]}
        rows={kept.map(({ name, where, what, long }) => ({
          key: `${where} ${name}`,
          cells: [
            `${name} (${messages.keptWhere[where]})`,
            `${what[lang]}. ${formatMessage(messages.keptLong, { time: long[lang] })}`,
          ],
        }))}
      />
    </Section>
  )
}
