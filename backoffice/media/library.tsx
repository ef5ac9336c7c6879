import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import documentIcon from 'lucide-static/icons/file-text.svg?raw'
import { useDeferredValue, useState } from 'react'
import type { FilePage, StaffFile } from '#contract/backoffice/content.ts'
import { formatBytes } from '#contract/rules/file-size.ts'
import { ask, withQuery } from '../api.ts'
import { Icon } from '../shell/icon.tsx'
import { Filters } from '../shell/filters.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { messages, formatMessage } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import styles from './media.module.css'
import { isInWork, kindOf, sizesOf, smallView } from './file-size.ts'

type Kind = 'picture' | 'document'
type Props = {
  /** one kind only, where something of that kind is chosen */
  kind?: Kind
  onOpen: (file: StaffFile) => void
  /** where many are chosen together: those that are, and what is done when one is chosen or let go of */
  chosen?: { ids: readonly string[]; toggle: (id: string) => void }
  /** begins in the search, where a dialog has just been opened for it */
  focused?: boolean
}

const say = messages.media
/** How often files whose sizes are still being made are looked at again. */
const lookMs = 1500

/** The files, newest first, by name and kind; also what a form chooses from. */
export function Library({ kind: only, onOpen, chosen, focused = false }: Props) {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<Kind | ''>(only ?? '')
  const [tag, setTag] = useState('')
  const { data: tags = [] } = useQuery({
    queryKey: ['files', 'tags'],
    queryFn: () => ask<string[]>('GET', '/backoffice/api/files/tags'),
  })
  const q = useDeferredValue(typed.trim())
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery({
    queryKey: ['files', q, kind, tag],
    queryFn: ({ pageParam, signal }) =>
      ask<FilePage>('GET', withQuery('/backoffice/api/files', { q, kind, tag, after: pageParam }), {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isInWork)) ? lookMs : false,
  })
  const files = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <Filters
        search={<SearchField typed={typed} focused={focused} onType={setTyped} />}
        set={[!only && kind, tag].filter(Boolean).length}
      >
        {!only && (
          <TextField
            select
            label={say.kind}
            value={kind}
            onChange={(event) => setKind(event.target.value as Kind | '')} // one of the items below
          >
            <MenuItem value="">{say.all}</MenuItem>
            <MenuItem value="picture">{say.picture}</MenuItem>
            <MenuItem value="document">{say.document}</MenuItem>
          </TextField>
        )}
        {(tags.length > 0 || tag) && (
          <TextField select label={say.tag} value={tag} onChange={(event) => setTag(event.target.value)}>
            <MenuItem value="">{say.anyTag}</MenuItem>
            {[...new Set([...tags, ...(tag ? [tag] : [])])].map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Filters>
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && files.length === 0 && <p className={styles.none}>{say.none}</p>}
      <ul className={styles.grid}>
        {files.map((file) => (
          <li key={file.id}>
            {chosen && (
              <input
                type="checkbox"
                className={styles.choose}
                aria-label={formatMessage(say.choose, { name: file.name })}
                checked={chosen.ids.includes(file.id)}
                onChange={() => chosen.toggle(file.id)}
              />
            )}
            <FileCard file={file} onOpen={() => onOpen(file)} />
          </li>
        ))}
      </ul>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{say.more}</Button>}
    </>
  )
}

type SearchProps = { typed: string; focused: boolean; onType: (text: string) => void }

const SearchField = ({ typed, focused, onType }: SearchProps) => (
  <TextField
    {...(focused && { inputRef: focusOnce })}
    label={say.search}
    value={typed}
    onChange={(event) => onType(event.target.value)}
  />
)

/** One file as a card: what it looks like, what it is called, what it lacks. */
function FileCard({ file, onOpen }: { file: StaffFile; onOpen: () => void }) {
  const { name, alt, made, expected, width, focal } = file
  const picture = width !== null
  return (
    <button type="button" className={styles.card} onClick={onOpen}>
      <span className={styles.thumb}>
        {picture || made > 0 ? (
          <img
            src={smallView(file)}
            alt=""
            loading="lazy"
            style={{ objectPosition: picture ? `${focal.x}% ${focal.y}%` : '50% 0' }}
          />
        ) : (
          <Icon svg={documentIcon} />
        )}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {kindOf(file)} · {formatBytes(file.bytes)}
      </span>
      {file.tags.length > 0 && <span className={styles.facts}>{file.tags.join(', ')}</span>}
      {file.making_failed && <span className={styles.lacks}>{sizesOf(file)}</span>}
      {isInWork(file) && (
        <span className={styles.progress}>
          <progress value={made} max={expected} aria-hidden="true" />{' '}
          {formatMessage(say.making, { made, expected })}
        </span>
      )}
      {picture && !alt.en && <span className={styles.lacks}>{say.noAlt}</span>}
      {picture && alt.en && !alt.ny && <span className={styles.lacks}>{say.noNy}</span>}
    </button>
  )
}
