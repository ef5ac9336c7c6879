import { NavLink } from 'react-router'
import type { Collection } from '#contract/collection.ts'
import { collections } from '#contract/registry.ts'
import { loadList } from '../collection-screens.tsx'
import { kindOf, nameOf } from '../lists/fields.ts'
import { maySee } from '../permissions.ts'
import { hasRole, useMe, type Me } from '../current-user.tsx'
import type { ScreenGroup } from '../screen.ts'
import { ownScreens } from '../screens.ts'
import { formatMessage, messages } from '../messages.ts'
import { dueCountsOf, useWorkQueue } from '../work-queue/use-work-queue.ts'
import styles from './layout.module.css'

type Entry = {
  to: string
  label: string
  end?: boolean
  /** other words for it */
  also?: string
  /** fetches the screen's code, before somebody is there */
  load?: () => Promise<unknown>
}

/** Collections that a screen of their own shows better than a list, to whoever may open that screen. */
const stoodInFor = (me: Me) =>
  new Set<string>(
    ownScreens.flatMap(({ inPlaceOf, roles }) => (inPlaceOf && hasRole(me, roles) ? [inPlaceOf] : [])),
  )
/** Customers' collections are work, and stand where work does. */
const isWork = ({ staffOnly }: Pick<Collection, 'staffOnly'>) => staffOnly

/** Everything that whoever is signed in may open, by group; also what the command menu offers. */
export function entriesFor(me: Me): { group: keyof typeof messages.shell.groups; entries: Entry[] }[] {
  const own = (group: ScreenGroup): Entry[] =>
    ownScreens
      .filter((screen) => screen.group === group && (!screen.roles.length || hasRole(me, screen.roles)))
      .map(({ path, label, load, also = '' }) => ({ to: `/backoffice${path}`, label, load, also }))
  const hidden = stoodInFor(me)
  const seen = collections.filter((definition) => maySee(me, definition) && !hidden.has(definition.name))
  const asEntry = ({ name, label, fields }: (typeof seen)[number]): Entry => ({
    to: `/backoffice/${name}`,
    label: label.many,
    also: Object.entries(fields)
      .map(([field, schema]) => `${nameOf(field)} ${kindOf(schema) === 'telephone' ? 'telephone' : ''}`)
      .join(' '),
    load: loadList,
  })
  return [
    {
      group: 'work' as const,
      entries: [
        { to: '/backoffice', label: messages.home.title, end: true },
        ...own('work'),
        ...seen.filter(isWork).map(asEntry),
      ],
    },
    {
      group: 'content' as const,
      entries: [...own('content'), ...seen.filter((one) => !isWork(one)).map(asEntry)],
    },
    { group: 'people' as const, entries: own('people') },
    { group: 'house' as const, entries: own('house') },
  ].filter(({ entries }) => entries.length > 0)
}

/** How much of the user's work is overdue. */
function OverdueCount() {
  const { data } = useWorkQueue()
  const n = data ? dueCountsOf(data).overdue : 0
  return n > 0 ? <span className="late">{formatMessage(messages.shell.deadline.inMenu, { n })}</span> : null
}

/** Where the line is cut, the screen itself says so once somebody goes there. */
const warm = (load: Entry['load']) => void load?.().catch(() => {})

export function Sidebar({ open }: { open: boolean }) {
  const me = useMe()
  return (
    <nav className={styles.side} id="sidebar" data-open={open || undefined} aria-label={messages.shell.menu}>
      {entriesFor(me).map(({ group, entries }) => (
        <section key={group} aria-labelledby={`side-${group}`}>
          <h2 id={`side-${group}`}>{messages.shell.groups[group]}</h2>
          <ul>
            {entries.map(({ to, label, end, load }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={end ?? false}
                  onPointerEnter={() => warm(load)}
                  onFocus={() => warm(load)}
                >
                  {label}
                </NavLink>
                {to === '/backoffice' && <OverdueCount />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
