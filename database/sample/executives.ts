import { day } from './day.ts'
import { people } from './executives/people.ts'
import { titles } from './executives/titles.ts'
import type { Sample } from './sample.ts'

const keyOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Boards and teams of the five companies; nobody here exists. */
export const sample: Sample<'executives'> = (now) =>
  people.map(({ name, roles, qualifications, about }, index) => ({
    key: keyOf(name),
    published_at: day(now, -500 + index),
    body: {
      slug: keyOf(name),
      name,
      qualifications,
      biography: about,
      roles: roles.map(([company_name, executive_role_type_name, title, position]) => ({
        company_name,
        executive_role_type_name,
        title: titles[title],
        position,
      })),
    },
  }))
