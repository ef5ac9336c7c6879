import Alert from '@mui/material/Alert'
import FormHelperText from '@mui/material/FormHelperText'
import { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from './rich.module.css'
import { extensions } from './extensions.ts'
import { readPastedHtml } from './pasted-html.ts'
import { sayLeftOut } from './say-left-out.ts'
import { readTypedList } from './word-lists.ts'
import { Toolbar } from './toolbar.tsx'

const { leftOut: says } = messages.content.rich

type Props = {
  /** the field's path, such as `content.en` */
  path: string
  label: string
  lang: 'en' | 'ny'
  value: string
  onChange: (html: string) => void
  readOnly?: boolean
  error?: string
}

/** Edits a rich text. Pasted text is reduced to rich text, and a notice names everything that was left out. */
export function RichText({ path, label, lang, value, onChange, readOnly = false, error }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const id = useId()
  const change = useRef(onChange)
  /** what the editor itself said last: anything else comes from outside and is put into it */
  const own = useRef(value)
  const { leftOut, reportLeftOut } = useEditing()
  const names = leftOut[path] ?? []
  const report = useRef<(names: string[]) => void>(() => {})
  useEffect(() => {
    change.current = onChange
    report.current = (more) => {
      if (more.length) reportLeftOut(path, [...new Set([...(leftOut[path] ?? []), ...more])])
    }
  }, [onChange, leftOut, path, reportLeftOut])

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: own.current,
      // The page's policy takes no styles but its own; what the editor needs is in rich.module.css.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, lang },
        transformPastedHTML(pasted) {
          const { html, leftOut: names } = readPastedHtml(pasted)
          report.current(names)
          return html
        },
        handlePaste(view, { clipboardData }) {
          if (!clipboardData || clipboardData.getData('text/html')) return false
          // Reports a picture that is the whole paste, such as a screenshot.
          if (clipboardData.files.length) report.current([says.picture])
          const list = readTypedList(clipboardData.getData('text/plain'))
          return list !== null && view.pasteHTML(list)
        },
      },
      onUpdate({ editor: { isEmpty }, editor: one }) {
        own.current = isEmpty ? '' : one.getHTML()
        change.current(own.current)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [id, lang])

  useEffect(() => {
    if (!editor || value === own.current) return
    own.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    if (!editor) return
    editor.setEditable(!readOnly, false)
    editor.view.dom.setAttribute('aria-invalid', String(error !== undefined))
  }, [editor, error, readOnly])

  return (
    <div className={styles.rich} data-fault={error !== undefined || undefined}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      {editor && !readOnly && <Toolbar editor={editor} label={label} />}
      <div className={styles.text} ref={place} />
      <output aria-label={formatMessage(says.region, { label })} className={styles.leftOut}>
        {names.length > 0 && (
          <Alert
            severity="warning"
            role="presentation"
            closeText={says.close}
            onClose={() => reportLeftOut(path, [])}
          >
            {sayLeftOut(names)} {says.hint}
          </Alert>
        )}
      </output>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  )
}
