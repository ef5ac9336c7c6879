import type { Page } from '@playwright/test'
import { expect } from './test.ts'

// What whoever works without a mouse sees of the focus.

/** What has the focus, whether it is in the window, and whether something lies over it. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return 'nothing has the focus'
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const inside = { left: Math.max(left, 0), top: Math.max(top, 0) }
    const [x, y] = [
      (inside.left + Math.min(right, innerWidth)) / 2,
      (inside.top + Math.min(bottom, innerHeight)) / 2,
    ]
    const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `out of sight: ${name}`
    const over = document.elementFromPoint(x, y)
    const own = over && (element.contains(over) || over.contains(element) || over.closest('label'))
    const cover = over && `${over.localName} “${over.textContent.slice(0, 40)}”`
    return own ? 'seen' : `covered: ${name}, by ${cover}`
  })
export const expectFocusSeen = (page: Page): Promise<void> => expect.poll(() => focus(page)).toBe('seen')

/** All that can be worked is reached by Tab, is in sight when it is, and has a name. */
export async function expectAllReached(page: Page): Promise<void> {
  const reached = await page.evaluateHandle(() => new Set<Element | null>())
  for (let all = false, steps = 0, before = 0; !all; steps++) {
    expect(steps, 'Tab comes back to where it began').toBeLessThan(1000)
    await page.keyboard.press('Tab')
    if ((await focus(page)) === 'nothing has the focus') continue
    await expectFocusSeen(page)
    // Within a frame its page has the focus; within a field for a day it may be a button of the browser's own.
    const whole = await page.evaluate(() => {
      const { activeElement: one } = document
      return one instanceof HTMLIFrameElement ? one.title : one?.matches(':focus') ? null : one?.id
    })
    if (whole === null) await expect(page.locator(':focus')).toHaveAccessibleName(/\S/)
    else expect(whole).toMatch(/\S/)
    const now = await page.evaluate((set) => {
      const { activeElement } = document
      const [first] = set
      set.add(activeElement)
      return { size: set.size, isFirst: first === activeElement }
    }, reached)
    // What shows only while something else has the focus is reached the next time around.
    all = now.isFirst && now.size === before
    if (now.isFirst) before = now.size
  }
  const left = await page.evaluate((set) => {
    const isRadio = (one: Element | null) => one instanceof HTMLInputElement && one.type === 'radio'
    const nameOf = (one: Element | null) => one?.getAttribute('name')
    const groups = new Set([...set].filter(isRadio).map(nameOf))
    const isOtherOfGroup = (one: Element) => isRadio(one) && groups.has(nameOf(one))
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]',
    )
    return (
      [...controls]
        .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
        // Of a group of radio buttons Tab reaches one; arrows lead to the others.
        .filter((control) => !set.has(control) && !isOtherOfGroup(control))
        .map(
          ({ localName, ariaLabel, textContent }) =>
            `${localName} “${ariaLabel ?? textContent.slice(0, 60)}”`,
        )
    )
  }, reached)
  expect.soft(left).toEqual([])
}
