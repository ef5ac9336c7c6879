import { openReader } from './inspection.ts'

// A server that has one document that hangs, and one process at rest; told to say nothing but that they are there.

const module = new URL('./misbehaving.process.ts', import.meta.url)
const reader = openReader({ module, budget: { slice: 600_000, total: 1_200_000 } })
await reader.read(Buffer.from('count'), 'rest')
void reader.read(Buffer.from('hang'), 'slice')
console.log('reading')
setInterval(() => {}, 1000)
