// One line a type of section. Each also has one file in site/sections/ of the same name as its type; a missing one fails a test.
export { textSection } from './sections/text.ts'
