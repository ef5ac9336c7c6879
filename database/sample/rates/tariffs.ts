import type { Both } from '#contract/languages.ts'

/** A charge: kwacha, or a note where it is no sum. */
export type TariffRow = { product: string; name: Both; group: Both; value?: string; note?: Both }

const accounts = { en: 'Accounts', ny: 'Maakaunti' }
const cards = { en: 'Cards', ny: 'Makhadi' }
const cash = { en: 'Cash', ny: 'Ndalama za m’manja' }
const transfers = { en: 'Transfers', ny: 'Kutumiza ndalama' }
const digital = { en: 'Digital banking', ny: 'Banki ya pa foni ndi pa intaneti' }
const cheques = { en: 'Cheques', ny: 'Macheke' }
const loans = { en: 'Loans', ny: 'Ngongole' }
const bureau = { en: 'Money bureau', ny: 'Malo osinthira ndalama zakunja' }
const free = { en: 'Free', ny: 'Mwaulere' }

/** Sample charges, tax included. */
export const tariffRows: TariffRow[] = [
  {
    product: 'tariff-account-opening',
    name: { en: 'Opening an account', ny: 'Kutsegula akaunti' },
    group: accounts,
    note: free,
  },
  {
    product: 'tariff-savings-monthly',
    name: { en: 'Savings account, per month', ny: 'Akaunti yosungira ndalama, pa mwezi' },
    group: accounts,
    note: free,
  },
  {
    product: 'tariff-current-monthly',
    name: { en: 'Current account, per month', ny: 'Akaunti ya kalenti, pa mwezi' },
    group: accounts,
    value: '2500',
  },
  {
    product: 'tariff-business-monthly',
    name: { en: 'Business account, per month', ny: 'Akaunti ya bizinesi, pa mwezi' },
    group: accounts,
    value: '4500',
  },
  {
    product: 'tariff-statement-email',
    name: { en: 'Statement by e-mail', ny: 'Chikalata cha akaunti pa imelo' },
    group: accounts,
    note: free,
  },
  {
    product: 'tariff-statement-page',
    name: { en: 'Statement at the counter, per page', ny: 'Chikalata cha akaunti ku kaunta, pa tsamba' },
    group: accounts,
    value: '750',
  },
  {
    product: 'tariff-balance-letter',
    name: { en: 'Letter confirming a balance', ny: 'Kalata yotsimikizira ndalama zotsala' },
    group: accounts,
    value: '10000',
  },
  {
    product: 'tariff-account-closing',
    name: { en: 'Closing an account after six months', ny: 'Kutseka akaunti itatha miyezi isanu ndi umodzi' },
    group: accounts,
    note: free,
  },
  {
    product: 'tariff-card-first',
    name: { en: 'Debit card, first', ny: 'Khadi lotapira, loyamba' },
    group: cards,
    value: '8500',
  },
  {
    product: 'tariff-card-replacement',
    name: { en: 'Debit card, replacement', ny: 'Khadi lotapira, lolowa m’malo' },
    group: cards,
    value: '9500',
  },
  {
    product: 'tariff-card-visa-yearly',
    name: { en: 'International card, per year', ny: 'Khadi logwira ntchito kunja, pa chaka' },
    group: cards,
    value: '18000',
  },
  { product: 'tariff-pin-new', name: { en: 'New PIN', ny: 'PIN yatsopano' }, group: cards, value: '1000' },
  {
    product: 'tariff-card-shop',
    name: { en: 'Paying in a shop in Malawi', ny: 'Kulipira m’shopu m’Malawi' },
    group: cards,
    note: free,
  },
  {
    product: 'tariff-card-abroad',
    name: { en: 'Paying abroad', ny: 'Kulipira kunja kwa dziko' },
    group: cards,
    note: { en: '2% of the amount', ny: '2% ya ndalamazo' },
  },
  {
    product: 'tariff-card-block',
    name: { en: 'Blocking a lost card', ny: 'Kutseka khadi lotayika' },
    group: cards,
    note: free,
  },
  {
    product: 'tariff-atm-own',
    name: { en: 'Withdrawal at our ATM', ny: 'Kutapa pa makina athu otapira ndalama (ATM)' },
    group: cash,
    value: '450',
  },
  {
    product: 'tariff-atm-other',
    name: {
      en: 'Withdrawal at another bank’s ATM',
      ny: 'Kutapa pa makina otapira ndalama (ATM) a banki ina',
    },
    group: cash,
    value: '1200',
  },
  {
    product: 'tariff-counter-withdrawal',
    name: { en: 'Withdrawal at the counter', ny: 'Kutapa ku kaunta' },
    group: cash,
    value: '1500',
  },
  {
    product: 'tariff-deposit-counter',
    name: { en: 'Deposit at the counter', ny: 'Kusungitsa ku kaunta' },
    group: cash,
    note: free,
  },
  {
    product: 'tariff-deposit-coins',
    name: { en: 'Deposit of coins, per bag', ny: 'Kusungitsa ndalama zachitsulo, pa thumba' },
    group: cash,
    value: '500',
  },
  {
    product: 'tariff-agent-deposit',
    name: { en: 'Deposit at an agent', ny: 'Kusungitsa kwa ejenti' },
    group: cash,
    note: free,
  },
  {
    product: 'tariff-agent-withdrawal-small',
    name: { en: 'Withdrawal at an agent, to MK 20,000', ny: 'Kutapa kwa ejenti, mpaka MK 20,000' },
    group: cash,
    value: '400',
  },
  {
    product: 'tariff-agent-withdrawal-middle',
    name: { en: 'Withdrawal at an agent, to MK 100,000', ny: 'Kutapa kwa ejenti, mpaka MK 100,000' },
    group: cash,
    value: '900',
  },
  {
    product: 'tariff-agent-withdrawal-large',
    name: { en: 'Withdrawal at an agent, above that', ny: 'Kutapa kwa ejenti, kupitirira apo' },
    group: cash,
    value: '1800',
  },
  {
    product: 'tariff-transfer-own',
    name: { en: 'Between accounts with us', ny: 'Pakati pa maakaunti a kwathu' },
    group: transfers,
    note: free,
  },
  {
    product: 'tariff-transfer-bank',
    name: { en: 'To another bank, same day', ny: 'Ku banki ina, tsiku lomwelo' },
    group: transfers,
    value: '1500',
  },
  {
    product: 'tariff-transfer-large',
    name: { en: 'Large payment, settled at once', ny: 'Malipiro aakulu, ofika nthawi yomweyo' },
    group: transfers,
    value: '8000',
  },
  {
    product: 'tariff-transfer-wallet',
    name: { en: 'To a mobile money wallet', ny: 'Ku chikwama cha pa foni' },
    group: transfers,
    value: '600',
  },
  {
    product: 'tariff-standing-order',
    name: { en: 'Standing order, to set up', ny: 'Kukhazikitsa malipiro obwerezabwereza' },
    group: transfers,
    value: '2000',
  },
  {
    product: 'tariff-transfer-abroad',
    name: { en: 'Abroad, by bank transfer', ny: 'Kunja, kudzera ku banki' },
    group: transfers,
    note: { en: '1%, at least MK 25,000', ny: '1%, osachepera MK 25,000' },
  },
  {
    product: 'tariff-transfer-received',
    name: { en: 'Received from abroad', ny: 'Zolandira kuchokera kunja' },
    group: transfers,
    note: free,
  },
  {
    product: 'tariff-ussd-session',
    name: { en: '*525#, each payment', ny: '*525#, malipiro aliwonse' },
    group: digital,
    value: '150',
  },
  {
    product: 'tariff-ussd-balance',
    name: { en: '*525#, balance', ny: '*525#, kuona ndalama zotsala' },
    group: digital,
    value: '50',
  },
  {
    product: 'tariff-app',
    name: { en: 'App for the phone', ny: 'Pulogalamu ya pa foni' },
    group: digital,
    note: free,
  },
  {
    product: 'tariff-oneclick-person',
    name: { en: 'One Click for individuals, per month', ny: 'One Click ya munthu, pa mwezi' },
    group: digital,
    value: '1000',
  },
  {
    product: 'tariff-oneclick-company',
    name: { en: 'One Click for companies, per month', ny: 'One Click ya kampani, pa mwezi' },
    group: digital,
    value: '15000',
  },
  {
    product: 'tariff-sms-alert',
    name: {
      en: 'Text for each movement',
      ny: 'Uthenga wa pa foni pa ndalama iliyonse yolowa kapena yotuluka',
    },
    group: digital,
    value: '75',
  },
  {
    product: 'tariff-pos-monthly',
    name: { en: 'Card machine for a shop, per month', ny: 'Makina a khadi a m’shopu, pa mwezi' },
    group: digital,
    value: '12500',
  },
  {
    product: 'tariff-cheque-book',
    name: { en: 'Cheque book, 50 leaves', ny: 'Buku la macheke, masamba 50' },
    group: cheques,
    value: '15000',
  },
  {
    product: 'tariff-cheque-special',
    name: { en: 'Special clearance', ny: 'Kufulumizitsa cheke' },
    group: cheques,
    value: '12000',
  },
  {
    product: 'tariff-cheque-stop',
    name: { en: 'Stopping a cheque', ny: 'Kuimitsa cheke' },
    group: cheques,
    value: '7500',
  },
  {
    product: 'tariff-cheque-returned',
    name: { en: 'Cheque returned for lack of funds', ny: 'Cheke yobwezedwa chifukwa chosowa ndalama' },
    group: cheques,
    value: '25000',
  },
  {
    product: 'tariff-bankers-cheque',
    name: { en: 'Banker’s cheque', ny: 'Cheke ya banki' },
    group: cheques,
    value: '7000',
  },
  {
    product: 'tariff-loan-arrangement',
    name: { en: 'Arrangement of a loan', ny: 'Kukonza ngongole' },
    group: loans,
    note: { en: '2% of the loan', ny: '2% ya ngongole' },
  },
  {
    product: 'tariff-loan-insurance',
    name: { en: 'Credit life insurance', ny: 'Inshuwalansi ya ngongole' },
    group: loans,
    note: { en: '1% of the loan', ny: '1% ya ngongole' },
  },
  {
    product: 'tariff-loan-early',
    name: { en: 'Repaying early', ny: 'Kubweza ngongole nthawi isanakwane' },
    group: loans,
    note: free,
  },
  {
    product: 'tariff-bureau-cash',
    name: {
      en: 'Changing cash, on top of the exchange rate',
      ny: 'Kusintha ndalama, kupatula mtengo wosinthira',
    },
    group: bureau,
    note: free,
  },
  {
    product: 'tariff-bureau-receive',
    name: { en: 'Paying out a transfer', ny: 'Kulandira ndalama zotumizidwa' },
    group: bureau,
    note: free,
  },
  {
    product: 'tariff-bureau-receipt',
    name: { en: 'Copy of a receipt', ny: 'Lisiti lobwerezedwa' },
    group: bureau,
    value: '500',
  },
]
