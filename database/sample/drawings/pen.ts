/**
 * What is drawn with, from dark to light by day: d deep, m main, s spark, l lift, t the ground, w what is lit at night
 * (windows, screens, paper). A scene names its colours by these letters only, so that it has a day and a night.
 */
export type Ink = 'd' | 'm' | 's' | 'l' | 't' | 'w'

/** Draws one thing several times. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
export const rect = (x: number, y: number, w: number, h: number, ink: Ink, r = 0): string =>
  `<rect class="${ink}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`
export const disc = (x: number, y: number, r: number, ink: Ink): string =>
  `<circle class="${ink}" cx="${x}" cy="${y}" r="${r}"/>`
export const shape = (d: string, ink: Ink): string => `<path class="${ink}" d="${d}"/>`
export const line = (d: string, ink: Ink, w: number): string =>
  `<path class="o${ink}" stroke-width="${w}" d="${d}"/>`
/** A row of round dots along a way: `gap` from the middle of one to the middle of the next. */
export const dots = (d: string, ink: Ink, w: number, gap: number): string =>
  `<path class="o${ink}" stroke-width="${w}" stroke-linecap="round" stroke-dasharray="0 ${gap}" d="${d}"/>`
/** A thing that is drawn once and shown at each of the places. */
export const again = (
  id: string,
  thing: string,
  places: readonly (readonly [x: number, y: number])[],
): string =>
  `<defs><g id="${id}">${thing}</g></defs>${places.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')}`
/** A thing turned about the middle of the picture's own point. */
export const turned = (degrees: number, x: number, y: number, thing: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${thing}</g>`

/** The earth that things stand on. */
export const earth = rect(0, 616, 1200, 70, 'd')

export const house = (x: number, y: number, s: number, wall: Ink, roof: Ink): string =>
  rect(x, y, 180 * s, 120 * s, wall) +
  shape(`M${x - 18 * s} ${y}l${108 * s} ${-70 * s} ${108 * s} ${70 * s}Z`, roof) +
  rect(x + 72 * s, y + 48 * s, 36 * s, 72 * s, 'd') +
  rect(x + 18 * s, y + 36 * s, 34 * s, 34 * s, 'w') +
  rect(x + 128 * s, y + 36 * s, 34 * s, 34 * s, 'w')

export const tree = (x: number, y: number, s: number, trunk: Ink, crown: Ink): string =>
  rect(x - 12 * s, y - 120 * s, 24 * s, 120 * s, trunk) +
  disc(x, y - 160 * s, 80 * s, crown) +
  disc(x - 70 * s, y - 130 * s, 55 * s, crown) +
  disc(x + 70 * s, y - 130 * s, 55 * s, crown)

/** A wall of bricks in its bond; `id` keeps its pattern apart. */
export const bricks = (id: string, d: string, ink: Ink, joint: Ink): string =>
  `<pattern id="${id}" width="80" height="60" patternUnits="userSpaceOnUse"><rect class="${joint}" width="80" height="60"/><path class="${ink}" d="M2 2h76v26H2zM-38 32h76v26h-76zM42 32h76v26H42z"/></pattern><path fill="url(#${id})" d="${d}"/>`

/** A fishing net; `id` keeps its pattern apart. */
export const net = (id: string, d: string): string =>
  `<pattern id="${id}" width="36" height="36" patternUnits="userSpaceOnUse"><path class="ow" stroke-width="4" d="M0 0l36 36M36 0L0 36"/></pattern><path fill="url(#${id})" d="${d}"/>${line(d, 'w', 5)}`
