import { libraryLimits } from '#contract/limits.ts'
import { sayTooLarge } from '#contract/rules/file-size.ts'
import type { App } from '../http/app.ts'
import { AppError } from '../http/app-error.ts'

/** Reads bodies of these kinds as bytes, up to the library's limit. @param scope of the routes that take files */
export function readUploads(scope: App, kinds: readonly string[]): void {
  const { maxFileBytes } = libraryLimits
  scope.addHook('onRequest', async ({ headers }) => {
    const bytes = Number(headers['content-length'])
    if (bytes > maxFileBytes) throw new AppError('too_large', `${sayTooLarge(bytes, maxFileBytes)}.`)
  })
  scope.addContentTypeParser([...kinds], { parseAs: 'buffer', bodyLimit: maxFileBytes }, (_, body, done) =>
    done(null, body),
  )
}
