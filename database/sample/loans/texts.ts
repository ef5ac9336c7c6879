import type { BodyOf } from '#contract/registry.ts'
import { askUs, both, findBranch } from '../both.ts'

type LoanText = Pick<
  BodyOf<'loans'>,
  'type' | 'search_title' | 'summary' | 'lede' | 'about' | 'example' | 'next' | 'instalments'
>

/** What each loan's page says beside its terms and lists, by slug. */
export const loanTexts: Readonly<Record<string, LoanText>> = {
  'executive-loan-scheme': {
    type: 'Executive Loan Scheme',
    search_title: both(
      'Executive Loan Scheme for managers and professionals',
      'Ngongole ya akuluakulu a ntchito: ya mameneja ndi akatswiri',
    ),
    summary: both(
      'The Executive Loan Scheme of FDH Bank PLC: limit, term, today’s rate and fees, requirements, benefits and how to apply from your office.',
      'Ngongole ya akuluakulu a ntchito ya FDH Bank PLC: malire, nthawi, mlingo ndi zolipirira za pano, zofunika, ubwino wake ndi mmene mungapemphere muli ku ofesi.',
    ),
    lede: both(
      'For big plans that one month’s salary cannot pay for.',
      'Ya zolinga zazikulu zomwe malipiro a mwezi umodzi sangakwanire.',
    ),
    about: [
      both(
        'You need a regular salary, not a house. We look at how long your salary has been paid into the bank, and what is already deducted. At least half of your take-home pay must be left for you.',
        'Mumafunika malipiro a pamwezi okhazikika, osati nyumba. Timaona nthawi yomwe malipiro anu akhala akulowa ku banki, ndi zomwe zikuchotsedwa kale. Theka kapena kuposa la malipiro omwe mumalandira liyenera kutsala ndi inu.',
      ),
    ],
    example: both(
      'Typical uses: the roof and finishing of a house, a master’s degree, a car bought second-hand, or paying off three expensive loans with one cheaper loan.',
      'Zomwe anthu ambiri amachita nayo: denga ndi kumaliza nyumba, digiri yachiwiri, galimoto yogwiritsidwapo ntchito, kapena kubweza ngongole zitatu zodula ndi imodzi yotsika mtengo.',
    ),
    next: [findBranch, askUs],
    instalments: true,
  },
  'employer-supported-loans': {
    type: 'Employer Supported Loans',
    search_title: both(
      'Employer Supported Loans: deducted from the salary',
      'Ngongole zothandizidwa ndi wolemba ntchito: zochotsedwa pa malipiro',
    ),
    summary: both(
      'Employer Supported Loans: borrow under your employer’s agreement with FDH Bank PLC, with the instalment deducted from the salary. Terms and documents.',
      'Ngongole zothandizidwa ndi wolemba ntchito: bwerekani pa mgwirizano wa wolemba ntchito wanu ndi FDH Bank PLC; ndalama zobweza zimachotsedwa pa malipiro. Mlingo, malire ndi zikalata.',
    ),
    lede: both(
      'Your employer signs once. After that, every colleague can borrow with fewer documents.',
      'Wolemba ntchito wanu amasaina kamodzi. Kenako wantchito aliyense angabwereke ndi zikalata zochepa.',
    ),
    about: [
      both(
        'Your employer pays the instalment from your salary. So the risk is lower, and the rate is lower too. If you change jobs, tell us before your last pay day: the loan moves with you to the new employer, or to an instruction on your account.',
        'Wolemba ntchito amabweza kuchokera pa malipiro anu. Choncho chiopsezo n’chochepa, ndipo mlingo nawonso n’ngwotsika. Mukasintha ntchito, tiuzeni musanalandire malipiro omaliza: ngongole imapita nanu kwa wolemba ntchito watsopano, kapena imachotsedwa mu akaunti yanu.',
      ),
    ],
    example: both(
      'A teacher paying a child’s boarding fees in January, or a nurse who buys a motorcycle for the night shift.',
      'Mphunzitsi wolipira fizi ya bodingi m’Januwale, kapena namwino wogula njinga yamoto ya ntchito ya usiku.',
    ),
    next: [
      {
        name: both('Forms for individuals', 'Mafomu a munthu payekha'),
        to: '/fdhbankplc/documents?group=Personal+Account#bank',
      },
      askUs,
    ],
    instalments: true,
  },
  'amayi-atakate': {
    type: 'Amayi Atakate',
    search_title: both(
      'Amayi Atakate: the loan for women in business',
      'Amayi Atakate: ngongole ya amayi a bizinesi',
    ),
    summary: both(
      'Amayi Atakate lends to women who own a business: 6 months with a business account, 12 months of management accounts, training, and terms.',
      'Amayi Atakate imakongoza amayi eni bizinesi: miyezi 6 ya akaunti ya bizinesi, miyezi 12 ya maakaunti a bizinesi, maphunziro ndi mlingo wake.',
    ),
    lede: both(
      'A loan for women who trade, made for the way they work.',
      'Ngongole ya amayi ochita malonda, yogwirizana ndi mmene amagwirira ntchito.',
    ),
    about: [
      both(
        'Amayi Atakate means “may women prosper”. You need no title deed. You need a business account for six months and your own records for a year. A notebook is enough if you write in it every day.',
        'Amayi Atakate kutanthauza kuti amayi atukuke. Simufunika chikalata cha umwini wa malo. Mumafunika akaunti ya bizinesi ya miyezi isanu ndi umodzi ndi zolemba zanu za chaka chimodzi. Kope n’lokwanira ngati mumalembamo tsiku lililonse.',
      ),
      both(
        'First there are two afternoons of training on prices and book-keeping. You can bring your baby. Later an officer visits your business twice to help you.',
        'Poyamba pamakhala masana awiri a maphunziro oika mitengo ndi kusunga mabuku. Mutha kubwera ndi mwana wanu. Kenako wogwira ntchito amayendera bizinesi yanu kawiri kuti akuthandizeni.',
      ),
    ],
    example: both(
      'Stock before Christmas, a second sewing machine, a freezer for fish, or a stand with a roof.',
      'Katundu wa Khirisimasi, makina achiwiri osokera, firiji ya nsomba, kapena malo ogulitsira okhala ndi denga.',
    ),
    next: [
      findBranch,
      { name: both('SME banking', 'Banki ya ma SME'), to: '/fdhbankplc/bankaccounts?type=Current+Account' },
      askUs,
    ],
    instalments: true,
  },
  instaloans: {
    type: 'Instaloans',
    search_title: both(
      'Instaloans: a small loan, answered the same day',
      'Instaloans: ngongole yaing’ono, yankho tsiku lomwelo',
    ),
    summary: both(
      'Instaloans of FDH Bank PLC for employees with more than 12 months at the same employer: limit, months, rate, and how to ask on *525#.',
      'Instaloans za FDH Bank PLC za ogwira ntchito opitirira miyezi 12 kwa wolemba ntchito yemweyo: malire, miyezi, mlingo ndi kupempha pa *525#.',
    ),
    lede: both('When you cannot wait for payday.', 'Ya zinthu zosadikira kutha kwa mwezi.'),
    about: [
      both(
        'An Instaloan is quick: your salary is paid into the bank, and you have worked for your employer for more than a year. It is also our most expensive loan. If you can wait, ask your employer about a supported loan first.',
        'Instaloan imafulumira: malipiro anu amalowa ku banki, ndipo mwagwira ntchito kwa wolemba ntchito wanu kupitirira chaka. Ndiyonso yodula kwambiri pa ngongole zathu. Ngati mungadikire, yambani kufunsa wolemba ntchito za ngongole yothandizidwa.',
      ),
    ],
    example: both(
      'A hospital bill, a funeral far away or an examination fee.',
      'Bilu ya ku chipatala, maliro akutali kapena fizi ya mayeso.',
    ),
    next: [
      { name: both('Ufulu *525#', 'Ufulu *525#'), to: '/fdhbankplc/bankproducts/digitalbanking/ufulu525' },
      findBranch,
    ],
    instalments: true,
  },
  'working-capital': {
    type: 'Working Capital',
    search_title: both(
      'Working Capital: stock, wages and orders',
      'Ngongole ya mpamba: katundu, antchito ndi ma oda',
    ),
    summary: both(
      'The Working Capital loan for sole proprietors, SMEs and companies: what the bank asks for, how you repay, and today’s terms.',
      'Ngongole ya mpamba ya bizinesi ya munthu mmodzi, ma SME ndi makampani: zomwe banki imafunsa, mmene mumabwezera, ndi mlingo wa lero.',
    ),
    lede: both(
      'For the time between buying goods and being paid.',
      'Ya nthawi ya pakati pogula katundu ndi kulipidwa.',
    ),
    about: [
      both(
        'A good business can run out of money for some months: seed is bought in November and tobacco is sold in May. This loan helps you in between. We look at twelve months of money in and money out, and you repay in the months when money comes in.',
        'Bizinesi yabwino ingasowe ndalama kwa miyezi ingapo: mbewu imagulidwa mu Novembala ndipo fodya amagulitsidwa mu Meyi. Ngongole iyi imakuthandizani pakati pake. Timaona ndalama zolowa ndi zotuluka za miyezi khumi ndi iwiri, ndipo mumabweza m’miyezi yomwe ndalama zimalowa.',
      ),
    ],
    example: both(
      'A miller who buys maize at harvest, a printer with a school-book order, a builder who pays wages before the client pays.',
      'Wa chigayo wogula chimanga pa nthawi yokolola, wosindikiza yemwe ali ndi oda ya mabuku a sukulu, womanga nyumba wolipira antchito asanalipidwe.',
    ),
    next: [
      {
        name: both('Contract bonds', 'Zitsimikizo za mgwirizano'),
        to: '/fdhbankplc/bankproducts?type=Contract+Bonds',
      },
      {
        name: both('Corporate and institutional banking', 'Banki ya makampani ndi mabungwe'),
        to: '/fdhbankplc/cib',
      },
    ],
    instalments: true,
  },
  overdraft: {
    type: 'Overdraft',
    search_title: both('Overdraft on a current account', 'Overdraft (ngongole ya pa akaunti)'),
    summary: both(
      'An Overdraft lets a current account go below zero up to a limit, for at most a year at a time: who gets it, what it costs, how it is reviewed.',
      'Overdraft imalola akaunti ya kalenti kupitirira ziro mpaka malire, chaka chimodzi pa nthawi: ndani amaipeza, mtengo wake ndi mmene imaunikidwira.',
    ),
    lede: both(
      'Extra money on your account when you need it. You pay interest only while you use it.',
      'Ndalama zowonjezera pa akaunti mukazifuna. Mumalipira chiongola dzanja pokhapokha mukuzigwiritsa ntchito.',
    ),
    about: [
      both(
        'You pay no monthly instalment. Each evening the bank looks at how much you have used and charges interest for that day only. If you use the overdraft all the time, a loan is cheaper, and we will tell you.',
        'Simulipira ndalama zobweza pa mwezi. Madzulo aliwonse banki imaona zomwe mwagwiritsa ntchito ndipo imalipiritsa chiongola dzanja cha tsiku limenelo lokha. Ngati mumagwiritsa ntchito overdraft nthawi zonse, ngongole ndi yotsika mtengo, ndipo tidzakuuzani.',
      ),
    ],
    example: both(
      'Rent that falls due three days before the salary, or a customer who pays in sixty days instead of thirty.',
      'Lendi yofunika kutatsala masiku atatu kuti malipiro abwere, kapena kasitomala wolipira pa masiku makumi asanu ndi limodzi m’malo mwa makumi atatu.',
    ),
    next: [
      {
        name: both('Current Account', 'Akaunti ya kalenti'),
        to: '/fdhbankplc/bankaccounts?type=Current+Account',
      },
      askUs,
    ],
    instalments: false,
  },
}
