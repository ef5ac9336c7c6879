// Every style of the site, for development and for the names that scripts use; the build cuts them in sheets
// (build/sheets.ts). Parts come before pages, so that a page may add to them.
import './styles/elements.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/print.css'

// Exported so that the build, which looks for what is used, keeps them all.
export const modules = [
  import.meta.glob('./components/**/*.module.css', { eager: true }),
  import.meta.glob('./shell/**/*.module.css', { eager: true }),
  import.meta.glob('./islands/**/*.module.css', { eager: true }),
  import.meta.glob('./sections/**/*.module.css', { eager: true }),
  import.meta.glob('./pages/**/*.module.css', { eager: true }),
]
