export const menu = {
  category: 'Category',
  link: 'Link',
  linkOf: 'Link {n} of {category}',
  head: 'Panel heading',
  unnamed: 'a category without a name',
  addCategory: 'Add a category',
  addLink: 'Add a link',
  addLinkTo: 'Add a link to {category}',
  inCategory: 'In category',
  full: '{category} already has {most} links, which is as many as it can hold. Remove one there first.',
  movedIn: 'Moved to place {n} of {category}.',
} as const
