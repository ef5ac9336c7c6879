import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { ContentLink } from '../components/link.tsx'
import { Picture } from '../components/picture.tsx'
import { Rich } from '../components/rich.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import styles from './projects.module.css'

type Project = Item<'fdhcares'>
const placeOf = ({ id }: Project) => `project-${id}`

/** Every project with its picture and text, and above them the way to each. */
export const view = defineSectionView('projects', {
  async load(_section, feed) {
    const projects = await feed.all('fdhcares')
    return projects.length === 0 ? null : projects
  },
  Component({ section: { id, title, ground }, data: projects }) {
    const {
      messages: { company: messages },
    } = usePageContext()
    return (
      <Section id={id} title={title} ground={ground}>
        {projects.length > 1 && (
          <nav aria-label={messages.projectsOnPage} data-noprint="">
            <ul className={styles.index}>
              {projects.map((project) => (
                <li key={project.id}>
                  <a className={styles.jump} href={`#${placeOf(project)}`}>
                    {project.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.projects}>
          {projects.map((project) => (
            <OneProject key={project.id} project={project} />
          ))}
        </div>
      </Section>
    )
  },
})

function OneProject({ project }: { project: Project }) {
  const { messages, hasPage } = usePageContext()
  const { href, title } = project
  // A link that leads nowhere would stand there as bare text.
  const leads = href !== undefined && hasPage(href)
  return (
    <article id={placeOf(project)} className={styles.project}>
      <Picture picture={project.image} sizes="(min-width: 48em) 50vw, 100vw" />
      <div className={styles.words}>
        <h3>{title}</h3>
        <Rich html={project.body} />
        {leads && (
          <ContentLink to={href} className={styles.more}>
            {formatMessage(messages.company.readMore, { title })}
          </ContentLink>
        )}
      </div>
    </article>
  )
}
