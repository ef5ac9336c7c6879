import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { hostileHtml } from '../server/test-support/hostile-html.ts'
import { axeViolations, type StaffPage } from './support/back-office.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { both, inHours } from './support/staff-items.ts'
import { expect, test } from './support/test.ts'

// An article from an empty form to the website and on: by one author, then by two at once.

test.describe.configure({ mode: 'serial' })

let server: ServerBeside
let author: StaffPage
let chief: StaffPage
let desk: Page
openDesks(['author', 'administrator'], (at) => {
  server = at.server
  author = at.author
  chief = at.administrator
  desk = author.page
})

/** What the service refuses on purpose shows in the console too; so does axe, which the preview's frame lets run nothing. */
const refused = /answer (400|409|412)|status of (400|409|412)|Blocked script execution/

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved.').last()).toBeVisible()
}
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const publish = async (page: Page) => {
  await press(page, 'Publish…')
  await press(page.getByRole('dialog'), 'Publish now')
  await expect(page.getByText('Published.', { exact: true }).last()).toBeVisible()
}

test(
  'a draft is saved half written, refused where it lacks something, completed, previewed and published',
  { tag: '@gate' },
  async ({ page }) => {
    await desk.goto('/backoffice/blogs/create')
    await field(desk, 'Title, English').fill('Savings begin on Monday')
    await expect(field(desk, 'Address (slug)')).toHaveValue('savings-begin-on-monday')
    // What it lacks is said before anything is saved, and before any dialog.
    await press(desk, 'Publish…')
    const faults = desk.getByRole('region', { name: /fields need attention/ })
    await expect(faults).toBeVisible()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(desk).toHaveURL(/\/backoffice\/blogs\/create$/)
    // The first field at fault, in the order of the page, is where one is; each line leads to its own.
    await expect(field(desk, 'Summary, English')).toBeFocused()
    // In plain words, in the list and at the field.
    await expect(
      faults
        .getByRole('listitem')
        .filter({ hasText: /^Summary/ })
        .first(),
    ).toContainText('Required to publish.')
    await expect(field(desk, 'Summary, English')).toHaveAccessibleDescription(/Required to publish\./)
    await press(faults, 'Content')
    await expect(field(desk, 'Content, English')).toBeFocused()
    await expect(field(desk, 'Title, English')).toHaveValue('Savings begin on Monday')
    // Who writes is its author until they say otherwise; what is shared is asked for when it is.
    await expect(field(desk, 'Author’s name')).toHaveValue('Sample author')
    await expect(desk.getByLabel(/\bid\b|creat/i)).toHaveCount(0)
    await expect(field(desk, 'Title when shared, English')).toHaveCount(0)
    await field(desk, 'Title, English').fill('x'.repeat(163))
    await expect(desk.getByText('3 characters too many.')).toBeVisible()
    await field(desk, 'Title, English').fill('Savings begin on Monday')

    await field(desk, 'Title, Chichewa').fill('Kusunga kuyamba Lolemba')
    await field(desk, 'Summary, English').fill('Open an account with a little.')
    await field(desk, 'Author’s name').fill('News desk')
    await desk.getByLabel('Offer sharing').check()
    await field(desk, 'Title when shared, English').fill('Savings')
    await field(desk, 'Text when shared, English').fill('Begin on Monday')
    await desk.getByLabel('FDH Bank PLC').check()
    await field(desk, 'Content, English').click()
    await desk.keyboard.type('What to bring:')
    const tools = desk.getByRole('toolbar', { name: 'Formatting: Content, English' })
    await press(tools, 'Table')
    // From cell to cell by Tab, as in any table.
    for (const head of ['Document', 'Why', 'Where']) {
      await desk.keyboard.type(head)
      await desk.keyboard.press('Tab')
    }
    await press(desk, 'Choose a picture')
    const library = desk.getByRole('dialog')
    const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a2a6b' } })
      .png()
      .toBuffer()
    await library
      .getByLabel('Upload', { exact: true })
      .setInputFiles({ name: 'counter.png', mimeType: 'image/png', buffer })
    await field(desk, 'Alternative text in English').fill('A counter')
    await expect(preview(desk).getByRole('heading', { name: 'Savings begin on Monday' })).toBeVisible()
    await expect(
      preview(desk)
        .getByRole('cell', { name: 'Document' })
        .or(preview(desk).getByRole('columnheader', { name: 'Document' })),
    ).toBeVisible()
    const frame = desk.locator('iframe[title="Preview"]')
    await expect(frame).toHaveCSS('width', '360px')
    await press(desk.getByRole('group', { name: 'Width' }), 'Desktop')
    await expect(frame).toHaveCSS('width', '1280px')
    // As large as it is, over the whole window.
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(1200)
    expect(await axeViolations(desk)).toEqual([])
    await expect(preview(desk).getByRole('heading', { name: 'Savings begin on Monday' })).toBeVisible()
    await press(desk, 'Back to the form')
    await expect(frame).toHaveCSS('width', '360px')
    await desk.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Chichewa' }).click()
    await expect(preview(desk).getByRole('heading', { name: 'Kusunga kuyamba Lolemba' })).toBeVisible()
    await desk.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'English' }).click()
    await expect(preview(desk).getByRole('heading', { name: 'Savings begin on Monday' })).toBeVisible()
    expect(await axeViolations(desk)).toEqual([])

    // A colleague who follows the link sees what is saved, and its page.
    await save(desk)
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(desk, 'Copy a link for colleagues')
    const copied = () => desk.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/\/backoffice\/blogs\/[0-9a-f-]{36}$/)
    await chief.page.goto(await copied())
    await expect(preview(chief.page).getByRole('heading', { name: 'Savings begin on Monday' })).toBeVisible()
    await chief.leave()

    await publish(desk)
    await page.goto(`${server.url}/fdhbankplc/blog/view/savings-begin-on-monday`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings begin on Monday')
    await expect(page.getByRole('table')).toContainText('Document')
  },
)

