/** What an operator's command says at its end, and whether it did what was asked. */
export type Outcome = { lines: string[]; ok: boolean }
