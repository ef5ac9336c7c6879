import { Rich } from '../components/rich.tsx'
import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'

/** A heading and formatted text with links. */
export const view = definePlainSection('rich', 'text', ({ section: { id, title, body } }) => (
  <div id={id}>
    <TextBlock title={title}>
      <Rich html={body} />
    </TextBlock>
  </div>
))
