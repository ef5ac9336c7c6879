import { useQueryClient } from '@tanstack/react-query'
import { forgetMe } from '../../current-user.tsx'

/** Asks anew who is signed in, after one has changed something about oneself. */
export function useMeAgain(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    forgetMe()
    await client.invalidateQueries({ queryKey: ['me'] })
    await client.invalidateQueries({ queryKey: ['sessions'] })
  }
}
