import { parseArgs } from 'node:util'
import { crashRounds } from '../server/test-support/crash-rounds.ts'

// `npm run test:crash`: the server's process is killed a hundred times while customers hand documents in.

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
// Its server goes with it, also where it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const began = performance.now()
const { kills, submissions, documents, wrong } = await crashRounds(Number(values.kills))
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `${kills} kills in ${seconds} s; ${submissions} submissions with ${documents} documents came through whole`,
)
for (const what of wrong) console.log(`  wrong: ${what}`)
if (wrong.length > 0 || submissions === 0) process.exitCode = 1
