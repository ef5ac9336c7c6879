import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const about: SamplePage = {
  company: 'holdings',
  slug: 'aboutus',
  heading: both('About the group', 'Za gulu lathu'),
  description: both(
    'FDH Financial Holdings owns a bank, a money bureau, a discount house and a property company in Malawi: what a holding company does, and what it leaves to them.',
    'FDH Financial Holdings ili ndi banki, malo osinthira ndalama zakunja, kampani yoikiza ndalama ndi kampani ya malo ndi nyumba m’Malawi: zomwe kampani yaikulu imachita, ndi zomwe imasiyira inzake.',
  ),
  lede: both(
    'We own four companies and choose the people who lead them.',
    'Ndife eni ake a makampani anayi ndipo timasankha anthu owatsogolera.',
  ),
  sections: [
    {
      type: 'text',
      title: both('What a holding company is for', 'Ntchito ya kampani yaikulu'),
      text: [
        both(
          'It does not sell to the public. It gives its companies capital, watches the risks of the whole group, and makes sure that a problem in one company does not touch the money in another.',
          'Siigulitsa kanthu kwa makasitomala. Imapatsa makampani ake mpamba, imayang’anira zoopsa za gulu lonse, ndipo imaonetsetsa kuti vuto la kampani ina lisakhudze ndalama za ku inzake.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Who meets us', 'Amene timakumana nawo'),
      text: [
        both(
          'Shareholders and lenders, regulators, reporters, suppliers who tender for the whole group, and villages where we have promised something. If you are a customer, please ask the company that you bank, trade or rent with.',
          'Eni masheya ndi okongoza, oyang’anira malamulo, atolankhani, ogulitsa ku gulu lonse, ndi midzi yomwe tinailonjeza kanthu. Ngati ndinu kasitomala, chonde funsani kampani yomwe mumachita nayo: banki, malo osinthira ndalama kapena nyumba.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('How we work', 'Mmene timagwirira ntchito'),
      text: [
        both(
          'Four small departments serve all companies: finance, risk, audit and people. They charge only what they cost. Each company decides everything else: products, prices and hours.',
          'Magawo anayi ang’onoang’ono amatumikira makampani onse: chuma, zoopsa, kuunika mabuku ndi ogwira ntchito. Amalipiritsa zomwe awononga basi. Zina zonse kampani iliyonse imasankha yokha: ntchito, mitengo ndi nthawi.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('The four companies', 'Makampani anayi'),
      text: [
        both(
          'FDH Bank PLC keeps and lends money. FDH Money Bureau changes and sends money. First Discount House invests it, for a week or for many years. FDH Properties, established in {fact:properties-established}, manages over 100 tenancies.',
          'FDH Bank PLC imasunga ndi kukongoza ndalama. FDH Money Bureau imasintha ndi kutumiza ndalama. First Discount House imaziikiza kwa sabata kapena kwa zaka zambiri. FDH Properties, yokhazikitsidwa mu {fact:properties-established}, imayang’anira obwereka nyumba oposa 100.',
        ),
      ],
    },
    {
      type: 'figures',
      id: 'figures',
      title: both('In figures', 'M’manambala'),
      items: [
        { value: both('4', '4'), label: both('companies owned', 'makampani omwe lili nawo') },
        {
          value: both('{fact:holding-share}', '{fact:holding-share}'),
          label: both('of the bank’s shares', 'ya masheya a banki'),
        },
      ],
    },
    {
      type: 'milestones',
      id: 'milestones',
      title: both('Our history', 'Mbiri yathu'),
      items: [
        {
          when: both('Beginnings', 'Chiyambi'),
          what: both(
            'A small finance company becomes a group. The group enters the true dates here.',
            'Kampani yaing’ono ya zachuma ikhala gulu. Masiku enieni adzalembedwa pano ndi gululo.',
          ),
        },
        {
          when: both('2017', '2017'),
          what: both(
            'FDH Properties is established as the youngest of the companies.',
            'FDH Properties ikhazikitsidwa, yaing’ono kwambiri m’gululi.',
          ),
        },
        {
          when: both('3 August 2020', '3 Ogasiti 2020'),
          what: both(
            'The group offers a part of the bank to the public, and keeps {fact:holding-share}.',
            'Gulu lipereka gawo la banki kwa anthu onse, ndipo lisunga {fact:holding-share}.',
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
          name: both('Patience', 'Kudekha'),
          text: both('We plan for years, not for months.', 'Timakonza za zaka, osati za miyezi.'),
        },
        {
          name: both('Separate money', 'Ndalama zosiyana'),
          text: both(
            'Each company keeps its own money and its own books.',
            'Kampani iliyonse ili ndi ndalama zake ndi mabuku ake.',
          ),
        },
        {
          name: both('Plain reports', 'Malipoti omveka'),
          text: both(
            'We write our reports in words that everyone can understand.',
            'Timalemba malipoti athu m’mawu omwe aliyense angamve.',
          ),
        },
      ],
    },
  ],
  next: [
    {
      name: both('Investor centre', 'Za eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
    { name: both('The group’s board', 'Bungwe la adilekita la gulu'), to: '/fdhfinancialholdings/board' },
    { name: both('The group’s management', 'Akuluakulu a gulu'), to: '/fdhfinancialholdings/team' },
    { name: both('FDH Cares', 'FDH Cares'), to: '/fdhfinancialholdings/fdhcares' },
    { name: both('Write to the group', 'Lemberani gulu lathu'), to: '/fdhfinancialholdings/contact' },
  ],
}

const board: SamplePage = {
  company: 'holdings',
  slug: 'board',
  heading: both('Board of the group', 'Bungwe la adilekita la gulu'),
  description: both(
    'Directors of FDH Financial Holdings, which owns the four companies: chair, independent and executive members, and which sister boards they sit on.',
    'Adilekita a FDH Financial Holdings, yomwe ili ndi makampani anayi: wapampando, oima paokha ndi oyendetsa ntchito, ndi mabungwe ena omwe alimo.',
  ),
  lede: both(
    'Seven people lead the group. Some of them also chair one of the four companies.',
    'Anthu asanu ndi awiri amatsogolera gululi. Ena mwa iwo ndi apampando a makampani anayiwo.',
  ),
  sections: [
    { type: 'people', id: 'people', title: both('Directors', 'Adilekita'), role_type: 'Board' },
    {
      type: 'list',
      title: both('What the board decides', 'Zomwe bungweli limasankha'),
      text: [
        both(
          'Buying or selling a company, the dividend, the auditors, and who chairs the four. It judges the group as a whole and leaves each company’s business to its own directors.',
          'Kugula kapena kugulitsa kampani, gawo la phindu, owunika mabuku, ndi apampando a makampani anayi. Limayang’ana gulu lonse ndipo limasiyira adilekita a kampani iliyonse ntchito yawo. (Zitsanzo)',
        ),
      ],
      items: [
        both(
          'Nominations: who is proposed, and for how long',
          'Kusankha: amene akuperekedwa, ndi nthawi yake',
        ),
        both(
          'Group audit: the books of all five companies',
          'Kuunika mabuku a gulu: mabuku a makampani onse asanu',
        ),
      ],
    },
  ],
  next: [
    { name: both('The group’s management', 'Akuluakulu a gulu'), to: '/fdhfinancialholdings/team' },
    {
      name: both('Investor centre', 'Za eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
    {
      name: both('What the group owns', 'Zomwe gulu lili nazo'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
  ],
}

const team: SamplePage = {
  company: 'holdings',
  slug: 'team',
  heading: both('Management of the group', 'Akuluakulu oyendetsa gulu'),
  description: both(
    'The group chief executive of FDH Financial Holdings and the heads of finance, risk, audit and people, who serve all five companies.',
    'Mkulu woyendetsa gulu la FDH Financial Holdings ndi akuluakulu a chuma, zoopsa, kuunika mabuku ndi ogwira ntchito, otumikira makampani onse asanu.',
  ),
  lede: both('A small office that serves all the companies.', 'Ofesi yaing’ono yothandiza makampani onse.'),
  sections: [
    {
      type: 'people',
      id: 'people',
      title: both('Management team', 'Akuluakulu oyendetsa ntchito'),
      role_type: 'Management',
    },
    {
      type: 'text',
      title: both('Who does what', 'Amene amachita chiyani'),
      text: [
        both(
          'The chief executive speaks with the four managing directors every fortnight. Audit reports to the board and not to him, so that it can check his work too.',
          'Mkulu wa gulu amalankhula ndi oyendetsa makampani anayi masabata awiri aliwonse. Owunika mabuku amayankha ku bungwe la adilekita osati kwa iye, kuti aziunikanso ntchito yake. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('The group’s board', 'Bungwe la adilekita la gulu'), to: '/fdhfinancialholdings/board' },
    { name: both('Write to the group', 'Lemberani gulu lathu'), to: '/fdhfinancialholdings/contact' },
    { name: both('News of the group', 'Nkhani za gulu'), to: '/fdhfinancialholdings/blog' },
  ],
}

const shareholding: SamplePage = {
  company: 'holdings',
  slug: 'fdhshareholding',
  heading: both('Shareholding in the group', 'Umwini wa masheya m’gulu'),
  description: both(
    'What FDH Financial Holdings owns: {fact:holding-share} of the listed bank, and the money bureau, the discount house and the properties company.',
    'Zomwe FDH Financial Holdings ili nazo: {fact:holding-share} ya banki ya pa msika, ndi malo osinthira ndalama, kampani yoikiza ndalama ndi kampani ya malo ndi nyumba.',
  ),
  lede: both(
    'The group owns four companies. The public also owns part of the bank.',
    'Gululi ndi mwini wa makampani anayi. Anthu onse nawonso ali ndi gawo la banki.',
  ),
  sections: [
    {
      type: 'ownership',
      id: 'ownership',
      title: both('What FDH Financial Holdings owns', 'Zomwe FDH Financial Holdings ili nazo'),
    },
    {
      type: 'shareholders',
      id: 'bank',
      title: both('Who owns the bank', 'Eni ake a banki'),
      company: 'bank',
    },
    {
      type: 'text',
      title: both('How to read it', 'Mmene mungawerengere'),
      text: [
        both(
          'Only the bank’s shares are traded. They were listed on 3 August 2020, and whoever buys one becomes an owner beside the holding company. The three others are not for sale on any exchange.',
          'Masheya a banki okha ndi omwe amagulitsidwa. Analowa pa msika pa 3 Ogasiti 2020, ndipo wogula imodzi amakhala mwini wake pafupi ndi kampani yaikulu. Makampani atatu enawo sagulitsidwa pa msika uliwonse.',
        ),
        both(
          'This page does not say who owns the holding company itself.',
          'Tsamba lino silitchula eni ake a kampani yaikuluyi.',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('Investor centre', 'Za eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
    { name: both('Shareholding of the bank', 'Umwini wa masheya a banki'), to: '/fdhbankplc/shareholding' },
    { name: both('The group’s board', 'Bungwe la adilekita la gulu'), to: '/fdhfinancialholdings/board' },
  ],
}

const investors: SamplePage = {
  company: 'holdings',
  slug: 'investor_relations',
  heading: both('Investor centre of the group', 'Malo a eni masheya a gulu'),
  description: both(
    'Financial statements, annual reports and notices of FDH Financial Holdings, the dates that matter in 2027, and a person to ask.',
    'Malipoti a zachuma, malipoti a pachaka ndi zidziwitso za FDH Financial Holdings, masiku ofunika a 2027, ndi munthu woti mumufunse.',
  ),
  lede: both(
    'The results of all five companies together, once a year.',
    'Maakaunti a makampani onse asanu ophatikizidwa, kamodzi pa chaka.',
  ),
  sections: [
    { type: 'reach', title: both('Questions from investors', 'Mafunso a eni masheya') },
    {
      type: 'list',
      title: both('What you find here', 'Zomwe mungapeze pano'),
      text: [
        both(
          'The group’s figures include the whole bank. A separate line shows the part that belongs to its other shareholders. Each company’s statement is on its own page.',
          'Manambala a gulu amaphatikiza banki yonse, ndipo amaonetsa pa mzere wawo gawo la eni masheya ena. Lipoti la kampani iliyonse lili pa tsamba lake.',
        ),
      ],
      items: [
        both(
          'In the notes: how each company earned its part',
          'M’zolemba za kumapeto: mmene kampani iliyonse yapezera gawo lake',
        ),
        both(
          'In the annual report: pay of directors, and attendance',
          'M’lipoti la pachaka: malipiro a adilekita, ndi kupezeka kwawo',
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
          day: '2027-01-29',
          what: both('Trading statement, if one is due', 'Chidziwitso cha malonda, ngati chikufunika'),
        },
        { day: '2027-03-31', what: both('Group results for 2026', 'Zotsatira za gulu za 2026') },
        { day: '2027-05-17', what: both('Group annual report 2026', 'Lipoti la pachaka la gulu la 2026') },
        { day: '2027-07-02', what: both('Meeting of members', 'Msonkhano wa mamembala') },
      ],
    },
  ],
  next: [
    {
      name: both('What the group owns', 'Zomwe gulu lili nazo'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
    {
      name: both('Investor relations of the bank', 'Za eni masheya a banki'),
      to: '/fdhbankplc/investor_relations',
    },
    { name: both('The group’s board', 'Bungwe la adilekita la gulu'), to: '/fdhfinancialholdings/board' },
  ],
}

const contact: SamplePage = {
  company: 'holdings',
  slug: 'contact',
  heading: both('Contact the group', 'Lumikizanani ndi gulu'),
  description: both(
    'Office of FDH Financial Holdings for investors, press and suppliers, and the head offices of the four companies with telephone and e-mail.',
    'Ofesi ya FDH Financial Holdings ya eni masheya, atolankhani ndi ogulitsa, ndi maofesi aakulu a makampani anayi ndi mafoni ndi maimelo awo.',
  ),
  lede: both(
    'For questions about the group. For your account, please ask the bank.',
    'Mafunso okhudza gulu lonse. Za akaunti yanu, funsani ku banki.',
  ),
  sections: [
    {
      type: 'addresses',
      id: 'office',
      title: both('Head office', 'Likulu'),
      companies: ['holdings'],
      hours: true,
    },
    {
      type: 'list',
      title: both('Where to ask', 'Komwe mungafunse'),
      text: [
        both(
          'If you write to the wrong office, we pass it on, but that can take two days.',
          'Mukalembera ofesi yolakwika, timapereka uthengawo kwa oyenera, koma zimatenga masiku awiri.',
        ),
      ],
      items: [
        both('Press and reports: this office', 'Atolankhani ndi malipoti: ofesi yomwe ino'),
        both('Tenders: see the notice', 'Matenda: onani chidziwitso chake'),
        both(
          'Donations and projects: FDH Cares, by the form below',
          'Zopereka ndi ntchito za anthu: FDH Cares, pa fomu ili m’munsimu',
        ),
      ],
    },
    { type: 'enquiry' },
    {
      type: 'addresses',
      id: 'companies',
      title: both('The four companies', 'Makampani anayi'),
      ground: 'sand',
      companies: ['bank', 'bureau', 'discount', 'properties'],
    },
  ],
  next: [
    { name: both('Branches of the group', 'Nthambi za gulu'), to: '/fdhfinancialholdings/branches' },
    { name: both('Complaints about the bank', 'Madandaulo okhudza banki'), to: '/fdhbankplc/complaints' },
    {
      name: both('Investor centre', 'Za eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
    { name: both('FDH Cares', 'FDH Cares'), to: '/fdhfinancialholdings/fdhcares' },
  ],
}

/** FDH Financial Holdings. Its share of the bank is a fact; the rest is sample text. */
export const holdingsPages: readonly SamplePage[] = [about, board, team, shareholding, investors, contact]
