import { expect, test } from 'vitest'
import { branches } from '#contract/collections/branches.ts'
import { documents } from '#contract/collections/documents.ts'
import { facts } from '#contract/collections/facts.ts'
import { sayValue } from '../approvals/readable.ts'
import { sayChoice } from './fields.ts'

const companyName = (id: string) => `FDH ${id}`

test('a company is called by its name, a document’s section by its own, whatever they have in common', () => {
  expect(sayChoice(documents.fields['section'], 'bank', companyName)).toBe('Bank')
  expect(sayChoice(documents.fields['brands'], 'bank', companyName)).toBe('FDH bank')
  expect(sayChoice(facts.fields['company'], 'bank', companyName)).toBe('FDH bank')
  expect(sayChoice(branches.fields['status'], 'open', companyName)).toBe('Open')
})

test('the same is said where somebody approves it', () => {
  const names = { companyName, titles: {} }
  expect(sayValue(documents.fields['section'], 'bank', names)).toBe('Bank')
  expect(sayValue(documents.fields['brands'], ['bank', 'bureau'], names)).toBe('FDH bank, FDH bureau')
})
