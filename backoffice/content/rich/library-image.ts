import { mergeAttributes, Node } from '@tiptap/core'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A picture of the library in a text: kept by its id, shown by the staff's own address of it. */
export const LibraryImage = Node.create({
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
      getAttrs: (element) => (uuid.test(element.dataset['file'] ?? '') ? null : false),
    },
  ],
  renderHTML: ({ node }) => {
    const { file, alt } = node.attrs as { file: string; alt: string } // as declared above
    return [
      'img',
      mergeAttributes({
        'data-file': file,
        alt,
        ...(uuid.test(file) && { src: `/backoffice/api/files/${file}/view?width=640` }),
      }),
    ]
  },
})
