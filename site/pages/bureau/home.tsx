import { formatMessage } from '#contract/format-message.ts'
import { quotedOf } from '../../islands/converter/current.ts'
import { quote } from '../../islands/converter/quote.ts'
import { definePage } from '../../page.ts'
import { homeOf } from '../homes/define.ts'
import { HomePage } from '../homes/home-page.tsx'
import styles from './home.module.css'
import { ConverterCard } from './home/converter-card.tsx'
import { isAsked, readBureauHome } from './home/read.ts'

const common = homeOf('bureau')

export const page = definePage({
  ...common,
  query: [...common.query, 'amount', 'currency', 'side', 'page'],
  keep: (request) => !isAsked(request),
  load: readBureauHome,
  title(messages, data, request) {
    const title = common.title(messages, data, request)
    const { rates, asked } = data.converting
    const wrong =
      isAsked(request) &&
      rates.length > 0 &&
      !quote(
        asked,
        rates.map((rate) => quotedOf(rate, request.lang, messages.components.effective)),
      ).ok
    return wrong ? formatMessage(messages.bureauHome.convert.errorTitle, { title }) : title
  },
  Component: ({ data: { home, converting } }) => (
    <HomePage home={home} card={<ConverterCard converting={converting} />} actionClass={styles.way} />
  ),
})
