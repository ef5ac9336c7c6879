import { expect, test } from 'vitest'
import { masked } from '../e2e/support/ways.ts'

// Playwright quotes a line that contains a colon and a space.
test.each([
  '- text: Karonga District Open now, until 16:00',
  '- text: Karonga District Closed now, opens Monday at 08:00',
  '- text: "Karonga District Closed today: Christmas Day. Opens Monday at 08:00"',
])('masks opening hours alike on working days and public holidays: %s', (line) => {
  expect(masked(line)).toBe('- text: Karonga District open or closed')
})
