import { en, type Words } from './messages/en.ts'

/**
 * The words of every screen. The staff app speaks English; a second language is another object of the same type and a
 * choice here.
 */
export const words: Words = en
