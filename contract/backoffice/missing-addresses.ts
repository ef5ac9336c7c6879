/** A path without a page: how often it was requested in the last 30 days, and the last of these days (UTC, `2026-11-21`). */
export type MissingAddress = { path: string; hits: number; last_day: string }
