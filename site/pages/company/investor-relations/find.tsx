import type { BrandId } from '#contract/brands/names.ts'
import { href } from '../../../addresses.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/fields.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './find.module.css'

const documents = '/fdhbankplc/documents'

/** All the company's papers by their titles: the page of documents answers, with the company chosen. */
export function FindPapers({ brand }: { brand: BrandId }) {
  const {
    messages: { documents: messages },
    request,
    hasPage,
  } = usePageContext()
  if (!hasPage(documents)) return null
  return (
    <search>
      <form className={styles.form} action={href(request.lang, documents)} aria-label={messages.search}>
        <input type="hidden" name="company" value={brand} />
        <TextField
          id="paper-title"
          name="title"
          type="search"
          label={messages.search}
          hint={messages.name}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit">{messages.find}</Button>
      </form>
    </search>
  )
}
