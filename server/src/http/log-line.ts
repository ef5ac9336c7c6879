import { hostname } from 'node:os'
import { errorDetail } from './error-detail.ts'

/** Identifies the work that failed, such as a job by its name and id. */
export type LogLabels = Readonly<Record<string, string | number>>
/** Logs the failure of background work. */
export type Report = (error: unknown, labels: LogLabels) => void

const levels = { info: 30, warn: 40, error: 50 } as const

/** Returns one line of JSON in the form that Fastify's logger has for requests. */
export const logLine = (level: keyof typeof levels, fields: object, msg: string): string =>
  JSON.stringify({
    level: levels[level],
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...fields,
    msg,
  })

export const failureLine = (error: unknown, labels: LogLabels): string =>
  logLine('error', { ...labels, err: errorDetail(error) }, 'background work failed')
