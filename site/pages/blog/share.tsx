import type { Item } from '#contract/registry.ts'
import { shareLink, shareNetworks, type ShareNetwork } from '#contract/rules/share-links.ts'
import { href } from '../../addresses.ts'
import { usePageContext } from '../../page-context.ts'
import type { Scope } from './scope.ts'
import styles from './share.module.css'

/** Networks with a page of their own, which opens in a popup; e-mail and SMS open by their schemes. */
const inPopup = (network: ShareNetwork) => network !== 'email' && network !== 'sms'

/**
 * Ways to pass an article on: plain links, which work without scripts and tell no network that one was here.
 * client/share.ts adds what only a browser can do.
 */
export function Share({ article, scope }: { article: Item<'blogs'>; scope: Scope }) {
  const {
    messages: { news: messages },
    request,
  } = usePageContext()
  const url = request.origin + href(request.lang, `${scope.list}/view/${article.slug}`)
  const shared = { url, title: article.shareTitle, description: article.shareDiscription }
  return (
    <nav
      className={styles.share}
      aria-labelledby="share"
      data-share=""
      data-noprint=""
      data-url={url}
      data-title={shared.title}
      data-text={shared.description}
      data-messages={JSON.stringify({
        native: messages.shareNative,
        copy: messages.copy,
        copied: messages.copied,
        notCopied: messages.notCopied,
      })}
    >
      <h2 id="share" className={styles.title}>
        {messages.share}
      </h2>
      <ul className={styles.networks}>
        {shareNetworks.map((network) => (
          <li key={network}>
            <a
              className={styles.network}
              href={shareLink(network, shared)}
              rel="noopener"
              data-popup={inPopup(network) ? '' : undefined}
            >
              {messages.networks[network]}
            </a>
          </li>
        ))}
      </ul>
      <output className={styles.said} />
    </nav>
  )
}
