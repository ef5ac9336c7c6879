import { TableKit } from '@tiptap/extension-table'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { mergeAttributes, Node } from '@tiptap/core'
import { isLibraryPicture, isRichTextLink, richTextSchemes } from '#contract/rules/rich-text.ts'

/** A picture of the library in a text: kept by its id, shown by the staff's own address of it. */
const LibraryImage = Node.create({
  name: 'libraryImage',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    file: { default: '', parseHTML: (element: HTMLElement) => element.dataset['file'] ?? '' },
    alt: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-file]',
      getAttrs: (element) => (isLibraryPicture(element.dataset['file']) ? null : false),
    },
  ],
  renderHTML: ({ node }) => {
    const { file, alt } = node.attrs as { file: string; alt: string } // as declared above
    return [
      'img',
      mergeAttributes({
        'data-file': file,
        alt,
        ...(isLibraryPicture(file) && { src: `/backoffice/api/files/${file}/view?width=640` }),
      }),
    ]
  },
})

// Of react-admin's own set the starter kit is taken, narrowed to the definition of rich text (contract/rules/rich-text.ts).
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
      protocols: richTextSchemes,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isRichTextLink,
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  LibraryImage,
]
