import Button from '@mui/material/Button'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { ChichewaChips, StateChip } from '../../lists/filter-chips.tsx'
import { inCat } from '../../time.ts'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from '../form.module.css'
import { Uses, useUses } from './used-by.tsx'

const { content } = messages
const { about } = content

/** How the item stands: state, times, both languages, where it shows and what uses it. */
export function About({ details }: { details: StaffDetails }) {
  const { item, contributors, addresses, translations } = details
  const { definition, readOnly, review } = useEditing()
  const uses = useUses()
  const open = Object.entries(translations).filter(([, { state }]) => state === 'unreviewed')
  return (
    <div className={styles.about}>
      <StateTold item={details.item} staffOnly={definition.staffOnly} />
      {details.item.hits !== null && (
        <>
          <h2>{about.hits}</h2>
          <p>{formatMessage(about.hitsIn, { n: details.item.hits })}</p>
        </>
      )}
      {Object.keys(translations).length > 0 && (
        <>
          <h2>{content.chichewa}</h2>
          <ChichewaChips counts={item.chichewa} />
          {!readOnly && open.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                review(
                  open.map(([path]) => path),
                  true,
                )
              }
            >
              {content.signOffAll}
            </Button>
          )}
        </>
      )}
      {definition.approval && contributors.length > 0 && (
        <>
          <h2>{about.contributors}</h2>
          <p>
            {contributors.map(({ name }) => name).join(', ')}. {about.approveNote}
          </p>
        </>
      )}
      {addresses.length > 0 && (
        <>
          <h2>{about.addresses}</h2>
          <ul>
            {addresses.map((address) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {!definition.staffOnly && (
        <>
          <h2>{about.usedBy}</h2>
          {uses && <Uses uses={uses} />}
        </>
      )}
    </div>
  )
}

function StateTold({ item, staffOnly }: { item: StaffDetails['item']; staffOnly: boolean }) {
  const { live, scheduled, draft, waiting } = item.standing
  return (
    <>
      <h2>{about.state}</h2>
      <StateChip item={item} />
      {staffOnly && <p>{about.staffOnly}</p>}
      {!staffOnly && <p>{live ? formatMessage(about.liveIs, { number: live.revision }) : about.notLive}</p>}
      {scheduled && (
        <p>{formatMessage(about.next, { number: scheduled.revision, at: inCat(scheduled.at) })}</p>
      )}
      {draft && <p>{formatMessage(about.draftSince, { number: draft.revision, at: inCat(draft.since) })}</p>}
      {draft?.archived && <p>{about.archivedBefore}</p>}
      {waiting && (
        <p>
          {formatMessage(about.waiting[waiting.kind], { name: waiting.by.name, at: inCat(waiting.since) })}
        </p>
      )}
      {item.returned_reason && (
        <p>
          <strong>{about.returned}</strong> {item.returned_reason}
        </p>
      )}
      {item.updated_by && (
        <p>{formatMessage(about.changed, { name: item.updated_by.name, at: inCat(item.updated_at) })}</p>
      )}
    </>
  )
}
