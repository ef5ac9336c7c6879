import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CallLinks } from './telephone.tsx'

const htmlOf = (phone: string) => renderToStaticMarkup(<CallLinks phone={phone} />)

describe('CallLinks', () => {
  test('calls the number without the zero in brackets', () => {
    expect(htmlOf('+265 (0)1 820 219')).toContain('<a href="tel:+2651820219">+265 (0)1 820 219</a>')
  })

  test('links two numbers separately', () => {
    expect(htmlOf('01 820 219 / 0888 123 456')).toContain(
      '<a href="tel:+2651820219">01 820 219</a><span> / </span><a href="tel:+265888123456">0888 123 456</a>',
    )
  })

  test('shows unreadable numbers as text', () => {
    const html = htmlOf('ask at the desk')
    expect(html).toContain('ask at the desk')
    expect(html).not.toContain('href')
  })
})
