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
      'Executive Loan Scheme: ngongole ya mameneja ndi akatswiri',
    ),
    summary: both(
      'The Executive Loan Scheme of FDH Bank PLC: limit, term, today’s rate and fees, requirements, benefits and how to apply from your office.',
      'Executive Loan Scheme ya FDH Bank PLC: malire, nthawi, mlingo ndi zolipirira za pano, zofunika, ubwino wake ndi mmene mungapemphere muli ku ofesi.',
    ),
    lede: both(
      'For big plans that one month’s salary cannot pay for.',
      'Ya zolinga zazikulu zomwe malipiro a mwezi umodzi sangakwanire.',
    ),
    about: [
      both(
        'You need a regular salary, not a house. We look at how long your salary has been paid into the bank, and what is already deducted. At least half of your take-home pay must stay with you.',
        'Timakongoza potengera malipiro okhazikika osati nyumba. Timaona nthawi yomwe malipiro anu akhala akudutsa ku banki, zomwe zikuchotsedwa kale, ndi zomwe zidzatsale m’manja mwanu: theka kapena kuposa la zomwe mumalandira.',
      ),
    ],
    example: both(
      'Typical uses: the roof and finishing of a house, a master’s degree, a car bought second-hand, or paying off three dearer loans with one.',
      'Anthu ambiri amaigwiritsa ntchito pa malata ndi kumaliza nyumba, digiri yachiwiri, galimoto yogwiritsidwapo ntchito, kapena kubweza ngongole zitatu zodula ndi imodzi.',
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
      'Ngongole zothandizidwa ndi wolemba ntchito: bwerekani kudzera mu mgwirizano wa abwana anu ndi FDH Bank PLC. Mlingo, malire ndi zikalata.',
    ),
    lede: both(
      'Your employer signs once. After that, every colleague can borrow with fewer documents.',
      'Abwana anu amasaina kamodzi. Kenako wantchito aliyense angabwereke ndi zikalata zochepa.',
    ),
    about: [
      both(
        'Because the instalment never passes through your hands, the risk is lower, and so is the margin. If you change jobs, tell us before your last pay day: the loan moves with you to the new employer, or to an instruction on your account.',
        'Popeza ndalama zobweza sizidutsa m’manja mwanu, zoopsa ndi zochepa ndipo mlingonso umatsika. Mukasintha ntchito, tiuzeni musanalandire malipiro omaliza: ngongole imapita nanu kwa abwana atsopano, kapena imachotsedwa mu akaunti yanu.',
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
        'Chomwe chimawerengedwa ndi bizinesi, osati chikalata cha malo: akaunti ya m’dzina lake kwa miyezi isanu ndi umodzi ndi zolemba zanu za chaka chimodzi, ngakhale mu kope, bola zolembedwa tsiku ndi tsiku.',
      ),
      both(
        'First there are two afternoons of training on prices and book-keeping. You can bring your baby. Later an officer visits your business twice to help you.',
        'Ndalama zisanabwere pamakhala masana awiri a maphunziro, a kuika mitengo ndi kusunga mabuku, pali malo a mwana. Kenako ofisala amadzaona malonda kawiri; amabwera kudzathandiza, osati kudzatolera.',
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
    lede: both('For what cannot wait until the end of the month.', 'Ya zinthu zosadikira kutha kwa mwezi.'),
    about: [
      both(
        'An Instaloan is quick: your salary is paid into the bank, and you have worked for your employer for more than a year. It is also our most expensive loan. If you can wait, ask your employer about a supported loan first.',
        'Instaloan imafulumira chifukwa mafunso ndi ochepa: malipiro anu amalowa ku banki, ndipo mwakhala ndi abwana anu kupitirira chaka. Ndiyonso yodula kwambiri pa ngongole zathu. Ngati zingadikire, yambani kufunsa abwana za ngongole yothandizidwa.',
      ),
    ],
    example: both(
      'A hospital bill, a funeral far away or an examination fee.',
      'Bilu ya ku chipatala, maliro akutali, fizi ya mayeso yokhala ndi tsiku lomaliza.',
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
      'Ngongole ya mpamba ya bizinesi ya munthu mmodzi, ma SME ndi makampani: zofunika, kubweza kotsata nyengo, ndi mlingo womwe ukugwira ntchito.',
    ),
    lede: both(
      'For the time between buying goods and being paid.',
      'Ya nthawi ya pakati pogula katundu ndi kulipidwa.',
    ),
    about: [
      both(
        'A good business can run out of money for some months: seed is bought in November and tobacco is sold in May. This loan helps you in between. We look at twelve months of money in and money out, and you repay in the months when money comes in.',
        'Bizinesi ingakhale yathanzi koma n’kuuma, chifukwa mbewu imagulidwa m’Novembala ndipo fodya amagulitsidwa m’Meyi. Ngongole iyi ndi ya mpata wotero. Timaona ndalama zolowa ndi zotuluka za miyezi khumi ndi iwiri, ndipo kubweza timakuika pomwe ndalama zimalowa.',
      ),
    ],
    example: both(
      'A miller who buys maize at harvest, a printer with a school-book order, a builder who pays wages before the certificate is honoured.',
      'Wa chigayo wogula chimanga pokolola, wosindikiza mabuku a sukulu, kapena womanga nyumba wolipira antchito asanalipidwe.',
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
    search_title: both('Overdraft on a current account', 'Overdraft (ngongole ya pa akaunti ya kalenti)'),
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
        'Palibe kulandira kamodzi ndipo palibe kubweza kwa mwezi. Malire amakhala okonzeka; madzulo aliwonse banki imaona mmene akaunti yapitirira ziro, ndipo imalipiritsa tsiku lomwelo lokha. Overdraft yosabwerera pa ziro yasanduka ngongole, ndipo ngongole ingatsike mtengo: tikuuzani.',
      ),
    ],
    example: both(
      'Rent that falls due three days before the salary, or a customer who pays in sixty days instead of thirty.',
      'Lendi yofunika kutatsala masiku atatu kuti malipiro abwere, kapena kasitomala wolipira pa masiku 60 m’malo mwa 30.',
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
