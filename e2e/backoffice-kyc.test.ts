import type { Locator, Page } from '@playwright/test'
import { openAsStaff, axeViolations, type StaffPage } from './support/back-office.ts'
import {
  brokenOff,
  endSession,
  enterBackoffice,
  sampleStaff,
  signOut,
  typeSignIn,
} from './support/backoffice-people.ts'
import { freshEmail, readableMailsTo } from './support/codes.ts'
import { handInByApi, type Customer } from './support/kyc-by-api.ts'
import { openDesks } from './support/desks.ts'
import type { ServerBeside } from './support/server.ts'
import { expect, test } from './support/test.ts'

// Officers clear the queue; the customer hears of it in their language and sends again; others learn nothing.

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let server: ServerBeside
let officer: StaffPage
let colleague: StaffPage
/** one who sends documents in Chichewa, and a company */
let customer: Customer
let company: Customer
/** what the first was asked for again */
let askedFor = ''
/** what the officer had open when it was erased, and so asked for in vain */
let erased = ''
openDesks(['kyc-officer', 'administrator'], (at) => {
  server = at.server
  officer = at['kyc-officer']
  colleague = at.administrator
})

const referenceOf = (id: string) => id.slice(0, 8).toUpperCase()
const documentsOf = (page: Page) =>
  page.getByRole('region', { name: 'Documents', exact: true }).getByRole('listitem')
const accept = async (page: Page) => {
  // A review ends only when its officer has opened every page.
  const inHand = documentsOf(page).filter({ has: page.getByRole('button', { name: /^Accept/ }) })
  await expect(inHand.first()).toBeVisible()
  for (const document of await inHand.all()) {
    await document.getByRole('button').first().click()
    const purpose = (await document.getByRole('button').first().textContent()) ?? ''
    await expect(page.getByRole('img', { name: purpose })).toBeVisible()
  }
  for (;;) {
    const open = page.getByRole('listitem').filter({ hasText: 'Pending' })
    const left = await open.count()
    if (left === 0) return
    await open
      .first()
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect(open).toHaveCount(left - 1)
  }
}
/** What is said once it is done, and not before. */
const processed = 'Finished. The submission is processed, and the customer will be informed.'
const finish = (page: Page) => page.getByRole('button', { name: 'Finish the review' }).click()
const mailsTo = (contact: string) => readableMailsTo(server.dataDir, contact)

