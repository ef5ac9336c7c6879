import { makeCopy } from './empty-database.ts'

/** Vitest's: what all test files share is made before the first of them. */
export const setup = async (): Promise<void> => void (await makeCopy())
