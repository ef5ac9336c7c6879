import { formatMessage, messages } from '../messages.ts'

/** How far a figure moved: "▲ up 1.50 (0.09 %)", or without the percentage where there is none. */
export const sayChange = (direction: 'up' | 'down', by: string, percent: string | null): string =>
  percent
    ? formatMessage(messages.rates[`${direction}Percent`], { by, percent })
    : formatMessage(messages.rates[direction], { by })
