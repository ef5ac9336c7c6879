import type { BrandId } from '#contract/brands/names.ts'
import type { Both } from '#contract/languages.ts'
import { day } from './day.ts'
import type { Sample } from './sample.ts'

const groups = {
  accounts: { en: 'Accounts', ny: 'Maakaunti' },
  safety: { en: 'Cards and safety', ny: 'Makhadi ndi chitetezo' },
  phone: { en: 'Banking by phone', ny: 'Banki ya pa foni' },
  loans: { en: 'Loans', ny: 'Ngongole' },
  kyc: { en: 'KYC documents', ny: 'Zikalata za KYC' },
  exchange: { en: 'Changing money', ny: 'Kusintha ndalama' },
  transfers: { en: 'Transfers', ny: 'Kutumiza ndalama' },
  invest: { en: 'Investing', ny: 'Kuikiza ndalama' },
  rent: { en: 'Renting and owning', ny: 'Kubwereka ndi kukhala mwini' },
  shares: { en: 'Shareholders', ny: 'Eni masheya' },
} satisfies Record<string, Both>

type Row = [key: string, group: keyof typeof groups, brands: BrandId[], question: Both, answer: Both]

const rows: Row[] = [
  [
    'open-account',
    'accounts',
    ['bank'],
    {
      en: 'What do I need to open a savings account?',
      ny: 'Ndikufunika chiyani kuti nditsegule akaunti yosungira ndalama?',
    },
    {
      en: '<p>Your national ID or passport, proof of where you live, and a phone number. You can begin on the website, and finish at a branch.</p>',
      ny: '<p>Chiphaso cha unzika kapena pasipoti, umboni wa komwe mumakhala, ndi nambala ya foni. Mutha kuyambira pa intaneti, ndi kumaliza ku nthambi.</p>',
    },
  ],
  [
    'account-for-child',
    'accounts',
    ['bank'],
    { en: 'Can I open an account for a child?', ny: 'Kodi ndingatsegulire mwana akaunti?' },
    {
      en: '<p>Yes, with the birth certificate. A parent signs until the child is eighteen.</p>',
      ny: '<p>Inde, ndi satifiketi ya kubadwa. Kholo limasaina mpaka mwana atakwana zaka khumi ndi zisanu ndi zitatu.</p>',
    },
  ],
  [
    'interest-paid',
    'accounts',
    ['bank'],
    {
      en: 'When is interest on savings paid?',
      ny: 'Chiongola dzanja pa ndalama zosungidwa chimalipidwa liti?',
    },
    {
      en: '<p>It is worked out every day and paid on the last day of the month. See the rate and its date on the <a href="/fdhbankplc/exchangeRates">rates page</a>.</p>',
      ny: '<p>Chimawerengedwa tsiku lililonse ndi kulipidwa tsiku lomaliza la mwezi. Mlingo ndi tsiku lake zili pa <a href="/ny/fdhbankplc/exchangeRates">tsamba la mitengo</a>.</p>',
    },
  ],
  [
    'break-fixed',
    'accounts',
    ['bank'],
    {
      en: 'Can I end a fixed deposit early?',
      ny: 'Kodi ndingathetse akaunti ya nthawi yoikika nthawi isanakwane?',
    },
    {
      en: '<p>Yes. You lose a part of the interest, but you get all the money you paid in.</p>',
      ny: '<p>Inde. Mumataya gawo lina la chiongola dzanja; ndalama zomwe munasungitsa zimabwezedwa zonse.</p>',
    },
  ],
  [
    'dormant',
    'accounts',
    ['bank'],
    {
      en: 'I have not used my account for years. Is the money gone?',
      ny: 'Sindinagwiritse ntchito akaunti yanga kwa zaka. Kodi ndalama zapita?',
    },
    {
      en: '<p>No. Come to a branch with your ID. We open the account again with its balance.</p>',
      ny: '<p>Ayi. Bwerani ku nthambi ndi chiphaso chanu. Timatsegulanso akauntiyo ndi ndalama zake.</p>',
    },
  ],
  [
    'diaspora',
    'accounts',
    ['bank'],
    { en: 'Can I open an account from abroad?', ny: 'Kodi ndingatsegule akaunti ndili kunja?' },
    {
      en: '<p>Yes, the diaspora account. Have your documents certified at an embassy or by a notary and send pictures.</p>',
      ny: '<p>Inde, akaunti ya Amalawi okhala kunja. Tsimikizirani zikalata ku kazembe kapena kwa loya ndipo tumizani zithunzi.</p>',
    },
  ],
  [
    'lost-card',
    'safety',
    ['bank'],
    { en: 'I have lost my card. What do I do first?', ny: 'Ndataya khadi. Ndiyambe ndi chiyani?' },
    {
      en: '<p>Dial <strong>*525#</strong> from any phone and choose Block. It is free. Then tell a branch.</p>',
      ny: '<p>Imbani <strong>*525#</strong> pa foni iliyonse ndi kusankha Tsekani. Ndi kwaulere. Kenako uzani nthambi.</p>',
    },
  ],
  [
    'someone-asks-code',
    'safety',
    ['bank', 'holdings'],
    {
      en: 'Somebody from the bank asks for my code. Should I give it?',
      ny: 'Wina wa ku banki akufunsa nambala yanga yotsimikizira. Ndimuuze?',
    },
    {
      en: '<p>No. Nobody from the bank asks for a code or a PIN. Hang up and call a branch yourself.</p>',
      ny: '<p>Ayi. Palibe wa ku banki amene amafunsa nambala yotsimikizira kapena PIN. Dulani foni ndipo imbani ku nthambi nokha.</p>',
    },
  ],
  [
    'card-swallowed',
    'safety',
    ['bank'],
    { en: 'The machine has kept my card', ny: 'Makina otapira ndalama (ATM) asunga khadi langa' },
    {
      en: '<p>Do not let strangers help you. Block the card, and come to any branch with your ID. You can get a new card on the same day.</p>',
      ny: '<p>Musalole alendo kukuthandizani. Tsekani khadi, ndipo bwerani ku nthambi iliyonse ndi chiphaso chanu. Mutha kulandira khadi latsopano tsiku lomwelo.</p>',
    },
  ],
  [
    'wrong-transfer',
    'phone',
    ['bank'],
    { en: 'I sent money to the wrong number', ny: 'Ndatumiza ndalama ku nambala yolakwika' },
    {
      en: '<p>Tell us at once with the message you received. We ask the receiver to send it back. By law we cannot take it back unless they agree.</p>',
      ny: '<p>Tiuzeni nthawi yomweyo ndi uthenga womwe mwalandira. Timapempha wolandirayo kuti aibweze. Malamulo satilola kutenga ngati iye sanavomere.</p>',
    },
  ],
  [
    'no-data',
    'phone',
    ['bank'],
    { en: 'Do I need internet for *525#?', ny: 'Kodi *525# imafuna intaneti?' },
    {
      en: '<p>No, it works on every phone that can make calls.</p>',
      ny: '<p>Ayi, imagwira ntchito pa foni iliyonse yoimbira.</p>',
    },
  ],
  [
    'forgot-pin',
    'phone',
    ['bank'],
    { en: 'I have forgotten my PIN', ny: 'Ndaiwala PIN yanga' },
    {
      en: '<p>Come to a branch with your ID and your phone. A PIN is never sent by text.</p>',
      ny: '<p>Bwerani ku nthambi ndi chiphaso ndi foni yanu. PIN siitumizidwa pa uthenga.</p>',
    },
  ],
  [
    'agent-charges',
    'phone',
    ['bank'],
    {
      en: 'How do I know that an agent charges the right amount?',
      ny: 'Ndingadziwe bwanji kuti ejenti wandilipiritsa moyenera?',
    },
    {
      en: '<p>The list of charges is on the agent’s wall and on our tariffs page. Deposits are free.</p>',
      ny: '<p>Mndandanda wa mitengo uli pa khoma la ejenti ndi pa tsamba lathu la mitengo ya ntchito. Kusungitsa ndi kwaulere.</p>',
    },
  ],
  [
    'loan-most',
    'loans',
    ['bank'],
    {
      en: 'How much can I borrow, and for how long?',
      ny: 'Ndingabwereke ndalama zingati, ndi kwa nthawi yaitali bwanji?',
    },
    {
      en: '<ul><li>Executive Loan Scheme: up to 5 million kwacha, up to 36 months.</li><li>Employer Supported Loans: up to 24 months.</li><li>Amayi Atakate: up to 5 million kwacha, up to 24 months.</li><li>Working capital: up to 36 months. Overdraft: up to 12 months.</li></ul>',
      ny: '<ul><li>Ngongole ya akuluakulu a ntchito: mpaka 5 miliyoni kwacha, mpaka miyezi 36.</li><li>Yothandizidwa ndi wolemba ntchito: mpaka miyezi 24.</li><li>Amayi Atakate: mpaka 5 miliyoni kwacha, mpaka miyezi 24.</li><li>Ngongole ya mpamba: mpaka miyezi 36. Overdraft: mpaka miyezi 12.</li></ul>',
    },
  ],
  [
    'instaloan-who',
    'loans',
    ['bank'],
    { en: 'Who can get an Instaloan?', ny: 'Ndani angapemphe Instaloan?' },
    {
      en: '<p>Employees who have been with the same employer for more than 12 months.</p>',
      ny: '<p>Ogwira ntchito omwe akhala ndi wolemba ntchito mmodzi kupitirira miyezi 12.</p>',
    },
  ],
  [
    'amayi-conditions',
    'loans',
    ['bank'],
    { en: 'What are the conditions of Amayi Atakate?', ny: 'Zofunika pa Amayi Atakate ndi chiyani?' },
    {
      en: '<p>A business account for at least 6 months and management accounts for 12 months.</p>',
      ny: '<p>Akaunti ya bizinesi kwa miyezi yosachepera 6 ndi maakaunti a bizinesi a miyezi 12.</p>',
    },
  ],
  [
    'repay-early',
    'loans',
    ['bank'],
    { en: 'Can I repay early?', ny: 'Kodi ndingabweze ngongole nthawi isanakwane?' },
    {
      en: '<p>Yes, at any time and free of charge. You pay no interest for the months that are left.</p>',
      ny: '<p>Inde, nthawi iliyonse ndi mwaulere. Simulipira chiongola dzanja cha miyezi yotsala.</p>',
    },
  ],
  [
    'kyc-why',
    'kyc',
    ['bank'],
    { en: 'Why am I asked for documents again?', ny: 'N’chifukwa chiyani ndikufunsidwanso zikalata?' },
    {
      en: '<p>By law banks must keep them up to date. We ask again when your ID expires, when you move house, and every few years.</p>',
      ny: '<p>Malamulo amafuna kuti mabanki azikhala ndi zatsopano. Timafunsanso chiphaso chikatha nthawi, mukasamuka, ndiponso pakapita zaka zingapo.</p>',
    },
  ],
  [
    'kyc-formats',
    'kyc',
    ['bank'],
    { en: 'What kind of files can I send?', ny: 'Ndingatumize mafayilo otani?' },
    {
      en: '<p>PDF, JPEG, PNG or WebP, up to 10 MB each. A clear picture from your phone is enough.</p>',
      ny: '<p>PDF, JPEG, PNG kapena WebP, osapitirira 10 MB iliyonse. Chithunzi choonekera bwino cha pa foni n’chokwanira.</p>',
    },
  ],
  [
    'kyc-interrupted',
    'kyc',
    ['bank'],
    {
      en: 'The network dropped while I was sending. Must I begin again?',
      ny: 'Netiweki inaduka ndikutumiza. Ndiyambirenso?',
    },
    {
      en: '<p>No. Within 24 hours you can continue where you stopped.</p>',
      ny: '<p>Ayi. Pasanathe maola 24 mutha kupitiriza pomwe munalekera.</p>',
    },
  ],
  [
    'which-rate',
    'exchange',
    ['bureau', 'bank'],
    { en: 'Which rate is mine, buying or selling?', ny: 'Mtengo wanga ndi wogula kapena wogulitsa?' },
    {
      en: '<p>If you bring us foreign money, look at buying. If you want foreign money, look at selling.</p>',
      ny: '<p>Mukatibweretsera ndalama zakunja, onani wogula. Mukafuna ndalama zakunja, onani wogulitsa.</p>',
    },
  ],
  [
    'rates-when',
    'exchange',
    ['bureau'],
    { en: 'When do the rates change?', ny: 'Mitengo imasintha liti?' },
    {
      en: '<p>Every morning, and sometimes again during the day. The time is always shown.</p>',
      ny: '<p>M’mawa uliwonse, ndipo nthawi zina masananso. Nthawi yake imaonetsedwa nthawi zonse.</p>',
    },
  ],
  [
    'old-notes',
    'exchange',
    ['bureau'],
    { en: 'Do you take old or torn notes?', ny: 'Kodi mumalandira ndalama zakale kapena zong’ambika?' },
    {
      en: '<p>Often, but not all, and sometimes at a lower rate. Ask at the counter.</p>',
      ny: '<p>Kawirikawiri, koma osati zonse, ndipo nthawi zina pa mtengo wotsika. Funsani ku kaunta.</p>',
    },
  ],
  [
    'travel-papers',
    'exchange',
    ['bureau'],
    {
      en: 'What do I bring to buy currency for a journey?',
      ny: 'Ndibwere ndi chiyani kuti ndigule ndalama za ulendo?',
    },
    {
      en: '<p>Passport, visa where one is needed, and the ticket.</p>',
      ny: '<p>Pasipoti, viza ngati ikufunika, ndi tikiti.</p>',
    },
  ],
  [
    'receive-what',
    'transfers',
    ['bureau'],
    { en: 'How do I receive a transfer?', ny: 'Ndingalandire bwanji ndalama zotumizidwa?' },
    {
      en: '<p>With the transfer number, your ID, and the sender’s name as on the slip. Receiving is free.</p>',
      ny: '<p>Ndi nambala ya ndalamazo, chiphaso chanu, ndi dzina la wotumiza monga lili pa pepala. Kulandira ndi kwaulere.</p>',
    },
  ],
  [
    'name-differs',
    'transfers',
    ['bureau'],
    { en: 'The name on the slip is not quite mine', ny: 'Dzina la pa pepala silikufanana ndi langa' },
    {
      en: '<p>Ask the sender to correct it with the transfer company before you come.</p>',
      ny: '<p>Pemphani wotumiza kuti akonze ndi kampani yotumizira musanabwere.</p>',
    },
  ],
  [
    'repo-risk',
    'invest',
    ['discount'],
    {
      en: 'What if First Discount House does not buy the treasury bill back?',
      ny: 'Nanga First Discount House ikapanda kugulanso bilu ya boma?',
    },
    {
      en: '<p>Then you keep the treasury bill. It was in your name from the first day.</p>',
      ny: '<p>Bilu ya boma imakhala yanu. Inali m’dzina lanu kuyambira tsiku loyamba.</p>',
    },
  ],
  [
    'repo-least',
    'invest',
    ['discount'],
    {
      en: 'What is the difference between a REPO and a Reverse REPO?',
      ny: 'REPO ndi Reverse REPO zimasiyana bwanji?',
    },
    {
      en: '<p>In a REPO you bring cash and hold a treasury bill. In a Reverse REPO you bring a treasury bill and receive cash.</p>',
      ny: '<p>Mu REPO mumabweretsa ndalama ndi kusunga bilu ya boma. Mu Reverse REPO mumabweretsa bilu ya boma ndi kulandira ndalama.</p>',
    },
  ],
  [
    'education-change',
    'invest',
    ['discount'],
    {
      en: 'Can I pause payments into the education fund?',
      ny: 'Kodi ndingaimitse kaye kulipira ku thumba la maphunziro?',
    },
    {
      en: '<p>Yes, for up to six months. The money you paid in keeps earning.</p>',
      ny: '<p>Inde, mpaka miyezi isanu ndi umodzi. Ndalama zomwe munalipira zimapitiriza kupindula.</p>',
    },
  ],
  [
    'gratuity-own',
    'invest',
    ['discount'],
    {
      en: 'Is the gratuity fund part of the employer’s money?',
      ny: 'Kodi thumba la gilatuwite ndi gawo la ndalama za wolemba ntchito?',
    },
    {
      en: '<p>No. It is kept separately, so the money is there when staff must be paid.</p>',
      ny: '<p>Ayi. Limasungidwa padera, choncho ndalama zimakhalapo pa nthawi yolipira antchito.</p>',
    },
  ],
  [
    'repair',
    'rent',
    ['properties'],
    { en: 'How do I report a repair?', ny: 'Ndinganene bwanji kuti nyumba ikufunika kukonza?' },
    {
      en: '<p>By phone or at the office. You get a number and a date. We repair water and electricity within 24 hours.</p>',
      ny: '<p>Pa foni kapena ku ofesi. Mumalandira nambala ndi tsiku. Timakonza madzi ndi magetsi pasanathe maola 24.</p>',
    },
  ],
  [
    'deposit-back',
    'rent',
    ['properties'],
    { en: 'When do I get my deposit back?', ny: 'Ndalama ya chikole ndidzailandira liti?' },
    {
      en: '<p>Within ten working days after we have checked the rooms together.</p>',
      ny: '<p>Pasanathe masiku khumi ogwira ntchito titayendera zipinda limodzi.</p>',
    },
  ],
  [
    'valuation-time',
    'rent',
    ['properties'],
    {
      en: 'How long does a valuation take?',
      ny: 'Kuwerengera mtengo wa malo kumatenga nthawi yaitali bwanji?',
    },
    {
      en: '<p>About ten working days after the visit, if the documents are at hand.</p>',
      ny: '<p>Pafupifupi masiku khumi ogwira ntchito pambuyo pa ulendo, zikalata zikakhalapo.</p>',
    },
  ],
  [
    'who-owns',
    'shares',
    ['holdings', 'bank'],
    { en: 'Who owns the bank?', ny: 'Eni banki ndi ndani?' },
    {
      en: '<p>Its largest shareholder is the holding company. The page <a href="/fdhbankplc/shareholding">Shareholding</a> names all of them, their shares and the day the bank was listed.</p>',
      ny: '<p>Kampani yaikulu ndi imene ili ndi masheya ambiri. Tsamba la <a href="/fdhbankplc/shareholding">Umwini wa masheya</a> limatchula eni ake onse, magawo awo ndi tsiku limene banki inalembetsedwa pa msika wa masheya.</p>',
    },
  ],
  [
    'dividend-how',
    'shares',
    ['holdings'],
    { en: 'How is a dividend paid?', ny: 'Gawo la phindu limalipidwa bwanji?' },
    {
      en: '<p>Into the account on the share register, on the day that the notice names, after withholding tax.</p>',
      ny: '<p>Limalowa mu akaunti yomwe ili m’kaundula wa eni masheya, pa tsiku lomwe chidziwitso chimatchula, msonkho utachotsedwa.</p>',
    },
  ],
  [
    'complain',
    'shares',
    ['holdings', 'bank', 'bureau', 'discount', 'properties'],
    { en: 'Where do I complain?', ny: 'Ndingapereke dandaulo kuti?' },
    {
      en: '<p>At any branch or on the contact page. You get an answer within two working days.</p>',
      ny: '<p>Ku nthambi iliyonse kapena pa tsamba la lumikizanani nafe. Mumalandira yankho pasanathe masiku awiri ogwira ntchito.</p>',
    },
  ],
]

/** Sample questions and answers, in groups. */
export const sample: Sample<'faqs'> = (now) =>
  rows.map(([key, group, about, question, answer], index) => ({
    key,
    published_at: day(now, -300 + index),
    body: {
      question,
      answer,
      group: key === 'complain' ? { en: 'Complaints', ny: 'Madandaulo' } : groups[group],
      brands: about,
      position: index + 1,
    },
  }))
