import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import { z } from 'zod'
import { App } from './app.tsx'
import './theme/styles.css'

// Checks made by `new Function` are refused by the page's policy.
z.config({ jitless: true })

// The page's policy takes styles made by script only with the nonce that it came with.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
const cache = createCache({ key: 'css', ...(nonce && { nonce }) })

const root = document.getElementById('backoffice')
if (!root) throw new Error('the page has no place for the back-office')
createRoot(root).render(
  <CacheProvider value={cache}>
    <BrowserRouter>
      <Routes>
        <Route path="/backoffice/*" element={<App />} />
      </Routes>
    </BrowserRouter>
  </CacheProvider>,
)
