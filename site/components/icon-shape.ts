/** What a packaged icon draws, without the frame that it comes in: ours is the same on every icon, and costs a page nothing again. */
export const iconShape = (raw: string): string =>
  raw.slice(raw.indexOf('>', raw.indexOf('<svg')) + 1, raw.lastIndexOf('</svg>')).replace(/\s+/g, ' ')
