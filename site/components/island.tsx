import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { usePageContext } from '../page-context.ts'

/**
 * A part that needs the browser. Its HTML is drawn here as in the browser later, from `props` alone (they
 * must survive JSON, and are sent with the page, so keep them small). React and the island are fetched only
 * `when`: `visible` it comes into view, `idle` the page has settled, `touch` the pointer or the focus reaches it.
 * @param begun a local storage key: where it is set, the island goes on by itself, without being touched
 * @param plain drawn alone, as for a browser without scripts: in low data nothing is fetched for a tool that is a form as well
 * @param id needed where a page has the same island twice
 * @param of the island's component; `name` its file in `islands/` without `.tsx`, whose export must be called `Island`
 */
export function Island<Props extends object>({
  name,
  of: Component,
  when,
  props,
  begun,
  plain = false,
  id = name,
}: {
  name: string
  of: ComponentType<Props>
  when: 'visible' | 'idle' | 'touch'
  props: Props
  begun?: string
  plain?: boolean
  id?: string
}) {
  const { messages } = usePageContext()
  // Its own prefix keeps useId equal here and in the browser, however many islands a page has.
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${id}-` })
  if (plain) return <div data-plain="" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <nsalu-island
      data-island={name}
      data-prefix={`${id}-`}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-failed={messages.shell.islandFailed}
      {...(begun !== undefined && { 'data-begun': begun })}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'nsalu-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> &
        Record<`data-${string}`, string>
    }
  }
}
