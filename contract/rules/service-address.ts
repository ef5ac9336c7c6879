import { brands, type BrandId } from '../brands/names.ts'

type Addressed = { company: BrandId; slug: string; type?: string | undefined }

/** The `type` by which addresses name a service: its slug where it has none. */
export const serviceType = ({ type, slug }: Pick<Addressed, 'slug' | 'type'>): string => type ?? slug

/** The page over all services of a company. */
export const servicesAddress = (company: BrandId): string => `${brands[company].path}/services`

/** The address of a service's page, without `/ny`. */
export const serviceAddress = (service: Addressed): string =>
  `${servicesAddress(service.company)}?type=${encodeURIComponent(serviceType(service))}`
