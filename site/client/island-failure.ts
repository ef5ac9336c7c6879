import { telephoneHref } from '../components/telephone.ts'

/** Adds a message below an island that does not work: what to do, and the company's telephone number. */
export function showIslandFailure(island: HTMLElement): void {
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  message.append(`${island.dataset['failed']} `)
  const { tel } = document.documentElement.dataset
  if (tel) {
    const link = document.createElement('a')
    link.href = telephoneHref(tel)
    link.text = tel
    message.append(link)
  }
  island.append(message)
}
