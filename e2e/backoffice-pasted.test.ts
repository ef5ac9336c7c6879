import type { Page } from '@playwright/test'
import { openDesks } from './support/desks.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let desk: Page
openDesks(['author'], (at) => void (desk = at.author.page))

const field = (label: string) => desk.getByRole('textbox', { name: label, exact: true })
const report = (label: string) => desk.getByRole('status', { name: `Left out of ${label}`, exact: true })

/** Pastes as a browser does what another program has put on the clipboard. */
const pasteHtml = (label: string, html: string) =>
  field(label).evaluate((place, block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', block)
    clipboardData.setData('text/plain', 'plain')
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

const mixed = `<p style="color: red">See <a href="http://prices.sample.invalid/">the prices</a>
  <a href="javascript:alert(1)">here</a><script>alert(2)</script></p>
  <p><img src="http://pictures.sample.invalid/hall.png"></p><iframe src="https://films.sample.invalid/"></iframe>`

const wordItem = (marker: string, level: number, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`

for (const language of ['English', 'Chichewa']) {
  const label = `Content, ${language}`

  test(`pasting names everything left out of the ${language}`, async () => {
    await desk.goto('/backoffice/blogs/create')
    await pasteHtml(label, mixed)
    await expect(field(label)).toContainText('See the prices here')
    for (const part of [
      'a picture (hall.png)',
      'a link to http://prices.sample.invalid/',
      'a link to javascript:alert(1)',
      'a script',
      'an embedded page',
      'colours, fonts and sizes',
    ])
      await expect(report(label)).toContainText(part)
  })

  test(`the check before publishing repeats it for the ${language}`, async () => {
    await desk.goto('/backoffice/faqs/create')
    for (const name of ['Question', 'Group'])
      for (const half of ['English', 'Chichewa']) await field(`${name}, ${half}`).fill('Hall')
    for (const half of ['English', 'Chichewa']) await field(`Answer, ${half}`).fill('Open.')
    await desk.getByLabel('FDH Bank PLC').check()
    await pasteHtml(`Answer, ${language}`, mixed)
    await desk.getByRole('button', { name: 'Publish…' }).click()
    await expect(desk.getByRole('dialog')).toBeVisible()
    const line = desk.getByRole('dialog').getByRole('listitem').filter({ hasText: 'a picture (hall.png)' })
    await expect(line).toContainText(`Answer, ${language}`)
    await line.getByRole('button').click()
    await expect(field(`Answer, ${language}`)).toBeFocused()
    await expect(report(`Answer, ${language}`)).toContainText('a script')
  })

  test(`lists and headings from Word stay so in the ${language}`, async () => {
    await desk.goto('/backoffice/blogs/create')
    await pasteHtml(
      label,
      `<h1>Opening</h1><h2>Hours</h2>${wordItem('·', 1, 'Bring a form')}${wordItem('o', 2, 'signed')}
      ${wordItem('·', 1, 'Bring a photo')}<p class=MsoNormal>Then:</p>
      ${wordItem('3.', 1, 'Wait')}${wordItem('4.', 1, 'Sign')}
      <p>• A typed dot</p><p>• Another</p>`,
    )
    const text = field(label)
    await expect(text.getByRole('heading', { level: 2 })).toHaveText('Opening')
    await expect(text.getByRole('heading', { level: 3 })).toHaveText('Hours')
    await expect(text.locator('> ul').first().locator('> li')).toHaveText([/^Bring a form/, 'Bring a photo'])
    await expect(text.locator('> ul > li > ul > li')).toHaveText(['signed'])
    await expect(text.locator('> ol[start="3"] > li')).toHaveText(['Wait', 'Sign'])
    await expect(text.locator('> ul').last().locator('> li')).toHaveText(['A typed dot', 'Another'])
    await expect(text).not.toContainText('·')
    await expect(report(label)).not.toContainText('Left out')
  })
}

test('plain lines that begin with a mark become a list', async () => {
  await desk.goto('/backoffice/blogs/create')
  await field('Content, English').evaluate((place) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Bring:\n· a <form>\n•\ta photo\r\n– a pen\nThen wait – or sit.')
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const text = field('Content, English')
  await expect(text.locator('> ul > li')).toHaveText(['a <form>', 'a photo', 'a pen'])
  await expect(text.locator('> p')).toHaveText(['Bring:', 'Then wait – or sit.'])
})

test('only the bold words of Google Docs are bold', async () => {
  await desk.goto('/backoffice/blogs/create')
  await pasteHtml(
    'Content, English',
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain <span style="font-weight:700">bold</span>
    <span style="font-style:italic">slanted</span></p></b>`,
  )
  const text = field('Content, English')
  await expect(text.locator('strong')).toHaveText(['bold'])
  await expect(text.locator('em')).toHaveText(['slanted'])
})
