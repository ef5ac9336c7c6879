import { TextBlock } from '../components/text-block.tsx'
import { definePlainSection } from '../section.ts'

/** A heading with its paragraphs. */
export const view = definePlainSection('text', ({ section }) => (
  <TextBlock title={section.title} items={[]}>
    {section.text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </TextBlock>
))
