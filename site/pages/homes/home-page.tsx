import type { ReactNode } from 'react'
import type { Item } from '#contract/registry.ts'
import { ButtonAnchor, ButtonLink } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Hero } from '../../components/hero.tsx'
import { SectionRuns } from '../../components/section-runs.tsx'
import { TaskGrid } from '../../components/task-grid.tsx'
import { usePageContext } from '../../page-context.ts'
import { Notices } from '../../shell/notices.tsx'
import styles from './home-page.module.css'
import { whole, type Home } from './read.ts'

type Props = {
  home: Home
  /** what stands beside the greeting */
  card?: ReactNode
  /** of the buttons below the greeting */
  actionClass?: string | undefined
}

/** A company's home: its greeting, what most people come for, and its sections. One that nobody wrote greets by its name. */
export function HomePage({ home: { company, written, sections }, card, actionClass }: Props) {
  const { messages, frame } = usePageContext()
  if (!written)
    return (
      <>
        <Hero title={frame.companies[company].name} notice={<Notices />} />
        <SectionRuns sections={sections} />
      </>
    )
  const { hero, tasks } = written
  const hasForm = sections.some(({ type }) => type === 'enquiry')
  // On a phone the tasks stand right above.
  const isTask = (to: string) => tasks.some((task) => task.to === to)
  const grid = (className: string | undefined) =>
    tasks.length > 0 && (
      <div className={classNames('wrap', styles.tasks, className)}>
        <TaskGrid
          label={messages.offers.tasks}
          tasks={tasks.map(({ hint, ...task }) => ({ ...task, hint: whole(hint) }))}
        />
      </div>
    )
  return (
    <>
      {/* On a phone what most people come for is first; elsewhere it is below the greeting. Two, so that keys go the way eyes go. */}
      {grid(styles.first)}
      <Hero title={hero.title} lede={whole(hero.lede)} notice={<Notices />} card={card} picture={hero.image}>
        {hero.actions.map((action, at) => (
          <Action
            key={action.to}
            action={action}
            first={at === 0}
            hasForm={hasForm}
            className={classNames(actionClass, isTask(action.to) && styles.asTask)}
          />
        ))}
      </Hero>
      {grid(styles.after)}
      <SectionRuns sections={sections} />
    </>
  )
}

type ActionProps = {
  action: Item<'homes'>['hero']['actions'][number]
  first: boolean
  /** the page has a form, and is not loaded anew for a place on it */
  hasForm: boolean
  className: string
}

/** A button below the greeting: a page, or a place on this one. */
function Action({ action: { name, to }, first, hasForm, className }: ActionProps) {
  const { request } = usePageContext()
  const look = first ? 'spark' : 'ghost'
  const place = to.startsWith(`${request.path}#`) ? to.slice(request.path.length) : null
  return hasForm && place !== null ? (
    <ButtonAnchor look={look} className={className} href={place}>
      {name}
    </ButtonAnchor>
  ) : (
    <ButtonLink look={look} className={className} to={to}>
      {name}
    </ButtonLink>
  )
}
