import { both, findBranch } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const about: SamplePage = {
  company: 'bank',
  slug: 'aboutus',
  heading: both('About the bank', 'Za banki yathu'),
  description: both(
    'FDH Bank PLC keeps accounts, makes payments and lends money to people, businesses and institutions in Malawi: how it works, what it believes in and how it began.',
    'FDH Bank PLC imasunga maakaunti, imakongoza ndi kulipira m’malo mwa anthu, mabizinesi ndi mabungwe m’Malawi: mmene imagwirira ntchito, zomwe imakhulupirira ndi mbiri yake.',
  ),
  lede: both(
    'A bank for people, shops and companies, at branches and on any phone.',
    'Banki ya anthu, mashopu ndi makampani, ku nthambi ndi pa foni iliyonse.',
  ),
  sections: [
    {
      type: 'text',
      title: both('What the bank does', 'Zomwe banki imachita'),
      text: [
        both(
          'It keeps money safe, sends it and lends it. For this it has savings, current and fixed deposit accounts, cards, and loans for people and businesses. It also has contract bonds, insurance, and Salama banking without interest.',
          'Imasunga ndalama bwino, imazitumiza ndipo imazikongoza. Pa ntchito zimenezi ili ndi maakaunti osungira ndalama, a kalenti ndi osungitsa ndalama kwa nthawi yoikika, makhadi, ndi ngongole za anthu ndi mabizinesi. Ilinso ndi zitsimikizo za mgwirizano, inshuwalansi, ndi banki ya Salama yopanda chiongola dzanja.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Who it serves', 'Amene imawatumikira'),
      text: [
        both(
          'Pupils with a first account, women’s groups, teachers, Malawians abroad, shops with a card machine and large institutions. All prices are on one list.',
          'Ana asukulu a akaunti yoyamba, magulu a amayi, aphunzitsi, Amalawi okhala kunja, mashopu a makina a khadi ndi mabungwe akuluakulu. Mitengo yonse ili pa mndandanda umodzi.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('How it works', 'Mmene imagwirira ntchito'),
      text: [
        both(
          'You open the account at a branch. After that you can do most things near home: agents take and pay out cash, and *525# works without data. You go to the branch when a signature is needed. Rates change only when two people have signed them.',
          'Akaunti mumatsegula ku nthambi. Pambuyo pake zambiri mumachitira pafupi ndi kwanu: maejenti amalandira ndi kupereka ndalama, ndipo *525# imagwira ntchito popanda data. Ku nthambi mumapita pakafunika siginecha. Mitengo imasintha pokhapokha anthu awiri atasaina.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Its place in the group', 'Malo ake m’gulu la makampani'),
      text: [
        both(
          'The bank is the largest of the group’s companies and the only one whose shares are traded. Its sister companies do other work: the money bureau changes foreign money, and the discount house arranges longer investments. Each has its own books and its own board.',
          'Banki ndi kampani yaikulu kwambiri m’gululi ndipo ndi yokhayo yomwe masheya ake amagulitsidwa pa msika. Ndalama zakunja zimasinthidwa ndi kampani inzake, malo osinthira ndalama; zoikizidwa za nthawi yaitali zimakonzedwa ndi kampani yoikiza ndalama. Iliyonse ili ndi mabuku ake ndi bungwe lake la adilekita.',
        ),
      ],
    },
    {
      type: 'figures',
      id: 'figures',
      title: both('In figures', 'M’manambala'),
      items: [
        {
          value: both('Over {fact:agents}', 'Oposa {fact:agents}'),
          label: both('agents throughout Malawi', 'maejenti m’Malawi monse'),
        },
        {
          value: both('3 August 2020', '3 Ogasiti 2020'),
          label: both('day the bank was listed', 'tsiku lomwe banki inalowa pa msika wa masheya'),
        },
      ],
    },
    {
      type: 'milestones',
      id: 'milestones',
      title: both('Our history', 'Mbiri yathu'),
      items: [
        {
          when: both('Before', 'Poyamba'),
          what: both(
            'The bank begins with one counter and a ledger.',
            'Banki ikuyamba ndi kaunta imodzi ndi buku limodzi.',
          ),
        },
        {
          when: both('3 August 2020', '3 Ogasiti 2020'),
          what: both(
            'Its shares are listed on the stock exchange; one fifth now belongs to the general public.',
            'Masheya ake alowa pa msika; limodzi mwa magawo asanu tsopano ndi la anthu onse.',
          ),
        },
        {
          when: both('Today', 'Lero'),
          what: both(
            'Over {fact:agents} agents serve places that have no branch.',
            'Maejenti oposa {fact:agents} amatumikira malo opanda nthambi.',
          ),
        },
      ],
    },
    {
      type: 'values',
      id: 'values',
      title: both('Our values', 'Zomwe timakhulupirira'),
      items: [
        {
          name: both('We tell you the price first', 'Timakuuzani mtengo poyamba'),
          text: both('You see what it costs before you sign.', 'Mumaona mtengo wake musanasaine.'),
        },
        {
          name: both('We are near you', 'Tili pafupi nanu'),
          text: both(
            'An agent you can walk to helps you more than a big building in town.',
            'Ejenti wofikika wapansi amakuthandizani kuposa nyumba yaikulu ya m’tauni.',
          ),
        },
        {
          name: both('Two people check', 'Anthu awiri amaona'),
          text: both(
            'Nobody approves a rate or a loan that is their own work.',
            'Palibe wovomereza mtengo kapena ngongole yomwe wakonza yekha.',
          ),
        },
      ],
    },
  ],
  next: [
    { name: both('Compare accounts', 'Yerekezerani maakaunti'), to: '/fdhbankplc/bankaccounts' },
    { name: both('The bank’s board', 'Bungwe la adilekita la banki'), to: '/fdhbankplc/board' },
    { name: both('The bank’s management', 'Akuluakulu oyendetsa banki'), to: '/fdhbankplc/team' },
    { name: both('Who owns the bank', 'Eni ake a banki'), to: '/fdhbankplc/shareholding' },
    findBranch,
  ],
}

const board: SamplePage = {
  company: 'bank',
  slug: 'board',
  heading: both('Board of the bank', 'Bungwe la adilekita la banki'),
  description: both(
    'The directors of FDH Bank PLC: their offices, their qualifications, and the committees that look after credit, audit and risk.',
    'Adilekita a FDH Bank PLC: maudindo awo, maphunziro awo, ndi makomiti oyang’anira ngongole, kuunika mabuku ndi zoopsa.',
  ),
  lede: both(
    'They decide the bank’s plans, choose the managing director and watch over customers’ money.',
    'Amasankha zolinga za banki, amasankha mkulu woyendetsa ndipo amayang’anira ndalama za makasitomala.',
  ),
  sections: [
    { type: 'people', id: 'people', title: both('Directors', 'Adilekita'), role_type: 'Board' },
    {
      type: 'list',
      title: both('How the board works', 'Mmene bungweli limagwirira ntchito'),
      text: [
        both(
          'It meets at least every quarter. Loans above a set sum, the tariffs and the yearly accounts cannot pass without it. Most of its members do not work for the bank.',
          'Limakumana kamodzi kapena kuposa pa miyezi itatu iliyonse. Ngongole zoposa malire oikika, mitengo ya ntchito ndi maakaunti a pachaka sizidutsa popanda ilo. Mamembala ake ambiri sagwira ntchito ku banki. (Zitsanzo)',
        ),
      ],
      items: [
        both(
          'Credit committee: large loans, and loans in trouble',
          'Komiti ya ngongole: ngongole zazikulu, ndi zomwe zikuvuta',
        ),
        both(
          'Audit committee: the accounts, and what the auditors found',
          'Komiti younika mabuku: maakaunti, ndi zomwe owunika mabuku apeza',
        ),
        both(
          'Risk committee: liquidity, fraud and technology',
          'Komiti ya zoopsa: ndalama zopezeka, chinyengo ndi makompyuta',
        ),
      ],
    },
  ],
  next: [
    { name: both('The bank’s management', 'Akuluakulu oyendetsa banki'), to: '/fdhbankplc/team' },
    { name: both('Who owns the bank', 'Eni ake a banki'), to: '/fdhbankplc/shareholding' },
    { name: both('Investor relations', 'Zokhudza eni masheya'), to: '/fdhbankplc/investor_relations' },
  ],
}

const team: SamplePage = {
  company: 'bank',
  slug: 'team',
  heading: both('Management of the bank', 'Akuluakulu oyendetsa banki'),
  description: both(
    'Who runs FDH Bank PLC from day to day: the managing director and the heads of finance, credit, branches, technology and the other departments.',
    'Amene amayendetsa FDH Bank PLC tsiku ndi tsiku: mkulu woyendetsa ndi akuluakulu a chuma, ngongole, nthambi, makompyuta ndi magawo ena.',
  ),
  lede: both('The people who run the bank every day.', 'Anthu omwe amayendetsa banki tsiku ndi tsiku.'),
  sections: [
    {
      type: 'people',
      id: 'people',
      title: both('Management team', 'Akuluakulu oyendetsa ntchito'),
      role_type: 'Management',
    },
    {
      type: 'text',
      title: both('How the bank is run', 'Mmene banki imayendetsedwera'),
      text: [
        both(
          'The team meets on Monday mornings. It looks at complaints, at money in and out, and at what did not work. Decisions are written down on the same day.',
          'Akuluakuluwa amakumana Lolemba m’mawa. Amaona madandaulo, ndalama zolowa ndi zotuluka, ndi zomwe sizinayende bwino. Zogwirizana zimalembedwa tsiku lomwelo. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('The bank’s board', 'Bungwe la adilekita la banki'), to: '/fdhbankplc/board' },
    { name: both('Contact the bank', 'Lumikizanani ndi banki'), to: '/fdhbankplc/contact' },
    { name: both('Make a complaint', 'Perekani dandaulo'), to: '/fdhbankplc/complaints' },
  ],
}

const shareholding: SamplePage = {
  company: 'bank',
  slug: 'shareholding',
  heading: both('Shareholding of the bank', 'Umwini wa masheya a banki'),
  description: both(
    'Who owns FDH Bank PLC: the holding company with {fact:holding-share}, the general public, the Government and the employee share ownership plan. Listed on 3 August 2020.',
    'Eni ake a FDH Bank PLC: kampani yaikulu ya gulu ndi {fact:holding-share}, anthu onse, Boma, ndi ndondomeko ya masheya a ogwira ntchito. Inalowa pa msika pa 3 Ogasiti 2020.',
  ),
  lede: both('The bank has four groups of owners.', 'Banki ili ndi magulu anayi a eni ake.'),
  sections: [
    {
      type: 'shareholders',
      id: 'bank',
      title: both('Who owns the bank', 'Eni ake a banki'),
    },
    {
      type: 'text',
      title: both('What the figures mean', 'Zomwe manambalawa akutanthauza'),
      text: [
        both(
          'The holding company has most of the shares, so it decides who sits on the board. The public has one share in five. Every share has one vote and an equal part of the dividend.',
          'Kampani yaikulu, pokhala ndi masheya ambiri, imasankha okhala m’bungwe la adilekita. Sheya imodzi mwa zisanu ndi ya anthu onse. Sheya iliyonse ili ndi voti imodzi ndi gawo lofanana la phindu.',
        ),
        both(
          'Through the employee share ownership plan, those who serve you at the counter own a part of it too.',
          'Kudzera mu ndondomeko ya masheya a ogwira ntchito, amene amakutumikirani pa kaunta nawonso ali ndi gawo.',
        ),
      ],
    },
    {
      type: 'steps',
      title: both('Buying and selling shares', 'Kugula ndi kugulitsa masheya'),
      text: [
        both(
          'The bank does not sell its own shares at the counter. They change hands on the exchange, through a licensed broker.',
          'Banki siigulitsa masheya ake pa kaunta. Amagulitsidwa pa msika, kudzera mwa wogulitsa masheya wovomerezeka.',
        ),
      ],
      steps: [
        both(
          'Choose a licensed broker and open a securities account.',
          'Sankhani wogulitsa masheya wovomerezeka ndi kutsegula akaunti ya masheya.',
        ),
        both(
          'Say how many shares you want, and the most you would pay.',
          'Nenani masheya omwe mukufuna, ndi mtengo womwe simungapitirire.',
        ),
        both(
          'Keep the broker’s note; your name goes on the register.',
          'Sungani pepala la wogulitsa masheya; dzina lanu limalembedwa mu kaundula.',
        ),
      ],
    },
  ],
  next: [
    { name: both('Investor relations', 'Zokhudza eni masheya'), to: '/fdhbankplc/investor_relations' },
    {
      name: both('Shareholding of the holding company', 'Umwini wa masheya wa kampani yaikulu'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
    { name: both('The bank’s board', 'Bungwe la adilekita la banki'), to: '/fdhbankplc/board' },
  ],
}

const investors: SamplePage = {
  company: 'bank',
  slug: 'investor_relations',
  heading: both('The bank’s investor relations', 'Za eni masheya a banki'),
  description: both(
    'Results, annual reports and notices of FDH Bank PLC for its shareholders, with the financial calendar and whom to ask.',
    'Zotsatira, malipoti a pachaka ndi zidziwitso za FDH Bank PLC za eni masheya, kalendala ya zachuma ndi amene mungafunse.',
  ),
  lede: both(
    'For people who own shares of the bank, or want to.',
    'Ya anthu omwe ali ndi masheya a banki, kapena omwe akuwafuna.',
  ),
  sections: [
    { type: 'reach', title: both('Questions from investors', 'Mafunso a eni masheya') },
    {
      type: 'text',
      title: both('As a listed company', 'Monga kampani ya pa msika'),
      text: [
        both(
          'News that can change the share price is told to everyone at the same time: first to the exchange, then here. Results come twice a year. Staff may not buy or sell shares in the weeks before.',
          'Nkhani yotha kusintha mtengo wa sheya imauzidwa kwa onse nthawi imodzi: choyamba kwa msika, kenako pano. Zotsatira zimatuluka kawiri pa chaka. Ogwira ntchito saloledwa kugula kapena kugulitsa masheya m’masabata a patsogolo pake.',
        ),
      ],
    },
    {
      type: 'documents',
      id: 'papers',
      title: both('Published documents', 'Zikalata zosindikizidwa'),
      types: ['Financial Statement', 'Annual Report', 'Notice'],
      search: true,
    },
    {
      type: 'calendar',
      id: 'calendar',
      title: both('Financial calendar', 'Kalendala ya zachuma'),
      lede: both('A notice confirms each date.', 'Chidziwitso chimatsimikiza tsiku lililonse.'),
      days: [
        {
          day: '2027-03-26',
          what: both(
            'Results for the year to 31 December 2026',
            'Zotsatira za chaka chotha pa 31 Disembala 2026',
          ),
        },
        { day: '2027-05-14', what: both('Annual report 2026', 'Lipoti la pachaka la 2026') },
        {
          day: '2027-06-25',
          what: both('Annual general meeting, Blantyre', 'Msonkhano waukulu wa pachaka, Blantyre'),
        },
        { day: '2027-08-27', what: both('Half-year results 2027', 'Zotsatira za theka la chaka cha 2027') },
      ],
    },
  ],
  next: [
    { name: both('Who owns the bank', 'Eni ake a banki'), to: '/fdhbankplc/shareholding' },
    { name: both('All public documents', 'Zikalata zonse'), to: '/fdhbankplc/documents' },
    { name: both('The bank’s board', 'Bungwe la adilekita la banki'), to: '/fdhbankplc/board' },
  ],
}

const contact: SamplePage = {
  company: 'bank',
  slug: 'contact',
  heading: both('Contact the bank', 'Lumikizanani ndi banki'),
  description: both(
    'Head office of FDH Bank PLC in Blantyre: address, opening hours, telephone and e-mail, a form for your question, branches and complaints.',
    'Likulu la FDH Bank PLC ku Blantyre: keyala, nthawi yotsegula, foni ndi imelo, fomu yofunsira, nthambi ndi madandaulo.',
  ),
  lede: both(
    'Call, write or come by. For a lost card do not write: call at once.',
    'Imbani, lembani kapena bwerani. Khadi likatayika musalembe: imbani nthawi yomweyo.',
  ),
  sections: [
    {
      type: 'addresses',
      id: 'office',
      title: both('Head office', 'Likulu'),
      companies: ['bank'],
      hours: true,
    },
    {
      type: 'list',
      title: both('Quicker ways to get help', 'Njira zachangu zopezera thandizo'),
      text: [
        both(
          'The head office has no cash counter. Your own branch can help you best.',
          'Ku likulu kulibe kaunta ya ndalama. Nthambi yanu ndiyo ingakuthandizeni bwino kwambiri.',
        ),
      ],
      items: [
        both(
          'Balance, statement, PIN: any branch, or *525#',
          'Ndalama zotsala, chikalata cha akaunti, PIN: nthambi iliyonse, kapena *525#',
        ),
        both(
          'Loan in progress: the branch where you applied',
          'Ngongole yomwe ikukonzedwa: nthambi yomwe munapemphera',
        ),
        both(
          'A caller who wanted your code: see how to report fraud',
          'Wina wakuimbirani kufuna nambala yotsimikizira: onani mmene mungafotokozere za chinyengo',
        ),
      ],
    },
    { type: 'enquiry' },
  ],
  next: [
    findBranch,
    { name: both('Make a complaint', 'Perekani dandaulo'), to: '/fdhbankplc/complaints' },
    { name: both('Report a lost card', 'Nenani za khadi lotayika'), to: '/fdhbankplc/lostcard' },
    { name: both('Report fraud', 'Nenani za chinyengo'), to: '/fdhbankplc/fraud' },
    { name: both('Questions and answers', 'Mafunso ndi mayankho'), to: '/fdhbankplc/faqs' },
  ],
}

/** FDH Bank PLC. The listing, the shares and the agents are facts; the rest is sample text. */
export const bankPages: readonly SamplePage[] = [about, board, team, shareholding, investors, contact]
