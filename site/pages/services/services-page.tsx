import { servicesAddress, serviceType } from '#contract/rules/service-address.ts'
import { toKnownSpelling } from '../../redirect-close-spelling.ts'
import { definePage, notFound, redirect } from '../../page.ts'
import { financialProduct } from '../../structured-data.ts'
import { readBankRate } from '../rates/tariffs.ts'
import { ServicesOverview } from './overview.tsx'
import { readServices } from './read.ts'
import { ServicePage } from './service-page.tsx'

/** `…/services`: all of them without a `type`, one with it; an unknown type offers those there are. */
export const servicesPage = (brand: 'discount' | 'properties') =>
  definePage({
    paths: [servicesAddress(brand)],
    query: ['type'],
    addresses: async (feed) =>
      (await readServices(feed, brand)).map(({ to, updated_at }) => ({ path: to, changed: updated_at })),
    load: async (feed, request) => {
      const type = request.query['type']
      const services = await readServices(feed, brand)
      if (type === undefined) return { services, service: null, reference: undefined }
      const service = services.find((one) => serviceType(one) === type)
      if (service) {
        const follows = service.reference_rate
        return { services, service, reference: follows ? await readBankRate(feed, follows) : undefined }
      }
      const moved = await feed.moved('services', type)
      const now = services.find(({ slug }) => slug === moved)
      if (now) return redirect(now.to, 301)
      return (
        toKnownSpelling(request, 'type', services.map(serviceType)) ??
        notFound(services.map(({ name, to }) => ({ label: name, to })))
      )
    },
    title: (messages, { service }) => service?.name ?? messages.services[brand].title,
    description: (messages, { service }) => service?.lede ?? messages.services[brand].description,
    structured: ({ service }, request) =>
      service
        ? [
            financialProduct(request, {
              name: service.name,
              description: service.lede,
              path: service.to,
              brand,
            }),
          ]
        : [],
    Component: ({ data: { services, service, reference } }) =>
      service ? (
        <ServicePage brand={brand} service={service} services={services} reference={reference} />
      ) : (
        <ServicesOverview brand={brand} services={services} />
      ),
  })
