import type { Words } from '../en.ts'

export const oneTimeCode: Words['oneTimeCode'] = {
  title: 'Lembani nambala yotsimikizira',
  sending: 'Tikutumiza nambala yotsimikizira ku {to}…',
  sent: 'Tatumiza nambala ya manambala 6 ku {to}. Igwira ntchito kwa mphindi 10.',
  earlier:
    'Nambala yatumizidwa kale ku {to} posachedwapa. Igwira ntchito kamodzi: ngati mwaigwiritsa kale ntchito, dikirani ndipo pemphani nambala ina.',
  label: 'Nambala yotsimikizira',
  hint: 'Musauze wina aliyense, ngakhale ife.',
  proceed: 'Pitirizani',
  checking: 'Tikuona…',
  wait: 'Simunailandire? Dikirani masekondi {n} musanapemphe nambala ina.',
  waitOne: 'Simunailandire? Dikirani sekondi 1 musanapemphe nambala ina.',
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
  tooOftenSeconds: 'Mwayesa kambirimbiri. Yesaninso pakatha masekondi {n}.',
  tooOftenMinutes: 'Mwayesa kambirimbiri. Yesaninso pakatha mphindi {n}.',
}
