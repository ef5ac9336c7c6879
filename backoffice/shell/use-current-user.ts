import { useQuery, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Role } from '#contract/roles.ts'
import { roleRefused } from '../api.ts'
import { askMe, forgetMe, type Me } from '../current-user.tsx'

const key = ['me']
export type RolesChange = { lost: readonly Role[]; gained: readonly Role[] }

/** Which roles somebody has no longer, and which they have now; null where they are the same. */
function rolesChange(before: readonly Role[], now: readonly Role[]): RolesChange | null {
  const lost = before.filter((role) => !now.includes(role))
  const gained = now.filter((role) => !before.includes(role))
  return lost.length || gained.length ? { lost, gained } : null
}

/**
 * Who is signed in. Their roles may be taken away or given while a screen is open: where the service hints at it, by the end of
 * the live connection or by a refusal, it is asked. Whoever has lost a role begins all screens anew, and what was read is let
 * go of; who was given one goes on where they are.
 */
export function useCurrentUser() {
  const client = useQueryClient()
  const { data: me } = useQuery({ queryKey: key, queryFn: () => askMe(), staleTime: Infinity })
  const [change, setChange] = useState<RolesChange | null>(null)
  const [begun, setBegun] = useState(0)
  const asking = useRef<Promise<void> | null>(null)
  const lookAgain = useCallback((): Promise<void> => {
    const look = async () => {
      const before = client.getQueryData<Me | null>(key)
      forgetMe()
      // Without a line it is asked the next time; a session that is over is told elsewhere (api.ts).
      const now = await askMe({ background: true }).catch(() => null)
      const changed = before && now && rolesChange(before.roles, now.roles)
      if (!changed) return
      if (changed.lost.length) {
        client.removeQueries({ predicate: isRead })
        setBegun((times) => times + 1)
      }
      client.setQueryData(key, now)
      setChange(changed)
      await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== key[0] })
    }
    asking.current ??= look().finally(() => {
      asking.current = null
    })
    return asking.current
  }, [client])
  useEffect(() => {
    const refused = () => void lookAgain()
    document.addEventListener(roleRefused, refused)
    return () => document.removeEventListener(roleRefused, refused)
  }, [lookAgain])
  return {
    me,
    change,
    forgetChange: () => setChange(null),
    /** how often everything began anew */
    begun,
    lookAgain,
  }
}

/** What was read of the service; react-admin's own questions, by which it knows who is signed in, are only asked again. */
const isRead = ({ queryKey: [first] }: Query) => first !== key[0] && first !== 'auth'
