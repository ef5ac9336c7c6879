import { callNodes } from './call-nodes.ts'

/** Adds a message below an island that does not work: what to do, and the company's telephone number. */
export function showIslandFailure(island: HTMLElement): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  message.append(`${island.dataset['failed']} `)
  const { tel } = document.documentElement.dataset
  message.append(...callNodes(tel ?? ''))
  island.append(message)
}
