import type { AuthLibrary, AuthOptions } from './better-auth.ts'

export type Auth = () => Promise<AuthLibrary>

/** better-auth, loaded when somebody first signs in: until then a service does without its 10 MB. */
export function makeAuth(options: AuthOptions): Auth {
  let library: Promise<AuthLibrary> | undefined
  return () =>
    (library ??= import('./better-auth.ts').then(({ makeAuthLibrary }) => makeAuthLibrary(options)))
}

/** Begins a session of somebody who has proved who they are by other means than the library's. @returns its token */
export async function openSession(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await (await auth()).$context
  return (await internalAdapter.createSession(userId)).token
}
