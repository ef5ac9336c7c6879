import { calculatorAddress } from '#contract/rules/loan-address.ts'
import { askUs, both, findBranch, openAccount, seeRates, seeTariffs } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const accounts: SamplePage = {
  company: 'bank',
  slug: 'bankaccounts',
  heading: both('Bank accounts', 'Maakaunti a banki'),
  search_title: both(
    'Bank accounts compared: savings, current, fixed, diaspora',
    'Maakaunti a banki moyerekezera: osungira, kalenti, nthawi yoikika, okhala kunja',
  ),
  description: both(
    'All accounts of FDH Bank PLC compared: who each is for, today’s interest rate, and help in choosing.',
    'Maakaunti onse a FDH Bank PLC moyerekezera: lililonse ndi la ndani, mlingo wa chiongola dzanja wa lero, ndi thandizo posankha.',
  ),
  lede: both(
    'We have {fact:accounts} accounts. See which one you need.',
    'Tili ndi maakaunti {fact:accounts}. Onani lomwe mukufuna.',
  ),
  sections: [
    {
      type: 'product-table',
      id: 'side-by-side',
      of: 'accounts',
      title: both('{fact:accounts} accounts at a glance', 'Maakaunti {fact:accounts} pamodzi'),
      lede: both(
        'Current yearly interest. The day each rate took effect is on the account’s own page.',
        'Chiongola dzanja pa chaka mmene chilili pano. Tsiku lomwe mlingo uliwonse unayamba lili pa tsamba la akauntiyo.',
      ),
    },
    {
      type: 'advice',
      id: 'choose',
      title: both('Which one is mine?', 'Yanga ndi iti?'),
      items: [
        {
          when: both('Money comes in every month', 'Ndalama zimalowa mwezi uliwonse'),
          advice: both(
            'Have it paid into a current account. A standing order moves a fixed part into your savings on the same day.',
            'Zizilowa mu akaunti ya kalenti. Malipiro obwerezabwereza amasuntha gawo losasintha kupita ku ndalama zanu zosungidwa tsiku lomwelo.',
          ),
        },
        {
          when: both(
            'Money comes in once or twice a year',
            'Ndalama zimalowa kamodzi kapena kawiri pa chaka',
          ),
          advice: both(
            'After the harvest or a sale, keep enough for three months in savings. Put the rest into fixed deposits that end at different times, so that one ends every three months.',
            'Mukakolola kapena kugulitsa, sungani zowononga za miyezi itatu mu akaunti yosungira ndalama, ndipo zotsala zisungitseni pa maakaunti a nthawi yoikika otha nthawi zosiyana, kuti imodzi izitha miyezi itatu iliyonse.',
          ),
        },
        {
          when: both('I have no proof of address yet', 'Ndilibe umboni wa komwe ndimakhala'),
          advice: both(
            'Begin with First Save and your national ID alone. It keeps its number when it becomes a full account later.',
            'Yambani ndi First Save ndi chiphaso cha unzika chokha. Nambala yake sisintha ikadzasanduka akaunti yathunthu.',
          ),
        },
        {
          when: both('I run a business, however small', 'Ndili ndi bizinesi, ngakhale yaing’ono'),
          advice: both(
            'Open a current account in the name of the business. If you ask for a loan later, we look at six months of its statements.',
            'Tsegulani akaunti ya kalenti m’dzina la bizinesi. Mukadzapempha ngongole, tidzaona zikalata zake za miyezi isanu ndi umodzi.',
          ),
        },
      ],
    },
  ],
  next: [openAccount, findBranch, seeRates, seeTariffs, askUs],
}

