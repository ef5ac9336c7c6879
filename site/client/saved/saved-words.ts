import type { Words } from '../../words/en.ts'

export type SavedWords = Words['saved']
