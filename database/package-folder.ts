import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

const described = findPackageJSON(import.meta.url)
if (described === undefined) throw new Error('the folder of package.json is not found')

/** The folder of package.json. Sources, the bundle in dist/ and a release find their files from here, so all have one layout. */
export const packageFolder = dirname(described)
