export const menu = {
  category: 'Category',
  link: 'Link',
  linkOf: 'Link {n} of {category}',
  head: 'Head of the panel',
  unnamed: 'a category without a name',
  addCategory: 'Add a category',
  addLink: 'Add a link',
  addLinkTo: 'Add a link to {category}',
  inCategory: 'In category',
  movedIn: 'Moved to place {n} of {category}.',
} as const
