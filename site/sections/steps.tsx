import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'
import { Paragraphs } from './text/paragraphs.tsx'

/** A heading, paragraphs, and what to do in its order. */
export const view = definePlainSection('steps', 'text', ({ section: { id, title, text, steps } }) => (
  <div id={id}>
    <TextBlock title={title} items={steps} counted>
      {text.length > 0 && <Paragraphs text={text} />}
    </TextBlock>
  </div>
))
