// What operators start: it hands over to main.ts on a Node that holds less memory. The process stays the same one.
import { readEnv } from './config/env.ts'

/**
 * `--max-semi-space-size`: what was only needed for a moment may take 16 MB, not 128. `--liftoff-only`: the embedded
 * database is compiled once, quickly. With the second compiler it is faster in the long run, and takes 100 MB more.
 * `--max-old-space-size`: below 2 GB V8 also lets the heap grow by less before it collects. `--initial-old-space-size`: a
 * start fills more than this, and collecting on the way there finds little.
 */
const flags = [
  '--max-semi-space-size=8',
  '--liftoff-only',
  '--max-old-space-size=1024',
  '--initial-old-space-size=100',
]
/**
 * glibc gives each thread a heap of its own, and keeps what was freed in it: one for all takes 20 MB less. A block of a
 * megabyte and more, as pictures and the best compression ask for, is handed back at once: 40 MB less.
 */
const nativeHeap = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' }

const [node = '', , ...args] = process.argv
/** What an operator set stays as it is. */
const given = [...process.execArgv, ...(readEnv()['NODE_OPTIONS'] ?? '').split(/\s+/)].map(
  (flag) => flag.split('=')[0],
)
const lacking = flags.filter((flag) => !given.includes(flag.split('=')[0]))
if (lacking.length > 0 && process.execve && process.platform !== 'win32')
  process.execve(node, [node, ...process.execArgv, ...lacking, import.meta.filename, ...args], {
    ...nativeHeap,
    ...readEnv(),
  })
await import('./main.ts')
