import { TableKit } from '@tiptap/extension-table'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { LibraryImage } from './library-image.ts'

// Of react-admin's own set the starter kit is taken, narrowed to what the service keeps (server: clean-html.ts).
const starter = DefaultEditorOptions.extensions?.find(({ name }) => name === 'starterKit')
if (!starter) throw new Error('the rich text input has no starter kit')

/** What an author's text may be made of; whatever else is pasted becomes plain text. */
export const extensions = [
  starter.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url: string) => /^(https:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i.test(url),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  LibraryImage,
]
