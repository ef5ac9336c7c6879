import { describe, expect, it } from 'vitest'
import { shareLink, shareNetworks } from './share-links.ts'

const article = {
  url: 'https://bank.example/ny/blog/view/a?b=1&c',
  title: 'Madzi & magetsi',
  description: 'Nkhani ya m’mudzi',
}

describe('share links', () => {
  it.each(shareNetworks)('%s carries the address whole and nothing unescaped', (network) => {
    const link = shareLink(network, article)
    expect(decodeURIComponent(link)).toContain(article.url)
    expect(link).toContain(encodeURIComponent(article.url))
    expect(link).not.toMatch(/[\s’]/)
    expect(() => new URL(link)).not.toThrow()
  })

  it('gives each network what it reads', () => {
    const facebook = new URL(shareLink('facebook', { ...article, quote: 'Q', hashtags: 'fdh,malawi' }))
    expect(Object.fromEntries(facebook.searchParams)).toEqual({
      u: article.url,
      title: article.title,
      description: article.description,
      quote: 'Q',
      hashtag: '#fdh',
    })
    const x = new URL(shareLink('x', { ...article, hashtags: 'fdh,malawi' }))
    expect(Object.fromEntries(x.searchParams)).toEqual({
      text: article.title,
      url: article.url,
      hashtags: 'fdh,malawi',
    })
    expect(new URL(shareLink('x', article)).searchParams.has('hashtags')).toBe(false)
  })

  it('opens e-mail and SMS through their schemes', () => {
    expect(shareLink('email', { url: 'https://a.example/', title: 'T', description: 'D' })).toBe(
      'mailto:?subject=T&body=https%3A%2F%2Fa.example%2F%0D%0AD',
    )
    expect(shareLink('sms', { url: 'https://a.example/', title: 'T', description: '' })).toBe(
      'sms:?body=T%3A%20https%3A%2F%2Fa.example%2F',
    )
  })

  it.each(['myspace', 'toString', ''])('knows no network "%s"', (name) => {
    expect(() => shareLink(name, article)).toThrow(`Network ${name} does not exist`)
  })
})
