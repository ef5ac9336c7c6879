// Made by scripts/draw-map.ts from Natural Earth (public domain); not edited by hand.

/** The country, in the units of projection.ts. */
export const land =
  'M61 389l-4-6l-12 7l-10-17l-8-4l3-4l-1-2l-9-6l0-2l6-3l8-7l9-19l2-26l-4-8l2-8l4-6l29-11l9-11l-1-2l-10 0l-2-1l-7-16l4-25l-1-15l-5-6l0-10l3-1l9-19l-9-22l6-6l9-2l15-16l1-3l-10-16l-1-9l-16-16l3-14l-8-8l-5-11l-3-2l-4 0l-2 3l-6-1l-2-8l-4-9l4-1l12 8l16 2l7 7l4 1l17-2l15 6l5-1l0-8l4-5l7 3l18 16l16 23l4 24l0 16l7 15l-1 13l-4 13l0 3l10 13l3 8l6 1l3 3l4 6l2 9l-24 1l-3 3l-5 17l-15 26l10 40l6 56l8 10l14 2l5 3l26 28l47 62l1 15l2 2l-4 12l-3 18l2 12l0 21l-3 23l-3 8l-3 3l-9 2l-18 3l-5 7l-10 25l5 6l4 14l0 23l-1 1l-5 1l-9-1l-4-8l4-3l2-6l-3-5l-5-1l-6-5l-25-26l-7-9l-7-4l-3-6l0-10l-12-15l0-5l9-10l6-18l8-14l1-23l-4-33l-10-14l-3-1l-18 3l-4 3l-28 3l-4 3l-20-22l-11-20z'
/** Lake Malawi, Lake Malombe and Lake Chilwa. */
export const lakes =
  'M219 420l-14-18l-8-3l-1-6l-3-4l-3 0l-1 8l-3 5l1 2l-4 5l-5 0l-2-4l-6-4l-3-4l-2-10l0-4l5-7l1-8l-1-7l-8-8l-4 1l-3-4l-8-14l2-7l1-8l-1-17l-2-7l-3-3l0-8l-4-3l-2-3l0-14l-1-4l-8-6l-3-12l2-12l3-6l5-4l4-11l8-9l0-2l-2-18l-6-21l2-5l-1-2l-2-37l-2-2l3-3l1-5l2-3l-1-4l-7-12l-11-12l-8-24l0-7l4-7l-1-5l4-5l7 3l18 16l16 23l4 23l0 17l7 14l0 8l-5 15l0 7l7 8l6 14l2-1l4 1l7 9l2 22l-2 10l-6 15l-6 4l-7 8l2 6l-2 12l7 18l2 9l-3 8l0 8l2 7l0 17l5 16l1 19l1 1l11 1l2 2l18 49l-2 4zM226 437l-5 10l-5-4l0-9l1-4l2-1l2 0zM267 491l-1-7l-4-6l-6-2l-5 2l-4 6l-2 7l2 8l4 5l5 2l6-2z'
/** Likoma and Chizumulu, which lie in the lake. */
export const islands = 'M179 237l-3 0l-1-1l0-4l1-3l3-1l1 1l2 2l0 2l-1 2zM173 229l-1 4l-4 0l-3-3l1-3l3-1l3 1z'
