import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Contact } from './contact.tsx'

const htmlOf = (contact: string) => renderToStaticMarkup(<Contact contact={contact} />)

describe('Contact', () => {
  test('calls a number without the zero in brackets', () => {
    expect(htmlOf('+265 (0)1 820 219')).toContain('href="tel:+2651820219"')
  })

  test('links two numbers separately', () => {
    expect(htmlOf('01 820 219 / 0888 123 456').match(/tel:[^"]*/g)).toEqual([
      'tel:+2651820219',
      'tel:+265888123456',
    ])
  })

  test('shows unreadable numbers as text', () => {
    const html = htmlOf('12345678')
    expect(html).toContain('12345678')
    expect(html).not.toContain('href')
  })

  test('writes to an address', () => {
    expect(htmlOf('ann@sample.invalid')).toContain('href="mailto:ann@sample.invalid"')
  })
})
