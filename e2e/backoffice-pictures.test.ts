import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations, keepUndoOpen, type StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, postAs } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// What is done to pictures: a part cut out by hand and by keyboard, put into a form and taken back; many tagged at once.

test.describe.configure({ mode: 'default' })

let server: ServerBeside
let author: StaffPage
let desk: Page
openDesks(
  ['author'],
  async (at) => {
    server = at.server
    author = at.author
    desk = author.page
    const market = await sharp({ create: { width: 450, height: 600, channels: 3, background: '#c00' } })
      .extend({ right: 450, background: '#00c' })
      .png()
      .toBuffer()
    await desk.goto('/backoffice/media')
    await upload([{ name: 'market.png', mimeType: 'image/png', buffer: market }])
  },
  { faults: { author: /Blocked script execution/ } },
)

const button = (name: string | RegExp, on: Page | Locator = desk) =>
  on.getByRole('button', { name, exact: true })
const card = (name: string) => desk.getByRole('button', { name: new RegExp(`^${name} `) })
const dialog = (name: string) => desk.getByRole('dialog', { name, exact: true })
const upload = async (files: { name: string; mimeType: string; buffer: Buffer }[]) => {
  await desk.locator('input[type=file]').setInputFiles(files)
  for (const { name } of files) await expect(card(name)).toBeVisible()
}
const frame = (at: Locator) => at.getByRole('button', { name: /^The part that is kept/ })

/** Drags from one point of the picture to another, both in hundredths. */
async function drag(cutting: Locator, from: [number, number], to: [number, number]): Promise<void> {
  // The picture has come, and the dialog stands still.
  await cutting.locator('img').evaluate((picture: HTMLImageElement) => picture.decode())
  await button('Cancel', cutting).click({ trial: true })
  const box = await cutting.locator('img').boundingBox()
  if (!box) throw new Error('no picture to crop')
  // Begun within it by a hair: its last pixel is no part of it. What is held goes as far as the hand.
  const hair = ([x, y]: [number, number]) => [
    x === 100 ? -3 : x === 0 ? 3 : 0,
    y === 100 ? -3 : y === 0 ? 3 : 0,
  ]
  const [aside = 0, down = 0] = hair(from)
  const at = ([x, y]: [number, number]) =>
    [box.x + (box.width * x) / 100 + aside, box.y + (box.height * y) / 100 + down] as const
  await desk.mouse.move(...at(from))
  await desk.mouse.down()
  await desk.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
  await desk.mouse.move(...at(to))
  await desk.mouse.up()
}

test('a part is cut out of a picture by pointer and by keyboard, and leads back to the whole', async () => {
  await desk.goto('/backoffice/media')
  await card('market.png').click()
  const about = dialog('market.png')
  await button('Crop…', about).click()
  const cutting = dialog('Crop market.png')
  await expect(button('Make the cropped picture', cutting)).toBeDisabled()
  await drag(cutting, [100, 100], [50, 50])
  await expect(frame(cutting)).toHaveAccessibleName(
    'The part that is kept: 0 % from the left, 0 % from the top, 50 % wide, 50 % high',
  )
  await drag(cutting, [25, 25], [75, 50])
  await expect(frame(cutting)).toHaveAccessibleName(/: 50 % from the left, 25 % from the top, 50 % wide/)
  await drag(cutting, [10, 10], [30, 90])
  await expect(frame(cutting)).toHaveAccessibleName(
    /: 10 % from the left, 10 % from the top, 20 % wide, 80 %/,
  )
  await button('Whole picture', cutting).click()
  await frame(cutting).focus()
  for (let left = 40; left > 0; left--) await desk.keyboard.press('Shift+ArrowLeft')
  for (let left = 5; left > 0; left--) await desk.keyboard.press('ArrowRight')
  await cutting.getByLabel('Height, %').fill('50')
  await expect(frame(cutting)).toHaveAccessibleName(/: 5 % from the left, 0 % from the top, 60 % wide, 50 %/)
  await expect(cutting.getByText('540 × 300 pixels')).toBeVisible()
  expect(await axeViolations(desk)).toEqual([])
  // Put away, nothing is made.
  await button('Cancel', cutting).click()
  await expect(button('Crop…', about)).toBeFocused()

  await button('Crop…', about).click()
  await drag(cutting, [0, 50], [60, 50])
  await button('Make the cropped picture', cutting).click()
  const made = dialog('market, cropped.png')
  await expect(made.getByText('360 × 600 pixels')).toBeVisible()
  await button('Show the whole picture', made).click()
  await expect(about.getByText('900 × 600 pixels')).toBeVisible()
})

test('what a picture shows is asked for where it is used, and its form opens again without it', async () => {
  await desk.goto('/backoffice/banners/create')
  const picture = desk.getByRole('group', { name: /^Image|^Picture/ }).first()
  await button(/Choose a picture/, picture).click()
  await card('market.png').click()
  await desk.getByRole('textbox', { name: 'Title, English', exact: true }).fill('The market opens')
  await button('Publish…').click()
  const faults = desk.getByRole('region', { name: /needs? attention/ })
  const inEnglish = picture.getByLabel('Alternative text in English')
  const line = faults.getByRole('listitem').filter({ hasText: /alternative text/i })
  await expect(line).toContainText('Required to publish.')
  await expect(inEnglish).toHaveAccessibleDescription(/Required to publish\./)
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await line.getByRole('button').click()
  await expect(inEnglish).toBeFocused()
  await inEnglish.fill('The market at noon')
  await expect(line).toHaveCount(0)
  await inEnglish.fill('')
  await button('Save draft').click()
  await expect(desk.getByText('Draft saved.').last()).toBeVisible()
  await desk.reload()
  await expect(picture.getByText(/^market\.png/)).toBeVisible()
  await expect(inEnglish).toHaveValue('')
})

