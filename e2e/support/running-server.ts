export type RunningServer = {
  /** `http://localhost:<port>`, as the server printed it */
  url: string
  port: number
  /** its figures for Prometheus */
  metricsUrl: string
  dataDir: string
  /** null where it runs on the embedded database */
  databaseUrl: string | null
  /** all it has printed so far, both streams */
  output: () => string
  /** ends it in order and removes the data folder, unless that was given; throws where it has not ended after a minute */
  stop: () => Promise<void>
  /** SIGKILL; the data folder stays, for a server that carries on with it */
  kill: () => Promise<void>
  /** starts it again, after kill(), with the same port, data and settings */
  restart: () => Promise<RunningServer>
}