test(
  'Chichewa is stale once the English changes, right when confirmed, and signed off by name',
  { tag: '@gate' },
  async () => {
    await field(desk, 'Title, English').fill('Savings begin on Tuesday')
    const title = desk.getByRole('group', { name: 'Title' })
    await expect(title.getByText('English changed')).toBeVisible()
    await save(desk)
    await press(desk, 'The Chichewa of Title is still right')
    await expect(title.getByText('Under review')).toBeVisible()
    await press(desk, 'Sign off the Chichewa of Title')
    await expect(title.getByText('Reviewed')).toBeVisible()
    await desk.getByRole('tab', { name: 'About' }).click()
    await expect(desk.getByRole('tabpanel')).toContainText('missing')
  },
)

test(
  'unsaved work is there after a reload, and a changed slug leads on from the old one',
  { tag: '@gate' },
  async ({ page }) => {
    await field(desk, 'Address (slug)').fill('savings-on-tuesday')
    await field(desk, 'Summary, English').fill('Typed and not saved.')
    desk.once('dialog', (dialog) => void dialog.accept())
    await desk.reload()
    await expect(field(desk, 'Summary, English')).toHaveValue('Open an account with a little.')
    await press(desk, 'Restore it')
    await expect(field(desk, 'Summary, English')).toHaveValue('Typed and not saved.')
    await publish(desk)
    const answer = await page.request.get(`${server.url}/fdhbankplc/blog/view/savings-begin-on-monday`, {
      maxRedirects: 0,
    })
    expect([answer.status(), answer.headers()['location']]).toEqual([
      301,
      '/fdhbankplc/blog/view/savings-on-tuesday',
    ])
  },
)

test(
  'history compares an earlier revision with the form and restores it as a draft',
  { tag: '@gate' },
  async ({ page }) => {
    await desk.getByRole('tab', { name: 'History' }).click()
    const first = desk.getByRole('listitem').filter({ hasText: 'Revision 1' })
    await first.getByRole('button').click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog.locator('del').first()).toBeVisible()
    await press(dialog, 'Restore revision 1')
    await expect(field(desk, 'Title, English')).toHaveValue('Savings begin on Monday')
    await expect(desk.getByText('From revision 1')).toBeVisible()
    await page.goto(`${server.url}/fdhbankplc/blog/view/savings-on-tuesday`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings begin on Tuesday')
  },
)

