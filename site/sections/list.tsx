import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'
import { Paragraphs } from './text/paragraphs.tsx'

/** A heading, paragraphs, and a list below them. */
export const view = definePlainSection('list', 'text', ({ section: { id, title, text, items, ticked } }) => (
  <div id={id}>
    <TextBlock title={title} items={items} ticked={ticked}>
      {text.length > 0 && <Paragraphs text={text} />}
    </TextBlock>
  </div>
))
