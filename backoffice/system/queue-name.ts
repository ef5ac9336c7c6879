import { nameOf } from '../lists/fields.ts'
import { messages } from '../messages.ts'

/** What a queue of jobs is called; what has no name of its own is read from the queue's: `send-digest` is "Send digest". */
export const queueName = (name: string): string =>
  messages.system.queues[name] ?? nameOf(name.replaceAll('-', '_'))
