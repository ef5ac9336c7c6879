import { words } from '../messages.ts'

/** Where a screen is on its way. */
export const Loading = () => <output>{words.shell.loading}</output>
