import { expect, it } from 'vitest'
import { wireNames } from '#contract/brands/wire-names.ts'
import type { Item } from '#contract/registry.ts'
import { leadersOf, officesOf } from './offices.ts'

type Role = Item<'executives'>['roles'][number]
const role = (
  company: Role['company'],
  executive_role_type_name: Role['executive_role_type_name'],
  title: string,
  position: number,
): Role => ({ company, company_name: wireNames[company], executive_role_type_name, title, position })

const person = (id: string, ...roles: Role[]): Item<'executives'> => ({
  id,
  _id: id,
  image_url: null,
  slug: id,
  name: id,
  qualifications: '',
  biography: '',
  roles,
  created_at: '',
  updated_at: '',
  published_at: '',
  version: 1,
})

const all = [
  person('finance', role('bank', 'Management', 'Finance', 2)),
  person(
    'chief',
    role('bank', 'Board', 'Director', 1),
    role('bank', 'Management', 'Chief', 1),
    role('holdings', 'Board', 'Director', 1),
  ),
  person('chair', role('bank', 'Board', 'Chair', 0), role('holdings', 'Management', 'Elsewhere', 0)),
]
const said = (people: ReturnType<typeof officesOf>) =>
  people.map(({ executive, title }) => `${executive.id} ${title}`)

it('lists a company’s board and management by their places', () => {
  expect(said(officesOf(all, 'bank', 'Board'))).toEqual(['chair Chair', 'chief Director'])
  expect(said(officesOf(all, 'bank', 'Management'))).toEqual(['chief Chief', 'finance Finance'])
  expect(officesOf(all, 'bureau', 'Board')).toEqual([])
})

it('puts the chair before the management, and nobody twice', () => {
  expect(said(leadersOf(all, 'bank'))).toEqual(['chair Chair', 'chief Chief', 'finance Finance'])
  expect(
    said(
      leadersOf(
        [person('both', role('bank', 'Board', 'Chair', 0), role('bank', 'Management', 'Chief', 0))],
        'bank',
      ),
    ),
  ).toEqual(['both Chair'])
})
