import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes what demonstration keeps of messages in place of sending them. Those that are not there do no harm. */
export async function removeFromOutbox(dataDir: string, messages: readonly string[]): Promise<void> {
  for (const id of messages)
    for (const name of [`${id}.eml`, `${id}.sms.json`])
      await rm(join(dataDir, 'outbox', name), { force: true })
}
