import { Mark } from '../lists/mark.tsx'
import { messages } from '../messages.ts'
import { useUndelivered, type Subject } from './use-undelivered.ts'

/** Marks an item in a list whose message has not arrived. */
export function UndeliveredMark({ collection, item }: Subject) {
  const isUndelivered = useUndelivered().some(
    (message) => message.collection === collection && message.item === item,
  )
  return isUndelivered && <Mark label={messages.undelivered.mark} colour="error" />
}
