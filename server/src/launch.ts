// What operators start: it hands over to main.ts on a Node that holds less memory. The process stays the same one.
import { readEnv } from './config/env.ts'

/**
 * `--max-semi-space-size`: what was only needed for a moment may take 16 MB, not 128. `--liftoff-only`: the embedded
 * database is compiled once, quickly. With the second compiler it is faster in the long run, and takes 100 MB more.
 */
const flags = ['--max-semi-space-size=8', '--liftoff-only']
/** glibc gives each thread a heap of its own and hands little of it back: one for all takes 20 MB less. */
const oneHeap = { MALLOC_ARENA_MAX: '1' }

const [node = '', , ...args] = process.argv
const lacking = flags.filter((flag) => !process.execArgv.includes(flag))
if (lacking.length > 0 && process.execve && process.platform !== 'win32')
  process.execve(node, [node, ...process.execArgv, ...lacking, import.meta.filename, ...args], {
    ...oneHeap,
    ...readEnv(),
  })
await import('./main.ts')
