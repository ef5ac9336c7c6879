export * from './tables/files.ts'
export * from './tables/head.ts'
export * from './tables/revisions.ts'
export * from './tables/staff.ts'
