import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/core'
import { redo, undo } from '@tiptap/pm/history'
import bold from 'lucide-static/icons/bold.svg?raw'
import h2 from 'lucide-static/icons/heading-2.svg?raw'
import h3 from 'lucide-static/icons/heading-3.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import italic from 'lucide-static/icons/italic.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import bullets from 'lucide-static/icons/list.svg?raw'
import numbers from 'lucide-static/icons/list-ordered.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import redoIcon from 'lucide-static/icons/redo-2.svg?raw'
import table from 'lucide-static/icons/table.svg?raw'
import undoIcon from 'lucide-static/icons/undo-2.svg?raw'
import { useEffect, useReducer, useRef, useState } from 'react'
import { completeLink } from '#contract/rules/link.ts'
import { Icon } from '../../shell/icon.tsx'
import { messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import { InsertFigure } from '../figures/insert-figure.tsx'
import { LibraryPicker } from '../library-picker.tsx'
import { LinkPicker } from '../links/link-picker.tsx'
import styles from './rich.module.css'

const { rich } = messages.content
type Props = { editor: Editor; label: string }

/** A tool's name, its icon, whether it is so at the cursor, and what it does. */
type Tool = [name: string, svg: string, pressed: boolean, run: () => void]

function toolsOf(editor: Editor, open: (what: 'link' | 'picture') => void): Tool[] {
  const chain = () => editor.chain().focus()
  return [
    [
      rich.h2,
      h2,
      editor.isActive('heading', { level: 2 }),
      () => chain().toggleNode('heading', 'paragraph', { level: 2 }).run(),
    ],
    [
      rich.h3,
      h3,
      editor.isActive('heading', { level: 3 }),
      () => chain().toggleNode('heading', 'paragraph', { level: 3 }).run(),
    ],
    [rich.bold, bold, editor.isActive('bold'), () => chain().toggleMark('bold').run()],
    [rich.italic, italic, editor.isActive('italic'), () => chain().toggleMark('italic').run()],
    [
      rich.bullets,
      bullets,
      editor.isActive('bulletList'),
      () => chain().toggleList('bulletList', 'listItem').run(),
    ],
    [
      rich.numbers,
      numbers,
      editor.isActive('orderedList'),
      () => chain().toggleList('orderedList', 'listItem').run(),
    ],
    [rich.quote, quote, editor.isActive('blockquote'), () => chain().toggleWrap('blockquote').run()],
    [rich.link, link, editor.isActive('link'), () => open('link')],
    [rich.picture, image, editor.isActive('libraryImage'), () => open('picture')],
    [
      rich.table,
      table,
      editor.isActive('table'),
      () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    ],
  ]
}

/** Rows and columns of the table at the cursor. */
function TableTools({ editor }: { editor: Editor }) {
  const chain = () => editor.chain().focus()
  const inTable: [string, () => void][] = [
    [rich.rowAfter, () => chain().addRowAfter().run()],
    [rich.columnAfter, () => chain().addColumnAfter().run()],
    [rich.rowGone, () => chain().deleteRow().run()],
    [rich.columnGone, () => chain().deleteColumn().run()],
    [rich.tableGone, () => chain().deleteTable().run()],
  ]
  return (
    <div className={styles.tools}>
      {inTable.map(([name, run]) => (
        <Button key={name} size="small" onClick={run}>
          {name}
        </Button>
      ))}
    </div>
  )
}

/** What can be done to the text; pressed where it is so at the cursor. */
export function Toolbar({ editor, label }: Props) {
  const [, again] = useReducer((n: number) => n + 1, 0)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const { knowFile } = useEditing()
  useEffect(() => {
    editor.on('transaction', again)
    return () => void editor.off('transaction', again)
  }, [editor])

  const tools = toolsOf(editor, setOpen)
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={`${rich.toolbar}: ${label}`}>
        {tools.map(([name, svg, pressed, run]) => (
          <IconButton
            key={name}
            size="small"
            aria-label={name}
            title={name}
            aria-pressed={pressed}
            onClick={run}
          >
            <Icon svg={svg} />
          </IconButton>
        ))}
        <InsertFigure
          label={label}
          insert={(reference) => editor.chain().focus().insertContent(reference).run()}
        />
        <IconButton
          size="small"
          aria-label={rich.undo}
          title={rich.undo}
          onClick={() => undo(editor.state, editor.view.dispatch)}
        >
          <Icon svg={undoIcon} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={rich.redo}
          title={rich.redo}
          onClick={() => redo(editor.state, editor.view.dispatch)}
        >
          <Icon svg={redoIcon} />
        </IconButton>
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {editor.isActive('libraryImage') && <PictureText editor={editor} />}
      {open === 'link' && <LinkField editor={editor} onClose={() => setOpen(null)} />}
      {open === 'picture' && (
        <LibraryPicker
          kind="picture"
          onClose={() => setOpen(null)}
          onChoose={(file) => {
            knowFile(file)
            setOpen(null)
            const alt = file.alt.en ?? ''
            editor
              .chain()
              .focus()
              .insertContent({ type: 'libraryImage', attrs: { file: file.id, alt } })
              .run()
          }}
        />
      )}
    </>
  )
}

/** The words for who does not see the picture that is selected. */
function PictureText({ editor }: { editor: Editor }) {
  const alt: unknown = editor.getAttributes('libraryImage')['alt']
  return (
    <div className={styles.tools}>
      <TextField
        fullWidth
        label={rich.pictureAlt}
        value={typeof alt === 'string' ? alt : ''}
        onChange={(event) => editor.commands.updateAttributes('libraryImage', { alt: event.target.value })}
      />
    </div>
  )
}

function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes('link')['href']
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [choosing, setChoosing] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  // The range is extended within a link only: a cursor next to one would take that link's words.
  const chain = () =>
    editor.isActive('link') ? editor.chain().focus().extendMarkRange('link') : editor.chain().focus()
  const set = () => {
    const address = completeLink(href)
    setIsWrong(address === null)
    if (address === null) return
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain()
        .insertContent({
          type: 'text',
          text: href.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run()
    else chain().setMark('link', { href: address }).run()
    onClose()
  }
  return (
    <div className={styles.tools}>
      <TextField
        inputRef={field}
        fullWidth
        label={rich.linkAddress}
        error={isWrong}
        helperText={isWrong ? rich.linkWrong : rich.linkHint}
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            set()
          }
          if (event.key === 'Escape') onClose()
        }}
      />
      <Button onClick={() => setChoosing(true)}>{messages.links.choose}</Button>
      {choosing && (
        <LinkPicker
          onClose={() => setChoosing(false)}
          onChoose={(to) => {
            setChoosing(false)
            setHref(to)
          }}
        />
      )}
      <Button variant="outlined" disabled={href.trim() === ''} onClick={set}>
        {rich.linkSet}
      </Button>
      {editor.isActive('link') && (
        <Button
          onClick={() => {
            chain().unsetMark('link').run()
            onClose()
          }}
        >
          {rich.linkRemove}
        </Button>
      )}
    </div>
  )
}
