import type { ServiceText } from './service.ts'

/** The discount house's five services. The sums and spans in them are samples. */
export const discountServiceTexts: ServiceText[] = [
  {
    type: 'Repurchase Agreement (REPO)',
    name: { en: 'Repurchase Agreement (REPO)', ny: 'Mgwirizano wogulanso (REPO)' },
    lede: {
      en: 'Put idle money to work for days or weeks, against paper you can hold.',
      ny: 'Ndalama zongokhala zigwire ntchito kwa masiku kapena masabata, pa chikalata chimene mumasunga.',
    },
    what: {
      en: 'You pay us a sum and receive a government security of the same worth. On a day that both have signed for, we buy the security back at a price agreed at the start. The difference between the two prices is what you earn; it does not move with the market in between.',
      ny: 'Mumatipatsa ndalama ndipo mumalandira bilu ya boma ya mtengo womwewo. Pa tsiku limene tonse tasayinira, timaigulanso pa mtengo womwe tinagwirizana poyamba. Kusiyana kwa mitengo iwiriyo ndiye phindu lanu; sikusintha ngakhale msika usinthe.',
    },
    who: [
      {
        en: 'Companies with payroll money that waits for the end of the month',
        ny: 'Makampani amene ndalama za malipiro zikudikira kutha kwa mwezi',
      },
      {
        en: 'Schools and hospitals between two terms or two grants',
        ny: 'Sukulu ndi zipatala zomwe zili pakati pa matemu kapena thandizo',
      },
      {
        en: 'Pension funds that keep a part ready at hand',
        ny: 'Mathumba a penshoni amene amasunga gawo lina pafupi',
      },
    ],
    steps: [
      {
        en: 'Tell us the sum and the days: from 7 to 91.',
        ny: 'Tiuzeni ndalama ndi masiku: kuyambira 7 mpaka 91.',
      },
      {
        en: 'We name the price back, valid for that morning.',
        ny: 'Timakuuzani mtengo wogulira, wokhala m’mawa umenewo wokha.',
      },
      {
        en: 'You pay; the security is pledged in your name the same day.',
        ny: 'Mumalipira; biluyo imalembedwa m’dzina lanu tsiku lomwelo.',
      },
      {
        en: 'On the last day the money and the gain are in your account.',
        ny: 'Tsiku lomaliza ndalama ndi phindu zimakhala mu akaunti yanu.',
      },
    ],
    bring: [
      {
        en: 'A board resolution that names who may sign',
        ny: 'Chigamulo cha bungwe chonena amene angasayine',
      },
      {
        en: 'The certificate of incorporation or registration',
        ny: 'Satifiketi yokhazikitsira kampani kapena ya kalembera',
      },
      {
        en: 'The number of the account the money comes back to',
        ny: 'Nambala ya akaunti imene ndalama zidzabwerere',
      },
    ],
    cost: {
      en: 'There is no fee: our share lies in the two prices, and you see both before you sign. The reference rate below is what short-term prices in the country follow.',
      ny: 'Palibe ndalama zolipirira: gawo lathu lili m’mitengo iwiriyo, ndipo mumaiona yonse musanasayine. Mlingo womwe uli m’munsiwu ndi umene mitengo ya kanthawi kochepa imatsatira m’dziko muno.',
    },
    mind: {
      en: 'Money in a REPO cannot be asked for early without giving up part of the gain. Place what you can spare until the day itself.',
      ny: 'Ndalama zomwe zili mu REPO simungazitenge msanga osataya gawo la phindu. Ikani zomwe simudzazifuna mpaka tsikulo.',
    },
  },
  {
    type: 'Reverse Repurchase Order (Reverse REPO)',
    name: { en: 'Reverse Repurchase Order (Reverse REPO)', ny: 'Mgwirizano wogulitsanso (Reverse REPO)' },
    lede: {
      en: 'Cash this week from a treasury bill you would rather not sell.',
      ny: 'Ndalama sabata ino kuchokera ku bilu ya boma imene simukufuna kugulitsa.',
    },
    what: {
      en: 'The same agreement the other way round. You hand us a treasury bill or note and receive cash; on the agreed day you pay the sum back with a charge fixed beforehand, and the paper is yours again. What it pays in the meantime stays with you.',
      ny: 'Mgwirizano womwewo koma mosemphana. Mumatipatsa bilu kapena noti ya boma ndipo mumalandira ndalama; tsiku logwirizana likafika mumabweza ndalamazo ndi chindapusa chomwe tinagwirizana kale, ndipo chikalatacho chimakhalanso chanu. Zomwe chimalipira pa nthawiyi ndi zanu.',
    },
    who: [
      {
        en: 'Banks that must balance their books before the evening',
        ny: 'Mabanki amene akufunika kulinganiza mabuku dzuwa lisanalowe',
      },
      {
        en: 'Traders whose goods stand at the border and whose money is in bills',
        ny: 'Amalonda amene katundu ali pa malire koma ndalama zili m’mabilu',
      },
      {
        en: 'Savers with a bill that has months to run and a bill of another kind to pay',
        ny: 'Osunga ndalama amene bilu yawo yatsala miyezi koma ali ndi zolipira',
      },
    ],
    steps: [
      {
        en: 'Send us the number of your security and the sum you need.',
        ny: 'Tumizani nambala ya chikalata chanu ndi ndalama zomwe mukufuna.',
      },
      {
        en: 'We look the paper up and name the charge for your days.',
        ny: 'Timachiona chikalatacho ndi kukuuzani chindapusa cha masiku anu.',
      },
      {
        en: 'Both sign; the cash is in your account by three in the afternoon.',
        ny: 'Tonse timasayina; ndalama zimalowa mu akaunti yanu isanakwane 3 koloko masana.',
      },
      {
        en: 'You pay back on the day, and the pledge is lifted at once.',
        ny: 'Mumabweza pa tsikulo, ndipo chikole chimachotsedwa nthawi yomweyo.',
      },
    ],
    bring: [
      {
        en: 'The statement of your holding in the central register',
        ny: 'Chikalata chosonyeza zomwe muli nazo m’kaundula wa dziko',
      },
      { en: 'Identity papers of those who sign', ny: 'Ziphaso za amene akusayina' },
    ],
    cost: {
      en: 'You pay the charge in the agreement and nothing else, on the sum and for the days you really have it. It starts from the reference rate in force and depends on how long your paper still runs.',
      ny: 'Mumalipira chindapusa cholembedwa m’mgwirizano basi, pa ndalama ndi masiku omwe mwakhala nazo. Chimayambira pa mlingo womwe ukugwira ntchito ndipo chimadalira nthawi imene chikalata chanu chatsala nayo.',
    },
    mind: {
      en: 'If the sum is not paid back on the day, we may sell the paper. We call you three working days before, on the number you leave with us.',
      ny: 'Ngati simubweza pa tsikulo, tingagulitse chikalatacho. Timakuimbirani patatsala masiku atatu a ntchito, pa nambala imene mwatisiyira.',
    },
  },
  {
    type: 'Education Fund',
    name: { en: 'Education Fund', ny: 'Thumba la maphunziro' },
    lede: {
      en: 'School fees that are there before the school asks for them.',
      ny: 'Fizi ya sukulu yomwe ilipo sukulu isanaifunse.',
    },
    what: {
      en: 'A plan in a child’s name. You pay in each month; we invest in government paper and fixed deposits that end just before each January and September, when fees fall due. The plan pays the school or you, as you choose, term after term.',
      ny: 'Ndondomeko ya m’dzina la mwana. Mumaika ndalama mwezi uliwonse; timaziikiza m’mapepala a boma ndi m’madipoziti amene amatha patangotsala pang’ono kuti Januwale ndi Seputembala afike, pamene fizi imafunika. Ndondomekoyi imalipira sukulu kapena inuyo, monga mwasankhira, temu ndi temu.',
    },
    who: [
      {
        en: 'Parents and guardians, from the child’s birth on',
        ny: 'Makolo ndi olera ana, kuyambira mwana atabadwa',
      },
      {
        en: 'Uncles, aunts and godparents who want to give something that lasts',
        ny: 'Amalume, azakhali ndi makolo a mwambo amene akufuna kupereka mphatso yokhalitsa',
      },
      {
        en: 'Employers who put a share aside for the children of their staff',
        ny: 'Olemba ntchito amene amaika gawo la ana a antchito awo',
      },
    ],
    steps: [
      {
        en: 'Tell us the child’s age and the school you have in mind.',
        ny: 'Tiuzeni zaka za mwana ndi sukulu imene mukuganizira.',
      },
      {
        en: 'We work out with you what a month must carry.',
        ny: 'Timawerengera nanu limodzi zomwe mwezi uyenera kunyamula.',
      },
      {
        en: 'A standing order pays in; each quarter you get one page.',
        ny: 'Banki imaika yokha mwezi uliwonse; pa miyezi itatu iliyonse mumalandira tsamba limodzi.',
      },
      { en: 'Before each term the fee is ready.', ny: 'Temu iliyonse isanayambe fizi imakhala yokonzeka.' },
    ],
    bring: [
      { en: 'The child’s birth certificate', ny: 'Satifiketi yobadwira ya mwana' },
      { en: 'Your national ID or passport', ny: 'Chiphaso chanu cha unzika kapena pasipoti' },
      {
        en: 'The letter of admission, where there is one already',
        ny: 'Kalata yolandirira kusukulu, ngati ilipo kale',
      },
    ],
    cost: {
      en: 'One percent a year of what the plan holds, taken at year’s end and shown on the page you get. Leaving the plan within the first year costs the gain of that year, never the money you paid in (sample terms).',
      ny: 'Pelesenti imodzi pa chaka ya zomwe zili m’thumba, yotengedwa kumapeto kwa chaka ndipo imaoneka pa tsamba lanu. Kutuluka chaka choyamba chisanathe kumataya phindu la chakacho, koma osati ndalama zomwe munaika (malamulo achitsanzo).',
    },
    mind: {
      en: 'Fees rise. Look at the plan once a year with us and move the monthly sum a little, rather than a lot in the last year.',
      ny: 'Fizi imakwera. Onani ndondomekoyi nafe kamodzi pa chaka ndi kuonjezera pang’ono, osati zambiri chaka chomaliza.',
    },
  },
  {
    type: 'Gratuity Fund',
    name: { en: 'Gratuity Fund', ny: 'Thumba la gratuity' },
    lede: {
      en: 'What you will owe your people one day, set aside while it is small.',
      ny: 'Zomwe mudzapereke kwa antchito anu tsiku lina, zosungidwa zikadali zochepa.',
    },
    what: {
      en: 'Contracts promise a gratuity at their end, and the law may promise one too. Instead of finding it all in one bad month, an employer pays a part in with every payroll. The money is kept apart from the company’s own, so that it is there even when the company is in trouble.',
      ny: 'Mapangano a ntchito amalonjeza gratuity akatha, ndipo malamulonso angalonjeze. M’malo moipeza yonse mwezi umodzi wovuta, wolemba ntchito amaika gawo nthawi iliyonse polipira malipiro. Ndalamazi zimakhala payokha, kusiyana ndi za kampani, kuti zidzakhalepo ngakhale kampani ivutike.',
    },
    who: [
      {
        en: 'Employers with fixed-term contracts',
        ny: 'Olemba ntchito amene ali ndi mapangano a nthawi yoikika',
      },
      {
        en: 'Projects and agencies whose funding ends on a known day',
        ny: 'Mapulojekiti ndi mabungwe amene thandizo lawo limatha tsiku lodziwika',
      },
      {
        en: 'Estates and factories with seasonal hands',
        ny: 'Minda ndi mafakitale omwe ali ndi antchito a nyengo',
      },
    ],
    steps: [
      {
        en: 'Send the staff list with dates and pay, without names if you like.',
        ny: 'Tumizani mndandanda wa antchito ndi masiku ndi malipiro, opanda mayina ngati mukufuna.',
      },
      {
        en: 'We reckon what is owed today and on each later date.',
        ny: 'Timawerengera zomwe muyenera kupereka lero ndi pa tsiku lililonse lamtsogolo.',
      },
      {
        en: 'You pay in with the payroll; we invest by the dates.',
        ny: 'Mumaika pamodzi ndi malipiro; timaikiza molingana ndi masiku.',
      },
      {
        en: 'When somebody leaves, they are paid within two days of your word.',
        ny: 'Munthu akachoka, amalipidwa pasanathe masiku awiri mutatiuza.',
      },
    ],
    bring: [
      {
        en: 'The staff list and a specimen of your contract',
        ny: 'Mndandanda wa antchito ndi chitsanzo cha mgwirizano wanu',
      },
      { en: 'A resolution that sets the fund up', ny: 'Chigamulo chokhazikitsa thumbali' },
      { en: 'Last year’s payroll totals', ny: 'Chiwerengero cha malipiro a chaka chatha' },
    ],
    cost: {
      en: 'The fee is agreed by the number of people and stands in the deed; the first reckoning is free. What the fund earns is added to it and lowers what you must pay in later.',
      ny: 'Ndalama zolipirira zimagwirizanidwa malinga ndi chiwerengero cha anthu ndipo zimalembedwa m’chikalata; kuwerengera koyamba ndi kwaulere. Phindu la thumba limawonjezedwa momwemo ndipo limachepetsa zomwe mudzaike.',
    },
    mind: {
      en: 'Money once paid in belongs to the promise, not to the company: it cannot be borrowed back for stock or fuel.',
      ny: 'Ndalama zikalowa m’thumba ndi za lonjezo, osati za kampani: simungazibwereke kugulira katundu kapena mafuta.',
    },
  },
  {
    type: 'Retirement Reserves Plan',
    name: { en: 'Retirement Reserves Plan', ny: 'Ndondomeko ya kupuma pa ntchito' },
    lede: {
      en: 'A second payday, for the years after the last one.',
      ny: 'Malipiro ena, a zaka zotsatira malipiro omaliza.',
    },
    what: {
      en: 'A private reserve beside the pension of your work. You choose a sum a month and the age you want to stop at; we hold longer paper while you are young and shorter paper as the day comes near, so that one bad year at the end does not undo the good ones.',
      ny: 'Ndalama zanu zapadera kuwonjezera pa penshoni ya kuntchito. Mumasankha ndalama za pa mwezi ndi zaka zosiyira ntchito; timaikiza nthawi yaitali mukadali wachinyamata ndi yaifupi tsiku likamayandikira, kuti chaka chimodzi choipa chakumapeto chisawononge zabwino.',
    },
    who: [
      {
        en: 'Employees who want more than the lawful pension',
        ny: 'Ogwira ntchito amene akufuna zoposa penshoni ya malamulo',
      },
      { en: 'The self-employed, who have none', ny: 'Odzilemba okha ntchito, amene alibe penshoni' },
      {
        en: 'Malawians abroad who mean to come home',
        ny: 'Amalawi okhala kunja amene akufuna kudzabwerera kwathu',
      },
    ],
    steps: [
      {
        en: 'Ten minutes of questions: age, income, what you own already.',
        ny: 'Mphindi khumi za mafunso: zaka, zomwe mumapeza, zomwe muli nazo kale.',
      },
      {
        en: 'A drawing of three ways, slow, middle and quick.',
        ny: 'Timakujambulirani njira zitatu: yodekha, yapakati ndi yothamanga.',
      },
      {
        en: 'You sign one of them; you may change it each January.',
        ny: 'Mumasayina imodzi; mutha kusintha Januwale aliyense.',
      },
      {
        en: 'At the age you chose, a lump sum, a monthly sum, or both.',
        ny: 'Mukafika zaka mwasankha, mumalandira zonse pamodzi, za pamwezi, kapena zonse ziwiri.',
      },
    ],
    bring: [
      {
        en: 'National ID or passport, and a tax number if you have one',
        ny: 'Chiphaso cha unzika kapena pasipoti, ndi nambala ya msonkho ngati muli nayo',
      },
      {
        en: 'A payslip, or a year of your account for the self-employed',
        ny: 'Pay slip, kapena akaunti ya chaka chimodzi kwa odzilemba okha',
      },
      { en: 'The names of those who shall inherit', ny: 'Mayina a amene adzalandire chuma' },
    ],
    cost: {
      en: 'Three quarters of a percent a year on the reserve, and nothing on what you pay in. We do not promise a rate for thirty years, and nobody honestly can; the yearly letter says what was earned and what prices did meanwhile (sample terms).',
      ny: 'Magawo atatu mwa anayi a pelesenti pa chaka pa zosungidwa, ndipo palibe pa zomwe mumaika. Sitilonjeza mlingo wa zaka makumi atatu, ndipo palibe angalonjeze moona mtima; kalata ya chaka imanena phindu lopezeka ndi mmene mitengo inayendera (malamulo achitsanzo).',
    },
    mind: {
      en: 'Taking money out before fifty costs a tenth of it. Keep three months of living in an ordinary savings account first.',
      ny: 'Kutenga ndalama musanafike zaka makumi asanu kumataya gawo limodzi mwa khumi. Yambani mwasunga za miyezi itatu mu akaunti wamba yosungira.',
    },
  },
]