test(
  'a colleague is told who has it open, takes over, and two who save choose field by field',
  { tag: '@gate' },
  async () => {
    const other = chief.page
    await other.goto(desk.url())
    await expect(other.getByText('Sample author has this open')).toBeVisible()
    await press(other, 'Take over')
    await expect(other.getByText('Sample author has this open')).toHaveCount(0)
    await field(other, 'Title when shared, English').fill('Theirs')
    await field(other, 'Author’s name').fill('The chief')
    await save(other)

    await field(desk, 'Title when shared, English').fill('Mine')
    await press(desk, 'Save draft')
    const dialog = desk.getByRole('dialog', { name: 'Someone else saved this item' })
    await expect(dialog).toContainText('Changed by Sample administrator')
    const shared = dialog.getByRole('radiogroup', { name: 'Keep for Title when shared' })
    await expect(shared.getByLabel('Mine')).toBeChecked()
    await expect(
      dialog.getByRole('radiogroup', { name: 'Keep for Author’s name' }).getByLabel('Theirs'),
    ).toBeChecked()
    await shared.getByLabel('Theirs').check()
    await press(dialog, 'Save my choices')
    await expect(field(desk, 'Title when shared, English')).toHaveValue('Theirs')
    await expect(field(desk, 'Author’s name')).toHaveValue('The chief')
    // Coming back to the window tells at once that it was taken over.
    await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(desk.getByText('Sample administrator has taken over')).toBeVisible()
    expect(author.errors(refused)).toEqual([])
    expect(chief.errors(refused)).toEqual([])
  },
)

