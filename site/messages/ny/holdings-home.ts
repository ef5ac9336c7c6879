import type { SiteMessages } from '../en.ts'

export const holdingsHome = {
  glance: 'Gulu lathu mwachidule',
  glanceMeta: 'Monga zilili pa {day}',
  glanceCompanies: 'Makampani a m’gulu',
  glanceBranches: 'Nthambi za banki',
  glanceCounters: 'Makaunta osinthira ndalama',
  glanceTenancies: 'Nyumba zobwereketsa zomwe timayang’anira',
  over: 'Oposa {n}',
  glanceListed: 'Banki ili pa msika kuyambira',
  carousel: {
    label: 'Ntchito zothandiza anthu',
    pause: 'Imitsani kaye',
    play: 'Pitirizani',
    previous: 'Yapitayo',
    next: 'Yotsatira',
    more: 'Werengani za ntchitoyi',
    position: 'Ntchito {n} mwa {total}',
  },
} as const satisfies SiteMessages['holdingsHome']
