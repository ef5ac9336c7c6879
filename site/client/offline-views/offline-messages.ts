import type { Words } from '../../messages/en.ts'

export type SavedWords = Words['saved']
