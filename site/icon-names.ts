/** Where the build puts the site's own icons. The number changes with the drawing, as they are cached for a year. */
export const icons = {
  svg: '/assets/icon-v1.svg',
  small: '/assets/icon-192-v1.png',
  large: '/assets/icon-512-v1.png',
  manifest: '/assets/site-v1.webmanifest',
} as const
