import { propertiesFacts } from '#contract/facts/properties.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatMoney, formatPercent } from '#contract/rules/money-format.ts'
import { Quilt, QuiltTile } from '../../../components/quilt.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import type { HoldingsHome } from './read.ts'

/** The four companies in their own weaves, each with one figure that is true now. */
export function Companies({ data: { savings, reference, usd } }: { data: HoldingsHome }) {
  const {
    messages: { holdingsHome: messages },
    request: { lang },
    frame: { companies },
  } = usePageContext()
  const day = (iso: string) => formatDay(iso, lang)
  const facts = {
    bank: savings?.value
      ? {
          value: formatPercent(savings.value),
          label: formatMessage(messages.savingsFact, { day: day(savings.effective_at) }),
        }
      : undefined,
    bureau: usd
      ? {
          value: formatMoney(usd.selling),
          label: formatMessage(messages.usdFact, { when: day(usd.effective_at) }),
        }
      : undefined,
    discount: reference?.value
      ? {
          value: formatPercent(reference.value),
          label: formatMessage(messages.referenceFact, { day: day(reference.effective_at) }),
        }
      : undefined,
    properties: {
      value: formatMessage(messages.over, { n: propertiesFacts.tenanciesOver }),
      label: formatMessage(messages.tenanciesLabel, { year: propertiesFacts.establishedIn }),
    },
  }
  const texts = {
    bank: messages.bankText,
    bureau: messages.bureauText,
    discount: messages.discountText,
    properties: messages.propertiesText,
  }
  return (
    <Section id="companies" title={messages.companies} lede={messages.companiesLede}>
      <Quilt>
        {(['bank', 'bureau', 'discount', 'properties'] as const).map((brand) => (
          <QuiltTile
            key={brand}
            brand={brand}
            name={companies[brand].name}
            text={texts[brand]}
            to={`${companies[brand].path}/home`}
            fact={facts[brand]}
          />
        ))}
      </Quilt>
    </Section>
  )
}
