import { withoutDeadLinks } from '../components/rich.tsx'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { href } from '../addresses.ts'
import { Island as CarePair, type Project } from '../islands/care-pair.tsx'
import { fileSize } from '../components/file-size.ts'
import { Island } from '../components/island.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext, type PageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'

/** One size is enough for half a column: the drawing, or the smallest of at least 640 pixels. */
function pictureOf({ image }: Item<'fdhcares'>, { request, messages }: PageContext): Project['picture'] {
  const webp =
    image?.sizes.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width) ?? []
  const size =
    image?.sizes.find(({ type }) => type === 'image/svg+xml') ??
    (request.lowData ? webp[0] : (webp.find(({ width }) => width >= 640) ?? webp.at(-1)))
  if (!image || !size || (request.lowData && size.type === 'image/svg+xml')) return null
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
  const to = item.href && hasPage(item.href) ? href(request.lang, item.href) : null
  return {
    id: item.id,
    title: item.title,
    body: withoutDeadLinks(item.body, hasPage),
    to,
    picture: pictureOf(item, reader),
    active: item.active,
    english: Boolean(item.untranslated),
  }
}

/** Two care projects by turns. */
export const view = defineSectionView('care-pair', {
  async load(_section, feed) {
    const projects = await feed.newest('fdhcares', 8)
    return projects.length === 0 ? null : projects
  },
  Component({ section: { id, title, lede, ground, more }, data: projects }) {
    const reader = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <Island
          name="care-pair"
          of={CarePair}
          when="visible"
          props={{
            projects: projects.map((item) => projectOf(item, reader)),
            still: reader.request.lowData,
            messages: reader.messages.holdingsHome.carousel,
          }}
        />
      </Section>
    )
  },
})
