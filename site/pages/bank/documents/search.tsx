import { brandIds } from '#contract/brands/names.ts'
import { formatMessage } from '#contract/format-message.ts'
import { addressOfRequest, href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { usePageContext } from '../../../page-context.ts'
import { filters } from './document-query.ts'
import type { Documents } from './read.ts'
import styles from './search.module.css'

/** Title, language, year and company; a form by GET, whose answer is an address. The tabs stay as they are. */
export function DocumentSearch({ data: { asked, years, filtered, counts } }: { data: Documents }) {
  const {
    messages: { documents: messages, components },
    request,
    frame,
  } = usePageContext()
  const tabs = ['type', 'group'].flatMap((key) => {
    const value = request.query[key]
    return value ? [<input key={key} type="hidden" name={key} value={value} />] : []
  })
  const found =
    counts && [...Object.values(counts.types), ...Object.values(counts.groups)].reduce((all, n) => all + n, 0)
  const clear = Object.fromEntries([...filters, 'page', 'bankPage'].map((key) => [key, '']))
  return (
    <div className={`wrap ${styles.find}`}>
      <search>
        {/* Folds the form on phones, where documents come first; the style sheet does so next to it, for every browser. */}
        <details className={styles.fold} open={filtered} data-noprint="">
          <summary>{messages.search}</summary>
        </details>
        <form
          data-keep="documents"
          // After Back the fields have to match the list.
          autoComplete="off"
          className={styles.form}
          action={href(request.lang, request.path)}
          aria-label={messages.search}
        >
          {tabs}
          <TextField
            id="document-title"
            name="title"
            type="search"
            label={messages.name}
            defaultValue={asked.title}
            maxLength={100}
            autoComplete="off"
          />
          <SelectField
            id="document-language"
            name="language"
            label={messages.language}
            defaultValue={asked.language}
            options={[
              ['', messages.anyLanguage],
              ['en', components.languageOf.en],
              ['ny', components.languageOf.ny],
            ]}
          />
          <SelectField
            id="document-year"
            name="year"
            label={messages.year}
            defaultValue={asked.year}
            options={[['', messages.anyYear], ...years.map((year): [string, string] => [year, year])]}
          />
          <SelectField
            id="document-company"
            name="company"
            label={messages.company}
            defaultValue={asked.company}
            options={[
              ['', messages.anyCompany],
              ...brandIds.map((id): [string, string] => [id, frame.companies[id].name]),
            ]}
          />
          <Button type="submit">{messages.find}</Button>
        </form>
      </search>
      {filtered && found !== null && (
        <p className={styles.found}>
          {formatMessage(messages.found, { n: found }, request.lang)}{' '}
          <a href={href(request.lang, addressOfRequest(request, clear))}>{messages.clear}</a>
        </p>
      )}
    </div>
  )
}
