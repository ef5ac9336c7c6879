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
      en: 'Chairs the bank. In court she learned to read a contract from its end, which she recommends to everyone.',
      ny: 'Ndi wapampando wa banki. Ku khoti anaphunzira kuwerenga mgwirizano kuyambira kumapeto, ndipo amalangiza aliyense kutero.',
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
      en: 'Chairs the discount house. Worked out pensions for teachers and says that patience is a branch of mathematics.',
      ny: 'Ndi wapampando wa kampani yoikiza ndalama. Ankawerengera penshoni za aphunzitsi, ndipo amati kudekha ndi mbali ya masamu.',
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
      en: 'Brings the farm into the board room, and its calendar into the loan book.',
      ny: 'Amabweretsa munda m’chipinda cha bungwe, ndi kalendala yake m’buku la ngongole.',
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
      en: 'Served in customs and knows every border post by its queue.',
      ny: 'Anagwira ntchito ku kasitomu ndipo amadziwa malire aliwonse ndi mzere wake.',
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
      en: 'Runs the bureau’s counters from the airports to the borders. Signs the day’s rates at a quarter to eight.',
      ny: 'Amayendetsa makaunta kuyambira m’mabwalo a ndege mpaka kumalire. Amasaina mitengo ya tsiku kotala to eyiti.',
    },
  },
  {
    name: 'Ulemu Sample-Jere',
    roles: [['discount', 'Board', 'deputy', 2]],
    qualifications: { en: 'Master in statistics', ny: 'Digiri ya ukachenjede ya ziwerengero' },
    about: {
      en: 'Chairs the risk committee and has never signed a forecast without a range.',
      ny: 'Ndi wapampando wa komiti ya zoopsa ndipo sanasainirepo zoyembekezera zopanda malire.',
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
      en: 'Runs the discount house. Explains a repo with a goat, and means it.',
      ny: 'Amayendetsa kampani yoikiza ndalama. Amafotokoza REPO ndi mbuzi, ndipo akunena zoona.',
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
      en: 'Speaks for those who will need the money in twenty years.',
      ny: 'Amalankhulira omwe adzafune ndalama patatha zaka makumi awiri.',
    },
  },
  {
    name: 'Gift Sample-Chitsulo',
    roles: [['properties', 'Board', 'deputy', 2]],
    qualifications: { en: 'Quantity surveyor', ny: 'Wowerengera zipangizo zomangira' },
    about: {
      en: 'Counts bags of cement in her sleep, and finds one missing.',
      ny: 'Amawerenga matumba a simenti ngakhale m’tulo, ndipo amapeza limodzi likusowa.',
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
      en: 'Runs the company that was established in 2017 and manages over 100 tenancies. Knows most of the doors.',
      ny: 'Amayendetsa kampani yomwe inakhazikitsidwa mu 2017 ndipo imayang’anira obwereka opitirira 100. Zitseko zambiri amazidziwa.',
    },
  },
  {
    name: 'Takondwa Sample-Nkhoma',
    roles: [['properties', 'Board', 'independent', 6]],
    qualifications: { en: 'Engineer for water supply', ny: 'Mainjiniya wa madzi' },
    about: {
      en: 'Asks of each plan where the rain will go.',
      ny: 'Pa pulani iliyonse amafunsa kuti madzi a mvula adzapita kuti.',
    },
  },
  {
    name: 'Fatsani Sample-Gama',
    roles: [['holdings', 'Management', 'finance', 2]],
    qualifications: { en: 'Chartered accountant', ny: 'Akauntanti wovomerezeka' },
    about: {
      en: 'Brings five sets of books together on one page by the tenth of each month.',
      ny: 'Amaika mabuku asanu pa tsamba limodzi pofika tsiku lakhumi la mwezi uliwonse.',
    },
  },
  {
    name: 'Chimwemwe Sample-Kalua',
    roles: [['holdings', 'Management', 'risk', 3]],
    qualifications: { en: 'Master in risk management', ny: 'Digiri ya ukachenjede ya zoopsa' },
    about: {
      en: 'Keeps the list of what could go wrong, and strikes out what no longer can.',
      ny: 'Amasunga mndandanda wa zomwe zingalakwike, ndipo amachotsa zomwe sizingathekenso.',
    },
  },
  {
    name: 'Ruth Sample-Mkandawire',
    roles: [['holdings', 'Management', 'audit', 4]],
    qualifications: { en: 'Certified internal auditor', ny: 'Wowunika mabuku wovomerezeka' },
    about: {
      en: 'Reports to the audit committee, not to management, and has a key to every door.',
      ny: 'Amapereka malipoti ku komiti younika mabuku, osati kwa akuluakulu, ndipo ali ndi kiyi ya khomo lililonse.',
    },
  },
  {
    name: 'Blessings Sample-Manda',
    roles: [['holdings', 'Management', 'people', 5]],
    qualifications: { en: 'Degree in psychology', ny: 'Digiri ya maganizo a anthu' },
    about: {
      en: 'Began the round of graduates through four companies.',
      ny: 'Anayambitsa ulendo wa omaliza maphunziro m’makampani anayi.',
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
      en: 'Sends out board documents seven days ahead, on the hour.',
      ny: 'Amatumiza zikalata za bungwe kutatsala masiku asanu ndi awiri, pa ola lake.',
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
      en: 'Publishes the statements and takes the questions of shareholders with one share as seriously as those with many.',
      ny: 'Amafalitsa malipoti a zachuma ndipo amayankha mafunso a mwini sheya imodzi mofanana ndi a mwini masheya ambiri.',
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
      en: 'Looks after companies, ministries and aid organisations, and after the tea season.',
      ny: 'Amasamala makampani, maunduna ndi mabungwe othandiza, komanso nyengo ya tiyi.',
    },
  },
  {
    name: 'Eliza Sample-Kapito',
    roles: [['bank', 'Management', 'credit', 5]],
    qualifications: { en: 'Degree in agricultural economics', ny: 'Digiri ya chuma cha ulimi' },
    about: {
      en: 'Says no early, so that a yes can be trusted.',
      ny: 'Amakana msanga, kuti inde wake akhulupirike.',
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
      en: 'Explains to customers why documents are asked for, before they ask.',
      ny: 'Amafotokozera makasitomala chifukwa chofunsira zikalata, iwo asanafunse.',
    },
  },
  {
    name: 'Grace Sample-Likoswe',
    roles: [['bureau', 'Management', 'counters', 2]],
    qualifications: { en: 'Diploma in business studies', ny: 'Dipuloma ya bizinesi' },
    about: {
      en: 'Plans the shifts at the airports and borders, where no day ends on time.',
      ny: 'Amakonza mashifiti a m’mabwalo a ndege ndi kumalire, komwe tsiku silitha pa nthawi yake.',
    },
  },
  {
    name: 'Felix Sample-Makina',
    roles: [['bureau', 'Management', 'transfers', 3]],
    qualifications: { en: 'Degree in commerce', ny: 'Digiri ya zamalonda' },
    about: {
      en: 'Works with the transfer partners and measures how long a family waits.',
      ny: 'Amagwira ntchito ndi makampani otumiza ndalama ndipo amayeza nthawi yomwe banja limadikira.',
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
      en: 'Teaches cashiers and traders to feel, look and tilt.',
      ny: 'Amaphunzitsa olandira ndalama ndi ochita malonda kugwira, kuyang’ana ndi kupendeketsa.',
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
      en: 'Looks after funds for education, gratuity and retirement, which have in common that nobody is in a hurry.',
      ny: 'Amasamala mathumba a maphunziro, gilatuwite ndi kupuma pa ntchito, omwe onse safuna changu.',
    },
  },
  {
    name: 'Daniel Sample-Kholowa',
    roles: [['discount', 'Management', 'advisers', 4]],
    qualifications: { en: 'Certified financial planner', ny: 'Wokonza za chuma wovomerezeka' },
    about: {
      en: 'Sits with schools, cooperatives and families, with a pencil.',
      ny: 'Amakhala pansi ndi masukulu, makopeletivi ndi mabanja, ndi pensulo m’manja.',
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
      en: 'Keeps the books of two companies and never in one drawer.',
      ny: 'Amasunga mabuku a makampani awiri, koma osati m’dilowa imodzi.',
    },
  },
  {
    name: 'Violet Sample-Chipeta',
    roles: [['properties', 'Management', 'tenancies', 2]],
    qualifications: { en: 'Diploma in property management', ny: 'Dipuloma yoyang’anira nyumba' },
    about: {
      en: 'Answers for rent, repairs and the walk through the rooms at the end.',
      ny: 'Amayang’anira lendi, kukonza, ndi kuyendera zipinda pamapeto.',
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
      en: 'Plans houses around the water and the bus stop, and only then the view.',
      ny: 'Amakonza nyumba potsata madzi ndi malo a basi, kenako maonekedwe.',
    },
  },
]