const products: SamplePage = {
  company: 'bank',
  slug: 'bankproducts',
  heading: both('Bank products', 'Ntchito za banki'),
  search_title: both(
    'Bank products: bonds, insurance, digital, cards, Salama',
    'Ntchito za banki: zitsimikizo, inshuwalansi, intaneti, makhadi, Salama',
  ),
  description: both(
    'What FDH Bank PLC offers beside accounts and loans: contract bonds, bancassurance, six ways of digital banking, cards, corporate and Salama banking.',
    'Zomwe FDH Bank PLC imapereka kuonjezera pa maakaunti ndi ngongole: zitsimikizo za mgwirizano, inshuwalansi ya banki, njira zisanu ndi imodzi za banki ya pa intaneti ndi pa foni, makhadi, makampani ndi Salama.',
  ),
  lede: both(
    'Our other products, and when you may need them.',
    'Ntchito zathu zina, ndi nthawi yomwe mungazifune.',
  ),
  sections: [
    {
      type: 'product-table',
      id: 'side-by-side',
      of: 'products',
      title: both('All products', 'Ntchito zonse'),
      lede: both(
        'Each name leads to its page, with what it costs and how to get it.',
        'Dzina lililonse limapita pa tsamba lake, pomwe pali mtengo ndi mmene mungaipezere.',
      ),
    },
    {
      type: 'advice',
      id: 'choose',
      title: both('What brings you here?', 'Mwabwera kudzatani?'),
      items: [
        {
          when: both('A tender that closes soon', 'Tenda yomwe yatsala pang’ono kutseka'),
          advice: both(
            'Bid and performance bonds take two working days once the documents are complete. Bring the wording that the client asks for.',
            'Zitsimikizo za opikisana ndi za ntchito zimatenga masiku awiri ogwira ntchito zikalata zikakwana. Bweretsani mawu omwe kasitomala akufuna.',
          ),
        },
        {
          when: both('The branch is far away', 'Nthambi ili kutali'),
          advice: both(
            'Dial *525# for payments and use a Pakhomo agent for cash. Then you almost never need to visit a branch.',
            'Imbani *525# polipira ndipo pitani kwa ejenti wa Pakhomo pa ndalama za m’manja. Mukatero simudzafunika kupita ku nthambi kawirikawiri.',
          ),
        },
        {
          when: both('Something I cannot afford to lose', 'Chinthu chomwe sindingakwanitse kuchitaya'),
          advice: both(
            'Insure what you could not pay for yourself: a minibus, a harvest or a funeral.',
            'Gulani inshuwalansi ya zomwe simungathe kulipira nokha: minibasi, zokolola kapena maliro.',
          ),
        },
        {
          when: both('Banking that follows my faith', 'Banki yotsata chikhulupiriro changa'),
          advice: both(
            'Salama banking shares profit and sells at an agreed price. A board of scholars checks its contracts.',
            'Banki ya Salama imagawana phindu ndi kugulitsa pa mtengo wogwirizana; bungwe la akatswiri limaunika migwirizano yake.',
          ),
        },
      ],
    },
  ],
  next: [askUs, findBranch, seeTariffs],
}

const loans: SamplePage = {
  company: 'bank',
  slug: 'personalAndbusinessbanking',
  heading: both('Personal and business loans', 'Ngongole za munthu payekha ndi za bizinesi'),
  search_title: both(
    'Personal and business loans compared',
    'Ngongole za munthu payekha ndi za bizinesi moyerekezera',
  ),
  description: both(
    'Every loan of FDH Bank PLC in one table: how much, for how long, at what rate, for employees, women in business, SMEs and companies.',
    'Ngongole iliyonse ya FDH Bank PLC pa tebulo limodzi: zingati, nthawi yanji, mlingo wanji, za ogwira ntchito, amayi a bizinesi, ma SME ndi makampani.',
  ),
  lede: both(
    'See what each loan costs before you borrow.',
    'Onani mtengo wa ngongole iliyonse musanabwereke.',
  ),
  sections: [
    {
      type: 'product-table',
      id: 'side-by-side',
      of: 'loans',
      title: both('Our loans', 'Ngongole zathu'),
      lede: both(
        'The rate is for one year, on the amount you still owe. You also pay fees; see each loan’s page.',
        'Mlingo ndi wa chaka chimodzi, pa ndalama zomwe mwatsala nazo kubweza. Mumalipiranso zolipirira; onani tsamba la ngongole iliyonse.',
      ),
    },
    {
      type: 'advice',
      id: 'choose',
      title: both('Before you borrow', 'Musanabwereke'),
      items: [
        {
          when: both('Work it out first', 'Werengerani kaye'),
          advice: both(
            'The calculator shows the instalment, the fees and the whole cost, month by month, for any sum within the limits.',
            'Chowerengetsera chimaonetsa ndalama zobweza pa mwezi, zolipirira ndi mtengo wonse, mwezi ndi mwezi, pa ndalama zilizonse za m’malire.',
          ),
        },
        {
          when: both('Leave room', 'Siyani mpata'),
          advice: both(
            'If the instalment takes more than a third of what you take home, choose a smaller sum or more months. You may need money for a funeral or a repair.',
            'Ngati ndalama zobweza zikudutsa gawo limodzi mwa magawo atatu a zomwe mumalandira, sankhani ndalama zochepa kapena miyezi yambiri. Mungadzafune ndalama za maliro kapena zokonzera nyumba.',
          ),
        },
        {
          when: both('If you cannot pay', 'Mukalephera kubweza'),
          advice: both(
            'Call us before the day of payment. We can change the date or give you more months.',
            'Tiimbireni tsiku lolipira lisanafike. Titha kusintha tsiku kapena kukuwonjezerani miyezi.',
          ),
        },
        {
          when: both('Nobody sells our loans in the street', 'Palibe wogulitsa ngongole zathu mu msewu'),
          advice: both(
            'The bank never asks for a payment before a loan is paid out. If someone does, it is fraud.',
            'Banki sifuna malipiro ngongole isanaperekedwe. Wina akapempha, ndi chinyengo.',
          ),
        },
      ],
    },
  ],
  next: [
    { name: both('Loan calculator', 'Chowerengetsera cha ngongole'), to: calculatorAddress },
    findBranch,
    seeRates,
    askUs,
  ],
}

/** What the pages over all accounts, products and loans say beside the table. */
export const overviewPages: readonly SamplePage[] = [accounts, products, loans]
