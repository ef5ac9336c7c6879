import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { href } from '../../../addresses.ts'
import { Island as CarePair, type Project } from '../../../islands/care-pair.tsx'
import { fileSize } from '../../../components/file-size.ts'
import { Island } from '../../../components/island.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext, type PageContext } from '../../../page-context.ts'

/** One size is enough for half a column: the smallest of at least 640 pixels. */
function pictureOf({ image }: Item<'fdhcares'>, { request, messages }: PageContext): Project['picture'] {
  const webp =
    image?.sizes.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width) ?? []
  const size = request.lowData ? webp[0] : (webp.find(({ width }) => width >= 640) ?? webp.at(-1))
  if (!image || !size) return null
  const { url, width, height } = size
  return {
    url,
    width,
    height,
    alt: image.alt,
    ...(request.lowData
      ? { held: formatMessage(messages.components.showImage, { size: fileSize(size.bytes) }) }
      : {}),
  }
}

function projectOf(item: Item<'fdhcares'>, reader: PageContext): Project {
  const { request, hasPage } = reader
  const to = item.href?.startsWith('https://')
    ? item.href
    : item.href && hasPage(item.href)
      ? href(request.lang, item.href)
      : null
  return {
    id: item.id,
    title: item.title,
    body: item.body,
    to,
    picture: pictureOf(item, reader),
    active: item.active,
    english: request.lang !== 'en' && item.untranslated === true,
  }
}

/** Two care projects by turns. */
export function Care({ projects }: { projects: readonly Item<'fdhcares'>[] }) {
  const reader = usePageContext()
  const messages = reader.messages.holdingsHome
  if (projects.length === 0) return null
  return (
    <Section
      id="care"
      title={messages.care}
      lede={messages.careLede}
      ground="sand"
      aside={<Link to="/fdhfinancialholdings/fdhcares">{messages.careAll}</Link>}
    >
      <Island
        name="care-pair"
        of={CarePair}
        when="visible"
        props={{
          projects: projects.map((item) => projectOf(item, reader)),
          still: reader.request.lowData,
          messages: messages.carousel,
        }}
      />
    </Section>
  )
}
