import type { SampleDocument } from './sample-document.ts'

/** Public documents that are no reports: notices, and others. */
export const noticeDocuments: ['Notice' | 'Other', SampleDocument][] = [
  [
    'Notice',
    {
      name: 'notice-agm-2026',
      brand: 'bank',
      language: 'en',
      dated: '2026-05-29',
      title: {
        en: 'Notice of the annual general meeting 2026',
        ny: 'Chidziwitso cha msonkhano wa pachaka wa eni masheya 2026',
      },
      lines: [
        'Place and time:',
        'Shareholders are invited to the annual general meeting on Friday 26 June 2026 at 10:00 in the sample hall, Blantyre, and by video.',
        'Agenda:',
        '1. Minutes of the last meeting. 2. Financial statements and the auditor’s report. 3. Dividend. 4. Election of directors. 5. Appointment of the auditor.',
        'Voting by proxy:',
        'A shareholder who cannot come may name a proxy on the form attached, which must reach the transfer secretary 48 hours before.',
      ],
      fields: ['Shareholder', 'Number of shares', 'Proxy', 'Signature and date'],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-agm-2025',
      brand: 'bank',
      language: 'en',
      dated: '2025-05-30',
      title: {
        en: 'Notice of the annual general meeting 2025',
        ny: 'Chidziwitso cha msonkhano wa pachaka wa eni masheya 2025',
      },
      lines: [
        'Place and time:',
        'The meeting is held on Friday 27 June 2025 at 14:00 in the sample hall, Lilongwe.',
        'Agenda:',
        'Statements, dividend, re-election of two directors who retire by rotation, and the directors’ fees.',
      ],
      fields: ['Shareholder', 'Proxy', 'Signature'],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-dividend-final-2025',
      brand: 'bank',
      language: 'en',
      dated: '2026-06-30',
      title: { en: 'Final dividend for 2025: dates', ny: 'Gawo lomaliza la phindu la 2025: masiku ake' },
      lines: [
        'Dates:',
        'Last day to trade with the dividend: 10 July 2026. Register closes: 15 July 2026. Payment: 24 July 2026.',
        'How it is paid:',
        'Into the account on the register, after withholding tax. Shareholders without a bank account on the register are asked to name one.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-dividend-interim-2026',
      brand: 'bank',
      language: 'en',
      dated: '2026-09-14',
      title: { en: 'Interim dividend 2026: dates', ny: 'Gawo loyamba la phindu la 2026: masiku ake' },
      lines: [
        'Dates:',
        'Last day to trade with the dividend: 25 September 2026. Register closes: 30 September 2026. Payment: 9 October 2026.',
        'Unclaimed dividends:',
        'Dividends of earlier years can still be claimed with proof of identity.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-dividend-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-09-15',
      title: { en: 'Interim dividend 2026, in Chichewa', ny: 'Gawo loyamba la phindu la 2026' },
      lines: [
        'Masiku:',
        'Tsiku lomaliza kugula kapena kugulitsa sheya ndi gawo la phindu: 25 Seputembala 2026. Kutseka kaundula: 30 Seputembala 2026. Kulipira: 9 Okutobala 2026.',
        'Mmene mudzalandirire:',
        'Ndalama zidzalowa mu akaunti yomwe ili m’kaundula wa eni masheya, msonkho utachotsedwa.',
        'Magawo osalandiridwa:',
        'Magawo a phindu a zaka zapitazo mutha kuwalandirabe ndi chiphaso chanu.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-tariffs-2026',
      brand: 'bank',
      language: 'en',
      dated: '2026-09-01',
      title: {
        en: 'Change of tariffs from October 2026',
        ny: 'Kusintha kwa mitengo ya ntchito kuyambira Okutobala 2026',
      },
      lines: [
        'What changes:',
        'The charge for a duplicate statement at the counter rises; statements by e-mail stay free. Withdrawals at an agent are charged in three bands instead of five.',
        'Notice period:',
        'Customers are told thirty days before a charge rises, as the regulator’s rules on consumer protection ask.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-kyc-renewal',
      brand: 'bank',
      language: 'en',
      dated: '2026-07-13',
      title: { en: 'Renewing your KYC documents', ny: 'Kukonzanso zikalata zanu za KYC' },
      lines: [
        'Who is asked:',
        'Every customer whose identity document has run out, or whose documents are older than five years.',
        'How:',
        'On the website with a one-time code, or at any branch. The bank never asks for a PIN or for the code itself.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-kyc-renewal-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2026-07-13',
      title: { en: 'Renewing your KYC documents, in Chichewa', ny: 'Kukonzanso zikalata za KYC' },
      lines: [
        'Ndani akufunsidwa:',
        'Kasitomala aliyense yemwe chiphaso chake chatha nthawi, kapena yemwe zikalata zake zapitirira zaka zisanu.',
        'Mmene mungachitire:',
        'Pa intaneti ndi nambala yotsimikizira, kapena ku nthambi iliyonse. Banki siifunsa PIN kapena nambala yotsimikizirayo.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-holdings-results-date',
      brand: 'holdings',
      language: 'en',
      dated: '2026-08-03',
      title: {
        en: 'Trading statement and date of the half-year results',
        ny: 'Chidziwitso cha tsiku lotulutsa zotsatira za theka la chaka',
      },
      lines: [
        'Date:',
        'The half-year results are published on 28 August 2026. Until then directors and staff with knowledge of them may not trade in the share.',
        'Meeting for investors:',
        'A presentation follows on the same day, with a recording on the page for investor relations.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-bureau-hours',
      brand: 'bureau',
      language: 'en',
      dated: '2026-04-02',
      title: {
        en: 'Bureau counters over the Easter days',
        ny: 'Nthawi yotsegula makaunta osinthira ndalama pa masiku a Pasaka',
      },
      lines: [
        'Hours:',
        'The counters at the airports stay open from 07:00 to 19:00. All others close from Good Friday to Easter Monday.',
        'Rates:',
        'The rates of the last working day stay in force until the next quotation.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-discount-maturities',
      brand: 'discount',
      language: 'en',
      dated: '2026-02-16',
      title: {
        en: 'Maturities that fall on a public holiday',
        ny: 'Zoikizidwa zomwe nthawi yake ikutha pa tsiku la tchuthi',
      },
      lines: [
        'Rule:',
        'A repurchase agreement that matures on a day when the market is closed is paid on the next working day, with the interest of the days between.',
        'Example with sample figures:',
        'MK 10,000,000 at 14% for 91 days brings MK 349,041.10; two more days bring MK 7,671.23.',
      ],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-properties-tender',
      brand: 'properties',
      language: 'en',
      dated: '2026-03-09',
      title: {
        en: 'Invitation to register as a maintenance contractor',
        ny: 'Kuitana makontrakitala okonza nyumba kuti alembetse',
      },
      lines: [
        'Trades:',
        'Plumbing, electrical work, painting, roofing, security and gardens, in all three regions.',
        'To be handed in:',
        'Registration, tax clearance, two references from clients and proof of insurance.',
      ],
      fields: ['Company', 'Trade', 'Districts served', 'Contact'],
    },
  ],
  [
    'Notice',
    {
      name: 'notice-audit-tender',
      brand: 'holdings',
      language: 'en',
      dated: '2025-10-20',
      title: {
        en: 'Invitation to tender for external audit services',
        ny: 'Kuitana opereka ntchito zowunika mabuku',
      },
      lines: [
        'Scope:',
        'Audit of the five companies’ statements for three years, beginning with the next financial year.',
        'Conditions:',
        'Membership in the national institute, no other service to the group, and a partner who has not signed for it in the last seven years.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-complaints',
      brand: 'bank',
      language: 'en',
      dated: '2025-02-03',
      title: { en: 'How we deal with complaints', ny: 'Mmene timayankhira madandaulo' },
      lines: [
        'Step one:',
        'Tell any branch, the call centre or the website. Leave a phone number or an e-mail address.',
        'Step two:',
        'Within two working days someone answers who was not part of the matter.',
        'Step three:',
        'If you are not content, the head of customer care looks at it again. After that you may take it to the regulator.',
      ],
      fields: ['Name', 'Account number', 'What happened', 'What would put it right'],
    },
  ],
  [
    'Other',
    {
      name: 'other-complaints-ny',
      brand: 'bank',
      language: 'ny',
      dated: '2025-02-03',
      title: {
        en: 'How we deal with complaints, in Chichewa',
        ny: 'Mmene timayankhira madandaulo (m’Chichewa)',
      },
      lines: [
        'Choyamba:',
        'Uzani nthambi iliyonse, imbani foni kapena lembani pa tsamba la pa intaneti. Siyani nambala ya foni kapena imelo.',
        'Chachiwiri:',
        'Pasanathe masiku awiri ogwira ntchito munthu wina amene sanakhudzidwe ndi nkhaniyo amakuyankhani.',
        'Chachitatu:',
        'Ngati simunakhutire, mkulu woona za makasitomala amaunikanso. Kenako mutha kupita kwa oyang’anira mabanki.',
      ],
      fields: ['Dzina', 'Nambala ya akaunti', 'Zomwe zinachitika', 'Zomwe mukufuna'],
    },
  ],
  [
    'Other',
    {
      name: 'other-privacy',
      brand: 'holdings',
      language: 'en',
      dated: '2025-06-02',
      title: {
        en: 'Privacy statement of the group',
        ny: 'Zachinsinsi: mmene gulu limasungira zambiri zokhudza inu',
      },
      lines: [
        'What is kept:',
        'What you tell us when you open an account, the documents the law asks for, and the movements on the account.',
        'For how long:',
        'As long as you are a customer and for the years the law names after that.',
        'Your rights:',
        'To see it, to have it put right, and to complain to the data protection authority.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-board-charter',
      brand: 'holdings',
      language: 'en',
      dated: '2024-11-18',
      title: { en: 'Board charter', ny: 'Malamulo oyendetsera bungwe la adilekita' },
      lines: [
        'Composition:',
        'A majority of directors who hold no office in the company; a chair who is not the chief executive.',
        'Meetings:',
        'At least four a year. Documents go out seven days before.',
        'Conflicts:',
        'A director who has an interest says so, leaves the room and does not vote.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-code-of-conduct',
      brand: 'holdings',
      language: 'en',
      dated: '2024-12-02',
      title: {
        en: 'Code of conduct for staff and suppliers',
        ny: 'Makhalidwe oyenera a ogwira ntchito ndi otipatsa katundu',
      },
      lines: [
        'Gifts:',
        'Nothing that could sway a decision is given or taken. What is left is entered in the register.',
        'Speaking up:',
        'Anyone may report wrongdoing without giving a name. Nobody is punished for a report made in good faith.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-share-transfer',
      brand: 'bank',
      language: 'en',
      dated: '2025-08-11',
      title: { en: 'Share transfer form', ny: 'Fomu yosamutsira masheya' },
      lines: [
        'Use:',
        'For transfers outside the exchange, such as to heirs. The transfer secretary checks the signatures.',
      ],
      fields: ['Transferor', 'Transferee', 'Number of shares', 'Reason', '[Signatures and stamp]'],
    },
  ],
  [
    'Other',
    {
      name: 'other-shareholding',
      brand: 'bank',
      language: 'en',
      dated: '2026-01-19',
      title: { en: 'Shareholding of the bank at a glance', ny: 'Umwini wa masheya a banki mwachidule' },
      lines: [
        'Listing:',
        'The bank was listed on 3 August 2020.',
        'Holders:',
        'Holding company 74.05%. General public 20.00%. Government 4.75%. Employee share ownership plan 1.20%. Together 100.00%.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-repo-terms',
      brand: 'discount',
      language: 'en',
      dated: '2025-09-22',
      title: { en: 'General terms of repurchase agreements', ny: 'Malamulo a mgwirizano wa REPO' },
      lines: [
        'The two legs:',
        'The house sells securities to the client and promises to buy them back on a named day at a named price. The difference is the client’s return.',
        'If the house fails to buy back:',
        'The client keeps the securities, which were set aside in the client’s name.',
        'Early end:',
        'Only by agreement, at the day’s price.',
      ],
    },
  ],
  [
    'Other',
    {
      name: 'other-tenant-guide',
      brand: 'properties',
      language: 'ny',
      dated: '2026-01-26',
      title: { en: 'Guide for tenants, in Chichewa', ny: 'Kalozera wa obwereka nyumba' },
      lines: [
        'Musanalowe:',
        'Yang’anani nyumba limodzi ndi wothandizira wathu ndipo lembani zonse zomwe zaonongeka.',
        'Lendi:',
        'Lipirani pa tsiku loyamba la mwezi kudzera ku banki kapena pa foni. Sungani lisiti.',
        'Pochoka:',
        'Dziwitsani miyezi itatu isanakwane. Ndalama ya chikole imabwezedwa nyumba ikayenderedwa.',
      ],
    },
  ],
]
