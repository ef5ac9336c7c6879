const widths = [320, 640, 960, 1280]

/** The widths that a picture is made in; one that is smaller than all of them stays as it is. */
export function widthsFor(width: number | null): number[] {
  const wanted = widths.filter((one) => one <= (width ?? 0))
  return wanted.length ? wanted : [width ?? 1]
}
