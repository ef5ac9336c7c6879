/** Plain texts one below the other. */
export const Paragraphs = ({ text }: { text: readonly string[] }) =>
  text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
