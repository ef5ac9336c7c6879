export const documents = {
  title: 'Documents',
  titleOf: (type: string, group: string) => `Documents: ${type}, ${group}`,
  description: (type: string) =>
    `${type}: public documents of the group and papers of FDH Bank PLC as PDF, with date, language and size.`,
  lede: 'Reports, notices and forms. The size stands beside each, before anything is fetched.',
  public: 'Public documents',
  publicLede: 'Of all companies of the group, newest first.',
  publicTabs: 'Types of public documents',
  bank: 'The bank’s documents',
  bankLede: 'Profiles and brochures, and what to bring for each kind of account.',
  bankTabs: 'Groups of the bank’s documents',
  types: {
    'Financial Statement': 'Financial Statement',
    'Annual Report': 'Annual Report',
    Notice: 'Notice',
    Other: 'Other',
  },
  groups: {
    Profiles: 'Profiles',
    Brochures: 'Brochures',
    'Limited Company': 'Limited Company',
    'Personal Account': 'Personal Account',
    'Sole Proprietor': 'Sole Proprietor',
  },
  none: 'Nothing is published here at the moment.',
  count: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  kycLink: 'KYC documents',
}
