import type { SiteMessages } from '../en.ts'

export const bureauHome = {
  title: 'Chowerengetsera ndalama zakunja ndi mitengo yosinthira',
  errorTitle: 'Vuto: {title}',
  description:
    'Werengerani kuti ndalama zanu zikwana zingati pa mitengo ya FDH Money Bureau, onani mitengo yonse, ndipo pezani kauntala yathu m’Malawi.',
  hero: 'Mtengo wa lero, musananyamuke.',
  lede: 'Lembani kuchuluka kwa ndalama kuti muone kuti ndi makwacha angati, pa mtengo womwe makauntala athu akugwiritsa ntchito.',
  converter: 'Chowerengetsera ndalama zakunja',
  allRates: 'Onani mitengo yonse',
  findCounter: 'Pezani kauntala',
  convert: {
    side: 'Mukufuna kuchita chiyani?',
    buy: 'Kubweretsa ndalama zakunja',
    buyHint: 'ife timagula',
    sell: 'Kutenga ndalama zakunja',
    sellHint: 'ife timagulitsa',
    amount: 'Kuchuluka kwa ndalama',
    currency: 'Mtundu wa ndalama',
    choose: 'Sankhani mtundu wa ndalama',
    go: 'Werengerani',
    receive: 'Mulandira',
    pay: 'Mulipira',
    working: '{amount} {currency} pa mtengo wa makwacha {rate} iliyonse',
    nothing: 'Lembani kuchuluka kwa ndalama ndi kusankha mtundu wake.',
    errors: {
      missing: 'Lembani kuchuluka kwa ndalama.',
      malformed: 'Lembani kuchuluka kwa ndalama m’manambala, monga 100 kapena 1,000.50.',
      zero: 'Lembani ndalama zoposa ziro.',
      large: 'Lembani ndalama zosaposa 999,999,999.99.',
      currency: 'Sankhani imodzi mwa ndalama zomwe zili pa mndandanda.',
      side: 'Sankhani ngati mukubweretsa ndalama zakunja kapena mukuzitenga.',
    },
  },
  rates: 'Mitengo yathu yonse',
  which: 'Mtengo wanga ndi uti?',
  whichBuy: 'Mwabwera ndi ndalama zakunja: onani pa “Timagula”.',
  whichSell: 'Mukupita kunja: onani pa “Timagulitsa”.',
  whichMore: 'Mitengo yonse ndi ya ntchito',
  partners: 'Ndalama zochokera kunja',
  partnersLede:
    'Anzathu otumiza ndalama amapereka pa kauntala yathu iliyonse. Mayinawa ndi zitsanzo mpaka pomwe kampani idzalemba ake.',
  partnersList: [
    {
      name: 'Sample Send',
      text: 'Ndalama m’manja m’mphindi zochepa, ndi nambala ya ndalamazo.',
      href: 'https://example.com/sample-send',
    },
    {
      name: 'Sample Remit',
      text: 'Kuchokera m’maiko oposa zana limodzi, m’kwacha kapena m’ndalama zakunja.',
      href: 'https://example.com/sample-remit',
    },
    {
      name: 'Sample Wallet',
      text: 'Zimalowa pa foni yanu; zitapeni pa kauntala kapena kwa ejenti.',
      href: 'https://example.com/sample-wallet',
    },
    {
      name: 'Sample Border Pay',
      text: 'Ya ochita malonda: randi, pula ndi kwacha ya ku Zambia m’malire a dziko.',
      href: 'https://example.com/sample-border-pay',
    },
  ],
  places: 'Komwe mungatipeze',
  placesLede: {
    one: 'Kauntala imodzi.',
    other: 'Makauntala {n}, m’matauni, m’mabwalo a ndege ndi m’malire.',
  },
  placesAll: 'Malo athu onse',
  tariffs: 'Mitengo ya ntchito',
  tariffsLede: 'Kupatula mtengo wosinthira wokha, zambiri zomwe timachita ndi zaulere.',
  tariffsAll: 'Mitengo yonse',
  bring: 'Zomwe mubwere nazo',
  bringLede: 'Mukakhala ndi izi m’manja, mumatha m’mphindi khumi.',
  bringList: [
    {
      icon: 'plane',
      name: 'Kugula ndalama za ulendo',
      items: [
        'Pasipoti yanu, ndi viza ngati ikufunika',
        'Tikiti ya ulendo',
        'Ngati ndi chithandizo kapena maphunziro, kalata ya chipatala kapena sukulu',
      ],
    },
    {
      icon: 'banknote',
      name: 'Kusintha ndalama zakunja',
      items: [
        'Chiphaso cha unzika kapena pasipoti',
        'Ndalama zoyera: zong’ambika kapena zakale kwambiri mtengo wake ukhoza kutsika',
        'Lisiti, ngati munazigula kwa ife',
      ],
    },
    {
      icon: 'hand-coins',
      name: 'Kulandira ndalama zotumizidwa',
      items: [
        'Nambala yonse ya ndalamazo',
        'Chiphaso chanu chogwira ntchito tsikulo',
        'Dzina la wotumiza monga lili pa pepala',
      ],
    },
  ],
} as const satisfies SiteMessages['bureauHome']
