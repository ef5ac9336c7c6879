import { href } from '../../../addresses.ts'
import { Island as Converter } from '../../../islands/converter.tsx'
import { quotedOf } from '../../../islands/converter/current.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Hero } from '../../../components/hero.tsx'
import { Island } from '../../../components/island.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './head.module.css'
import type { BureauHome } from './read.ts'

/** The greeting, which is the converter. */
export function Head({ data }: { data: BureauHome }) {
  const { messages, request } = usePageContext()
  const { bureauHome } = messages
  const effective = messages.components.effective
  const props = {
    action: href(request.lang, request.path),
    rates: data.rates.map((rate) => quotedOf(rate, request.lang, effective)),
    asked: data.asked,
    messages: bureauHome.convert,
    lang: request.lang,
    effective,
  }
  return (
    <Hero
      title={bureauHome.hero}
      lede={bureauHome.lede}
      card={
        <Card title={bureauHome.converter} level={2}>
          {data.rates.length > 0 ? (
            <Island name="converter" of={Converter} when="touch" props={props} />
          ) : (
            <EmptyState>{messages.components.noRates}</EmptyState>
          )}
        </Card>
      }
    >
      <ButtonLink look="spark" className={styles.way} to="/fdhmoneybureau/tariffs">
        {bureauHome.allRates}
      </ButtonLink>
      <ButtonLink look="ghost" className={styles.way} to="/fdhmoneybureau/locations">
        {bureauHome.findCounter}
      </ButtonLink>
    </Hero>
  )
}
