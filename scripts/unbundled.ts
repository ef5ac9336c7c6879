/** What runs as it lies in node_modules: native code, WebAssembly beside its program, files that are served. */
export const unbundled = [
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  '@hyzyla/pdfium',
  '@fastify/swagger-ui',
]
