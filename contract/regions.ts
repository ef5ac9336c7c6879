/** The three regions of Malawi; the ids are fixed data (spec, section 3). */
export const regionNames = ['Northern', 'Central', 'Southern'] as const
export type RegionName = (typeof regionNames)[number]

export const regionIds: Record<RegionName, string> = {
  Northern: '6f0c1a52-3a0e-4a57-9d0f-0a6b7c1e0001',
  Central: '6f0c1a52-3a0e-4a57-9d0f-0a6b7c1e0002',
  Southern: '6f0c1a52-3a0e-4a57-9d0f-0a6b7c1e0003',
}
