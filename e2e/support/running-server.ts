export type RunningServer = {
  /** `http://localhost:<port>`, as the server printed it */
  url: string
  port: number
  /** its figures for Prometheus */
  metricsUrl: string
  dataDir: string
  /** all it has printed so far, both streams */
  output: () => string
  /** ends it in order and removes the data folder, unless that was given; throws where it has not ended after a minute */
  stop: () => Promise<void>
  /** SIGKILL; the data folder stays, for a server that carries on with it */
  kill: () => Promise<void>
}
