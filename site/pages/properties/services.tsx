import { propertiesServiceTexts } from '#contract/services/properties.ts'
import { servicesPage } from '../services/services-page.tsx'

export const page = servicesPage({ brand: 'properties', services: propertiesServiceTexts, follows: null })
