import { errorSummary } from './error-summary.ts'
import type { SiteMessages } from '../en.ts'

export const oneTimeCode = {
  errorTitle: errorSummary.errorTitle,
  title: 'Lembani nambala yotsimikizira',
  sending: 'Tikutumiza nambala yotsimikizira ku {to}…',
  sent: 'Tatumiza nambala yotsimikizira ya manambala 6 ku {to}. Igwira ntchito kwa mphindi 10.',
  delayed: 'Manambala otsimikizira akuchedwa pakali pano. Tikutumizirani yanu ku {to} tikangotha kutero.',
  delayedCall: 'Ngati simungadikire, imbani {phone}.',
  earlier:
    'Nambala yatumizidwa kale ku {to} posachedwapa. Igwira ntchito kamodzi: ngati mwaigwiritsa kale ntchito, dikirani ndipo pemphani nambala ina.',
  label: 'Nambala yotsimikizira',
  hint: 'Musauze wina aliyense, ngakhale ife.',
  proceed: 'Pitirizani',
  checking: 'Tikuona…',
  wait: {
    one: 'Simunailandire? Dikirani sekondi 1 musanapemphe nambala ina.',
    other: 'Simunailandire? Dikirani masekondi {n} musanapemphe nambala ina.',
  },
  again: 'Simunailandire? Mutha kupempha nambala ina tsopano.',
  resend: 'Tumizaninso nambala',
  reenter: 'Lembaninso foni kapena imelo',
  retry: 'Yesaninso',
  close: 'Tsekani',
  wrong: 'Nambala yotsimikizira yomwe mwalemba ndi yolakwika',
  unauthorized: 'Simunatsimikizidwe, pemphani nambala ina yotsimikizira.',
  taken: 'Chiphasochi chagwiritsidwa kale ntchito ndi wosaina wina',
  noContact: 'Lembani imelo, kapena nambala ya foni ya m’manja ya m’Malawi monga 0999 123 456.',
  timedOut: 'Palibe yankho kwa masekondi 20. Mwina intaneti ndi yofooka; yesaninso.',
  lineDead: 'Palibe chomwe chatumizidwa. Onani ngati muli ndi intaneti, kenako yesaninso.',
  failed: 'Pali vuto kumbali yathu. Yesaninso pakapita kanthawi.',
  tooOftenSeconds: {
    one: 'Mwayesa kambirimbiri. Yesaninso pakatha sekondi 1.',
    other: 'Mwayesa kambirimbiri. Yesaninso pakatha masekondi {n}.',
  },
  tooOftenMinutes: {
    one: 'Mwayesa kambirimbiri. Yesaninso pakatha mphindi imodzi.',
    other: 'Mwayesa kambirimbiri. Yesaninso pakatha mphindi {n}.',
  },
} as const satisfies SiteMessages['oneTimeCode']
