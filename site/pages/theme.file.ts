import { defineFile } from '../file.ts'
import { readFrame } from '../frame.ts'
import { notFound } from '../page.ts'

/** The companies' own colours as a stylesheet. */
export const file = defineFile({
  paths: ['/theme/:name'],
  // Of older colours nothing is known any more.
  load: async (feed, { params }) => {
    const { theme } = await readFrame(feed)
    return theme && theme.name === params['name'] ? theme : notFound()
  },
  type: 'text/css; charset=utf-8',
  lasting: true,
  write: ({ css }) => css,
})
