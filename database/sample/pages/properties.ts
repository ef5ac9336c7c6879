import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const about: SamplePage = {
  company: 'properties',
  slug: 'aboutus',
  heading: both('About FDH Properties', 'Za FDH Properties'),
  description: both(
    'FDH Properties was established in {fact:properties-established} and manages over {fact:tenancies} tenancies: for owners, tenants and builders in Malawi, and how it works on site.',
    'FDH Properties inakhazikitsidwa mu {fact:properties-established} ndipo imayang’anira obwereka nyumba oposa {fact:tenancies}: za eni nyumba, obwereka ndi omanga m’Malawi, ndi mmene imagwirira ntchito.',
  ),
  lede: both(
    'We manage, value and build property in Malawi.',
    'Timayang’anira, kuwerengera mtengo ndi kumanga nyumba m’Malawi.',
  ),
  sections: [
    {
      type: 'text',
      title: both('The work', 'Ntchito yathu'),
      text: [
        both(
          'We manage buildings for those who own them, say what land and houses are worth, advise before a purchase, develop empty plots, and watch over building work for busy clients.',
          'Timayang’anira nyumba m’malo mwa eni ake, timanena mtengo wa malo ndi nyumba, timalangiza munthu asanagule, timatukula malo opanda kanthu, ndipo timayang’anira ntchito zomanga m’malo mwa otanganidwa.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Owners, tenants, lenders', 'Eni nyumba, obwereka, okongoza'),
      text: [
        both(
          'Owners want their rent on time. Tenants want quick repairs. Banks want a value they can trust. We work for all three and treat them fairly.',
          'Eni nyumba amafuna lendi nthawi yake. Obwereka amafuna kukonza kofulumira. Mabanki amafuna mtengo wodalirika. Timagwirira ntchito onse atatu ndipo timawachitira chilungamo.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('On site first', 'Choyamba pamalo'),
      text: [
        both(
          'We visit every property before we value it. A surveyor checks the boundary and the documents at the registry. Small repairs are done at once. For larger ones the owner decides between two quotations.',
          'Timayendera malo aliwonse tisanawerengere mtengo wake. Wopima malo amaona malire ndi zikalata za ku kaundula. Zokonza zing’onozing’ono zimachitika nthawi yomweyo. Zazikulu mwini nyumba amasankha pakati pa mitengo iwiri.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Part of a financial group', 'Mbali ya gulu la zachuma'),
      text: [
        both(
          'We look after the buildings of several bank branches. When the bank lends money for a house, it is free to ask another valuer.',
          'Timasamala nyumba za nthambi zingapo za banki. Banki ikakongoza munthu ndalama za nyumba, ili ndi ufulu wofunsa wowerengera mtengo wina.',
        ),
      ],
    },
    {
      type: 'figures',
      id: 'figures',
      title: both('In figures', 'M’manambala'),
      items: [
        {
          value: both('Over {fact:tenancies}', 'Oposa {fact:tenancies}'),
          label: both('tenancies managed', 'obwereka omwe timawayang’anira'),
        },
        {
          value: both('{fact:properties-established}', '{fact:properties-established}'),
          label: both('established', 'chaka chokhazikitsidwa'),
        },
      ],
    },
    {
      type: 'milestones',
      id: 'milestones',
      title: both('Our history', 'Mbiri yathu'),
      items: [
        {
          when: both('{fact:properties-established}', '{fact:properties-established}'),
          what: both(
            'The company is established, at first for the group’s own buildings.',
            'Kampani ikhazikitsidwa, poyamba kuti isamale nyumba za gulu lokha.',
          ),
        },
        {
          when: both('Since then', 'Kuyambira pamenepo'),
          what: both(
            'Other owners ask us to manage their buildings; we begin valuations and projects.',
            'Eni nyumba ena atipempha kuyang’anira nyumba zawo; tiyamba kuwerengera mtengo ndi ntchito zomanga.',
          ),
        },
        {
          when: both('Today', 'Lero'),
          what: both(
            'Over {fact:tenancies} tenancies are managed, each with a file that its owner may open at any time.',
            'Obwereka oposa {fact:tenancies} akuyang’aniridwa, aliyense ndi fayilo yomwe mwini nyumba angaitsegule nthawi iliyonse.',
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
          name: both('We visit first', 'Timayamba ndi kukaona'),
          text: both('We give no value without a visit.', 'Sitinena mtengo popanda kukaona.'),
        },
        {
          name: both('Fair to both', 'Chilungamo kwa onse'),
          text: both(
            'A tenant’s deposit belongs to the tenant, not to the owner and not to us.',
            'Ndalama ya chikole ya wobwereka ndi yake, osati ya mwini nyumba kapena yathu.',
          ),
        },
        {
          name: both('Mend it early', 'Konzani msanga'),
          text: both(
            'A small repair today is cheaper than a large one later.',
            'Kukonza pang’ono lero n’kotchipa kuposa kukonza kwambiri mtsogolo.',
          ),
        },
      ],
    },
  ],
  next: [
    { name: both('Our five services', 'Ntchito zathu zisanu'), to: '/fdhproperties/services' },
    { name: both('Ask for a valuation', 'Funsani za mtengo wa malo'), to: '/fdhproperties/home#valuation' },
    { name: both('Our management', 'Akuluakulu athu'), to: '/fdhproperties/team' },
    { name: both('Ask for a visit', 'Pemphani kuti tidzaone'), to: '/fdhproperties/contact' },
  ],
}

const board: SamplePage = {
  company: 'properties',
  slug: 'board',
  heading: both('Board of FDH Properties', 'Bungwe la adilekita la FDH Properties'),
  description: both(
    'Directors of FDH Properties: an architect who chairs the board, lawyers and builders; what they approve and how they stay fair.',
    'Adilekita a FDH Properties: wojambula nyumba ndi wapampando, limodzi ndi maloya ndi omanga; zomwe amavomereza ndi mmene amapewera kukondera.',
  ),
  lede: both('They know building, law and money.', 'Amadziwa zomangamanga, malamulo ndi ndalama.'),
  sections: [
    { type: 'people', id: 'people', title: both('Directors', 'Adilekita'), role_type: 'Board' },
    {
      type: 'text',
      title: both('What needs their vote', 'Zomwe zimafuna voti yawo'),
      text: [
        both(
          'Every new development, every purchase of land, and any contract with another company of the group. A director who owns a house nearby does not vote.',
          'Ntchito iliyonse yatsopano yomanga, kugula malo kulikonse, ndi mgwirizano uliwonse ndi kampani ina ya gulu. Dilekita wokhala ndi nyumba pafupi savota. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('Our management', 'Akuluakulu athu'), to: '/fdhproperties/team' },
    { name: both('Our owner', 'Mwini wa kampani yathu'), to: '/fdhproperties/shareholding' },
    { name: both('Our five services', 'Ntchito zathu zisanu'), to: '/fdhproperties/services' },
  ],
}

const team: SamplePage = {
  company: 'properties',
  slug: 'team',
  heading: both('Management of FDH Properties', 'Akuluakulu oyendetsa FDH Properties'),
  description: both(
    'The managing director of FDH Properties and the heads of property management, valuations, projects and development.',
    'Mkulu woyendetsa FDH Properties ndi akuluakulu oyang’anira nyumba, kuwerengera mtengo, ntchito zomanga ndi kutukula malo.',
  ),
  lede: both(
    'Each manager is in the office for visitors one morning a week.',
    'Meneja aliyense amakhala mu ofesi m’mawa umodzi pa sabata kuti akumane ndi alendo.',
  ),
  sections: [
    {
      type: 'people',
      id: 'people',
      title: both('Management team', 'Akuluakulu oyendetsa ntchito'),
      role_type: 'Management',
    },
    {
      type: 'text',
      title: both('Whom to ask for', 'Woti mumufunse'),
      text: [
        both(
          'Tenants: the head of property management. Courts, banks and heirs: valuations. Anyone with a plot and a plan: development. Anyone whose contractor has stopped answering: projects.',
          'Obwereka: mkulu woyang’anira nyumba. Makhoti, mabanki ndi olandira chuma chamasiye: owerengera mtengo. Wokhala ndi malo ndi pulani: otukula malo. Wokhala ndi womanga yemwe wasiya kuyankha: ntchito zomanga. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('Ask for a visit', 'Pemphani kuti tidzaone'), to: '/fdhproperties/contact' },
    { name: both('Our board', 'Bungwe lathu la adilekita'), to: '/fdhproperties/board' },
    { name: both('Our five services', 'Ntchito zathu zisanu'), to: '/fdhproperties/services' },
  ],
}

const shareholding: SamplePage = {
  company: 'properties',
  slug: 'shareholding',
  heading: both('Shareholding of FDH Properties', 'Umwini wa masheya a FDH Properties'),
  description: both(
    'FDH Properties is held by the group’s holding company, and what that means for owners and tenants.',
    'FDH Properties ndi ya kampani yaikulu ya gulu, ndi tanthauzo lake kwa eni nyumba ndi obwereka.',
  ),
  lede: both('The company has one owner, the group.', 'Kampani ili ndi mwini mmodzi, gulu.'),
  sections: [
    {
      type: 'shareholders',
      id: 'ownership',
      title: both('Who owns FDH Properties', 'Mwini wake wa FDH Properties'),
    },
    {
      type: 'text',
      title: both('What the owner may and may not', 'Zomwe mwini wake angachite ndi zomwe sangachite'),
      text: [
        both(
          'All shares belong to FDH Financial Holdings. It receives the dividend and appoints the board. It may not touch the rent that we collect for others, or tenants’ deposits. Those are kept in clients’ accounts and checked each month.',
          'Masheya onse ali ndi FDH Financial Holdings. Imalandira gawo la phindu ndi kusankha bungwe la adilekita. Siingakhudze lendi yotoleredwa m’malo mwa ena kapena ndalama za chikole za obwereka: izi zimasungidwa pa maakaunti a makasitomala ndipo zimaonedwa mwezi uliwonse.',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('What the group owns', 'Zomwe gulu lili nazo'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
    { name: both('Our reports', 'Malipoti athu'), to: '/fdhproperties/investor_relations' },
    { name: both('Our board', 'Bungwe lathu la adilekita'), to: '/fdhproperties/board' },
  ],
}

const investors: SamplePage = {
  company: 'properties',
  slug: 'investor_relations',
  heading: both('Reports of FDH Properties', 'Malipoti a FDH Properties'),
  description: both(
    'Financial statements, annual report and notices of FDH Properties, calls to contractors, and the reporting dates of 2027.',
    'Malipoti a zachuma, lipoti la pachaka ndi zidziwitso za FDH Properties, zoitana makontrakitala, ndi masiku a malipoti a 2027.',
  ),
  lede: both(
    'What the buildings earned, and what repairs cost.',
    'Zomwe nyumba zapeza, ndi zomwe kukonza kwawononga.',
  ),
  sections: [
    { type: 'reach', title: both('Questions from investors', 'Mafunso a eni masheya') },
    {
      type: 'text',
      title: both('What our buildings are worth', 'Mtengo wa nyumba zathu'),
      text: [
        both(
          'The statement values each of the company’s own buildings by two surveyors from outside, every third year. In between, only what was spent on them is added.',
          'Lipoti limaonetsa mtengo wa nyumba iliyonse ya kampani monga wawerengedwa ndi opima awiri akunja, zaka zitatu zilizonse. Pakati pake zomwe zawonongedwa pa nyumbazo ndizo zimawonjezedwa basi.',
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
          day: '2027-02-12',
          what: both('Last day to register as a contractor', 'Tsiku lomaliza lolembetsa makontrakitala'),
        },
        { day: '2027-03-30', what: both('Statement for the year 2026', 'Lipoti la chaka cha 2026') },
        {
          day: '2027-06-11',
          what: both('Meeting with owners and tenants', 'Kukumana ndi eni nyumba ndi obwereka'),
        },
      ],
    },
  ],
  next: [
    { name: both('Our owner', 'Mwini wa kampani yathu'), to: '/fdhproperties/shareholding' },
    { name: both('Our five services', 'Ntchito zathu zisanu'), to: '/fdhproperties/services' },
    {
      name: both('Investor centre of the group', 'Malo a eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
  ],
}

const contact: SamplePage = {
  company: 'properties',
  slug: 'contact',
  heading: both('Contact FDH Properties', 'Lumikizanani ndi FDH Properties'),
  description: both(
    'Office of FDH Properties in Lilongwe for owners, tenants and buyers: address, hours, telephone, e-mail and a form; repairs by phone.',
    'Ofesi ya FDH Properties ku Lilongwe ya eni nyumba, obwereka ndi ogula: keyala, nthawi, foni, imelo ndi fomu; zokonza pa foni.',
  ),
  lede: both(
    'For urgent repairs, call us. For everything else you can also write.',
    'Pa zokonza zofulumira, tiimbireni. Pa zina zonse mutha kulembanso.',
  ),
  sections: [
    {
      type: 'addresses',
      id: 'office',
      title: both('Head office', 'Likulu'),
      companies: ['properties'],
      hours: true,
    },
    {
      type: 'list',
      title: both('So that we find it', 'Kuti tipapeze'),
      text: [
        both(
          'Many plots have no street name. Two landmarks and the plot’s number bring our surveyor to the gate.',
          'Malo ambiri alibe dzina la msewu. Zizindikiro ziwiri ndi nambala ya malo zimafikitsa wopima wathu pa geti.',
        ),
      ],
      items: [
        both('Tenants: the number on your lease', 'Obwereka: nambala ya pa mgwirizano wanu'),
        both(
          'Owners: plot number, town, and who has the key',
          'Eni nyumba: nambala ya malo, tauni, ndi amene ali ndi kiyi',
        ),
        both(
          'Contractors: your registration, and two works you have finished',
          'Makontrakitala: kalembera wanu, ndi ntchito ziwiri zomwe munamaliza',
        ),
      ],
    },
    { type: 'enquiry' },
  ],
  next: [
    { name: both('Ask for a valuation', 'Funsani za mtengo wa malo'), to: '/fdhproperties/home#valuation' },
    { name: both('Our five services', 'Ntchito zathu zisanu'), to: '/fdhproperties/services' },
    { name: both('If you have a complaint', 'Ngati muli ndi dandaulo'), to: '/fdhbankplc/complaints' },
    { name: both('Our management', 'Akuluakulu athu'), to: '/fdhproperties/team' },
  ],
}

/** FDH Properties: what it manages, and since when, are facts; the rest is sample text. */
export const propertiesPages: readonly SamplePage[] = [about, board, team, shareholding, investors, contact]
