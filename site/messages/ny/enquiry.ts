import { errorSummary } from './error-summary.ts'
import type { SiteMessages } from '../en.ts'

export const enquiry = {
  title: 'Tilembereni',
  lede: 'Timayankha pasanathe masiku awiri ogwira ntchito, pa foni kapena pa imelo.',
  name: 'Dzina lanu',
  contact: 'Nambala ya foni kapena imelo',
  contactHint: 'Kuti tikuyankheni. Sitiigwiritsa ntchito pa china chilichonse.',
  message: 'Funso lanu',
  messageHint: 'Musalembe nambala ya akaunti, PIN kapena nambala yotsimikizira.',
  messageLength: 'Zilembo {n} mwa {total}',
  send: 'Tumizani',
  trap: 'Musalembe kanthu apa',
  sentTitle: 'Zikomo, talandira funso lanu.',
  sentText: 'Tikuyankhani pasanathe masiku awiri ogwira ntchito.',
  ...errorSummary,
  notSent: 'Funso lanu silinatumizidwe.',
  unsent: {
    too_often:
      'Mafunso ochokera pa intaneti yanu achuluka. Zomwe mwalemba zilipobe: yesaninso pakatha ola limodzi.',
    unreadable: 'Zomwe mwatumiza sizinawerengeke. Lembaninso funso lanu, lisapitirire zilembo 4,000.',
    failed: 'Pali vuto kumbali yathu. Zomwe mwalemba zilipobe: yesaninso pakatha mphindi imodzi.',
  },
  orCall: 'Kapena imbani {phone}.',
  fieldErrors: {
    missing: {
      name: 'Lembani dzina lanu.',
      contact: 'Lembani nambala ya foni kapena imelo.',
      message: 'Lembani funso lanu.',
    },
    too_long: {
      name: 'Fupikitsani dzina, lisapitirire zilembo 120.',
      contact: 'Fupikitsani, zisapitirire zilembo 254.',
      message: 'Fupikitsani funso, lisapitirire zilembo 4,000.',
    },
    not_a_name: 'Lembani dzina lanu popanda zizindikiro za < ndi >.',
    not_a_contact: 'Lembani nambala ya foni monga 0999 123 456, kapena imelo monga dzina@example.com.',
  },
} as const satisfies SiteMessages['enquiry']
