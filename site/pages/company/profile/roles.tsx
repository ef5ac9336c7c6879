import { formatMessage } from '#contract/format-message.ts'
import { Link } from '../../../components/link.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import { addressOfRole, type Executive } from './read.ts'

/** Every office a person has, in whichever company. */
export function Roles({ executive }: { executive: Executive }) {
  const {
    request,
    frame: { companies },
    messages: { company: messages },
  } = usePageContext()
  return (
    <Table
      wide={false}
      caption={formatMessage(messages.officesOf, { name: executive.name })}
      captionSeen={false}
      columns={[{ name: messages.companyName }, { name: messages.office }]}
      rows={executive.roles.map((role) => {
        const to = addressOfRole(executive, role)
        const office = `${role.title} (${messages.role[role.executive_role_type_name]})`
        return {
          key: to + role.title,
          cells: [
            companies[role.company].name,
            to === request.path ? (
              office
            ) : (
              <Link key={to} to={to}>
                {office}
              </Link>
            ),
          ],
        }
      })}
    />
  )
}
