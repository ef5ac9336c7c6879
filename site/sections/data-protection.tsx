import { Correspondent } from '../components/correspondent.tsx'
import { TextBlock } from '../components/text-block.tsx'
import { usePageContext } from '../page-context.ts'
import { companyOf, defineSectionView } from '../section.ts'

/** Shows what the law on data protection asks a company to say. */
export const view = defineSectionView('data-protection', {
  place: 'text',
  load: (section, _feed, { frame, ...request }) =>
    frame.companies[companyOf(section, request)].facts?.data_protection ?? null,
  Component({ section: { id, title }, data }) {
    const { dataProtection } = usePageContext().messages.company
    const parts = [
      ['legal_bases', data.legal_bases],
      ['recipients', data.recipients],
      ['transfers', [data.transfers]],
      ['retention', data.retention],
      ['automated_decisions', [data.automated_decisions]],
    ] as const
    return (
      <div id={id}>
        <TextBlock title={title}>
          <h3>{dataProtection.officer}</h3>
          <Correspondent of={data.officer} />
        </TextBlock>
        {parts.map(([name, items]) => (
          <TextBlock key={name} level={3} title={dataProtection[name]} items={items} />
        ))}
      </div>
    )
  },
})
