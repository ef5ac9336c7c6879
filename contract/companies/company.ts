import type { Both } from '../languages.ts'
import type { Step } from '../products/product.ts'

/** What every page that is written rather than filled has of its own. */
export type Written = {
  /** its h1, and its title in the browser's tab; unlike any other page's, as is the description */
  heading: Both
  description: Both
  lede: Both
  chapters: readonly Chapter[]
  /** where to go on; the first two stand at the head of the page. A page that is not there yet is left out */
  next: readonly Step[]
}

/** One heading of a page with its paragraphs, then a list or steps in their order. */
export type Chapter = {
  /** names the place, where something links to it */
  id?: string
  title: Both
  text: readonly Both[]
  items?: readonly Both[]
  steps?: readonly Both[]
}

export type About = Written & {
  /** what the company is known by */
  figures: readonly { value: Both; label: Both }[]
  milestones: readonly { when: Both; what: Both }[]
  values: readonly { name: Both; text: Both }[]
}

/** A day in the financial calendar: a bare date and what happens. */
export type CalendarDay = { day: string; what: Both }
export type Investors = Written & { calendar: readonly CalendarDay[] }

/** All that a company says of itself. Only what the facts beside this folder hold is true; the rest is sample text. */
export type Company = {
  about: About
  board: Written
  team: Written
  shareholding: Written
  investors: Investors
  contact: Written
}
