import { expect, test } from 'vitest'
import { collections } from '#contract/registry.ts'
import { roles } from '#contract/roles.ts'
import { system, type Actor } from '../changes/actor.ts'
import { mayReadDrafts, mustApprove, mustWrite } from './permissions.ts'

const staff = (...held: (typeof roles)[number][]): Actor => ({
  kind: 'staff',
  id: 'x',
  name: 'x',
  roles: held,
  address: null,
})
const serviceAccount = (...named: string[]): Actor => ({
  kind: 'service',
  id: 'p',
  collections: named,
  owners: [],
  address: null,
})
const each = collections.map((definition) => [definition.name, definition] as const)
const refuses = (act: () => void) => {
  try {
    act()
    return false
  } catch {
    return true
  }
}

test.each(each)('%s: written by its writers only', (name, definition) => {
  const writing = roles.filter((role) => !refuses(() => mustWrite(staff(role), definition)))
  expect(writing.toSorted()).toEqual([...definition.writers].toSorted())
  expect(refuses(() => mustWrite(staff(), definition))).toBe(true)
  expect(refuses(() => mustWrite(system('worker'), definition))).toBe(false)
  // A program writes what it was made for, and never what a second person must approve or what is customers'.
  expect(refuses(() => mustWrite(serviceAccount(name), definition))).toBe(
    definition.reviewed || definition.staffOnly,
  )
  expect(refuses(() => mustWrite(serviceAccount('other'), definition))).toBe(true)
})

test.each(each)('%s: drafts are read by staff; customers’ data by its writers only', (name, definition) => {
  const reading = roles.filter((role) => mayReadDrafts(staff(role), definition))
  expect(reading.toSorted()).toEqual((definition.staffOnly ? [...definition.writers] : [...roles]).toSorted())
  expect(mayReadDrafts(staff(), definition)).toBe(false)
  expect(mayReadDrafts(serviceAccount(name), definition)).toBe(!definition.staffOnly)
  expect(mayReadDrafts(serviceAccount('other'), definition)).toBe(false)
})

test('only approvers and administrators approve, no program and not the process itself', () => {
  const approving = roles.filter((role) => !refuses(() => mustApprove(staff(role))))
  expect(approving.toSorted()).toEqual(['administrator', 'approver'])
  expect(refuses(() => mustApprove(serviceAccount('blogs')))).toBe(true)
  expect(refuses(() => mustApprove(system('worker')))).toBe(true)
})
