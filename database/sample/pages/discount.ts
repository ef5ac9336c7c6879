import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const about: SamplePage = {
  company: 'discount',
  slug: 'aboutus',
  heading: both('About the discount house', 'Za kampani yoikiza ndalama'),
  description: both(
    'First Discount House places money for companies, schools and families, from seven days to a working life: what a discount house is and how it earns.',
    'First Discount House imaikiza ndalama za makampani, masukulu ndi mabanja, kuyambira masiku asanu ndi awiri mpaka moyo wonse wa ntchito: tanthauzo lake ndi mmene imapezera phindu.',
  ),
  lede: both(
    'We invest money for days, months or years.',
    'Timaikiza ndalama kwa masiku, miyezi kapena zaka.',
  ),
  sections: [
    {
      type: 'text',
      title: both('What a discount house is', 'Kodi kampani yoikiza ndalama n’chiyani?'),
      text: [
        both(
          'It buys treasury bills and other short-term bills for less than they pay out at the end. The difference is called the discount. With these bills it makes repurchase agreements for people who want to invest money for some weeks.',
          'Imagula mabilu a boma ndi mabilu ena a nthawi yochepa pa mtengo wotsika kuposa zomwe amapereka pamapeto. Kusiyana kwake kumatchedwa discount. Ndi mabiluwa imachita migwirizano ya REPO ndi anthu ofuna kuikiza ndalama kwa masabata angapo.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Whose money it is', 'Ndalamazi ndi za ndani'),
      text: [
        both(
          'Schools that wait between fees and salaries, families that save for a child’s education, and employers who save for gratuity.',
          'Masukulu odikira pakati pa fizi ndi malipiro a aphunzitsi, mabanja osungira maphunziro a mwana, ndi olemba ntchito osungira gilatuwite.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('How it is kept safe', 'Mmene imatetezedwera'),
      text: [
        both(
          'For every repo a treasury bill is set aside in the client’s name. Another company, the custodian, keeps the funds, separate from our own money. Twice a year each member sees what is theirs. We agree the return beforehand, and promise nothing beyond the agreed day.',
          'REPO iliyonse ili ndi bilu ya boma kumbuyo kwake, yoikidwa m’dzina la kasitomala. Mathumba amasungidwa ndi wosunga wina, padera ndi ndalama za kampani; kawiri pa chaka membala aliyense amaona zomwe zili zake. Phindu limagwirizanidwa patsogolo ndipo sililonjezedwa kupitirira tsiku logwirizana.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Within the group', 'M’kati mwa gulu'),
      text: [
        both(
          'Clients of the bank with more than they need this month are introduced to us, and we receive them in the bank’s branches. Money placed with us is an investment and not a bank deposit; we say so before anyone signs.',
          'Makasitomala a banki omwe ali ndi ndalama zosafunika mwezi uno amatumizidwa kwa ife, ndipo timawalandira m’nthambi za banki. Ndalama zoikidwa kwa ife ndi zoikizidwa, osati zosungitsidwa ku banki; timanena izi munthu asanasaine.',
        ),
      ],
    },
    {
      type: 'figures',
      id: 'figures',
      title: both('In figures', 'M’manambala'),
      items: [
        {
          value: both('5', '5'),
          label: both('services, from repo to retirement', 'ntchito, kuyambira REPO mpaka kupuma pa ntchito'),
        },
        {
          value: both('7 days', 'Masiku 7'),
          label: both('shortest term', 'nthawi yaifupi kwambiri'),
        },
      ],
    },
    {
      type: 'milestones',
      id: 'milestones',
      title: both('Our history', 'Mbiri yathu'),
      items: [
        {
          when: both('Opening day', 'Tsiku lotsegulira'),
          what: both(
            'The company starts with two dealers. Its first bill is paid after 91 days.',
            'Kampani iyamba ndi anthu awiri ogula ndi kugulitsa mabilu. Bilu yake yoyamba ilipidwa patatha masiku 91.',
          ),
        },
        {
          when: both('The funds', 'Mathumba'),
          what: both(
            'Education, gratuity and retirement funds are added, because clients asked for them.',
            'Mathumba a maphunziro, gilatuwite ndi kupuma pa ntchito awonjezedwa, chifukwa makasitomala anawapempha.',
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
          name: both('A date for everything', 'Tsiku la chilichonse'),
          text: both(
            'Every agreement says on which day it ends.',
            'Mgwirizano uliwonse umanena tsiku lomwe udzathe.',
          ),
        },
        {
          name: both('Good years and bad years', 'Zaka zabwino ndi zaka zoipa'),
          text: both(
            'An adviser shows you what you may earn in a good year and in a bad year.',
            'Mlangizi amakuonetsani zomwe mungapeze chaka chabwino ndi chaka choipa.',
          ),
        },
        {
          name: both('Your pace', 'Pa liwiro lanu'),
          text: both(
            'Nobody is asked to decide at the first meeting.',
            'Palibe wofunsidwa kusankha pa kukumana koyamba.',
          ),
        },
      ],
    },
  ],
  next: [
    { name: both('Compare the services', 'Yerekezerani ntchito zathu'), to: '/firstdiscounthouse/services' },
    { name: both('Talk to an adviser', 'Lankhulani ndi mlangizi'), to: '/firstdiscounthouse/contact' },
    { name: both('The people who lead us', 'Atsogoleri athu'), to: '/firstdiscounthouse/team' },
    { name: both('Find an office', 'Pezani ofesi'), to: '/firstdiscounthouse/branches' },
  ],
}

const board: SamplePage = {
  company: 'discount',
  slug: 'board',
  heading: both('Board of the discount house', 'Bungwe la adilekita la kampani yoikiza ndalama'),
  description: both(
    'Directors of First Discount House: an actuary who chairs the board, auditors and economists, and the limits they set for dealing.',
    'Adilekita a First Discount House: katswiri wowerengera za m’tsogolo ndi wapampando, owunika mabuku ndi akatswiri a zachuma pambali, ndi malire omwe amaika.',
  ),
  lede: both(
    'They decide how much money may be invested in one place.',
    'Amasankha kuchuluka kwa ndalama zomwe zingaikizidwe pamalo amodzi.',
  ),
  sections: [
    { type: 'people', id: 'people', title: both('Directors', 'Adilekita'), role_type: 'Board' },
    {
      type: 'text',
      title: both('Limits before returns', 'Malire choyamba, kenako phindu'),
      text: [
        both(
          'Once a year the board checks every limit: would it keep the money safe in a very bad month? Dealers cannot change the limits.',
          'Kamodzi pa chaka bungwe limaona malire aliwonse: kodi angateteze ndalama mwezi woipa kwambiri? Ogula ndi kugulitsa mabilu sangasinthe malirewo. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('The people who lead us', 'Atsogoleri athu'), to: '/firstdiscounthouse/team' },
    { name: both('Who owns the company', 'Mwini wake wa kampani'), to: '/firstdiscounthouse/shareholding' },
    { name: both('Compare the services', 'Yerekezerani ntchito zathu'), to: '/firstdiscounthouse/services' },
  ],
}

const team: SamplePage = {
  company: 'discount',
  slug: 'team',
  heading: both('Management of the discount house', 'Akuluakulu a kampani yoikiza ndalama'),
  description: both(
    'Who deals, who looks after the funds and who advises clients at First Discount House, under its managing director.',
    'Amene amagula ndi kugulitsa mabilu, amayang’anira mathumba ndi kulangiza makasitomala ku First Discount House, motsogozedwa ndi mkulu wake.',
  ),
  lede: both(
    'Dealers invest the money, advisers talk with clients, and the two work separately.',
    'Ena amaikiza ndalama, ena amalangiza makasitomala, ndipo amagwira ntchito mosiyana.',
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
      title: both('Why they work apart', 'Chifukwa chake amagwira ntchito mosiyana'),
      text: [
        both(
          'Advisers earn the same whichever service you choose, and dealers do not know whose money they invest. So you get honest advice.',
          'Alangizi amalandira malipiro ofanana kaya mwasankha ntchito iti, ndipo oikiza ndalama sadziwa kuti ndalamazo ndi za ndani. Choncho mumalandira malangizo oona mtima. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    { name: both('Talk to an adviser', 'Lankhulani ndi mlangizi'), to: '/firstdiscounthouse/contact' },
    { name: both('Our board', 'Bungwe la adilekita la kampani'), to: '/firstdiscounthouse/board' },
    { name: both('Compare the services', 'Yerekezerani ntchito zathu'), to: '/firstdiscounthouse/services' },
  ],
}

const shareholding: SamplePage = {
  company: 'discount',
  slug: 'shareholding',
  heading: both('Shareholding of the discount house', 'Umwini wa masheya a kampani yoikiza ndalama'),
  description: both(
    'First Discount House belongs to the holding company of the group; clients’ funds are not part of what it owns.',
    'First Discount House ndi ya kampani yaikulu ya gulu; mathumba a makasitomala si mbali ya zomwe ili nazo.',
  ),
  lede: both(
    'The company has one owner. The funds belong to their members.',
    'Kampani ili ndi mwini mmodzi. Mathumba ndi a mamembala ake.',
  ),
  sections: [
    {
      type: 'shareholders',
      id: 'ownership',
      title: both('Who owns First Discount House', 'Mwini wake wa First Discount House'),
    },
    {
      type: 'text',
      title: both('Two kinds of owning', 'Umwini wa mitundu iwiri'),
      text: [
        both(
          'All shares of the company belong to FDH Financial Holdings. The treasury bills and funds under its care belong to the clients: if the company were sold, they would still belong to the clients.',
          'Masheya onse a kampani ndi a FDH Financial Holdings. Mabilu a boma ndi mathumba omwe imasamala ndi a makasitomala: kampani itagulitsidwa, zikanakhalabe za makasitomala.',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('Ownership across the group', 'Umwini m’gulu lonse'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
    {
      name: both('Reports and calendar', 'Malipoti ndi kalendala'),
      to: '/firstdiscounthouse/investor_relations',
    },
    { name: both('Our board', 'Bungwe la adilekita la kampani'), to: '/firstdiscounthouse/board' },
  ],
}

const investors: SamplePage = {
  company: 'discount',
  slug: 'investor_relations',
  heading: both('Reports of the discount house', 'Malipoti a kampani yoikiza ndalama'),
  description: both(
    'Annual report, financial statements and notices of First Discount House, its maturity calendar and reporting dates, and a contact.',
    'Lipoti la pachaka, malipoti a zachuma ndi zidziwitso za First Discount House, kalendala ndi masiku a malipoti, ndi munthu wolumikizana naye.',
  ),
  lede: both('For clients who have money with us.', 'Ya makasitomala omwe ali ndi ndalama kwa ife.'),
  sections: [
    { type: 'reach', title: both('Questions from investors', 'Mafunso a eni masheya') },
    {
      type: 'text',
      title: both('How to check us', 'Mmene mungatiyang’anire'),
      text: [
        both(
          'Compare the money we look after with our own capital. The notes list the ten largest treasury bills, and the auditors’ letter says whether they have seen them.',
          'Yerekezerani ndalama zomwe timasamala ndi mpamba wathu. Zolemba za kumapeto zimatchula mabilu a boma khumi aakulu kwambiri, ndipo kalata ya owunika mabuku imanena ngati anawaona.',
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
          day: '2027-02-26',
          what: both('Statements of the funds to their members', 'Malipoti a mathumba kwa mamembala ake'),
        },
        { day: '2027-03-29', what: both('Financial statement for 2026', 'Lipoti la zachuma la 2026') },
        {
          day: '2027-05-21',
          what: both('Annual report and members’ evening', 'Lipoti la pachaka ndi madzulo a mamembala'),
        },
        { day: '2027-08-31', what: both('Second statement of the funds', 'Lipoti lachiwiri la mathumba') },
      ],
    },
  ],
  next: [
    { name: both('Who owns the company', 'Mwini wake wa kampani'), to: '/firstdiscounthouse/shareholding' },
    { name: both('Compare the services', 'Yerekezerani ntchito zathu'), to: '/firstdiscounthouse/services' },
    {
      name: both('Investor centre of the group', 'Malo a eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
  ],
}

const contact: SamplePage = {
  company: 'discount',
  slug: 'contact',
  heading: both('Contact the discount house', 'Lumikizanani ndi kampani yoikiza ndalama'),
  description: both(
    'Speak with an adviser of First Discount House: office in Blantyre, hours, telephone, e-mail, and a form for your question.',
    'Lankhulani ndi mlangizi wa First Discount House: ofesi ya ku Blantyre, nthawi, foni, imelo, ndi fomu ya funso lanu.',
  ),
  lede: both('Advice is free, and you can still say no.', 'Malangizo ndi aulere, ndipo mungathe kukana.'),
  sections: [
    {
      type: 'addresses',
      id: 'office',
      title: both('Head office', 'Likulu'),
      companies: ['discount'],
      hours: true,
    },
    {
      type: 'list',
      title: both('Before the first talk', 'Tisanalankhule koyamba'),
      text: [
        both(
          'An adviser will ask three things. Answer them in your message, and we can give you figures in the first call.',
          'Mlangizi adzafunsa zinthu zitatu. Ziyankheni mu uthenga wanu, ndipo tidzakuuzani manambala pa foni yoyamba.',
        ),
      ],
      items: [
        both('What the money is for', 'Ndalamazi ndi za chiyani'),
        both('On which day you need it', 'Mudzazifuna tsiku liti'),
        both('How much of it could wait longer', 'Ndi zingati zomwe zingadikire'),
      ],
    },
    { type: 'enquiry' },
  ],
  next: [
    { name: both('Find an office', 'Pezani ofesi'), to: '/firstdiscounthouse/branches' },
    { name: both('Compare the services', 'Yerekezerani ntchito zathu'), to: '/firstdiscounthouse/services' },
    {
      name: both('How complaints are dealt with', 'Mmene madandaulo amayankhidwira'),
      to: '/fdhbankplc/complaints',
    },
    { name: both('The people who lead us', 'Atsogoleri athu'), to: '/firstdiscounthouse/team' },
  ],
}

/** First Discount House: sample text throughout, around the five services of the group’s own list. */
export const discountPages: readonly SamplePage[] = [about, board, team, shareholding, investors, contact]
