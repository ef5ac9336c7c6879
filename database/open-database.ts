import type { OpenDatabase } from './open.ts'
import type { PostgresLimits } from './open-postgres.ts'

type Choice =
  | { kind: 'embedded'; folder: string | null }
  | { kind: 'postgres'; url: string; limits?: PostgresLimits }

/**
 * Opens the database that the settings name. Only its driver is loaded: the embedded one alone takes 20 MB.
 * @param onUnavailable see openPostgres()
 * @throws DataFolderInUse, DatabaseConnectionError
 */
export async function openDatabase(
  choice: Choice,
  onUnavailable?: (reason: string) => void,
): Promise<OpenDatabase> {
  if (choice.kind === 'embedded') {
    const { openEmbedded } = await import('./open-embedded.ts')
    return openEmbedded(choice.folder)
  }
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(choice.url, choice.limits, onUnavailable)
}
