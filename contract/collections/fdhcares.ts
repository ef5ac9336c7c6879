import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { flag, html, image, link, text } from '../fields.ts'

/** Corporate social responsibility; `active` is the card the carousel starts with. */
export const fdhcares = defineCollection({
  name: 'fdhcares',
  label: { one: 'Community project', many: 'Community projects' },
  title: 'title',
  schema: z.strictObject({
    title: text(120),
    body: html(8000),
    image: image().optional(),
    href: link().optional(),
    active: flag(),
  }),
  older: true,
  guardsLinks: true,
})
