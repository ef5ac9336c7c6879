import { z } from 'zod'

const errorFields = z.object({
  name: z.string().catch(''),
  code: z.string().catch(''),
  responseCode: z.int().nullable().catch(null),
  command: z.string().catch(''),
  cause: z.unknown().optional(),
})

/**
 * Returns the code of a failed delivery: of the mail server (`550`), the text gateway (`HTTP 422`) or the connection
 * (`ECONNREFUSED`), else the error's name. It never holds personal data, unlike the error's message.
 */
export function deliveryErrorCode(error: unknown): string {
  const { name, code, responseCode, cause } = errorFields.parse(error)
  if (responseCode) return String(responseCode)
  return code || errorFields.safeParse(cause).data?.code || name
}

/** Code of an address that no server was asked about. */
export const invalidAddress = 'invalid address'

const permanentCodes = new Set([invalidAddress, 'HTTP 400', 'HTTP 404', 'HTTP 422'])

/**
 * Returns true where another attempt would fail as well. Of a mail server only its answer to the recipient and to the message
 * counts: a refused sign-in or sender is a setting that an operator can correct.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode, command } = errorFields.parse(error)
  if (responseCode && responseCode >= 500) return command === 'RCPT TO' || command === 'DATA'
  return permanentCodes.has(deliveryErrorCode(error))
}