test('a form takes the part, and the whole again', async () => {
  await desk.goto('/backoffice/banners/create')
  const picture = desk.getByRole('group', { name: /^Image|^Picture/ }).first()
  await button(/Choose a picture/, picture).click()
  await card('market.png').click()
  await picture.getByLabel('Alternative text in English').fill('The market at noon')
  await button('Crop…', picture).click()
  const cutting = dialog('Crop market.png')
  await drag(cutting, [100, 50], [50, 50])
  await button('Make the cropped picture', cutting).click()
  await keepUndoOpen(desk)
  await expect(picture.getByText(/^market, cropped\.png/)).toBeVisible()
  // What was written of it stays.
  await expect(picture.getByLabel('Alternative text in English')).toHaveValue('The market at noon')
  await desk.keyboard.press('Alt+z')
  await expect(picture.getByText(/^market\.png/)).toBeVisible()
  await button('Crop…', picture).click()
  await drag(cutting, [100, 50], [50, 50])
  await button('Make the cropped picture', cutting).click()
  await button('Use the whole picture', picture).click()
  await expect(picture.getByText(/^market\.png/)).toBeVisible()
  await expect(picture.getByLabel('Alternative text in English')).toHaveValue('The market at noon')
})

test('a tag given to many by a slip is taken back from those that had none', async () => {
  await desk.goto('/backoffice/media')
  const files = await Promise.all(
    ['#100', '#200', '#300'].map(async (background, n) => ({
      name: `stall-${n}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
  await upload(files)
  const boxes = desk.getByRole('checkbox', { name: /stall-\d/ })
  await expect(boxes).toHaveCount(3)
  await boxes.first().check()
  await desk.getByRole('textbox', { name: 'Tag', exact: true }).fill('stalls')
  await button('Add the tag').click()
  await expect(desk.getByText('“stalls” added to one file.')).toBeVisible()
  await boxes.nth(1).check()
  await button('Add the tag').click()
  // What is said of the second is said of the first, too: it is done once the card has it.
  const tagged = desk.getByRole('button', { name: /stall-\d.*stalls/ })
  await expect(tagged).toHaveCount(2)
  await desk.keyboard.press('Alt+z')
  await expect(desk.getByText('The tags are as they were.')).toBeVisible()
  await expect(tagged).toHaveCount(1)

  // What goes out of the library is asked about.
  await button('Remove unused files').click()
  const sure = desk.getByRole('dialog', { name: 'Remove 2 files?' })
  await button('Cancel', sure).click()
  await expect(boxes).toHaveCount(3)
  await button('Remove unused files').click()
  await button('Remove unused files', sure).click()
  await expect(boxes).toHaveCount(1)
})

test('a comparison names the pictures of a text', async () => {
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const add = async (name: string, background: string): Promise<string> => {
    const data = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
    const sent = await desk.request.post(`${server.url}/api/files?name=${name}`, {
      headers: { ...headers, 'content-type': 'image/png' },
      data,
    })
    return ((await sent.json()) as { id: string }).id
  }
  const [stall, shop] = [await add('stall.png', '#0c0'), await add('shop.png', '#cc0')]
  const withPicture = (file: string) => ({
    question: both('Where do you sell?'),
    answer: both(`<p>Here.</p><img data-file="${file}" alt="Our shop">`),
    group: both('Shops'),
  })
  const { id } = await postAs(desk, server, 'faqs', withPicture(stall))
  const path = `${server.url}/api/faqs/${id}`
  const { version } = (await (await desk.request.get(`${path}?lang=all`)).json()) as { version: number }
  const changed = await desk.request.put(path, {
    headers: { ...headers, 'if-match': `"v${version}"` },
    data: withPicture(shop),
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await desk.goto(`/backoffice/faqs/${id}`)
  await desk.getByRole('tab', { name: 'History' }).click()
  await button('Compare revision 1 with the form').click()
  const comparison = desk.getByRole('dialog')
  await expect(comparison).toContainText('Picture: Our shop')
  await expect(comparison.locator('del').first()).toContainText('stall.png')
  await expect(comparison.locator('ins').first()).toContainText('shop.png')
})

test('another picture takes the place of one wherever it shows, and visitors see it', async () => {
  const article = '/fdhbankplc/blog/view/card-machines-for-small-shops'
  const shown = async () =>
    /<main[^]*?<img[^>]* src="([^"]+)"/.exec(await (await desk.request.get(article)).text())?.[1]
  const before = await shown()
  expect(before).toBeDefined()
  await desk.goto('/backoffice/media?kind=picture')
  await desk.getByLabel('Search by name').fill('card-machine')
  await card('picture-card-machine').click()
  await button('Replace it everywhere…', dialog('picture-card-machine')).click()
  const picker = dialog('Choose a picture to replace picture-card-machine')
  await picker.getByRole('button', { name: /^market\.png / }).click()
  const sure = dialog('Show market.png instead of picture-card-machine?')
  await expect(sure).toContainText(/\d+ items use it now/)
  await button('Replace everywhere', sure).click()
  await expect(desk.getByText(/^Replaced in \d+ items\.$/)).toBeVisible()
  await expect.poll(shown).not.toBe(before)
})
