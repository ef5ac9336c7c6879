import type { SiteMessages } from '../en.ts'

export const dialogs = {
  types: { Error: 'Vuto', Success: 'Zatheka', Warning: 'Chenjezo', Information: 'Zambiri' },
  close: 'Tsekani uthengawu',
  loading: 'Dikirani…',
  loaded: 'Zatsegulidwa.',
  promptHeader: 'Zambiri za KYC',
  promptMessage: 'Zambiri zanu zilipo kale. Kodi mukufuna kuzisintha?',
  action: 'Sinthani',
  cancel: 'Lekani',
  uploads: {
    title: 'Tikutumiza zikalata zanu',
    none: 'Palibe mafayilo otumizidwa.',
    position: '{n} mwa {total}',
    percent: '{n}% zatumizidwa',
    now: 'Tikutumiza {name}',
    states: {
      needed: 'Sichinayambe',
      uploading: 'Chikupita {n}%',
      waiting: 'Tikudikira intaneti',
      checking: 'Tikuchiona',
      received: 'Chalandiridwa',
      failed: 'Sichinapite',
    },
    waiting: 'Tikudikira intaneti. Palibe chotayika; kutumiza kupitirira kokha.',
    done: 'Zikalata zonse zalandiridwa.',
    all: 'Zikalata zonse',
  },
} as const satisfies SiteMessages['dialogs']
