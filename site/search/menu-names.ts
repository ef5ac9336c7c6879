import { brandIds } from '#contract/brands/names.ts'
import { comparable, isElsewhere } from '../addresses.ts'
import type { Frame } from '../frame.ts'
import { addressOf } from '../shell/menu-entries.ts'

type Names = ReadonlyMap<string, readonly string[]>

/** Read once a frame: a page that is not there names the ways on with every request. */
const known = new WeakMap<Frame, Names>()

/** What menus call a page, by address: people look for what they have read there. */
export function menuNames(frame: Frame): Names {
  const names = known.get(frame) ?? readNames(frame)
  known.set(frame, names)
  return names
}

function readNames({ menus }: Frame): Names {
  const names = new Map<string, string[]>()
  const note = (address: string, name: string) => {
    if (isElsewhere(address)) return
    const at = comparable(address)
    names.set(at, [...(names.get(at) ?? []), name])
  }
  for (const brand of brandIds) {
    const { categories = [], small_print: small = [] } = menus[brand] ?? {}
    for (const category of categories) {
      if (category.clickable) note(addressOf(category), category.name)
      for (const link of category.links) note(addressOf(link), link.name)
    }
    for (const { href, name } of small) note(href, name)
  }
  return names
}
