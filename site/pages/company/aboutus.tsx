import type { About } from '#contract/companies/company.ts'
import { Card } from '../../components/card.tsx'
import { Figures } from '../../components/figures.tsx'
import { Grid } from '../../components/grid.tsx'
import { Section } from '../../components/section.tsx'
import { definePage } from '../../page.ts'
import { usePageContext } from '../../page-context.ts'
import styles from './aboutus.module.css'
import { companyOf, pathsOf } from './of.ts'
import { WrittenPage } from './written-page.tsx'

export const page = definePage({
  paths: pathsOf('aboutus'),
  load: async (_feed, request) => companyOf(request).about,
  title: (_messages, about, { lang }) => about.heading[lang],
  description: (_messages, about, { lang }) => about.description[lang],
  Component: ({ data: about }) => (
    <>
      <WrittenPage page={about} />
      <InFigures about={about} />
      <Milestones about={about} />
      <Values about={about} />
    </>
  ),
})

function InFigures({ about }: { about: About }) {
  const { request, messages } = usePageContext()
  const items = about.figures.map(({ value, label }) => ({
    value: value[request.lang],
    label: label[request.lang],
  }))
  return (
    <Section id="figures" title={messages.company.figures} ground="wash">
      <Figures items={items} />
    </Section>
  )
}

function Milestones({ about }: { about: About }) {
  const { request, messages } = usePageContext()
  return (
    <Section id="milestones" title={messages.company.milestones}>
      <ol className={styles.milestones}>
        {about.milestones.map(({ when, what }) => (
          <li key={when.en} className={styles.milestone}>
            <h3 className={styles.when}>{when[request.lang]}</h3>
            <p>{what[request.lang]}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Values({ about }: { about: About }) {
  const { request, messages } = usePageContext()
  return (
    <Section id="values" title={messages.company.values} ground="sand">
      <Grid columns={3}>
        {about.values.map(({ name, text }) => (
          <Card key={name.en} title={name[request.lang]}>
            <p className={styles.text}>{text[request.lang]}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
