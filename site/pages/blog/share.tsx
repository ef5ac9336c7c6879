import type { Item } from '#contract/registry.ts'
import { shareLink, shareNetworks } from '#contract/rules/share-links.ts'
import { href } from '../../addresses.ts'
import { useReader } from '../../reader.ts'
import type { Scope } from './scope.ts'
import styles from './share.module.css'

/** Ways to pass an article on: plain links, which work without scripts and tell no network that one was here. */
export function Share({ article, scope }: { article: Item<'blogs'>; scope: Scope }) {
  const {
    words: { news: words },
    request,
  } = useReader()
  const url = request.origin + href(request.lang, `${scope.list}/view/${article.slug}`)
  const shared = { url, title: article.shareTitle, description: article.shareDiscription }
  return (
    <nav className={styles.share} aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        {words.share}
      </h2>
      <ul className={styles.networks}>
        {shareNetworks.map((network) => (
          <li key={network}>
            <a className={styles.network} href={shareLink(network, shared)} rel="noopener">
              {words.networks[network]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
