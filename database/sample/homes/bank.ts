import { both } from '../both.ts'
import type { SampleHome } from './sample-home.ts'

export const bankHome: SampleHome = {
  company: 'bank',
  title: both('Personal and business banking in Malawi', 'Banki ya anthu ndi mabizinesi m’Malawi'),
  description: both(
    'Accounts, loans, cards and today’s exchange rates from FDH Bank PLC, in English and Chichewa.',
    'Maakaunti, ngongole, makhadi ndi mitengo yosinthira ndalama ya lero kuchokera ku FDH Bank PLC, m’Chingerezi ndi m’Chichewa.',
  ),
  hero: {
    title: both('Your bank, at a branch or on your phone.', 'Banki yanu, ku nthambi kapena pa foni.'),
    lede: both(
      'Open an account, borrow and pay: at {fact:branches} branches or from any phone.',
      'Tsegulani akaunti, bwerekani ndi kulipira: ku nthambi {fact:branches} kapena pa foni iliyonse.',
    ),
    actions: [
      { name: both('Open an account', 'Tsegulani akaunti'), to: '/fdhbankplc/onboarding' },
      { name: both('Work out a loan', 'Werengerani ngongole'), to: '/fdhbankplc/loan' },
    ],
  },
  tasks: [
    {
      name: both('Update my KYC', 'Sinthani KYC yanga'),
      hint: both('Send your documents by phone', 'Tumizani zikalata pa foni'),
      to: '/fdhbankplc/kyc?tab=Upload+KYC+Documents',
    },
    {
      name: both('Find a branch', 'Pezani nthambi'),
      hint: both('{fact:branches} branches in three regions', 'Nthambi {fact:branches} m’zigawo zitatu'),
      to: '/fdhbankplc/branches',
    },
    {
      name: both('Work out a loan', 'Werengerani ngongole'),
      hint: both('Up to {fact:loan-months} months', 'Mpaka miyezi {fact:loan-months}'),
      to: '/fdhbankplc/loan',
    },
    {
      name: both('See rates', 'Onani mitengo'),
      hint: both('As of {fact:exchange-rates-day}', 'Ya pa {fact:exchange-rates-day}'),
      to: '/fdhbankplc/exchangeRates',
    },
  ],
  sections: [
    { type: 'banners' },
    {
      type: 'account-chooser',
      id: 'accounts',
      title: both('Which account is right for you?', 'Ndi akaunti iti yokuyenererani?'),
      lede: both('Choose what you need it for.', 'Sankhani zomwe mukuifunira.'),
    },
    {
      type: 'loan-teaser',
      id: 'loan',
      title: both('What could you borrow?', 'Mungabwereke zingati?'),
      lede: both(
        'Enter the amount and the months to see the monthly payment.',
        'Lembani ndalama ndi miyezi kuti muone zobweza pa mwezi.',
      ),
    },
    {
      type: 'ways',
      id: 'ways',
      title: both('Ways to bank', 'Njira zogwiritsira ntchito banki'),
      lede: both('On your phone, with an agent or at a branch.', 'Pa foni, kwa ejenti kapena ku nthambi.'),
      items: [
        {
          icon: 'smartphone',
          name: both('Ufulu *525#', 'Ufulu *525#'),
          text: both('Any phone, no internet needed.', 'Foni iliyonse, popanda intaneti.'),
          to: '/fdhbankplc/bankproducts/digitalbanking/ufulu525',
        },
        {
          icon: 'gauge',
          name: both('FDH Mobile', 'FDH Mobile'),
          text: both(
            'The app for balances, bills and transfers.',
            'Pulogalamu yoonera ndalama zotsala, kulipira ndi kutumiza.',
          ),
          to: '/fdhbankplc/bankproducts/digitalbanking/fdhmobile',
        },
        {
          icon: 'globe',
          name: both('One Click', 'One Click'),
          text: both(
            'Internet banking for you and your business.',
            'Banki ya pa intaneti yanu ndi ya bizinesi yanu.',
          ),
          to: '/fdhbankplc/bankproducts/digitalbanking/oneclick',
        },
        {
          icon: 'store',
          name: both('FDH Bank Pakhomo', 'FDH Bank Pakhomo'),
          text: both(
            'Over {fact:agents} agents, close to home.',
            'Maejenti oposa {fact:agents}, pafupi ndi kwanu.',
          ),
          to: '/fdhbankplc/bankproducts/digitalbanking/fdhbankpakhomo',
        },
        {
          icon: 'credit-card',
          name: both('Cards and POS', 'Makhadi ndi POS'),
          text: both('Pay in shops and online.', 'Lipirani m’mashopu ndi pa intaneti.'),
          to: '/fdhbankplc/cards',
        },
        {
          icon: 'landmark',
          name: both('Branches', 'Nthambi'),
          text: both('Talk to someone who can help.', 'Kambiranani ndi munthu wokuthandizani.'),
          to: '/fdhbankplc/branches',
        },
      ],
    },
    { type: 'promotions', id: 'promotions' },
    {
      type: 'nearest-branches',
      id: 'branches',
      title: both('Branches near you', 'Nthambi za pafupi nanu'),
      lede: both(
        'Your phone can find the nearest ones. Or choose a region.',
        'Foni yanu ikhoza kupeza zapafupi. Kapena sankhani chigawo.',
      ),
      more: [{ name: both('All branches', 'Nthambi zonse'), to: '/fdhbankplc/branches' }],
    },
    {
      type: 'news',
      id: 'news',
      title: both('News', 'Nkhani'),
      ground: 'sand',
      more: [{ name: both('All news', 'Nkhani zonse'), to: '/fdhbankplc/blog' }],
    },
    {
      type: 'questions',
      id: 'faqs',
      title: both('Questions and answers', 'Mafunso ndi mayankho'),
      most: 4,
      more: [{ name: both('All questions', 'Mafunso onse'), to: '/fdhbankplc/faqs' }],
    },
  ],
}
