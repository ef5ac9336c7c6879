import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMe, type Me } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { Heading } from './heading.tsx'
import { sayRoles } from './say-roles.ts'

const { notYours, notFound } = messages.shell

/** A screen for those whose role it is. The service decides; this says so, also where a role is taken away meanwhile. */
export function Allowed({ may, children }: { may: (me: Me) => boolean; children: ReactNode }) {
  const me = useMe()
  if (may(me)) return children
  return (
    <section>
      <Heading title={notYours.title} />
      <p>{formatMessage(notYours.text, { roles: sayRoles(me.roles) || notYours.none })}</p>
      <Link to="/backoffice">{notFound.home}</Link>
    </section>
  )
}
