import { both } from '../both.ts'
import type { SampleHome } from './sample-home.ts'

export const bureauHome: SampleHome = {
  company: 'bureau',
  title: both(
    'Currency converter and exchange rates',
    'Chowerengetsera ndalama zakunja ndi mitengo yosinthira ndalama',
  ),
  description: both(
    'Work out what your money is worth at the rates of FDH Money Bureau, see every rate, and find a counter in Malawi.',
    'Werengerani kuti ndalama zanu zikwana zingati pa mitengo ya FDH Money Bureau, onani mitengo yonse, ndipo pezani kaunta yathu m’Malawi.',
  ),
  hero: {
    title: both('Today’s rates, before you travel.', 'Mitengo ya lero, musanayende.'),
    lede: both(
      'Type an amount and see it in kwacha, at our counter rate.',
      'Lembani kuchuluka kwa ndalama kuti muzione m’kwacha, pa mtengo wa m’makaunta athu.',
    ),
    actions: [
      { name: both('See all rates', 'Onani mitengo yonse'), to: '/fdhmoneybureau/tariffs' },
      { name: both('Find a counter', 'Pezani kaunta'), to: '/fdhmoneybureau/locations' },
    ],
  },
  sections: [
    {
      type: 'exchange-rates',
      id: 'rates',
      title: both('All our rates', 'Mitengo yathu yonse'),
      card_title: both('Which rate is mine?', 'Mtengo wanga ndi uti?'),
      card_items: [
        both(
          'You have foreign money and want kwacha: look under “We buy”.',
          'Muli ndi ndalama zakunja ndipo mukufuna kwacha: onani pa “Timagula”.',
        ),
        both(
          'You need foreign money for a journey: look under “We sell”.',
          'Mukufuna ndalama zakunja za ulendo: onani pa “Timagulitsa”.',
        ),
      ],
      card_more: [
        {
          name: both('Rates and tariffs in full', 'Mitengo yonse yosinthira ndi ya ntchito'),
          to: '/fdhmoneybureau/tariffs',
        },
      ],
    },
    { type: 'banners' },
    {
      type: 'partners',
      id: 'partners',
      title: both('Money from abroad', 'Ndalama zochokera kunja'),
      lede: both(
        'Our transfer partners pay out at every counter.',
        'Anzathu otumiza ndalama amapereka pa kaunta yathu iliyonse.',
      ),
      items: [
        {
          name: 'Sample Send',
          text: both(
            'Cash in hand within minutes, with the transfer number.',
            'Ndalama m’manja m’mphindi zochepa, ndi nambala ya ndalamazo.',
          ),
          to: 'https://example.com/sample-send',
        },
        {
          name: 'Sample Remit',
          text: both(
            'From over a hundred countries, in kwacha or in foreign notes.',
            'Kuchokera m’maiko oposa zana limodzi, m’kwacha kapena m’ndalama zakunja.',
          ),
          to: 'https://example.com/sample-remit',
        },
        {
          name: 'Sample Wallet',
          text: both(
            'Paid into your mobile wallet. Take out cash at a counter or an agent.',
            'Zimalowa m’chikwama chanu cha pa foni. Katapeni ku kaunta kapena kwa ejenti.',
          ),
          to: 'https://example.com/sample-wallet',
        },
        {
          name: 'Sample Border Pay',
          text: both(
            'For traders: rand, pula and Zambian kwacha at the border posts.',
            'Ya ochita malonda: randi, pula ndi kwacha ya ku Zambia m’malire a dziko.',
          ),
          to: 'https://example.com/sample-border-pay',
        },
      ],
    },
    { type: 'promotions', id: 'promotions' },
    {
      type: 'counters-by-region',
      id: 'locations',
      title: both('Where to find us', 'Komwe mungatipeze'),
      lede: both(
        '{fact:counters} counters, in towns, at airports and at borders.',
        'Makaunta {fact:counters}, m’matauni, m’mabwalo a ndege ndi m’malire.',
      ),
      more: [{ name: both('All locations', 'Malo athu onse'), to: '/fdhmoneybureau/locations' }],
    },
    {
      type: 'costs',
      id: 'tariffs',
      title: both('What it costs', 'Mitengo ya ntchito'),
      lede: both('Most of our services are free.', 'Ntchito zathu zambiri ndi zaulere.'),
      more: [
        {
          name: both('Rates and tariffs', 'Mitengo yosinthira ndi ya ntchito'),
          to: '/fdhmoneybureau/tariffs',
        },
      ],
    },
    {
      type: 'checklists',
      id: 'bring',
      title: both('What to bring', 'Zomwe mubwere nazo'),
      lede: both(
        'Bring these, and it takes about ten minutes.',
        'Bweretsani izi, ndipo zimatenga mphindi pafupifupi khumi.',
      ),
      items: [
        {
          icon: 'plane',
          name: both('To buy currency for a journey', 'Kugula ndalama za ulendo'),
          items: [
            both('Your passport, with a visa where one is needed', 'Pasipoti yanu, ndi viza ngati ikufunika'),
            both('The ticket or the booking', 'Tikiti ya ulendo'),
            both(
              'For treatment or study, the letter of the hospital or the school',
              'Ngati ndi chithandizo kapena maphunziro, kalata ya chipatala kapena sukulu',
            ),
          ],
        },
        {
          icon: 'banknote',
          name: both('To change foreign notes', 'Kusintha ndalama zakunja'),
          items: [
            both('Your national ID or passport', 'Chiphaso cha unzika kapena pasipoti'),
            both(
              'Clean notes: we may pay less for torn or very old ones',
              'Ndalama zoyera: zong’ambika kapena zakale kwambiri zingakhale za mtengo wotsika',
            ),
            both('For notes bought from us, the receipt', 'Lisiti, ngati munazigula kwa ife'),
          ],
        },
        {
          icon: 'hand-coins',
          name: both('To receive a transfer', 'Kulandira ndalama zotumizidwa'),
          items: [
            both('The whole transfer number', 'Nambala yonse ya ndalamazo'),
            both('Your ID, valid on the day', 'Chiphaso chanu chogwira ntchito tsikulo'),
            both(
              'The sender’s name as it is written on the slip',
              'Dzina la wotumiza monga lalembedwera pa pepala',
            ),
          ],
        },
      ],
    },
  ],
}
