// The order of a menu as keys: its categories, and of each its links. What each holds is beside it, in the form.

export type Branch = { key: string; links: readonly string[] }
export type Tree = readonly Branch[]
/** A category of the form with its links. */
export type Category = Record<string, unknown> & { links: readonly unknown[] }

/** The rows as they stand under one another: a category, then its links. */
export const rowsOf = (tree: Tree): string[] => tree.flatMap(({ key, links }) => [key, ...links])

/** Where a key stands; `link` is null for a category. */
export function placeOf(tree: Tree, key: string): { category: number; link: number | null } | null {
  for (const [category, branch] of tree.entries()) {
    if (branch.key === key) return { category, link: null }
    const link = branch.links.indexOf(key)
    if (link >= 0) return { category, link }
  }
  return null
}

/** As many keys as the form has categories and links; those at the ends are new or gone. */
export function fitTree(tree: Tree, categories: readonly Category[], make: () => string): Tree {
  const fits =
    tree.length === categories.length &&
    tree.every(({ links }, at) => links.length === categories[at]?.links.length)
  if (fits) return tree
  return categories.map(({ links }, at) => ({
    key: tree[at]?.key ?? make(),
    links: links.map((_, link) => tree[at]?.links[link] ?? make()),
  }))
}

/** A link taken to a place among a category's links; beyond its end is its end. */
export function linkTo(tree: Tree, key: string, to: { category: number; link: number }): Tree {
  const without = tree.map((branch) => ({ ...branch, links: branch.links.filter((one) => one !== key) }))
  return without.map((branch, at) =>
    at === to.category
      ? { ...branch, links: branch.links.toSpliced(Math.min(to.link, branch.links.length), 0, key) }
      : branch,
  )
}

/** A link one place up or down: past the end of its category it is in the next one. */
export function stepLink(tree: Tree, key: string, step: 1 | -1): Tree {
  const place = placeOf(tree, key)
  if (!place || place.link === null) return tree
  const { category, link } = place
  const next = link + step
  const count = tree[category]?.links.length ?? 0
  if (next >= 0 && next < count) return linkTo(tree, key, { category, link: next })
  const other = tree[category + step]
  if (!other) return tree
  return linkTo(tree, key, { category: category + step, link: step > 0 ? 0 : other.links.length })
}

/** A category with its links to another place; as it was where there is none. */
export function categoryTo(tree: Tree, from: number, to: number): Tree {
  const branch = tree[from]
  return !branch || to < 0 || to >= tree.length ? tree : tree.toSpliced(from, 1).toSpliced(to, 0, branch)
}

/** One row dropped on another: a category takes the other's place, a link goes below what is then above it. */
export function dropOn(tree: Tree, key: string, over: string): Tree {
  const [from, to] = [placeOf(tree, key), placeOf(tree, over)]
  if (!from || !to || key === over) return tree
  if (from.link === null) return categoryTo(tree, from.category, to.category)
  const rows = rowsOf(tree)
  const down = rows.indexOf(over) > rows.indexOf(key)
  if (to.link !== null) {
    const after = down && to.category !== from.category ? 1 : 0
    return linkTo(tree, key, { category: to.category, link: to.link + after })
  }
  // On a category: from above it is its first link, from below it is the last of the one before.
  if (down || to.category === 0) return linkTo(tree, key, { category: to.category, link: 0 })
  return linkTo(tree, key, { category: to.category - 1, link: Number.MAX_SAFE_INTEGER })
}

/** The place of the category that a move would fill beyond what it may hold; null where it may be made. */
export function overfull(before: Tree, after: Tree, most: number | undefined): number | null {
  if (most === undefined) return null
  const held = new Map(before.map(({ key, links }) => [key, links.length]))
  const at = after.findIndex(({ key, links }) => links.length > most && links.length > (held.get(key) ?? 0))
  return at < 0 ? null : at
}

/** What the form holds, in another order. Both trees have the same keys. */
export function inOrderOf(categories: readonly Category[], before: Tree, after: Tree): Category[] {
  const held = new Map<string, Category>()
  const links = new Map<string, unknown>()
  for (const [at, { key, links: keys }] of before.entries()) {
    const category = categories[at]
    if (!category) continue
    held.set(key, category)
    keys.forEach((one, link) => links.set(one, category.links[link]))
  }
  return after.flatMap(({ key, links: keys }) => {
    const category = held.get(key)
    return category ? [{ ...category, links: keys.map((one) => links.get(one)) }] : []
  })
}
