/**
 * Asks for a page until its answer is the one compressed best, which a page gets once it was sent often
 * (server/src/http/answer.ts): most visitors get that one.
 */
export async function sendOften(url: string, lowData: boolean): Promise<void> {
  const headers = { 'accept-encoding': 'br', ...(lowData && { cookie: 'low=on' }) }
  for (let time = 0; time < 1000; time++) {
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (answer.headers.get('etag')?.endsWith('-best"')) return
  }
  throw new Error(`${url} was not compressed best`)
}