test(
  'a KYC officer’s day: the oldest first, by keyboard, a dead line and an ended session in the middle of a decision, the next one with a second officer',
  { tag: '@gate' },
  async ({ page, context, request, expectError }) => {
    // The browser notes what does not get through, and that a session has ended.
    expectError(brokenOff, 'perhaps')
    // By a context that outlasts this test: the customer sends again in the next one.
    customer = await handInByApi(officer.page.request, server, freshEmail(), { lang: 'ny', pages: 2 })
    company = await handInByApi(request, server, freshEmail(), { type: 'Corporate Account' })
    const me = sampleStaff(server, 'kyc-officer')
    await enterBackoffice(page, server, me)
    const waiting = page.getByRole('region', { name: /^KYC waiting 2/ })
    await expect(waiting.getByRole('link').first()).toHaveAttribute('href', new RegExp(customer.id))
    await expect(waiting.getByRole('link').first()).toContainText(`Submission ${referenceOf(customer.id)}`)
    await page.getByRole('link', { name: 'KYC reviews' }).click()
    await expect(page.getByRole('row', { name: new RegExp(referenceOf(customer.id)) })).toContainText(
      'Chichewa',
    )
    expect(await axeViolations(page)).toEqual([])
    // On a phone each is a card; and before a review begins its parts can be told apart.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('row', { name: new RegExp(referenceOf(customer.id)) })).toContainText(
      'Received',
    )
    const table = page.getByRole('table')
    await expect
      .poll(() =>
        table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)),
      )
      .toBe(0)
    expect(await axeViolations(page, [[390, 'light']])).toEqual([])
    await page.getByRole('link', { name: `Open ${referenceOf(customer.id)}` }).click()
    await expect(page.getByText('Choose a document.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'All reviews' }).click()
    await page.getByRole('button', { name: 'Start the next review' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${referenceOf(customer.id)}`)
    await expect(page.getByText('You are reviewing it until')).toBeVisible()
    // The first document, its page as a picture; the keyboard accepts it, goes on, and asks for the second again.
    const documents = documentsOf(page)
    await expect(page.getByRole('img', { name: /page 1$/ })).toBeVisible()
    // Whoever works fast has the next document's dialog open before the first one's record is read anew: it stays open.
    const gate = Promise.withResolvers<void>()
    await page.route(/\/history$/, (route) => gate.promise.then(() => route.continue()))
    await expect(documents.first().getByRole('button', { name: /^Accept/ })).toBeEnabled()
    await page.keyboard.press('a')
    await expect(documents.first()).toContainText('Accepted')
    // On to the next undecided by itself, as soon as the decision is there.
    await expect(documents.nth(1)).toHaveAttribute('data-selected', 'true')
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog')
    const ask = dialog.getByRole('button', { name: 'Request again' })
    gate.resolve()
    await expect(ask).toBeEnabled()
    await dialog.getByRole('combobox', { name: 'Reason' }).press('Enter')
    await page.getByRole('option', { name: /too dark or blurred/ }).click()
    await expect(dialog.getByLabel('in Chichewa')).toHaveValue(/Chithunzi ndi chakuda/)
    await dialog.getByLabel('in Chichewa').fill('Chithunzi ndi chakuda kwambiri.')

    // What is being written outlasts the line, and the session.
    await context.setOffline(true)
    await ask.click()
    await expect(dialog.getByRole('alert')).toContainText('No connection')
    await context.setOffline(false)
    await endSession(page, server, () => ask.click())
    await typeSignIn(page, me)
    await expect(dialog.getByLabel('in Chichewa')).toHaveValue('Chithunzi ndi chakuda kwambiri.')
    await ask.click()
    // Behind the dialog nothing is to be found; and a button of the row says the same as its state.
    await expect(dialog).toHaveCount(0)
    await expect(documents.nth(1).locator('[data-chip]')).toHaveText('Needs change')
    askedFor = (await documents.nth(1).getByRole('button').first().textContent()) ?? ''
    // Decided in the list: what is looked at and undecided stays open; from what is decided it leads on.
    const acceptInList = (at: number) =>
      documents
        .nth(at)
        .getByRole('button', { name: /^Accept/ })
        .click()
    await expect(documents.nth(2)).toHaveAttribute('data-selected', 'true')
    // What was not seen cannot be accepted.
    await expect(documents.nth(3).getByRole('button', { name: /^Accept/ })).toBeDisabled()
    for (const at of [3, 2]) {
      await documents.nth(at).getByRole('button').first().click()
      await expect(documents.nth(at).getByRole('button', { name: /^Accept/ })).toBeEnabled()
    }
    await acceptInList(3)
    await expect(documents.nth(3)).toContainText('Accepted')
    await expect(documents.nth(2)).toHaveAttribute('data-selected', 'true')
    await documents.first().getByRole('button').first().click()
    await expect(documents.first()).toHaveAttribute('data-selected', 'true')
    await acceptInList(2)
    await expect(documents.nth(4)).toHaveAttribute('data-selected', 'true')
    await accept(page)
    // The last decision led to what was left: a page that nobody had opened.
    await expect(documents.first()).toHaveAttribute('data-selected', 'true')
    await expect(page.getByRole('button', { name: 'Page 2, opened' })).toHaveAttribute('aria-current', 'page')
    // Masked until it is revealed.
    await expect(page.getByText(customer.account)).toBeHidden()
    await page.getByRole('button', { name: 'Reveal' }).click()
    // What was typed and what was scanned are seen at one look, name and number, on a usual desk.
    await page.setViewportSize({ width: 1280, height: 800 })
    const typed = page.getByRole('region', { name: 'What the customer typed' })
    await typed.scrollIntoViewIfNeeded()
    for (const part of ['Mphatso Sample Banda', customer.account])
      await expect(typed.getByText(part)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('img', { name: /page 2$/ })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Preview the message' }).click()
    await expect(page.getByRole('figure')).toContainText('Chithunzi ndi chakuda kwambiri.')
    await expect(page.getByRole('figure')).toContainText('By e-mail, Chichewa')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Finish and start the next' }).click()
    await expect(page.getByText('The customer will be asked for a change.')).toBeVisible()

    // The next one is a company's: a second officer looks at it too.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${referenceOf(company.id)}`)
    await expect(page.getByText('You are reviewing it until')).toBeVisible()
    const address = `/backoffice/kyc/${company.id}`
    const other = colleague.page
    await other.goto(address)
    await expect(other.getByText('Sample kyc officer is reviewing it until')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Start review' })).toHaveCount(0)
    // Colleagues note what the next one should know, and say whose it is.
    const notes = page.getByRole('region', { name: 'Notes and assignment' })
    await notes.getByLabel('Note to colleagues').fill('The stamp is missing on page 1.')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await notes.getByLabel('Assigned to').selectOption({ label: 'Sample administrator' })
    await other.reload()
    await expect(other.getByText('The stamp is missing on page 1.')).toBeVisible()
    await expect(other.getByLabel('Assigned to').locator('option:checked')).toHaveText(/\(you\)/)
    await other.getByRole('button', { name: /^Answer the note/ }).click()
    await other.getByLabel('Answer to Sample kyc officer').fill('It is on page 2.')
    await other.getByRole('button', { name: 'Add answer' }).click()
    // Among the notes, and not only in the field that it was typed into.
    await expect(other.getByRole('paragraph').filter({ hasText: 'It is on page 2.' })).toBeVisible()
    await other.getByRole('button', { name: /^Mark as resolved/ }).click()
    await other.getByText('One resolved note').click()
    await expect(other.getByText('Resolved by Sample administrator')).toBeVisible()
    // Two documents beside each other, one of them turned; what is seen is whole.
    await page.getByRole('button', { name: 'Two documents side by side' }).click()
    const beside = page.getByRole('region', { name: 'Second document' })
    // One lies beside it by itself: who it is about, else the next; any other is chosen.
    await expect(beside.getByRole('img')).toBeVisible()
    await beside.getByRole('combobox', { name: 'Document' }).selectOption({ index: 2 })
    const scan = beside.getByRole('img')
    await scan.waitFor()
    await beside.getByRole('button', { name: 'Rotate' }).click()
    const lies = async () => {
      const box = await scan.boundingBox()
      return (box?.width ?? 0) > (box?.height ?? 0)
    }
    await expect.poll(lies).toBe(true)
    const [picture, place] = [await scan.boundingBox(), await beside.getByRole('region').boundingBox()]
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(
      (place?.x ?? 0) + (place?.width ?? 0) + 1,
    )
    expect(picture?.x ?? 0).toBeGreaterThanOrEqual(place?.x ?? 0)
    await page.getByRole('button', { name: 'One document' }).click()
    await accept(page)
    await finish(page)
    await expect(
      page.getByText('Your review is complete. A second officer will review it next.'),
    ).toBeVisible()
    await expect(page.getByText('Another officer must do the second.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Start review' })).toHaveCount(0)
    await other.reload()
    await expect(other.getByText(/^This is the second review\. Sample kyc officer/)).toBeVisible()
    await other.getByRole('button', { name: 'Start review' }).click()
    // The second finds nothing decided: their list is their own.
    await expect(other.getByText('You are reviewing it until')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Finish the review' })).toBeDisabled()
    await accept(other)
    await finish(other)
    await expect(other.getByText(processed)).toBeVisible()

    // What the day brought, before going home.
    await page.getByRole('link', { name: 'KYC reviews' }).click()
    await expect(page.getByText('Nothing here.')).toBeVisible()
    await page.getByRole('button', { name: 'Figures' }).click()
    const received = page.getByRole('table', { name: 'Each day' }).locator('td:nth-of-type(1)')
    const sum = async () => (await received.allTextContents()).reduce((all, one) => all + Number(one), 0)
    await expect.poll(sum).toBe(2)
    await expect(page.getByRole('row', { name: /too dark or blurred/ })).toContainText('1')
    await signOut(page, 'Sample kyc officer')
  },
)

test(
  'the customer is told in Chichewa, sends again, and is accepted; others see that it happened, or nothing',
  { tag: '@gate' },
  async ({ browser }) => {
    const mailed = async (text: string) =>
      (await mailsTo(customer.contact)).some((mail) => mail.includes(text))
    await expect.poll(() => mailed('Chithunzi ndi chakuda kwambiri.'), { timeout: 60_000 }).toBe(true)

    const { page } = officer
    await customer.again(askedFor)
    await page.goto('/backoffice/kyc')
    await page.getByRole('link', { name: `Open ${referenceOf(customer.id)}` }).click()
    await page.getByRole('button', { name: 'Start review' }).click()
    await expect(page.getByText('Replaced documents (1)')).toBeVisible()
    // Its second page is on its way, and everything else is done: the review cannot be finished before it was there.
    const late = Promise.withResolvers<void>()
    await page.route(/\/pages\/2$/, (route) => late.promise.then(() => route.continue()))
    await accept(page)
    await expect(page.getByText('One document has unopened pages.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Finish the review' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Finish and start the next' })).toBeDisabled()
    await expect(page.getByText('the customer is informed')).toHaveCount(0)
    late.resolve()
    await expect(page.getByText('When you finish, the submission is processed')).toBeVisible()
    await finish(page)
    await expect(page.getByText(processed)).toBeVisible()
    await expect.poll(() => mailed('zavomerezedwa'), { timeout: 60_000 }).toBe(true)

    // An auditor reads that all this happened, masked, and opens nothing.
    const auditor = await openAsStaff(browser, server, 'auditor')
    await auditor.page.goto(`/backoffice/kyc/${customer.id}`)
    const history = auditor.page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('revealed the details')
    await expect(history).toContainText('documents need a change (e-mail sent)')
    await expect(auditor.page.getByText('You see this masked')).toBeVisible()
    await expect(auditor.page.getByRole('button', { name: 'Reveal' })).toHaveCount(0)
    await expect(auditor.page.getByRole('img', { name: /page 1/ })).toHaveCount(0)
    await expect(auditor.page.getByText(customer.account)).toHaveCount(0)
    const headers = { origin: server.url, 'x-backoffice': '1' }
    const path = `${server.url}/api/kyc_reviews/${customer.id}`
    expect((await auditor.page.request.post(`${path}/reveal`, { headers, data: {} })).status()).toBe(403)
    expect(auditor.errors()).toEqual([])
    await auditor.leave()
    // An author does not learn that there is such a thing.
    const author = await openAsStaff(browser, server, 'author')
    await author.page.goto('/backoffice')
    await expect(author.page.getByRole('navigation', { name: 'Menu' })).not.toContainText('KYC reviews')
    expect((await author.page.request.get(path)).status()).toBe(403)
    await author.leave()
  },
)

test(
  'a submission is found by its contact; two people erase it, and who has it open is told',
  { tag: '@gate' },
  async () => {
    const { page } = officer
    const other = colleague.page
    // By the reference that the customer wrote down, from anywhere.
    await page.goto('/backoffice')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill(referenceOf(company.id))
    await page.getByRole('option', { name: `Find “${referenceOf(company.id)}” in KYC reviews` }).click()
    await expect(page.getByText('One submission found.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Open ${referenceOf(company.id)}` })).toBeVisible()
    await page.getByLabel('Find a submission').fill(company.contact)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByText('One submission found.')).toBeVisible()
    expect(page.url()).not.toContain('example')
    await page.getByRole('link', { name: `Open ${referenceOf(company.id)}` }).click()
    await page.getByRole('button', { name: 'Ask for erasure…' }).click()
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByLabel('Reason for erasure')).toHaveAccessibleDescription('Fill this in.')
    await expect(page.getByLabel('Reason for erasure')).toBeFocused()
    await page.getByLabel('Reason for erasure').fill('Asked by letter')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(page.getByText('A second person must approve the erasure.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase for good' })).toHaveCount(0)
    await other.goto('/backoffice/kyc?view=erasures')
    await other.getByRole('link', { name: referenceOf(company.id) }).click()
    await other.getByRole('button', { name: 'Erase for good' }).click()
    // The news of it is out before its answer is back: who has it open learns that, who erases asks for nothing more.
    const gone = page.getByText('This submission was erased')
    await other.route(/\/erasure\/decide$/, async (route) => {
      const response = await route.fetch()
      await gone.waitFor()
      await route.fulfill({ response })
    })
    await other.getByRole('button', { name: 'Erase for good' }).click()
    await expect(gone).toBeVisible()
    await expect(page.getByRole('region', { name: 'Documents', exact: true })).toHaveCount(0)
    await expect(other.getByRole('heading', { level: 1, name: 'KYC reviews' })).toBeVisible()
    expect((await page.request.get(`${server.url}/api/kyc_reviews/${company.id}`)).status()).toBe(404)
    erased = company.id
    expect(colleague.errors()).toEqual([])
  },
)

test('two contacts with one account are flagged, each beside the other; nothing is kept too long yet', async ({
  request,
}) => {
  const first = await handInByApi(request, server, freshEmail())
  const second = await handInByApi(request, server, freshEmail(), { account: first.account })
  const { page } = officer
  const marked = page
    .getByRole('row')
    .filter({ has: page.locator('[data-chip]', { hasText: 'Duplicate account' }) })
  // A job flags them, so that no customer learns of the other by waiting; the list hears of it by itself.
  await page.goto('/backoffice/kyc?view=duplicates')
  await expect(marked).toHaveCount(2)
  // Some of them may be done: the day is told, not how long somebody waits.
  await expect(page.getByRole('columnheader', { name: 'Received' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Waiting' })).toHaveCount(0)
  await page.getByRole('link', { name: `Open ${referenceOf(first.id)}` }).click()
  const clash = page.getByRole('region', { name: 'Duplicate account' })
  await expect(clash).not.toContainText(second.contact)
  await clash.getByRole('link', { name: new RegExp(referenceOf(second.id)) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Review ${referenceOf(second.id)}`)
  await expect(clash.getByRole('link', { name: new RegExp(referenceOf(first.id)) })).toBeVisible()
  await page.goto('/backoffice/kyc')
  await page.getByRole('button', { name: 'Retention ended' }).click()
  await expect(page.getByText('Kept longer than the retention asks for')).toBeVisible()
  await expect(page.getByText('Nothing here.')).toBeVisible()
})

test('what waits longer than it may is red and says so, in the queue and on the first screen', async ({
  request,
}) => {
  const { page } = officer
  const [waiting, late] = [
    await handInByApi(request, server, freshEmail()),
    await handInByApi(request, server, freshEmail()),
  ]
  const headers = { origin: server.url, 'x-backoffice': '1' }
  const me = (await (await page.request.get('/backoffice/auth/me')).json()) as { id: string }
  const path = `/backoffice/api/notes/kyc_submissions/${late.id}/assignment`
  const assigned = await page.request.put(path, { headers, data: { assignee: me.id, due_on: '2026-01-02' } })
  expect(assigned.ok(), await assigned.text()).toBe(true)

  /** Whether it is drawn in the colour of errors. */
  const isRed = (part: Locator) =>
    part.evaluate((element) => {
      const sample = document.createElement('span')
      sample.style.color = 'var(--error)'
      element.append(sample)
      const same = getComputedStyle(sample).color === getComputedStyle(element).color
      sample.remove()
      return same
    })
  const ages = (customer: Customer) =>
    page
      .getByRole('row', { name: new RegExp(referenceOf(customer.id)) })
      .getByRole('cell')
      .first()
  await page.goto('/backoffice/kyc')
  await expect(ages(late)).toContainText('Overdue: due 2 Jan 2026')
  expect(await isRed(ages(late))).toBe(true)
  await expect(ages(waiting)).not.toContainText('Overdue')
  expect(await isRed(ages(waiting))).toBe(false)

  // The figures of the day count what waits, and say how old half of it is and the oldest.
  await page.getByRole('button', { name: 'Figures' }).click()
  const today = page.getByRole('table', { name: 'Each day' }).getByRole('row').nth(1)
  await expect(today.locator('[data-label="Open at end of day"]')).toHaveText('4')
  for (const age of ['Median age', 'Oldest'])
    await expect(today.locator(`[data-label="${age}"]`)).toHaveText(/^\d+ min$/)

  await page.goto('/backoffice')
  const entry = page
    .getByRole('region', { name: /^KYC waiting/ })
    .getByRole('link', { name: new RegExp(referenceOf(late.id)) })
  await expect(entry).toContainText('Overdue: due 2 Jan 2026')
  expect(await isRed(entry.locator('[data-late]'))).toBe(true)
})

test('a lead is taken, called, closed with an outcome and reopened', { tag: '@gate' }, async () => {
  const { page } = officer
  await page.goto('/backoffice/lead-states')
  const row = page.getByRole('listitem').filter({ hasText: 'Retirement Reserves Plan' })
  await expect(row).toContainText('•••')
  await row.getByRole('combobox').selectOption('Open')
  await expect(page.getByText('Now: Open.')).toBeVisible()
  await expect(row).toHaveCount(0)

  // Its own page, where the work queue leads, has the same controls.
  await page.getByLabel('Show').selectOption('Open')
  await row.getByRole('link').click()
  const lead = page.getByRole('region', { name: 'Lead', exact: true })
  await lead.getByRole('button', { name: /^Assign to me/ }).click()
  await expect(lead).toContainText('Assigned to you')
  await lead.getByRole('button', { name: /^Reveal/ }).click()
  const mail = lead.getByRole('link', { name: /^Write to/ })
  await expect(mail).toHaveAttribute('href', 'mailto:visitor-three@sample.invalid')
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveCount(0)
  const state = lead.getByRole('combobox', { name: /^State of/ })
  await state.selectOption('Closed')
  await lead.getByRole('combobox', { name: /^Outcome of/ }).selectOption('Not reachable')
  await expect(page.getByText('Closed: Not reachable.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Alt+z')
  await expect(page.getByText('Undone. Now: Open.')).toBeVisible()
  await expect(state).toHaveValue('open')
  expect(officer.errors(new RegExp(`404.*kyc_reviews/${erased}`))).toEqual([])
})

test('a legal hold begins with a reason and ends by two officers', async ({ request }) => {
  const { id } = await handInByApi(request, server, freshEmail())
  const { page } = officer
  await page.goto(`/backoffice/kyc/${id}`)
  const retention = page.getByRole('region', { name: 'Retention and erasure' })
  await retention.getByRole('button', { name: 'Put on legal hold…' }).click()
  await retention.getByLabel('Reason for the legal hold').fill('A lawsuit')
  const place = retention.getByRole('button', { name: 'Put on legal hold', exact: true })
  await place.click()
  const reference = retention.getByLabel(/^Reference/)
  await expect(reference).toBeFocused()
  await expect(reference).toHaveAccessibleDescription('Fill this in.')
  await reference.fill('HC/12/2026')
  await place.click()
  await expect(retention).toContainText('Reason: A lawsuit. Reference: HC/12/2026.')
  await retention.getByRole('button', { name: 'Ask to end the legal hold…' }).click()
  await retention.getByLabel('Reason for ending the hold').fill('The lawsuit is over')
  await retention.getByRole('button', { name: 'Ask to end it' }).click()
  await expect(retention).toContainText('A second person must agree to end the hold.')
  await expect(retention.getByRole('button', { name: 'End legal hold' })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])

  const other = colleague.page
  await other.goto('/backoffice')
  const waiting = other.getByRole('region', { name: /^Erasures and holds to decide/ })
  await expect(waiting).toContainText('End of legal hold')
  await waiting.getByRole('link', { name: new RegExp(referenceOf(id)) }).click()
  await other.getByRole('button', { name: 'End legal hold' }).click()
  await expect(other.getByRole('button', { name: 'Put on legal hold…' })).toBeVisible()
})

test('the mail about an enquiry leads to it after signing in, and holds nothing of who asks', async ({
  page,
  expectError,
}) => {
  expectError(brokenOff, 'perhaps')
  const me = sampleStaff(server, 'kyc-officer')
  const other = colleague.page
  await other.goto('/backoffice/lead-states')
  const lead = other.getByRole('listitem').filter({ hasText: 'First Save Savings Account' })
  await lead.getByRole('button', { name: /^Notes and assignment/ }).click()
  await lead.getByLabel('Assigned to').selectOption({ label: 'Sample kyc officer' })
  const link = async () => {
    const mails = await mailsTo(me.email)
    const found = mails.find((mail) => mail.includes('/backoffice/leads/')) ?? ''
    for (const personal of ['Visitor', '092', 'First Save']) expect(found).not.toContain(personal)
    return /http\S*\/backoffice\/leads\/[\w-]{36}/.exec(found)?.[0] ?? ''
  }
  await expect.poll(link, { timeout: 60_000 }).not.toBe('')
  await page.goto(await link())
  await typeSignIn(page, me)
  await expect(page).toHaveURL(await link())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First Save Savings Account')
  await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText(/\(you\)/)
  await expect(page.getByText('Sample Visitor')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
})

test('a customer’s account is masked in its list and its form, until it is revealed', async () => {
  const { page } = officer
  await page.goto('/backoffice/kyc_account_details')
  await expect(page.getByRole('link', { name: 'S•••' }).first()).toBeVisible()
  // Never public, it is neither published nor translated.
  await expect(page.getByText(/Published|Chichewa/)).toHaveCount(0)
  await page.getByRole('link', { name: 'S•••' }).first().click()
  await expect(page.getByRole('definition').filter({ hasText: /^••• 000\d$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Reveal' }).click()
  await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveValue(/^100000000000\d$/)
  await expect(page.getByText('•••')).toHaveCount(0)
  // The browser's history stores the title of the tab.
  await expect(page).toHaveTitle(/^KYC account [\dA-F]{8} –/)
  // A record of a customer is saved, never published.
  for (const name of ['Publish…', 'Archive', 'Save draft'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Preview' })).toHaveCount(0)
  await expect(page.getByText('Nothing links to it or names it.')).toHaveCount(0)
})
