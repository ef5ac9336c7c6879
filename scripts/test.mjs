// npm test: installs what is missing, then runs everything there is. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process'
import { findNode, install, root } from './install.mjs'

install()
const { status } = spawnSync(findNode(), ['scripts/run-tests.ts'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
