import { both } from '../both.ts'
import type { SampleHome } from './sample-home.ts'

export const holdingsHome: SampleHome = {
  company: 'holdings',
  title: both(
    'Banking, foreign exchange, investment and property in Malawi',
    'Banki, ndalama zakunja, zoikizidwa, malo ndi nyumba m’Malawi',
  ),
  description: both(
    'FDH Financial Holdings: a bank, a money bureau, a discount house and a property company. Reports, shareholding, news and community work.',
    'FDH Financial Holdings: banki, malo osinthira ndalama zakunja, kampani yoikiza ndalama, ndi kampani ya malo ndi nyumba. Malipoti, umwini wa masheya, nkhani ndi ntchito zothandiza anthu.',
  ),
  hero: {
    title: both('Five companies that serve Malawi.', 'Makampani asanu otumikira Malawi.'),
    lede: both(
      'Banking, foreign exchange, investment and property.',
      'Banki, ndalama zakunja, kuikiza ndalama, malo ndi nyumba.',
    ),
    actions: [
      { name: both('Meet the group', 'Gulu lathu'), to: '/fdhfinancialholdings/aboutus' },
      { name: both('Investor centre', 'Za eni masheya'), to: '/fdhfinancialholdings/investor_relations' },
    ],
  },
  sections: [
    { type: 'banners' },
    {
      type: 'companies',
      id: 'companies',
      title: both('Our four companies', 'Makampani athu anayi'),
      lede: both(
        'Each has its own work. One board oversees them.',
        'Iliyonse ili ndi ntchito yake. Bungwe limodzi limayang’anira zonse.',
      ),
      items: [
        {
          company: 'bank',
          text: both(
            'Accounts, loans and cards, at branches, with agents and on any phone.',
            'Maakaunti, ngongole ndi makhadi: m’nthambi, kwa maejenti ndi pa foni iliyonse.',
          ),
          rate: 'savings-account',
          label: both(
            'a year on a Savings Account, since {day}',
            'pa chaka pa akaunti yosungira ndalama, kuyambira {day}',
          ),
        },
        {
          company: 'bureau',
          text: both(
            'Buys and sells foreign currency, and sends money home.',
            'Imagula ndi kugulitsa ndalama zakunja, ndiponso imatumiza ndalama kumudzi.',
          ),
          currency: 'USD',
          label: both(
            'we sell the US dollar, effective {day}',
            'mtengo wogulitsira dola ya ku America, kuyambira {day}',
          ),
        },
        {
          company: 'discount',
          text: both(
            'Repos and funds for education, gratuity and retirement.',
            'REPO ndi mathumba a maphunziro, gilatuwite ndi kupuma pa ntchito.',
          ),
          rate: 'reference-rate',
          label: both('reference rate, since {day}', 'mlingo woyambirapo, kuyambira {day}'),
        },
        {
          company: 'properties',
          text: both(
            'Looks after buildings, values them and puts up new ones.',
            'Imayang’anira nyumba, kuwerengera mtengo wake, ndi kumanga zatsopano.',
          ),
          value: both('Over {fact:tenancies}', 'Oposa {fact:tenancies}'),
          label: both(
            'tenancies managed, established in {fact:properties-established}',
            'obwereka nyumba omwe timayang’anira; kampaniyi inakhazikitsidwa mu {fact:properties-established}',
          ),
        },
      ],
    },
    {
      type: 'investors',
      id: 'investors',
      title: both('For investors', 'Za eni masheya'),
      lede: both(
        'The newest documents, and who owns the bank.',
        'Zikalata zaposachedwa, ndi eni ake a banki.',
      ),
      reports: both('Latest report', 'Lipoti laposachedwa'),
      notices: both('Latest notice', 'Chidziwitso chaposachedwa'),
      shareholding: [
        {
          name: both('More about the shareholding', 'Zambiri za umwini wa masheya'),
          to: '/fdhfinancialholdings/fdhshareholding',
        },
      ],
      more: [
        {
          name: both('Investor relations', 'Zokhudza eni masheya'),
          to: '/fdhfinancialholdings/investor_relations',
        },
      ],
    },
    { type: 'promotions', id: 'promotions' },
    {
      type: 'lead-news',
      id: 'news',
      title: both('News of the group', 'Nkhani za gulu lathu'),
      more: [{ name: both('All news', 'Nkhani zonse'), to: '/fdhfinancialholdings/blog' }],
    },
    {
      type: 'care-pair',
      id: 'care',
      title: both('FDH Cares', 'FDH Cares'),
      lede: both(
        'What we do where we live and work.',
        'Zomwe timachita komwe timakhala ndi kugwira ntchito.',
      ),
      more: [{ name: both('All projects', 'Ntchito zonse'), to: '/fdhfinancialholdings/fdhcares' }],
    },
    {
      type: 'leaders',
      id: 'leadership',
      title: both('Who leads the group', 'Otsogolera gulu lathu'),
      more: [
        { name: both('The board', 'Bungwe la adilekita'), to: '/fdhfinancialholdings/board' },
        { name: both('The whole team', 'Akuluakulu onse'), to: '/fdhfinancialholdings/team' },
      ],
    },
    {
      type: 'addresses',
      id: 'contact',
      title: both('Where to find us', 'Komwe mungatipeze'),
      lede: both('The head offices of the five companies.', 'Maofesi aakulu a makampani asanu.'),
      ground: 'sand',
      companies: ['holdings', 'bank', 'bureau', 'discount', 'properties'],
      more: [{ name: both('Contact us', 'Lumikizanani nafe'), to: '/fdhfinancialholdings/contact' }],
    },
  ],
}
