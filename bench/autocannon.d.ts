// The package brings no types of its own; this is as much of it as is used here.
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    duration: number
    /** requests a second of all connections together; as many as go without it */
    overallRate?: number
    /** leaves out the waits that it would add to those it saw */
    ignoreCoordinatedOmission?: boolean
    headers?: Record<string, string>
    requests?: { path: string }[]
  }
  type Result = {
    requests: { average: number; total: number }
    non2xx: number
    errors: number
    latency: { p50: number; p99: number }
  }
  const autocannon: (options: Options) => Promise<Result>
  export = autocannon
}
