import type { SearchHit } from '#contract/search.ts'
import { href } from '../../addresses.ts'
import { fileSize } from '../../components/file-size.ts'
import { Icon } from '../../components/icon.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './hit.module.css'

/** One result: where it leads, what it is, whose it is. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { request, frame, messages } = usePageContext()
  const external = hit.to.startsWith('https://')
  const elsewhere = external || hit.to.startsWith('/files/')
  const about = [
    hit.brand && frame.companies[hit.brand].name,
    hit.file &&
      `${messages.components.languageOf[hit.file.lang]} · ${kindOf(hit.file.mime)}\u00a0·\u00a0${fileSize(hit.file.bytes)}`,
  ].filter(Boolean)
  return (
    <li className={styles.hit} lang={hit.lang === request.lang ? undefined : hit.lang}>
      <a
        className={styles.link}
        href={elsewhere ? hit.to : href(request.lang, hit.to)}
        hrefLang={hit.file?.lang}
        rel={external ? 'noopener' : undefined}
      >
        {hit.title}
      </a>
      {hit.summary && <p className={styles.summary}>{hit.summary}</p>}
      <p className={styles.about} lang={request.lang}>
        {about.join(' · ')}
        {external && (
          <span className={styles.external}>
            <Icon name="external-link" size={16} />
            {messages.search.external}
          </span>
        )}
      </p>
    </li>
  )
}

const kindOf = (mime: string) =>
  mime === 'application/pdf' ? 'PDF' : (mime.split('/')[1] ?? mime).toUpperCase()
