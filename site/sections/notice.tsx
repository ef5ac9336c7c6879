import { Notice } from '../components/notice.tsx'
import { definePlainSection } from '../section.ts'
import { Paragraphs } from './text/paragraphs.tsx'

/** What a reader must not miss. */
export const view = definePlainSection('notice', 'text', ({ section: { id, kind, title, text } }) => (
  <div id={id}>
    <Notice kind={kind} title={title}>
      {text.length > 0 && <Paragraphs text={text} />}
    </Notice>
  </div>
))
