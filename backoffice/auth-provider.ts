import type { AuthProvider } from 'react-admin'
import { collectionNamed } from '#contract/registry.ts'
import { ApiError, ask, noteSessionBegun, sessionEnd } from './api.ts'
import { maySee, mayWrite } from './permissions.ts'
import { askMe, forgetMe } from './current-user.tsx'
import { dropCursors } from './lists/cursors.ts'
import { staffStore } from './store.ts'

/** Tells react-admin who is there. The service decides what they may; here it only decides what is shown. */
export const authProvider: AuthProvider = {
  /** The sign-in screen has asked the service already; what was known before is asked anew. */
  async login() {
    noteSessionBegun()
    forgetMe()
    if (!(await askMe())) throw new Error('not signed in')
    void staffStore.load()
  },
  async logout() {
    forgetMe()
    dropCursors()
    // A session that is over has nothing to end; a late answer would take the cookie of the next one away.
    if (sessionEnd() === null) await ask('POST', '/backoffice/auth/sign-out').catch(() => {})
  },
  async checkAuth() {
    if (!(await askMe())) throw new Error('not signed in')
  },
  async checkError(error: unknown) {
    // What was asked in a session before says nothing of this one.
    if (!(error instanceof ApiError) || error.status !== 401 || sessionEnd() === null) return
    forgetMe()
    throw error
  },
  async getIdentity() {
    const me = await askMe()
    if (!me) throw new Error('not signed in')
    return { id: me.id, fullName: me.name }
  },
  getPermissions: async () => (await askMe())?.roles ?? [],
  async canAccess({ resource, action }) {
    const me = await askMe()
    const definition = collectionNamed(resource)
    if (!me || !definition) return Boolean(me)
    return action === 'list' || action === 'show' || action === 'edit' || action === 'export'
      ? maySee(me, definition)
      : mayWrite(me, definition)
  },
}
