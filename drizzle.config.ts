import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./database/tables/*.ts', './database/collections/*.ts'],
  out: './database/migrations',
})
