import { choiceCookies } from '#contract/storage-keys.ts'

/** Removes the cookies that are not this site's own choices; programs cannot see the others, nor those of staff. */
export function forgetOthers(): void {
  const own = new Set<string>(Object.values(choiceCookies))
  for (const part of document.cookie.split(';')) {
    const name = part.split('=', 1)[0]?.trim()
    if (!name || own.has(name)) continue
    // Such cookies are set for the whole domain as often as for this host.
    for (const domain of ['', ...parents(location.hostname)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
  }
}

const parents = (host: string) => host.split('.').map((_, at, parts) => parts.slice(at).join('.'))
