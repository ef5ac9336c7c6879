import type { OpenDatabase } from './open.ts'

type Choice = { kind: 'embedded'; folder: string | null } | { kind: 'postgres'; url: string }

/**
 * Opens the database that the settings name. Only its driver is loaded: the embedded one alone takes 20 MB.
 * @throws DataFolderInUse
 */
export async function openDatabase(choice: Choice): Promise<OpenDatabase> {
  if (choice.kind === 'embedded') {
    const { openEmbedded } = await import('./open-embedded.ts')
    return openEmbedded(choice.folder)
  }
  const { openPostgres } = await import('./open-postgres.ts')
  return openPostgres(choice.url)
}
