import { diffArrays } from 'diff'

export type WordChange = { text: string; is: 'same' | 'added' | 'removed' }

/**
 * What differs between two texts, word by word. A figure is one word: "32.2" and "21.9" share no dot. Words that go one
 * after the other go together, since a space alone is nothing that stayed.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const all: WordChange[] = []
  let [removed, added, space] = ['', '', '']
  const close = () => {
    if (removed) all.push({ text: removed, is: 'removed' })
    if (added) all.push({ text: added, is: 'added' })
    if (space) all.push({ text: space, is: 'same' })
    ;[removed, added, space] = ['', '', '']
  }
  for (const part of diffArrays(wordsIn(before), wordsIn(after))) {
    const text = part.value.join('')
    const differs = part.removed || part.added
    if (differs && space) {
      // It stood in both.
      removed += space
      added += space
      space = ''
    }
    if (part.removed) removed += text
    else if (part.added) added += text
    else if (text.trim() === '' && (removed || added)) space = text
    else {
      close()
      all.push({ text, is: 'same' })
    }
  }
  close()
  return all
}

const wordsIn = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '')
