import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './site/build/class-names.ts'

// What development and both builds share. The builds themselves are in site/build.ts.
export default defineConfig(({ command }) => ({
  plugins: [react()],
  // Icons and the web manifest, made by site/build/icons.ts.
  publicDir: '.cache/site/public',
  css: {
    modules: {
      // Readable while developing.
      generateScopedName: command === 'build' ? shortClassNames() : '[local]-[hash:base64:4]',
    },
  },
  // The security policy takes data addresses of pictures only, and only the sheets have such (site/build/sheets.ts).
  build: { assetsInlineLimit: 0 },
}))