test('a notice is sent for a set time, returned, approved by another in the editor, and archived the same way', async ({
  page,
}) => {
  const written = await desk.request.post('/api/notices', {
    data: {
      title: both('The counter closes early'),
      body: both('On Friday at noon.'),
      severity: 'warning',
      starts_at: inHours(-1),
      ends_at: inHours(240),
      brands: ['bank'],
    },
    headers: { origin: server.url, 'x-backoffice': '1' },
  })
  expect(written.status()).toBe(201)
  const { id } = (await written.json()) as { id: string }
  const other = chief.page
  const openItem = async (at: Page) => {
    await at.goto(`/backoffice/notices/${id}`)
    await expect(field(at, 'Title, English')).toHaveValue(/counter closes/)
  }
  const approve = async () => {
    await openItem(other)
    await other.getByRole('link', { name: 'Review the change' }).click()
    await press(other, 'Approve')
    await expect(other.getByText('Approved.', { exact: true }).last()).toBeVisible()
    await openItem(other)
  }
  const send = async (at: string | null, kept = false) => {
    await press(desk, 'Send for approval…')
    const dialog = desk.getByRole('dialog')
    // What is sent again keeps its time, and never goes out at once by a slip.
    if (kept) await expect(dialog.getByLabel('Goes live on (CAT, UTC+2)')).toHaveValue(at ?? '')
    else if (at === null) await dialog.getByLabel('When approved').check()
    else {
      await dialog.getByRole('radio', { name: 'Schedule' }).check()
      await press(dialog, 'Send for approval')
      await expect(dialog.getByRole('alert').filter({ hasText: 'Choose a date and a time.' })).toBeVisible()
      await dialog.getByLabel('Goes live on (CAT, UTC+2)').fill(at)
    }
    await press(dialog, 'Send for approval')
    await expect(desk.getByText('Sent for approval.', { exact: true })).toBeVisible()
    // Who wrote it is not offered to decide on it.
    await expect(desk.getByRole('link', { name: 'Review the change' })).toHaveCount(0)
  }
  const shown = async () => {
    await page.goto(`${server.url}/fdhbankplc/home`)
    return page.getByText('The counter closes early')
  }

  // At a time: two o'clock in Malawi, whatever the clock here says.
  await openItem(desk)
  const at = `${inHours(72).slice(0, 10)}T14:00`
  await send(at)
  // Who sent it has it back before anybody decides, and sends it again.
  await press(desk, 'Withdraw')
  await expect(desk.getByText('Withdrawn. It is a draft again.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0)
  await openItem(other)
  await expect(other.getByRole('link', { name: 'Review the change' })).toHaveCount(0)
  await send(at, true)
  await openItem(other)
  await press(other, 'Return…')
  await press(other.getByRole('dialog'), 'Return')
  await expect(other.getByLabel('Reason')).toHaveAccessibleDescription('Fill this in.')
  await expect(other.getByLabel('Reason')).toBeFocused()
  await other.getByLabel('Reason').fill('Which counter?')
  await press(other.getByRole('dialog'), 'Return')
  await expect(other.getByText('Returned.', { exact: true }).last()).toBeVisible()
  await openItem(desk)
  await desk.getByRole('tab', { name: 'About' }).click()
  await expect(desk.getByRole('tabpanel')).toContainText('Returned: Which counter?')
  await field(desk, 'Title, English').fill('The counter closes early in Zomba')
  await send(at, true)
  await approve()
  await expect(other.getByText(/^Scheduled\s\d+\s\w+\s(\d{4}\s)?14:00$/).first()).toBeVisible()
  await other.getByRole('tab', { name: 'About' }).click()
  await expect(other.getByRole('tabpanel')).toContainText(/takes over on \d+ \w+ \d{4}, 14:00 CAT/)
  await expect(await shown()).toHaveCount(0)
  // It is taken off the schedule before its time comes.
  await press(other, 'Unschedule')
  await expect(other.getByText(/^Taken off the schedule/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Unschedule', exact: true })).toHaveCount(0)
  await expect(other.getByText(/^Scheduled \d/)).toHaveCount(0)

  // At once.
  await openItem(desk)
  await field(desk, 'Title, English').fill('The counter closes early in Blantyre')
  await send(null)
  await approve()
  await expect(await shown()).toContainText('in Blantyre')

  // Taking it down is agreed on like putting it up.
  await openItem(desk)
  await press(desk, 'Archive')
  await expect(desk.getByText('Archiving sent for approval.')).toBeVisible()
  await expect(await shown()).toBeVisible()
  await approve()
  await expect(other.getByText('Archived', { exact: true }).first()).toBeVisible()
  await expect(await shown()).toHaveCount(0)
  expect(chief.errors(refused)).toEqual([])
})

test('a field counts what it takes, and says in words what is too much, before anything is sent', async () => {
  await desk.goto('/backoffice/notices/create')
  const title = field(desk, 'Title, English')
  await title.fill('Early')
  const counter = desk.getByText(/^5 \/ \d+$/)
  await expect(counter).toBeVisible()
  const most = Number((await counter.textContent())?.split('/')[1])
  await title.fill('x'.repeat(most))
  await expect(desk.getByText(`${most} / ${most}`, { exact: true })).toBeVisible()
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  await title.fill('x'.repeat(most + 2))
  await expect(title).toHaveAccessibleDescription(/2 characters too many\./)
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(title).toHaveValue('x'.repeat(most + 2))
  await title.fill('')
  await expect(desk.getByText('2 characters too many.')).toHaveCount(0)
})

test('two hundred hostile strings: none runs in the form, the preview, the list or the page', async ({
  page,
  context,
}) => {
  const ran: string[] = []
  const trap = async (of: typeof context) => {
    await of.exposeFunction('trapped', (what: string) => void ran.push(what))
    await of.addInitScript(() => {
      const report = (window as unknown as { trapped: (what: string) => void }).trapped
      for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
        window[name] = ((what: string) => report(`${name} ${what}`)) as never
    })
    await of.route(/evil\.invalid/, (route) => {
      ran.push(route.request().url())
      return route.abort()
    })
  }
  await trap(desk.context())
  await trap(context)
  const text = hostileHtml.filter((html) => !html.includes('\0'))
  const all = `<p>All of them</p>${text.join('\n')}`
  const plain = text.join(' ').slice(0, 150)
  const body = {
    slug: 'hostile',
    title: both(plain),
    summary: both(text.join(' ').slice(300, 690)),
    content: both(all),
    brands: ['bank'],
    createrId: '<img src=x onerror=alert(1)>',
    creater_name: '"><svg onload=alert(1)>',
    showSocialIcons: true,
    shareTitle: both('<script>alert(1)</script>'),
    shareDiscription: both('<img src=x onerror=alert(1)>'),
    featured: true,
  }
  const written = await desk.request.post('/api/blogs', {
    data: body,
    headers: { origin: server.url, 'x-backoffice': '1' },
  })
  expect(written.status()).toBe(201)
  const { id } = (await written.json()) as { id: string }
  await desk.goto('/backoffice/blogs')
  await expect(desk.getByRole('row').nth(1)).toContainText('<script>')
  await desk.goto(`/backoffice/blogs/${id}`)
  await expect(field(desk, 'Content, English')).toContainText('All of them')
  await expect(preview(desk).getByText('All of them')).toBeVisible()
  for (const path of [
    '/fdhbankplc/blog/view/hostile',
    '/ny/fdhbankplc/blog/view/hostile',
    '/fdhbankplc/blog',
  ]) {
    await page.goto(server.url + path)
    await expect(page.getByRole('main')).toContainText('script')
  }
  // What waits for a pointer or the keyboard is given both.
  await page.goto(`${server.url}/fdhbankplc/blog/view/hostile`)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *'))
      for (const name of ['click', 'mouseover', 'focus', 'pointerenter', 'toggle', 'error', 'load'])
        if (!(element instanceof HTMLAnchorElement) || name !== 'click')
          element.dispatchEvent(new Event(name, { bubbles: true }))
  })
  expect(ran).toEqual([])
})

test('what is typed while a new item is saved for the first time waits at the address that it gets', async () => {
  const gate = Promise.withResolvers<void>()
  await desk.route(/\/api\/faqs\?/, (route) => gate.promise.then(() => route.continue()))
  await desk.goto('/backoffice/faqs/create')
  await field(desk, 'Question, English').fill('Where is the nearest')
  const sent = desk.waitForRequest(/\/api\/faqs\?/)
  await desk.keyboard.press('Control+s')
  await sent
  await field(desk, 'Question, English').fill('Where is the nearest branch?')
  gate.resolve()
  await expect(desk).toHaveURL(/\/backoffice\/faqs\/[0-9a-f-]{36}$/)
  await press(desk, 'Restore it')
  await expect(field(desk, 'Question, English')).toHaveValue('Where is the nearest branch?')
  await save(desk)
  await desk.goto('/backoffice/faqs/create')
  await expect(field(desk, 'Question, English')).toHaveValue('')
  await expect(desk.getByRole('button', { name: 'Restore it' })).toHaveCount(0)
})

test('a typed link is completed and leaves the link before it as it is', { tag: '@gate' }, async () => {
  await desk.goto('/backoffice/faqs/create')
  const answer = desk.getByRole('textbox', { name: 'Answer, English' })
  const tools = desk.getByRole('toolbar', { name: /Answer, English/ })
  const address = desk.getByLabel('Address of the link')
  const insertLink = async (typed: string) => {
    await tools.getByRole('button', { name: 'Link', exact: true }).click()
    await address.fill(typed)
    await address.press('Enter')
  }
  await answer.click()
  await insertLink('www.example.com')
  await desk.keyboard.type(' ')
  await insertLink('no address')
  await expect(desk.getByText('This is not an address.')).toBeVisible()
  await address.fill('info@example.com')
  await address.press('Enter')
  await expect(answer.getByRole('link')).toHaveText(['www.example.com', 'info@example.com'])
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', 'https://www.example.com')
  await expect(answer.getByRole('link').last()).toHaveAttribute('href', 'mailto:info@example.com')
  await desk.keyboard.press('End')
  await insertLink('fdhbankplc/cards')
  await expect(answer.getByRole('link')).toHaveText([
    'www.example.com',
    'info@example.com',
    'fdhbankplc/cards',
  ])
})
