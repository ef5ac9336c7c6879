import { createHash, createHmac } from 'node:crypto'

/**
 * The token of a mailed link follows from its id and a key, so that it lies nowhere: not in the database, where only
 * its hash is, nor in the queue of messages.
 */
export const linkToken = (key: Buffer, id: string): string =>
  createHmac('sha256', key).update(`link ${id}`).digest('base64url')

/** Tokens cannot be guessed, so that a plain hash of one cannot be turned back. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex')
