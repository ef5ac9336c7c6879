import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

const root = resolve(import.meta.dirname, '..')
export const pictureFolder = join(root, 'docs/screens')

/** The pages of documents: those of docs/, and those that stand beside the code. */
const documents = (): string[] =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('docs', file))
    .concat(['README.md', 'CONTRIBUTING.md', 'site/README.md', 'backoffice/README.md'])

/** The names of the pictures that a page shows; no other is kept. */
export const shownPictures: ReadonlySet<string> = new Set(
  documents()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/!\[[^\]]*\]\([^)]*screens\/([\w-]+\.webp)\)/g),
    ])
    .map(([, name]) => name ?? ''),
)

/** Writes a picture that a page shows, as WebP; any other is dropped. */
export async function savePicture(picture: Buffer, name: string): Promise<void> {
  const file = `${name}.webp`
  if (shownPictures.has(file))
    await sharp(picture).webp({ quality: 60, effort: 6 }).toFile(join(pictureFolder, file))
}
