import { workerData } from 'node:worker_threads'

// Beside the thread that reads, which may be busy for good: should the server be gone, nobody else would end it.

const parent: unknown = workerData
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 500)
