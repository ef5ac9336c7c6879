import { brands } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import type { ServiceText } from '#contract/services/service.ts'
import type { PageRequest } from '#contract/site.ts'
import { toKnownType } from '../../redirect-close-type.ts'
import { definePage, notFound } from '../../page.ts'
import { financialProduct } from '../../structured-data.ts'
import { messagesIn } from '../../messages/messages.ts'
import { addressOf } from './address.ts'
import { ServicesOverview } from './overview.tsx'
import { ServicePage } from './service-page.tsx'

type Kind = {
  brand: 'discount' | 'properties'
  services: readonly ServiceText[]
  /** the dated rate that some follow */ follows: { product: string; types: readonly string[] } | null
}

async function referenceLine(feed: Feed, product: string): Promise<string | null> {
  const rate = await feed.one('bank_rates', { product })
  if (!rate?.value) return null
  return formatMessage(messagesIn(feed.lang).services.reference, {
    rate: formatPercent(rate.value),
    since: formatDay(rate.effective_at, feed.lang),
  })
}

/** `…/services`: all of them without a `type`, one with it; an unknown type offers those there are. */
export const servicesPage = ({ brand, services, follows }: Kind) =>
  definePage({
    paths: [`${brands[brand].path}/services`],
    query: ['type'],
    addresses: async () => services.map((service) => ({ path: addressOf(brand, service) })),
    load: async (feed, request: PageRequest) => {
      const type = request.query['type']
      if (type === undefined) return { service: null, reference: null }
      const service = services.find((one) => one.type === type)
      if (!service)
        return (
          toKnownType(
            request,
            services.map((one) => one.type),
          ) ?? notFound(services.map((one) => ({ label: one.name[request.lang], to: addressOf(brand, one) })))
        )
      const reference = follows?.types.includes(service.type)
        ? await referenceLine(feed, follows.product)
        : null
      return { service, reference }
    },
    title: (messages, { service }, { lang }) => service?.name[lang] ?? messages.services[brand].title,
    description: (messages, { service }, { lang }) =>
      service?.lede[lang] ?? messages.services[brand].description,
    structured: ({ service }, request) =>
      service
        ? [
            financialProduct(request, {
              name: service.name[request.lang],
              description: service.lede[request.lang],
              path: addressOf(brand, service),
              brand,
            }),
          ]
        : [],
    Component: ({ data: { service, reference } }) =>
      service ? (
        <ServicePage brand={brand} service={service} services={services} reference={reference} />
      ) : (
        <ServicesOverview brand={brand} services={services} />
      ),
  })
