import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchInput } from './api.ts'
import { Entrance } from './entrance.tsx'
import { followColours } from './theme/colour-mode.ts'
import './theme/styles.css'

// The page's policy takes styles made by script only with the nonce that it came with.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
const cache = createCache({ key: 'css', ...(nonce && { nonce }) })

followColours()
watchInput(document)

const root = document.getElementById('backoffice')
if (!root) throw new Error('the page has no place for the back-office')
createRoot(root).render(
  <CacheProvider value={cache}>
    {/* The address is drawn at once: two filters set quickly would each be added to those of before. */}
    <BrowserRouter useTransitions={false}>
      <Entrance />
    </BrowserRouter>
  </CacheProvider>,
)
