import { Link } from 'react-router'
import type { WaitingVersion } from '#contract/backoffice/approvals.ts'
import { formatBytes } from '#contract/rules/file-size.ts'
import { Uses } from '../content/rail/used-by.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'

const { version: says } = messages.approvals

/** A new version of a file: the current file and the new one, why, and what shows it. */
export const FileVersion = ({ id, version }: { id: string; version: WaitingVersion }) => (
  <div className={styles.item}>
    <p>{formatMessage(says.reason, { reason: version.reason })}</p>
    {version.restored_from !== null && (
      <p>{formatMessage(says.restores, { number: version.restored_from })}</p>
    )}
    <div className={styles.sides}>
      {(['before', 'after'] as const).map((side) => (
        <p key={side}>
          <a href={version[side].view} target="_blank" rel="noreferrer">
            {says[side]}
          </a>
          , {formatBytes(version[side].bytes)}
        </p>
      ))}
    </div>
    <p>{says.usedBy}</p>
    <Uses uses={version.used_by} />
    <p>
      <Link to={`/backoffice/media?file=${id}`}>{says.history}</Link>
    </p>
  </div>
)
