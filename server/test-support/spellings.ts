import { Agent, request } from 'node:http'

/**
 * One address in every spelling that somebody may try it in: each character percent-encoded (both cases of hex), doubled
 * slashes, dot segments plain and encoded, the absolute form, a path parameter, other case, backslashes, slashes at the end.
 */
export function spellingsOf(path: string, host: string): string[] {
  const hex = (sign: string) => sign.charCodeAt(0).toString(16).padStart(2, '0')
  const spellings = new Set([path])
  for (let at = 1; at < path.length; at++) {
    const [before, sign, after] = [path.slice(0, at), path[at] ?? '', path.slice(at + 1)]
    spellings.add(`${before}%${hex(sign).toUpperCase()}${after}`).add(`${before}%${hex(sign)}${after}`)
    if (sign !== '/') continue
    for (const instead of ['//', '/./', '/%2e/', '/x/../', '/x/%2E%2e/', '\\', '%5c', '/%2f'])
      spellings.add(before + instead + after)
  }
  for (const more of [`/${path}`, `/.${path}`, `/%2e${path}`, `/x/..${path}`, `/x/%2e%2e${path}`])
    spellings.add(more)
  for (const end of ['/', '//', ';x', ';x=1', '/.', '/%2e', '/x/..', '?', '?a=1', '#a', '%00', '%20', '\\'])
    spellings.add(path + end)
  spellings.add(path.toUpperCase()).add(path[0] + (path[1] ?? '').toUpperCase() + path.slice(2))
  spellings.add(path.replace(/\w/g, (sign) => `%${hex(sign)}`))
  const encoded = `/%${hex(path[1] ?? 'x')}${path.slice(2)}`
  for (const scheme of ['http', 'https', 'HTTP'])
    spellings.add(`${scheme}://${host}${path}`).add(`${scheme}://${host}${encoded}`)
  return [...spellings]
}

export type RawAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Asks over a connection, with the address just as it is written; nothing on this side makes it tidy. */
export function makeSender(port: number): {
  send: (address: string, headers: Record<string, string>, method?: string) => Promise<RawAnswer>
  close: () => void
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return {
    send: (address, headers, method = 'GET') =>
      new Promise((done, failed) => {
        const asked = request(
          { host: '127.0.0.1', port, path: address, method, headers, agent },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => parts.push(part))
            answer.on('end', () =>
              done({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asked.on('error', failed)
        asked.end()
      }),
    close: () => agent.destroy(),
  }
}
