import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** Two notices in force, one over. */
export const sample: Sample<'notices'> = (now) => [
  {
    key: 'fraud-warning',
    published_at: day(now, -6),
    body: {
      title: {
        en: 'Nobody from the bank asks for your code',
        ny: 'Banki siifunsa nambala yanu yotsimikizira',
      },
      body: {
        en: 'Callers pretend to be bank staff and ask for the six-digit code or the PIN. Hang up, and tell a branch.',
        ny: 'Anthu achinyengo akuimba foni ngati a ku banki ndi kufunsa nambala yotsimikizira ya manambala asanu ndi limodzi kapena PIN. Dulani foni ndipo uzani nthambi.',
      },
      severity: 'warning',
      starts_at: day(now, -6),
      ends_at: day(now, 60),
      brands: ['bank'],
    },
  },
  {
    key: 'holiday-hours',
    published_at: day(now, -2),
    body: {
      title: {
        en: 'Hours over the holidays',
        ny: 'Nthawi yotsegula pa masiku a tchuthi',
      },
      body: {
        en: 'Branches and bureau counters close at noon on the eve of a public holiday. The airports’ counters, ATMs, agents and *525# work as usual.',
        ny: 'Nthambi ndi makaunta osinthira ndalama amatseka masana pa tsiku loti mawa lake ndi tchuthi. Makaunta a m’mabwalo a ndege, makina otapira ndalama (ATM), maejenti ndi *525# apitiriza monga mwa nthawi zonse.',
      },
      severity: 'information',
      starts_at: day(now, -2),
      ends_at: day(now, 45),
      brands: ['holdings', 'bureau'],
    },
  },
  {
    key: 'maintenance-past',
    published_at: day(now, -80),
    body: {
      title: {
        en: 'One Click is closed on Sunday night',
        ny: 'One Click sigwira ntchito usiku wa Lamulungu',
      },
      body: {
        en: 'From 22:00 to 04:00 One Click was closed for maintenance. It is open again.',
        ny: 'Kuyambira 22:00 mpaka 04:00 One Click inatsekedwa kuti ikonzedwe. Tsopano ikugwiranso ntchito.',
      },
      severity: 'information',
      starts_at: day(now, -80),
      ends_at: day(now, -74),
      brands: ['bank'],
    },
  },
]
