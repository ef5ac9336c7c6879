import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'
import { Paragraphs } from './text/paragraphs.tsx'

/** A heading with its paragraphs. */
export const view = definePlainSection('text', 'text', ({ section: { id, title, text } }) => (
  <div id={id}>
    <TextBlock title={title}>
      <Paragraphs text={text} id={id} />
    </TextBlock>
  </div>
))
