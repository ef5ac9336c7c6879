import { blogs as definition } from '#contract/collections/blogs.ts'
import { boolean, text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const blogsTable = collectionTable(definition, {
  slug: text().notNull(),
  brands: text().array().notNull(),
  featured: boolean().notNull(),
})
export const blogs = stored(definition, blogsTable, () => import('../sample/blogs.ts'))
