import { servicesPage } from '../services/services-page.tsx'

export const page = servicesPage('properties')
