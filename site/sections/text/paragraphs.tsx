import { Explained } from '../../components/terms.tsx'

/**
 * Plain texts one below the other.
 * @param id of what they belong to, where a hard word is explained that no heading has; the others stand in headings
 */
export const Paragraphs = ({ text, id }: { text: readonly string[]; id?: string }) =>
  text.map((paragraph, at) => (
    <p key={paragraph}>
      {id ? <Explained only={['tambala']} text={paragraph} at={`term-${id}-${at}`} /> : paragraph}
    </p>
  ))
