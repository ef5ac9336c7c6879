import type { BodyOf } from '#contract/registry.ts'
import { both } from '../both.ts'

/** The discount house’s five services. The sums and spans in them are samples. */
export const discount: BodyOf<'services'>[] = [
  {
    company: 'discount',
    slug: 'repo',
    type: 'Repurchase Agreement (REPO)',
    position: 1,
    name: both('Repurchase Agreement (REPO)', 'Mgwirizano wogulanso (REPO)'),
    lede: both(
      'Invest money for days or weeks. A treasury bill keeps it safe.',
      'Ikizani ndalama kwa masiku kapena masabata. Bilu ya boma imaziteteza.',
    ),
    what: both(
      'You pay us a sum and receive a treasury bill of the same value. On an agreed day we buy the treasury bill back at a price agreed at the start. The difference between the two prices is what you earn. It does not change with the market.',
      'Mumatipatsa ndalama ndipo mumalandira bilu ya boma ya mtengo womwewo. Pa tsiku lomwe tonse tasaina, timaigulanso pa mtengo womwe tinagwirizana poyamba. Kusiyana kwa mitengo iwiriyo ndi phindu lanu; silisintha ngakhale msika utasintha pakati.',
    ),
    who: [
      both(
        'Companies with payroll money that waits for the end of the month',
        'Makampani omwe ndalama zolipira antchito zikudikira kutha kwa mwezi',
      ),
      both(
        'Schools and hospitals between two terms or two grants',
        'Masukulu ndi zipatala zomwe zili pakati pa mateyemu awiri kapena thandizo liwiri',
      ),
      both('Pension funds that keep some money ready', 'Mathumba a penshoni omwe amasunga gawo lina pafupi'),
    ],
    steps: [
      both(
        'Tell us the amount and the number of days: 7 to 91.',
        'Tiuzeni kuchuluka kwa ndalama ndi masiku: kuyambira 7 mpaka 91.',
      ),
      both('We tell you the price at which we buy it back.', 'Timakuuzani mtengo womwe tidzaigulirenso.'),
      both(
        'You pay. The treasury bill is put in your name the same day.',
        'Mumalipira; biluyo imalembedwa m’dzina lanu tsiku lomwelo.',
      ),
      both(
        'On the last day the money and the gain are in your account.',
        'Tsiku lomaliza ndalama ndi phindu zimakhala mu akaunti yanu.',
      ),
    ],
    bring: [
      both(
        'A board resolution that names who may sign',
        'Chigamulo cha bungwe la adilekita chotchula ololedwa kusaina',
      ),
      both(
        'The certificate of incorporation or registration',
        'Satifiketi yokhazikitsira kampani kapena ya kalembera',
      ),
      both(
        'The number of the account the money comes back to',
        'Nambala ya akaunti momwe ndalama zidzabwerere',
      ),
    ],
    cost: both(
      'There is no fee. We earn from the difference of the two prices, and you see both before you sign. Short-term prices follow the reference rate below.',
      'Palibe ndalama zolipirira. Phindu lathu lili m’kusiyana kwa mitengo iwiriyo, ndipo mumaona yonse musanasaine. Mitengo ya nthawi yochepa imatsata mlingo woyambirapo womwe uli m’munsi.',
    ),
    mind: both(
      'If you want your money before the agreed day, you lose part of the gain. Invest only money that you do not need until then.',
      'Mukafuna ndalama zanu tsiku logwirizana lisanafike, mumataya gawo lina la phindu. Ikizani ndalama zomwe simudzazifuna mpaka tsikulo.',
    ),
    icon: 'refresh',
    least: '1000000',
    every: 'once',
    suits: both(
      'Companies, schools and funds with cash to place',
      'Makampani, masukulu ndi mathumba omwe ali ndi ndalama zoti aikize',
    ),
    term: both('7 to 91 days', 'Masiku 7 mpaka 91'),
    short: both(
      'You buy a treasury bill from us today, and we buy it back on an agreed day at an agreed price. The difference is what you earn. You know it from the start.',
      'Lero mumagula bilu ya boma kwa ife, ndipo timaigulanso pa tsiku ndi mtengo wogwirizana. Kusiyana kwake ndi phindu lanu. Mumalidziwa kuyambira poyamba.',
    ),
    points: [
      both(
        'The treasury bill is in your name from the first day',
        'Biluyo imakhala m’dzina lanu kuyambira tsiku loyamba',
      ),
      both('Ends on the day you need the money', 'Imatha tsiku lomwe mukufuna ndalama'),
      both(
        'If the last day is a public holiday, we pay on the next working day, with interest',
        'Tsiku lake likagwera pa tchuthi, mumalipidwa tsiku lotsatira logwira ntchito, ndi chiongola dzanja',
      ),
    ],
    reference_rate: 'reference-rate',
  },
  {
    company: 'discount',
    slug: 'reverse-repo',
    type: 'Reverse Repurchase Order (Reverse REPO)',
    position: 2,
    name: both('Reverse Repurchase Order (Reverse REPO)', 'Mgwirizano wogulitsanso (Reverse REPO)'),
    lede: both(
      'Get cash for your treasury bill without selling it.',
      'Pezani ndalama pa bilu yanu ya boma osaigulitsa.',
    ),
    what: both(
      'The same agreement the other way round. You give us a treasury bill or note and receive cash. On the agreed day you pay the sum back with a charge that we agreed beforehand, and the treasury bill is yours again. What it pays in the meantime is yours.',
      'Mgwirizano womwewo, koma motembenuza. Mumatipatsa bilu kapena noti ya boma ndipo mumalandira ndalama; pa tsiku logwirizana mumabweza ndalamazo ndi zolipirira zogwirizana kale, ndipo biluyo imakhalanso yanu. Zomwe imalipira pakati pake zimakhala zanu.',
    ),
    who: [
      both(
        'Banks that must balance their books before the evening',
        'Mabanki omwe ayenera kulinganiza mabuku madzulo asanafike',
      ),
      both(
        'Traders who need cash now and have their money in treasury bills',
        'Ochita malonda omwe akufuna ndalama tsopano koma ndalama zawo zili m’mabilu a boma',
      ),
      both(
        'Savers who have a treasury bill but need cash now',
        'Osunga ndalama omwe ali ndi bilu ya boma koma akufuna ndalama pano',
      ),
    ],
    steps: [
      both(
        'Send us the number of your treasury bill and the sum you need.',
        'Titumizireni nambala ya bilu yanu ndi kuchuluka kwa ndalama zomwe mukufuna.',
      ),
      both(
        'We check the treasury bill and tell you the charge for those days.',
        'Timaunika biluyo ndi kukuuzani ndalama zolipirira za masiku amenewo.',
      ),
      both(
        'Both sign; the cash is in your account by three in the afternoon.',
        'Tonse timasaina; ndalama zimalowa mu akaunti yanu isanakwane 3 koloko masana.',
      ),
      both(
        'You pay back on the day, and the treasury bill is yours again at once.',
        'Mumabweza pa tsiku lake, ndipo biluyo imakhalanso yanu nthawi yomweyo.',
      ),
    ],
    bring: [
      both(
        'The statement of your holding in the central register',
        'Chikalata choonetsa zomwe muli nazo m’kaundula wamkulu',
      ),
      both('Identity documents of those who sign', 'Ziphaso za omwe akusaina'),
    ],
    cost: both(
      'You pay only the charge in the agreement, for the sum and the days that you have it. It starts from the reference rate in force and depends on how long your treasury bill still runs.',
      'Mumalipira zolipirira zomwe zili mu mgwirizano basi, pa ndalama ndi masiku omwe mwakhala nazodi. Zimayambira pa mlingo woyambirapo womwe ukugwira ntchito ndipo zimadalira nthawi yomwe bilu yanu yatsala nayo.',
    ),
    mind: both(
      'If the sum is not paid back on the day, we may sell the treasury bill. We call you three working days before, on the number you leave with us.',
      'Ngati simubweza pa tsiku lake, tikhoza kugulitsa biluyo. Timakuimbirani kutatsala masiku atatu ogwira ntchito, pa nambala yomwe mwatisiyira.',
    ),
    icon: 'hand-coins',
    least: '1000000',
    every: 'once',
    suits: both(
      'Holders of treasury bills who need cash for a while',
      'Eni mabilu a boma omwe akufuna ndalama kwa kanthawi',
    ),
    term: both('7 to 91 days', 'Masiku 7 mpaka 91'),
    short: both(
      'The same agreement from the other side: you bring a treasury bill and receive cash, and take the treasury bill back on the agreed day.',
      'Mgwirizano womwewo kuchokera mbali ina: inu mumabweretsa bilu ya boma ndi kulandira ndalama, ndipo mumatenganso biluyo pa tsiku logwirizana.',
    ),
    points: [
      both(
        'You keep the treasury bill’s gain when it comes back to you',
        'Phindu la bilu limakhalabe lanu ikabwerera kwa inu',
      ),
      both('No need to sell at a bad moment', 'Simukakamizidwa kugulitsa pa nthawi yoipa'),
      both('You know the charge beforehand', 'Mtengo wa ndalamazo umagwirizanidwa patsogolo'),
    ],
    reference_rate: 'reference-rate',
  },
  {
    company: 'discount',
    slug: 'education-fund',
    type: 'Education Fund',
    position: 3,
    name: both('Education Fund', 'Thumba la maphunziro'),
    lede: both(
      'Save for school fees before they are due.',
      'Sungani ndalama za fizi nthawi yake isanakwane.',
    ),
    what: both(
      'A plan in a child’s name. You pay in each month; we invest in government treasury bills and fixed deposits that end just before each January and September, when fees fall due. The plan pays the school or you, as you choose, term after term.',
      'Ndondomeko ya m’dzina la mwana. Mumalipira mwezi uliwonse; timaziikiza m’mabilu a boma ndi m’maakaunti a nthawi yoikika otha Januwale ndi Seputembala aliyense asanafike, pomwe fizi imafunika. Ndondomekoyi imalipira sukulu kapena inuyo, monga mwasankhira, teremu ndi teremu.',
    ),
    who: [
      both(
        'Parents and guardians, from the child’s birth on',
        'Makolo ndi olera ana, kuyambira mwana atabadwa',
      ),
      both(
        'Uncles, aunts and godparents who want to give something that lasts',
        'Amalume, azakhali ndi makolo a mwambo omwe akufuna kupereka mphatso yokhalitsa',
      ),
      both(
        'Employers who put a share aside for the children of their staff',
        'Olemba ntchito omwe amaika pambali gawo la ana a antchito awo',
      ),
    ],
    steps: [
      both(
        'Tell us the child’s age and the school you have in mind.',
        'Tiuzeni zaka za mwana ndi sukulu yomwe mukuganizira.',
      ),
      both(
        'We work out with you how much to pay each month.',
        'Timawerengera nanu limodzi ndalama zolipira pa mwezi.',
      ),
      both(
        'A standing order pays in; each quarter you get one page.',
        'Malipiro obwerezabwereza amaika ndalama; miyezi itatu iliyonse mumalandira tsamba limodzi.',
      ),
      both('Before each term the fee is ready.', 'Teremu iliyonse isanayambe fizi imakhala yokonzeka.'),
    ],
    bring: [
      both('The child’s birth certificate', 'Satifiketi ya kubadwa ya mwana'),
      both('Your national ID or passport', 'Chiphaso chanu cha unzika kapena pasipoti'),
      both(
        'The letter of admission, where there is one already',
        'Kalata yolandirira kusukulu, ngati ilipo kale',
      ),
    ],
    cost: both(
      'One percent a year of the money in the plan. We take it at the end of the year and show it on the page you get. If you leave the plan in the first year, you lose the gain of that year, but not the money you paid in.',
      'Pelesenti imodzi pa chaka ya zomwe zili m’ndondomeko, yotengedwa kumapeto kwa chaka ndipo imaoneka pa tsamba lomwe mumalandira. Mukatuluka chaka choyamba chisanathe, mumataya phindu la chakacho, koma osati ndalama zomwe munaika.',
    ),
    mind: both(
      'School fees rise. Look at the plan with us once a year and pay a little more each month.',
      'Fizi imakwera. Onani ndondomekoyi nafe kamodzi pa chaka ndipo onjezerani pang’ono zolipira pa mwezi.',
    ),
    icon: 'graduation-cap',
    least: '10000',
    every: 'month',
    suits: both('Parents, and anyone who helps them', 'Makolo, ndi aliyense wowathandiza'),
    term: both('Up to 18 years', 'Mpaka zaka 18'),
    short: both(
      'Save small amounts early, in the child’s name, for later fees.',
      'Sungani ndalama zochepa msanga, m’dzina la mwana, za fizi ya mtsogolo.',
    ),
    points: [
      both(
        'Payments may pause for up to six months',
        'Mutha kuima kaye kulipira mpaka miyezi isanu ndi umodzi',
      ),
      both(
        'Withdrawals go to the school or the university',
        'Ndalama zotapidwa zimapita ku sukulu kapena yunivesite',
      ),
      both('Grandparents and uncles can pay in directly', 'Agogo ndi amalume atha kuikamo okha'),
    ],
  },
  {
    company: 'discount',
    slug: 'gratuity-fund',
    type: 'Gratuity Fund',
    position: 4,
    name: both('Gratuity Fund', 'Thumba la gilatuwite'),
    lede: both(
      'Save a little each month for what you will owe your staff.',
      'Sungani pang’ono mwezi uliwonse pa zomwe mudzapatse antchito anu.',
    ),
    what: both(
      'When a contract ends, staff often get a gratuity. With this fund the employer pays in a part each month. The money is kept separate from the company’s own, so it is safe even when the company is in trouble.',
      'Mgwirizano wa ntchito ukatha, antchito nthawi zambiri amalandira gilatuwite. Ndi thumba ili wolemba ntchito amaika gawo mwezi uliwonse. Ndalamazi zimasungidwa mosiyana ndi za kampani, choncho ndi zotetezeka ngakhale kampani ili m’mavuto.',
    ),
    who: [
      both(
        'Employers with fixed-term contracts',
        'Olemba ntchito omwe ali ndi migwirizano ya nthawi yoikika',
      ),
      both(
        'Projects and agencies whose funding ends on a known day',
        'Ntchito ndi mabungwe omwe thandizo lawo limatha tsiku lodziwika',
      ),
      both(
        'Estates and factories with seasonal workers',
        'Minda ndi mafakitale omwe ali ndi antchito a nyengo',
      ),
    ],
    steps: [
      both(
        'Send the staff list with dates and pay, without names if you like.',
        'Tumizani mndandanda wa antchito, masiku ndi malipiro, wopanda mayina ngati mukufuna.',
      ),
      both(
        'We work out how much is owed today and later.',
        'Timawerengera zomwe muyenera kupereka lero ndi mtsogolo.',
      ),
      both(
        'You pay in with the payroll; we invest by the dates.',
        'Mumaika pamodzi ndi malipiro; timaikiza molingana ndi masiku.',
      ),
      both(
        'When somebody leaves, we pay them within two days after you tell us.',
        'Munthu akachoka, timamulipira pasanathe masiku awiri mutatiuza.',
      ),
    ],
    bring: [
      both(
        'The staff list and a specimen of your contract',
        'Mndandanda wa antchito ndi chitsanzo cha mgwirizano wanu',
      ),
      both('A resolution that sets the fund up', 'Chigamulo chokhazikitsa thumbali'),
      both('Last year’s payroll totals', 'Malipiro onse pamodzi a chaka chatha'),
    ],
    cost: both(
      'The fee depends on the number of people and is written in the agreement. The first calculation is free. What the fund earns lowers what you must pay in later.',
      'Ndalama zolipirira zimadalira chiwerengero cha anthu ndipo zimalembedwa mu mgwirizano. Kuwerengera koyamba ndi kwaulere. Phindu la thumba limachepetsa zomwe mudzaike mtsogolo.',
    ),
    mind: both(
      'Money in the fund is for your staff. The company cannot take it back for stock or fuel.',
      'Ndalama za m’thumba ndi za antchito anu. Kampani singazitengenso kugulira katundu kapena mafuta.',
    ),
    icon: 'briefcase',
    every: 'month',
    suits: both('Employers with staff on contracts', 'Olemba ntchito omwe ali ndi antchito a pa mgwirizano'),
    term: both('As long as the contracts', 'Kutalika kwa migwirizano'),
    short: both(
      'Each month you pay in what your staff earned that month, so that the money is there when you must pay it.',
      'Mwezi uliwonse mumaikamo zomwe antchito apeza mweziwo, kuti zidzakhalepo tsiku lolipira.',
    ),
    points: [
      both('Kept apart from the employer’s own money', 'Limasungidwa padera ndi ndalama za wolemba ntchito'),
      both('Each person sees twice a year what is theirs', 'Aliyense amaona kawiri pa chaka zomwe zili zake'),
      both(
        'An adviser works out the payment, free of charge',
        'Mlangizi amakuwerengerani malipiro ake, mwaulere',
      ),
    ],
  },
  {
    company: 'discount',
    slug: 'retirement-reserves-plan',
    type: 'Retirement Reserves Plan',
    position: 5,
    name: both('Retirement Reserves Plan', 'Ndondomeko ya kupuma pa ntchito'),
    lede: both(
      'Save now for an income when you stop working.',
      'Sungani pano kuti mudzakhale ndi ndalama mukadzasiya ntchito.',
    ),
    what: both(
      'Your own savings beside the pension from work. You choose how much to pay each month and the age you want to stop working. We invest for longer terms while you are young and for shorter terms later, so a bad year near the end does less harm.',
      'Ndalama zanuzanu zosungidwa kuwonjezera pa penshoni ya kuntchito. Mumasankha zolipira pa mwezi ndi zaka zomwe mukufuna kusiyira ntchito. Timaikiza kwa nthawi zazitali mukadali wachinyamata ndi zazifupi pambuyo pake, choncho chaka choipa chakumapeto sichiononga zambiri.',
    ),
    who: [
      both(
        'Employees who want more than the legal pension',
        'Ogwira ntchito omwe akufuna zoposa penshoni ya malamulo',
      ),
      both('The self-employed, who have none', 'Odzilemba okha ntchito, omwe alibe penshoni'),
      both('Malawians abroad who mean to come home', 'Amalawi okhala kunja omwe akufuna kudzabwerera kwathu'),
    ],
    steps: [
      both(
        'Ten minutes of questions: age, income, what you own already.',
        'Mphindi khumi za mafunso: zaka, ndalama zomwe mumapeza, zomwe muli nazo kale.',
      ),
      both(
        'We show you three plans: slow, medium and fast.',
        'Timakuonetsani ndondomeko zitatu: yodekha, yapakati ndi yofulumira.',
      ),
      both(
        'You sign one of them; you may change it each January.',
        'Mumasaina imodzi; mutha kuisintha Januwale aliyense.',
      ),
      both(
        'At the age you chose, a lump sum, a monthly sum, or both.',
        'Mukafika zaka zomwe mwasankha, mumalandira zonse kamodzi, za pa mwezi, kapena zonse ziwiri.',
      ),
    ],
    bring: [
      both(
        'National ID or passport, and a tax number if you have one',
        'Chiphaso cha unzika kapena pasipoti, ndi nambala ya msonkho ngati muli nayo',
      ),
      both(
        'A payslip, or a year of your account for the self-employed',
        'Kapepala ka malipiro, kapena akaunti ya chaka chimodzi kwa odzilemba okha',
      ),
      both('The names of the people who inherit the money', 'Mayina a anthu omwe adzalandire ndalamazo'),
    ],
    cost: both(
      'Three quarters of a percent a year on the reserve, and nothing on what you pay in. We do not promise a rate for thirty years. Each year a letter tells you what you earned and how much prices rose.',
      'Magawo atatu mwa anayi a pelesenti pa chaka pa zosungidwa, ndipo palibe pa zomwe mumaika. Sitilonjeza mlingo wa zaka makumi atatu. Chaka chilichonse kalata imakuuzani phindu lanu ndi mmene mitengo inakwerera.',
    ),
    mind: both(
      'If you take money out before you are fifty, you lose a tenth of it. First keep enough for three months in an ordinary savings account.',
      'Mukatenga ndalama musanafike zaka makumi asanu, mumataya gawo limodzi mwa khumi. Yambani mwasunga zofunika pa moyo za miyezi itatu mu akaunti yosungira ndalama wamba.',
    ),
    icon: 'leaf',
    least: '20000',
    every: 'month',
    suits: both(
      'Anyone with a salary and some years to go',
      'Aliyense wolandira malipiro yemwe ali ndi zaka zoti agwirebe',
    ),
    term: both('Until you retire', 'Mpaka mutapuma pa ntchito'),
    short: both(
      'A fixed part of your salary, invested for long terms first and shorter ones as the day comes near.',
      'Gawo losasintha la malipiro anu limaikizidwa kwa nthawi zazitali poyamba, zazifupi tsiku likayandikira.',
    ),
    points: [
      both('Can be paused in a hard year', 'Mutha kuimitsa kaye chaka chovuta'),
      both('You cannot take all of it out early', 'Simungatape zonse nthawi isanakwane'),
      both('You set the part of your salary yourself', 'Gawo la malipiro mumasankha nokha'),
    ],
  },
]
