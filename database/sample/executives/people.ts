import type { BrandId } from '#contract/brands/names.ts'
import type { Both } from '#contract/languages.ts'
import type { titles } from './titles.ts'

type Role = [company: BrandId, body: 'Board' | 'Management', title: keyof typeof titles, position: number]
export type Person = { name: string; roles: Role[]; qualifications: Both; about: Both }

/** Invented persons whose surnames say that they are samples; their portraits stay absent. */
export const people: Person[] = [
  {
    name: 'Tamanda Sample-Banda',
    roles: [
      ['holdings', 'Board', 'chair', 1],
      ['discount', 'Board', 'independent', 3],
    ],
    qualifications: {
      en: 'Economist; fellow of an institute of directors',
      ny: 'Katswiri wa zachuma; membala wa bungwe la adilekita',
    },
    about: {
      en: 'Leads the group’s board and asks for documents of at most six pages. Before that she taught economics and advised farmers’ unions.',
      ny: 'Amatsogolera bungwe la gulu ndipo amafuna zikalata zosapitirira masamba asanu ndi limodzi. Kale ankaphunzitsa zachuma ndi kulangiza mabungwe a alimi.',
    },
  },
  {
    name: 'Kondwani Sample-Phiri',
    roles: [
      ['holdings', 'Board', 'executiveDirector', 2],
      ['holdings', 'Management', 'groupChief', 1],
      ['bank', 'Board', 'director', 3],
      ['bureau', 'Board', 'director', 4],
      ['properties', 'Board', 'director', 4],
    ],
    qualifications: {
      en: 'Chartered accountant; master of business administration',
      ny: 'Akauntanti wovomerezeka; digiri ya ukachenjede ya bizinesi',
    },
    about: {
      en: 'Answers to the board for all five companies. He began as a clerk at a counter and still serves there for one day each year.',
      ny: 'Amayankha ku bungwe pa makampani onse asanu. Anayamba ngati kalaliki wa pa kaunta ndipo amagwirabe ntchito pamenepo tsiku limodzi pa chaka.',
    },
  },
  {
    name: 'Chikondi Sample-Mwale',
    roles: [
      ['holdings', 'Board', 'independent', 3],
      ['bank', 'Board', 'chair', 1],
    ],
    qualifications: {
      en: 'Lawyer; diploma in corporate governance',
      ny: 'Loya; dipuloma ya kayendetsedwe ka makampani',
    },
    about: {
      en: 'Chairs the bank. Before that she worked as a lawyer in court and taught young lawyers.',
      ny: 'Ndi wapampando wa banki. Kale anali loya wa ku khoti ndipo ankaphunzitsa maloya achinyamata.',
    },
  },
  {
    name: 'Yamikani Sample-Gondwe',
    roles: [
      ['holdings', 'Board', 'independent', 4],
      ['bureau', 'Board', 'chair', 1],
    ],
    qualifications: {
      en: 'Degree in commerce; certificate in foreign exchange',
      ny: 'Digiri ya zamalonda; satifiketi ya ndalama zakunja',
    },
    about: {
      en: 'Chairs the money bureau. Traded in rice and cloth over the northern border for fifteen years before he sat on a board.',
      ny: 'Ndi wapampando wa malo osinthira ndalama. Anachita malonda a mpunga ndi nsalu kumalire a kumpoto kwa zaka khumi ndi zisanu asanalowe m’bungwe la adilekita.',
    },
  },
  {
    name: 'Madalitso Sample-Chirwa',
    roles: [
      ['holdings', 'Board', 'director', 5],
      ['discount', 'Board', 'chair', 1],
    ],
    qualifications: {
      en: 'Actuary; bachelor of mathematics',
      ny: 'Katswiri wowerengera za m’tsogolo; digiri ya masamu',
    },
    about: {
      en: 'Chairs the discount house. Worked out pensions for teachers before that.',
      ny: 'Ndi wapampando wa kampani yoikiza ndalama. Kale ankawerengera penshoni za aphunzitsi.',
    },
  },
  {
    name: 'Zione Sample-Kamanga',
    roles: [
      ['holdings', 'Board', 'independent', 6],
      ['properties', 'Board', 'chair', 1],
    ],
    qualifications: {
      en: 'Architect; certificate in town planning',
      ny: 'Wojambula nyumba; satifiketi ya kakonzedwe ka matauni',
    },
    about: {
      en: 'Chairs the properties company. Designed schools that stay cool without electricity, and keeps bees.',
      ny: 'Ndi wapampando wa kampani ya malo ndi nyumba. Anajambula masukulu ozizira popanda magetsi, ndipo amaweta njuchi.',
    },
  },
  {
    name: 'Dalitso Sample-Nyirenda',
    roles: [
      ['holdings', 'Board', 'director', 7],
      ['bank', 'Board', 'director', 4],
    ],
    qualifications: {
      en: 'Engineer; master in information systems',
      ny: 'Mainjiniya; digiri ya ukachenjede ya makompyuta',
    },
    about: {
      en: 'Watches over technology and outsourcing on two boards. Built the first radio link on the islands that survived a rainy season.',
      ny: 'Amayang’anira za makompyuta ndi ntchito zoperekedwa kwa ena m’mabungwe awiri. Anamanga wailesi yolumikizira zilumba yoyamba yomwe inapirira nyengo ya mvula.',
    },
  },
  {
    name: 'Mphatso Sample-Tembo',
    roles: [['bank', 'Board', 'deputy', 2]],
    qualifications: {
      en: 'Banker; associate of an institute of bankers',
      ny: 'Katswiri wa banki; membala wa bungwe la mabanki',
    },
    about: {
      en: 'Chairs the credit committee. For thirty years he has visited borrowers at work before reading their documents.',
      ny: 'Ndi wapampando wa komiti ya ngongole. Kwa zaka makumi atatu wakhala akuyendera obwereka kuntchito asanawerenge zikalata zawo.',
    },
  },
  {
    name: 'Tiwonge Sample-Msiska',
    roles: [
      ['bank', 'Board', 'independent', 5],
      ['discount', 'Board', 'director', 4],
    ],
    qualifications: {
      en: 'Chartered accountant; certified internal auditor',
      ny: 'Akauntanti wovomerezeka; wowunika mabuku wovomerezeka',
    },
    about: {
      en: 'Chairs the audit committee and meets the auditors alone twice a year.',
      ny: 'Ndi wapampando wa komiti younika mabuku ndipo amakumana ndi owunika mabuku payekha kawiri pa chaka.',
    },
  },
  {
    name: 'Limbani Sample-Kaunda',
    roles: [
      ['bank', 'Board', 'independent', 6],
      ['bureau', 'Board', 'independent', 6],
    ],
    qualifications: {
      en: 'Agronomist; master in rural finance',
      ny: 'Mlangizi wa ulimi; digiri ya ukachenjede ya ndalama za kumidzi',
    },
    about: {
      en: 'Makes sure that the bank’s loans suit farmers and their seasons.',
      ny: 'Amaonetsetsa kuti ngongole za banki n’zoyenera alimi ndi nyengo zawo.',
    },
  },
  {
    name: 'Alinafe Sample-Mbewe',
    roles: [
      ['bank', 'Board', 'executiveDirector', 7],
      ['bank', 'Management', 'managing', 1],
    ],
    qualifications: {
      en: 'Master of finance; twenty years in banks of the region',
      ny: 'Digiri ya ukachenjede ya zachuma; zaka makumi awiri m’mabanki a m’derali',
    },
    about: {
      en: 'Runs the bank. Reads ten complaints each Friday before anything else, and answers two of them herself.',
      ny: 'Amayendetsa banki. Lachisanu lililonse amayamba ndi kuwerenga madandaulo khumi, ndipo awiri amayankha yekha.',
    },
  },
  {
    name: 'Wongani Sample-Kumwenda',
    roles: [['bureau', 'Board', 'deputy', 2]],
    qualifications: { en: 'Degree in public administration', ny: 'Digiri ya kayendetsedwe ka boma' },
    about: {
      en: 'Worked in customs for many years and knows every border post.',
      ny: 'Anagwira ntchito ku kasitomu kwa zaka zambiri ndipo amadziwa malire onse.',
    },
  },
  {
    name: 'Thoko Sample-Lungu',
    roles: [
      ['bureau', 'Board', 'independent', 3],
      ['properties', 'Board', 'independent', 3],
    ],
    qualifications: { en: 'Lawyer; mediator', ny: 'Loya; woyanjanitsa' },
    about: {
      en: 'Sits on two boards and settles quarrels between landlords and tenants in her free time.',
      ny: 'Ali m’mabungwe awiri, ndipo pa nthawi yake yapadera amayanjanitsa eni nyumba ndi obwereka.',
    },
  },
  {
    name: 'Pemphero Sample-Zimba',
    roles: [
      ['bureau', 'Board', 'executiveDirector', 5],
      ['bureau', 'Management', 'general', 1],
    ],
    qualifications: {
      en: 'Degree in banking; dealing certificate',
      ny: 'Digiri ya banki; satifiketi ya msika wa ndalama',
    },
    about: {
      en: 'Runs the bureau’s counters from the airports to the borders. Signs the day’s rates at 07:45.',
      ny: 'Amayendetsa makaunta kuyambira m’mabwalo a ndege mpaka kumalire. Amasaina mitengo ya tsiku nthawi ya 07:45.',
    },
  },
  {
    name: 'Ulemu Sample-Jere',
    roles: [['discount', 'Board', 'deputy', 2]],
    qualifications: { en: 'Master in statistics', ny: 'Digiri ya ukachenjede ya ziwerengero' },
    about: {
      en: 'Chairs the risk committee, which looks at what could go wrong.',
      ny: 'Ndi wapampando wa komiti ya zoopsa, yomwe imaona zomwe zingalakwike.',
    },
  },
  {
    name: 'Mayamiko Sample-Soko',
    roles: [
      ['discount', 'Board', 'executiveDirector', 5],
      ['discount', 'Management', 'managing', 1],
    ],
    qualifications: { en: 'Chartered analyst of investments', ny: 'Katswiri wovomerezeka wa zoikizidwa' },
    about: {
      en: 'Runs the discount house. Explains a repo with the story of a goat.',
      ny: 'Amayendetsa kampani yoikiza ndalama. Amafotokoza REPO ndi nkhani ya mbuzi.',
    },
  },
  {
    name: 'Kettie Sample-Moyo',
    roles: [['discount', 'Board', 'independent', 6]],
    qualifications: {
      en: 'Retired head teacher; trustee of a pension fund',
      ny: 'Mphunzitsi wamkulu wopuma; woyang’anira thumba la penshoni',
    },
    about: {
      en: 'Makes sure that the board thinks of people who save for retirement.',
      ny: 'Amaonetsetsa kuti bungwe likuganizira osungira ndalama za kupuma pa ntchito.',
    },
  },
  {
    name: 'Gift Sample-Chitsulo',
    roles: [['properties', 'Board', 'deputy', 2]],
    qualifications: { en: 'Quantity surveyor', ny: 'Wowerengera zipangizo zomangira' },
    about: {
      en: 'Checks the cost of every building project.',
      ny: 'Amaunika mtengo wa ntchito iliyonse yomanga.',
    },
  },
  {
    name: 'Lusungu Sample-Mhango',
    roles: [
      ['properties', 'Board', 'executiveDirector', 5],
      ['properties', 'Management', 'managing', 1],
    ],
    qualifications: {
      en: 'Degree in land economy; registered valuer',
      ny: 'Digiri ya chuma cha malo; wowerengera mtengo wolembetsedwa',
    },
    about: {
      en: 'Runs the company that was established in 2017 and manages over 100 tenancies. Knows most of the buildings well.',
      ny: 'Amayendetsa kampani yomwe inakhazikitsidwa mu 2017 ndipo imayang’anira obwereka opitirira 100. Nyumba zambiri amazidziwa bwino.',
    },
  },
  {
    name: 'Takondwa Sample-Nkhoma',
    roles: [['properties', 'Board', 'independent', 6]],
    qualifications: { en: 'Engineer for water supply', ny: 'Mainjiniya wa madzi' },
    about: {
      en: 'Checks the water supply and the drains in each building plan.',
      ny: 'Amaunika madzi ndi ngalande za pulani iliyonse ya nyumba.',
    },
  },
  {
    name: 'Fatsani Sample-Gama',
    roles: [['holdings', 'Management', 'finance', 2]],
    qualifications: { en: 'Chartered accountant', ny: 'Akauntanti wovomerezeka' },
    about: {
      en: 'Adds up the accounts of all five companies by the tenth of each month.',
      ny: 'Amaphatikiza mabuku a makampani onse asanu pofika tsiku lakhumi la mwezi uliwonse.',
    },
  },
  {
    name: 'Chimwemwe Sample-Kalua',
    roles: [['holdings', 'Management', 'risk', 3]],
    qualifications: { en: 'Master in risk management', ny: 'Digiri ya ukachenjede ya zoopsa' },
    about: {
      en: 'Keeps the list of what could go wrong in the group, and plans what to do.',
      ny: 'Amasunga mndandanda wa zomwe zingalakwike m’gululi, ndipo amakonzeratu zochita.',
    },
  },
  {
    name: 'Ruth Sample-Mkandawire',
    roles: [['holdings', 'Management', 'audit', 4]],
    qualifications: { en: 'Certified internal auditor', ny: 'Wowunika mabuku wovomerezeka' },
    about: {
      en: 'Reports to the audit committee, not to management, and may check everything.',
      ny: 'Amapereka malipoti ku komiti younika mabuku, osati kwa akuluakulu, ndipo ali ndi ufulu wounika chilichonse.',
    },
  },
  {
    name: 'Blessings Sample-Manda',
    roles: [['holdings', 'Management', 'people', 5]],
    qualifications: { en: 'Degree in psychology', ny: 'Digiri ya maganizo a anthu' },
    about: {
      en: 'Started the programme in which graduates work in all four companies.',
      ny: 'Anayambitsa ndondomeko yomwe omaliza maphunziro amagwira ntchito m’makampani onse anayi.',
    },
  },
  {
    name: 'Esnart Sample-Chunga',
    roles: [
      ['holdings', 'Management', 'secretary', 6],
      ['bank', 'Management', 'secretary', 9],
    ],
    qualifications: { en: 'Lawyer; chartered secretary', ny: 'Loya; mlembi wovomerezeka' },
    about: {
      en: 'Sends the board its documents seven days before each meeting.',
      ny: 'Amatumiza zikalata za bungwe kutatsala masiku asanu ndi awiri kuti msonkhano uchitike.',
    },
  },
  {
    name: 'Innocent Sample-Kachale',
    roles: [['bank', 'Management', 'finance', 2]],
    qualifications: {
      en: 'Chartered accountant; master of finance',
      ny: 'Akauntanti wovomerezeka; digiri ya ukachenjede ya zachuma',
    },
    about: {
      en: 'Publishes the statements and answers the questions of all shareholders, large and small.',
      ny: 'Amafalitsa malipoti a zachuma ndipo amayankha mafunso a eni masheya onse, aakulu ndi aang’ono.',
    },
  },
  {
    name: 'Memory Sample-Nthala',
    roles: [['bank', 'Management', 'retail', 3]],
    qualifications: { en: 'Degree in marketing', ny: 'Digiri ya kutsatsa malonda' },
    about: {
      en: 'Shortened the account opening form from nine pages to two.',
      ny: 'Anafupikitsa fomu yotsegulira akaunti kuchoka pa masamba asanu ndi anayi kufika pa awiri.',
    },
  },
  {
    name: 'Patrick Sample-Ngwira',
    roles: [['bank', 'Management', 'corporate', 4]],
    qualifications: {
      en: 'Master of business administration; trade finance certificate',
      ny: 'Digiri ya ukachenjede ya bizinesi; satifiketi ya zamalonda akunja',
    },
    about: {
      en: 'Looks after companies, ministries, aid organisations and tea growers.',
      ny: 'Amasamala makampani, maunduna, mabungwe othandiza ndi olima tiyi.',
    },
  },
  {
    name: 'Eliza Sample-Kapito',
    roles: [['bank', 'Management', 'credit', 5]],
    qualifications: { en: 'Degree in agricultural economics', ny: 'Digiri ya chuma cha ulimi' },
    about: {
      en: 'Decides on loans, and tells customers early when the answer is no.',
      ny: 'Amavomereza ngongole, ndipo amauza makasitomala msanga akazikana.',
    },
  },
  {
    name: 'Harold Sample-Bwanali',
    roles: [['bank', 'Management', 'agents', 6]],
    qualifications: { en: 'Diploma in banking', ny: 'Dipuloma ya banki' },
    about: {
      en: 'Visits two hundred of over 5000 agents each year, mostly unannounced.',
      ny: 'Chaka chilichonse amayendera maejenti mazana awiri mwa opitirira 5000, kawirikawiri osawauza.',
    },
  },
  {
    name: 'Loveness Sample-Chikopa',
    roles: [['bank', 'Management', 'technology', 7]],
    qualifications: { en: 'Degree in computer science', ny: 'Digiri ya makompyuta' },
    about: {
      en: 'Tests every new page on the cheapest phone in the market before it goes out.',
      ny: 'Amayesa tsamba latsopano lililonse pa foni yotchipa kwambiri pa msika lisanatuluke.',
    },
  },
  {
    name: 'Steven Sample-Majawa',
    roles: [['bank', 'Management', 'compliance', 8]],
    qualifications: {
      en: 'Lawyer; specialist against money laundering',
      ny: 'Loya; katswiri wolimbana ndi ndalama zakuba',
    },
    about: {
      en: 'Explains to customers why we ask for documents.',
      ny: 'Amafotokozera makasitomala chifukwa chomwe timafunsira zikalata.',
    },
  },
  {
    name: 'Grace Sample-Likoswe',
    roles: [['bureau', 'Management', 'counters', 2]],
    qualifications: { en: 'Diploma in business studies', ny: 'Dipuloma ya bizinesi' },
    about: {
      en: 'Plans who works when at the airports and borders.',
      ny: 'Amakonza mashifiti a m’mabwalo a ndege ndi kumalire.',
    },
  },
  {
    name: 'Felix Sample-Makina',
    roles: [['bureau', 'Management', 'transfers', 3]],
    qualifications: { en: 'Degree in commerce', ny: 'Digiri ya zamalonda' },
    about: {
      en: 'Works with the transfer partners so that families get their money quickly.',
      ny: 'Amagwira ntchito ndi makampani otumiza ndalama kuti mabanja azilandira ndalama msanga.',
    },
  },
  {
    name: 'Agness Sample-Dzimbiri',
    roles: [['bureau', 'Management', 'treasury', 4]],
    qualifications: { en: 'Dealing certificate', ny: 'Satifiketi ya msika wa ndalama' },
    about: {
      en: 'Drafts the list of fourteen currencies each morning; somebody else approves it.',
      ny: 'Amalemba mndandanda wa ndalama khumi ndi zinayi m’mawa uliwonse; wina amauvomereza.',
    },
  },
  {
    name: 'Jacob Sample-Mtambo',
    roles: [['bureau', 'Management', 'compliance', 5]],
    qualifications: {
      en: 'Former police officer; certificate in forgery detection',
      ny: 'Wapolisi wakale; satifiketi yozindikira zachinyengo',
    },
    about: {
      en: 'Teaches cashiers and traders how to find false notes.',
      ny: 'Amaphunzitsa olandira ndalama ndi ochita malonda kuzindikira ndalama zachinyengo.',
    },
  },
  {
    name: 'Vanessa Sample-Malunga',
    roles: [['bureau', 'Management', 'finance', 6]],
    qualifications: { en: 'Certified accountant', ny: 'Akauntanti wovomerezeka' },
    about: {
      en: 'Balances fourteen safes every evening, to the last coin.',
      ny: 'Madzulo aliwonse amawerengera mabokosi khumi ndi anayi mpaka khobidi lomaliza.',
    },
  },
  {
    name: 'Brian Sample-Kadzuwa',
    roles: [['discount', 'Management', 'dealing', 2]],
    qualifications: { en: 'Degree in economics', ny: 'Digiri ya zachuma' },
    about: {
      en: 'Buys and sells short-term treasury bills, and explains each price he gives.',
      ny: 'Amagula ndi kugulitsa mabilu a boma a nthawi yochepa, ndipo amafotokoza mtengo uliwonse womwe wapereka.',
    },
  },
  {
    name: 'Monica Sample-Mwase',
    roles: [['discount', 'Management', 'funds', 3]],
    qualifications: { en: 'Actuarial diploma', ny: 'Dipuloma yowerengera za m’tsogolo' },
    about: {
      en: 'Looks after the funds for education, gratuity and retirement.',
      ny: 'Amasamala mathumba a maphunziro, gilatuwite ndi kupuma pa ntchito.',
    },
  },
  {
    name: 'Daniel Sample-Kholowa',
    roles: [['discount', 'Management', 'advisers', 4]],
    qualifications: { en: 'Certified financial planner', ny: 'Wokonza za chuma wovomerezeka' },
    about: {
      en: 'Helps schools, cooperatives and families to plan their savings.',
      ny: 'Amathandiza masukulu, makopeletivi ndi mabanja kukonza ndondomeko zosungira ndalama.',
    },
  },
  {
    name: 'Hope Sample-Namate',
    roles: [['discount', 'Management', 'operations', 5]],
    qualifications: { en: 'Degree in business information', ny: 'Digiri ya zambiri za bizinesi' },
    about: {
      en: 'Settles each agreement on its day and keeps the register of securities.',
      ny: 'Amatsiriza mgwirizano uliwonse pa tsiku lake ndi kusunga kaundula wa zikalata za ndalama.',
    },
  },
  {
    name: 'Austin Sample-Kamoto',
    roles: [
      ['discount', 'Management', 'finance', 6],
      ['properties', 'Management', 'finance', 6],
    ],
    qualifications: { en: 'Chartered accountant', ny: 'Akauntanti wovomerezeka' },
    about: {
      en: 'Keeps the books of two companies, each on its own.',
      ny: 'Amasunga mabuku a makampani awiri, iliyonse payokha.',
    },
  },
  {
    name: 'Violet Sample-Chipeta',
    roles: [['properties', 'Management', 'tenancies', 2]],
    qualifications: { en: 'Diploma in property management', ny: 'Dipuloma yoyang’anira nyumba' },
    about: {
      en: 'Is responsible for rent and repairs, and checks the rooms when a tenant leaves.',
      ny: 'Amayang’anira lendi ndi kukonza, ndipo amaona zipinda wobwereka akamachoka.',
    },
  },
  {
    name: 'Samuel Sample-Kanyenda',
    roles: [['properties', 'Management', 'valuations', 3]],
    qualifications: { en: 'Registered valuer', ny: 'Wowerengera mtengo wolembetsedwa' },
    about: {
      en: 'Looks at every roof from inside before he writes a number.',
      ny: 'Amaona denga lililonse kuchokera m’kati asanalembe nambala.',
    },
  },
  {
    name: 'Miriam Sample-Ngoma',
    roles: [['properties', 'Management', 'projects', 4]],
    qualifications: { en: 'Civil engineer; project manager', ny: 'Mainjiniya womanga; woyang’anira ntchito' },
    about: {
      en: 'Holds a site meeting each week and writes its minutes on one page.',
      ny: 'Amachita msonkhano wa pamalo sabata iliyonse ndi kulemba zokambidwa pa tsamba limodzi.',
    },
  },
  {
    name: 'Oscar Sample-Chavula',
    roles: [['properties', 'Management', 'development', 5]],
    qualifications: { en: 'Master in urban planning', ny: 'Digiri ya ukachenjede ya kakonzedwe ka mizinda' },
    about: {
      en: 'Plans houses that are close to water and to a bus stop.',
      ny: 'Amakonza nyumba zokhala pafupi ndi madzi ndi malo a basi.',
    },
  },
]
