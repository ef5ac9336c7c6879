import { diffArrays } from 'diff'

export type WordChange = { text: string; is: 'same' | 'added' | 'removed' }

/** What differs between two texts, word by word. A figure is one word: "32.2" and "21.9" share no dot. */
export const wordChanges = (before: string, after: string): WordChange[] =>
  diffArrays(wordsIn(before), wordsIn(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    is: added ? 'added' : removed ? 'removed' : 'same',
  }))

const wordsIn = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')
