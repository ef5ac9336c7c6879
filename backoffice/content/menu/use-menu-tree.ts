import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useEditing } from '../editing.tsx'
import type { Values } from '../values.ts'
import { fitTree, inOrderOf, placeOf, type Category, type Tree } from './menu-tree.ts'

const makeKey = () => crypto.randomUUID()

type Removed = {
  key: string
  value: unknown
  category: number
  link: number | null
  links: readonly string[]
}

export type MenuTree = {
  tree: Tree
  categories: readonly Category[]
  /** the last one removed, until something else is done */
  gone: Removed | null
  isOpen: (key: string) => boolean
  setOpen: (key: string, open: boolean) => void
  arrange: (after: Tree) => void
  /** @returns the key of the new one */
  addCategory: (value: unknown) => string
  addLink: (category: number, value: unknown) => string
  remove: (key: string) => void
  undo: () => string | null
}

/** What is done with a menu's categories and links. @param name the categories' path in the form */
export function useMenuTree(name: string): MenuTree {
  const form = useFormContext<Values>()
  const watched: unknown = useWatch({ name })
  const categories = (Array.isArray(watched) ? watched : []) as Category[] // as beginning() made them
  const [kept, setTree] = useState<Tree>([])
  const tree = fitTree(kept, categories, makeKey)
  if (tree !== kept) setTree(tree)
  const [gone, setGone] = useState<Removed | null>(null)
  const { isOpen, setOpen } = useOpened(name, tree)

  const put = (next: readonly Category[], after: Tree) => {
    form.setValue(name, structuredClone(next), { shouldDirty: true })
    setTree(after)
  }
  const held = () => structuredClone(form.getValues(name)) as Category[]
  const insert = ({ key, value, category, link, links }: Removed) => {
    const now = held()
    if (link === null)
      return put(
        now.toSpliced(category, 0, value as Category),
        tree.toSpliced(category, 0, { key, links: [...links] }),
      )
    const at = Math.min(category, now.length - 1)
    put(
      now.map((one, place) => (place === at ? { ...one, links: one.links.toSpliced(link, 0, value) } : one)),
      tree.map((one, place) => (place === at ? { ...one, links: one.links.toSpliced(link, 0, key) } : one)),
    )
  }
  const add = (added: Omit<Removed, 'key' | 'links'>) => {
    const key = makeKey()
    insert({ ...added, key, links: [] })
    setOpen(key, true)
    setGone(null)
    return key
  }
  return {
    tree,
    categories,
    gone,
    isOpen,
    setOpen,
    arrange(after) {
      put(inOrderOf(held(), tree, after), after)
      setGone(null)
    },
    addCategory: (value) => add({ value, category: tree.length, link: null }),
    addLink: (category, value) => add({ value, category, link: tree[category]?.links.length ?? 0 }),
    remove(key) {
      const place = placeOf(tree, key)
      if (!place) return
      const { category, link } = place
      const now = held()
      const value = link === null ? now[category] : now[category]?.links[link]
      setGone({ key, value, category, link, links: tree[category]?.links ?? [] })
      if (link === null) return put(now.toSpliced(category, 1), tree.toSpliced(category, 1))
      put(
        now.map((one, at) => (at === category ? { ...one, links: one.links.toSpliced(link, 1) } : one)),
        tree.map((one, at) => (at === category ? { ...one, links: one.links.toSpliced(link, 1) } : one)),
      )
    },
    undo() {
      if (!gone) return null
      insert(gone)
      setGone(null)
      return gone.key
    },
  }
}

/** Which are open; those that the service finds fault with open by themselves. */
function useOpened(name: string, tree: Tree) {
  const { fieldErrors } = useEditing()
  const [open, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<typeof fieldErrors>({})
  if (errors !== fieldErrors) {
    setErrors(fieldErrors)
    const faulty = Object.keys(fieldErrors).flatMap((path) => keyAt(tree, name, path) ?? [])
    if (faulty.length) setKeys(new Set([...open, ...faulty]))
  }
  return {
    isOpen: (key: string) => open.has(key),
    setOpen: (key: string, on: boolean) =>
      setKeys((before) => {
        const next = new Set(before)
        if (on) next.add(key)
        else next.delete(key)
        return next
      }),
  }
}

/** The category or the link that a path such as `categories.1.links.2.href` lies in. */
function keyAt(tree: Tree, name: string, path: string): string | undefined {
  const [own, category, part, link] = path.split('.')
  if (own !== name) return undefined
  const branch = tree[Number(category)]
  return part === 'links' && link !== undefined ? branch?.links[Number(link)] : branch?.key
}
