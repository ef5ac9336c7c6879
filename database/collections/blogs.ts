import { blogs as definition } from '#contract/collections/blogs.ts'
import { boolean, text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const blogsTable = collectionTable(definition, {
  slug: text(),
  brands: text().array(),
  featured: boolean(),
})
export const blogs = stored(definition, blogsTable)
