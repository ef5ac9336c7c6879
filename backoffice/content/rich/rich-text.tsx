import FormHelperText from '@mui/material/FormHelperText'
import { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './rich.module.css'
import { extensions } from './extensions.ts'
import { Toolbar } from './toolbar.tsx'

type Props = {
  label: string
  lang: 'en' | 'ny'
  value: string
  onChange: (html: string) => void
  readOnly: boolean
  error?: string
}

/** A rich text: what the service keeps of one and nothing else, so that what is pasted comes out clean. */
export function RichText({ label, lang, value, onChange, readOnly, error }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const id = useId()
  const change = useRef(onChange)
  /** what the editor itself said last: anything else comes from outside and is put into it */
  const own = useRef(value)
  useEffect(() => {
    change.current = onChange
  }, [onChange])

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: own.current,
      // The page's policy takes no styles but its own; what the editor needs is in rich.module.css.
      injectCSS: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, lang },
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
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  )
}
