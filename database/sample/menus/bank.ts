import type { MenuCategory, MenuLink } from './types.ts'
import { safetyLinks } from './foot.ts'
import { groupLinks } from './group.ts'

const at = '/fdhbankplc'
// The `type` values are the wire's, spelt as in the spec; the names beside them are what people read.
const account = (type: string, en: string, ny: string): MenuLink => ({
  name: { en, ny },
  href: `${at}/bankaccounts`,
  query: { type },
})
const product = (type: string, en: string, ny: string): MenuLink => ({
  name: { en, ny },
  href: `${at}/bankproducts`,
  query: { type },
})
const loan = (type: string, en: string, ny: string): MenuLink => ({
  name: { en, ny },
  href: `${at}/personalAndbusinessbanking`,
  query: { type },
})
const digital = (page: string, en: string, ny = en): MenuLink => ({
  name: { en, ny },
  href: `${at}/bankproducts/digitalbanking/${page}`,
})

export const bankMenu: readonly MenuCategory[] = [
  {
    name: { en: 'Accounts', ny: 'Maakaunti' },
    open: false,
    clickable: false,
    href: `${at}/bankaccounts`,
    delay: 1,
    popupWidth: 'narrow',
    links: [
      { ...account('All Accounts', 'All accounts', 'Maakaunti onse'), header: true },
      account('Savings Account', 'Savings Account', 'Akaunti yosungira ndalama'),
      account('Current Account', 'Current Account', 'Akaunti ya kalenti'),
      account(
        'Fixed Deposite Account',
        'Fixed Deposit Account',
        'Akaunti yosungitsa ndalama kwa nthawi yoikika',
      ),
      account('Diaspora Account', 'Diaspora Account', 'Akaunti ya Amalawi okhala kunja'),
      account('Current Account', 'SME Banking', 'Banki ya ma SME'),
      {
        name: { en: 'First Save Savings', ny: 'First Save Savings' },
        href: `${at}/bankaccounts/savingsaccount`,
      },
      { name: { en: 'Open an account', ny: 'Tsegulani akaunti' }, href: `${at}/onboarding` },
    ],
  },
  {
    name: { en: 'Loans', ny: 'Ngongole' },
    open: false,
    clickable: false,
    href: `${at}/personalAndbusinessbanking`,
    delay: 2,
    popupWidth: 'narrow',
    links: [
      { ...loan('All Loans', 'All loans', 'Ngongole zonse'), header: true },
      loan('Executive Loan Scheme', 'Executive Loan Scheme', 'Ngongole ya akuluakulu a ntchito'),
      loan(
        'Employer Supported Loans',
        'Employer Supported Loans',
        'Ngongole zothandizidwa ndi wolemba ntchito',
      ),
      loan('Amayi Atakate', 'Amayi Atakate', 'Amayi Atakate'),
      {
        name: { en: 'Amayi Atakate Loan in full', ny: 'Zonse za ngongole ya Amayi Atakate' },
        href: `${at}/amayiatakateloan`,
      },
      { name: { en: 'Loan calculator', ny: 'Chowerengetsera cha ngongole' }, href: `${at}/loan` },
    ],
  },
  {
    name: { en: 'Products', ny: 'Ntchito zathu' },
    open: false,
    clickable: false,
    href: `${at}/bankproducts`,
    delay: 3,
    popupWidth: 'wide',
    links: [
      { ...product('All Products', 'All products', 'Ntchito zonse'), header: true },
      product('Contract Bonds', 'Contract Bonds', 'Zitsimikizo za mgwirizano'),
      product('Bancassurance', 'Bancassurance', 'Inshuwalansi ya banki'),
      product('Digital Banking', 'Digital Banking', 'Banki ya pa intaneti ndi pa foni'),
      digital('fdhbankpakhomo', 'FDH Bank Pakhomo'),
      digital('ufulu525', 'Ufulu *525#'),
      digital('oneclick', 'One Click'),
      digital('fdhmobile', 'FDH Mobile'),
      digital('posmachines', 'POS machines', 'Makina a POS'),
      digital('wallet525', 'Wallet *525#'),
      { name: { en: 'Cards', ny: 'Makhadi' }, href: `${at}/cards` },
      {
        name: { en: 'Corporate and institutional banking', ny: 'Banki ya makampani ndi mabungwe' },
        href: `${at}/cib`,
      },
      {
        name: { en: 'FDH Salama Banking', ny: 'FDH Salama Banking' },
        href: `${at}/salama`,
        query: { type: 'FDH Salama Banking' },
      },
    ],
  },
  {
    name: { en: 'Rates and documents', ny: 'Mitengo ndi zikalata' },
    open: false,
    clickable: false,
    href: `${at}/exchangeRates`,
    delay: 4,
    popupWidth: 'narrow',
    links: [
      {
        name: { en: 'Rates and tariffs', ny: 'Mitengo yosinthira ndi ya ntchito' },
        href: `${at}/exchangeRates`,
      },
      { name: { en: 'Documents', ny: 'Zikalata' }, href: `${at}/documents` },
      {
        name: { en: 'Update my KYC', ny: 'Sinthani KYC yanga' },
        href: `${at}/kyc`,
        query: { tab: 'Upload KYC Documents' },
      },
      { name: { en: 'KYC forms', ny: 'Mafomu a KYC' }, href: `${at}/kyc` },
    ],
  },
  {
    name: { en: 'Help', ny: 'Thandizo' },
    open: false,
    clickable: false,
    href: `${at}/contact`,
    delay: 4,
    popupWidth: 'narrow',
    links: [
      { name: { en: 'Find a branch', ny: 'Pezani nthambi' }, href: `${at}/branches` },
      { name: { en: 'Questions and answers', ny: 'Mafunso ndi mayankho' }, href: `${at}/faqs` },
      { name: { en: 'Contact us', ny: 'Lumikizanani nafe' }, href: `${at}/contact` },
      ...safetyLinks,
      { name: { en: 'News', ny: 'Nkhani' }, href: `${at}/blog` },
    ],
  },
  {
    name: { en: 'About the bank', ny: 'Za banki yathu' },
    open: false,
    clickable: false,
    href: `${at}/aboutus`,
    delay: 4,
    popupWidth: 'narrow',
    links: groupLinks(at),
  },
]
