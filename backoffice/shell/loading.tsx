import { messages } from '../messages.ts'

/** Where a screen is on its way. */
export const Loading = () => <output>{messages.shell.loading}</output>
