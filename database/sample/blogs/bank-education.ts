import type { Article } from './article.ts'

/** The bank's articles about money: saving, borrowing, fraud, the season. */
export const bankEducation: Article[] = [
  {
    slug: 'six-digits-are-yours-alone',
    days: 1,
    featured: true,
    image: 'picture-padlock',
    title: { en: 'Never tell anyone your one-time code', ny: 'Musauze aliyense nambala yanu yotsimikizira' },
    summary: {
      en: 'What thieves say on the phone, and what to answer.',
      ny: 'Zomwe akuba amanena pa foni, ndi zomwe mungayankhe.',
    },
    content: {
      en: `<p>The caller knows your name. He says that your account will be closed today, that he is from the bank, and that he only wants to help. A message with six digits arrives while he speaks. “Read it to me,” he says, “so that I can stop them.”</p>
<h2>What has really happened</h2>
<p>He has typed your number into a form. The code was sent only to you. If you read it to him, he can use your account.</p>
<h2>Signs</h2>
<ul><li>Hurry: today, now, before noon.</li><li>Fear or luck: a closed account, or a prize.</li><li>A request for digits, for a PIN, or for a small fee first.</li></ul>
<h2>The sentence</h2>
<p><strong>“I will go to my branch.”</strong> Say it and hang up. Real bank staff will not mind.</p>
<p>If you have already read out a code, dial *525# from any phone, choose Block, and come to us with your ID. Be quick, and do not be ashamed. This happens to teachers, traders and bankers too.</p>`,
      ny: `<p>Woimba foni akudziwa dzina lanu. Akuti akaunti yanu itsekedwa lero, kuti ndi wa ku banki, ndipo akungofuna kukuthandizani. Akulankhula choncho, uthenga wa manambala asanu ndi limodzi ukufika. “Ndiwerengereni,” akutero, “kuti ndiwaletse.”</p>
<h2>Chomwe chachitika kwenikweni</h2>
<p>Iyeyo walemba nambala yanu ya foni pa fomu. Nambala yotsimikizira yatumizidwa kwa inu nokha. Mukamuwerengera, angathe kugwiritsa ntchito akaunti yanu.</p>
<h2>Zizindikiro</h2>
<ul><li>Changu: lero, pompano, masana asanafike.</li><li>Mantha kapena mwayi: akaunti yotsekedwa, kapena mphotho.</li><li>Kupempha manambala, PIN, kapena kuti muyambe mwalipira kandalama.</li></ul>
<h2>Zomwe munganene</h2>
<p><strong>“Ndipita ku nthambi yanga.”</strong> Nenani zimenezi ndi kudula foni. Wogwira ntchito weniweni wa ku banki sadzakhumudwa.</p>
<p>Ngati mwawerenga kale nambalayo, imbani *525# pa foni iliyonse, sankhani Tsekani, ndipo bwerani kwa ife ndi chiphaso chanu. Chitani msanga, ndipo musachite manyazi. Izi zimachitikiranso aphunzitsi, ochita malonda ndi ogwira ntchito ku banki.</p>`,
    },
  },
  {
    slug: 'farming-season-money-plan',
    days: 12,
    featured: true,
    image: 'picture-maize-field',
    title: {
      en: 'Before the first rains: a money plan for the season',
      ny: 'Mvula isanagwe: ndondomeko ya ndalama za chaka cha ulimi',
    },
    summary: {
      en: 'Seed, fertiliser, labour and the hungry months, on one sheet of paper.',
      ny: 'Mbewu, feteleza, aganyu ndi miyezi ya njala, pa pepala limodzi.',
    },
    content: {
      en: `<p>A farm spends in November and earns in May. Between the two come hard months. Some people sell their maize too early, or take an expensive loan that doubles by harvest.</p>
<h2>One sheet, three columns</h2>
<p>Write down what the field needs, when, and where the money is to come from. Seed and the first fertiliser in the first weeks, the second fertiliser five weeks later, weeding twice, sacks at the end. Add food for the family from January to March: it is a cost of the season like any other.</p>
<h2>Then look at the gap</h2>
<p>If savings cover two thirds, borrow one third and no more. Ask for instalments that begin after the harvest. Compare the interest in kwacha for the whole season, not only the percentage.</p>
<h2>Sell in parts</h2>
<p>Prices are lowest when everybody sells. Keep a part in good sacks, treated, until August. A warehouse receipt can be taken to the bank as security meanwhile.</p>
<p>Bring the sheet to any branch before you buy. Our staff will go through it with you without asking whether you want a loan.</p>`,
      ny: `<p>Ulimi umawononga ndalama mu Novembala ndipo umabweretsa ndalama mu Meyi. Pakati pake pali miyezi yovuta. Anthu ena amagulitsa chimanga mofulumira kwambiri, kapena amatenga ngongole yodula yomwe imakhala itawirikiza pofika nthawi yokolola.</p>
<h2>Pepala limodzi, mizere itatu</h2>
<p>Lembani zomwe munda ukufuna, nthawi yake, ndi komwe ndalama zichokere. Mbewu ndi feteleza woyamba m’masabata oyambirira, feteleza wachiwiri patatha masabata asanu, kupalira kawiri, matumba pomaliza. Onjezerani chakudya cha banja kuyambira Januwale mpaka Malichi: nachonso chimafuna ndalama ngati zina zonse za ulimi.</p>
<h2>Kenako onani zoperewera</h2>
<p>Ngati ndalama zosungidwa zikukwanira magawo awiri mwa atatu, bwerekani gawo limodzi lokha. Pemphani kuti kubweza kuyambe mutakolola. Yerekezerani chiongola dzanja m’kwacha cha nyengo yonse, osati pelesenti yokha.</p>
<h2>Gulitsani pang’onopang’ono</h2>
<p>Mitengo imatsika kwambiri aliyense akamagulitsa. Sungani china m’matumba abwino, chothira mankhwala, mpaka Ogasiti. Podikira, lisiti la nyumba yosungiramo mbewu lingakhale chikole ku banki.</p>
<p>Bwerani ndi pepalalo ku nthambi iliyonse musanagule. Ogwira ntchito athu adzakambirana nanu osafunsa ngati mukufuna ngongole.</p>`,
    },
  },
  {
    slug: 'what-a-reference-rate-is',
    days: 17,
    image: 'picture-report',
    title: {
      en: 'What is a reference rate, and why does my instalment move?',
      ny: 'Kodi mlingo woyambirapo ndi chiyani, nanga n’chifukwa chiyani ndalama zobweza zimasintha?',
    },
    summary: {
      en: 'How the rate of your loan is made, with an example.',
      ny: 'Mmene mlingo wa ngongole yanu umapangidwira, ndi chitsanzo.',
    },
    content: {
      en: `<p>A loan’s rate on this site is always shown as a sum. The first part is the reference rate, which follows the cost of money in the market and is the same for everyone. The second is the margin. It pays the bank for risk and work, and it is fixed in your contract.</p>
<h2>An example</h2>
<p>With a reference rate of 25.2% and a margin of 5.0 points, the Executive Loan Scheme stands at 30.2% a year. When the reference rate falls by one point, your rate falls by one point. The margin stays.</p>
<h2>What it does to the instalment</h2>
<p>Interest is worked out each month on what you still owe. In the first months most of the instalment is interest; near the end nearly all of it is your own debt going down. So a change of the reference rate matters most at the start.</p>
<p>The <a href="/fdhbankplc/loan">loan calculator</a> uses today’s rate and shows what you pay each month. Print it and compare it with the contract.</p>`,
      ny: `<p>Pa tsamba lino mlingo wa chiongola dzanja wa ngongole umaonetsedwa nthawi zonse ngati magawo awiri ophatikiza. Gawo loyamba ndi mlingo woyambirapo: umatsata mtengo wa ndalama pa msika ndipo ndi wofanana kwa aliyense. Gawo lachiwiri ndi mlingo woonjezera: umalipira banki chifukwa cha chiopsezo ndi ntchito, ndipo susintha mu mgwirizano wanu.</p>
<h2>Chitsanzo</h2>
<p>Mlingo woyambirapo ukakhala 25.2% ndipo woonjezera ukakhala 5.0, ngongole ya akuluakulu a ntchito imakhala pa 30.2% pa chaka. Mlingo woyambirapo ukatsika ndi limodzi, mlingo wanunso umatsika ndi limodzi. Woonjezera susintha.</p>
<h2>Zotsatira zake pa ndalama zobweza</h2>
<p>Chiongola dzanja chimawerengedwa mwezi uliwonse pa ngongole yomwe yatsala. M’miyezi yoyamba zambiri mwa ndalama zobweza zimakhala chiongola dzanja; pomaliza pafupifupi zonse zimachepetsa ngongole yanu. Choncho kusintha kwa mlingo woyambirapo kumakhudza kwambiri poyamba.</p>
<p><a href="/ny/fdhbankplc/loan">Chowerengetsera cha ngongole</a> chimagwiritsa ntchito mlingo wa lero ndipo chimaonetsa ndalama zomwe mumabweza pa mwezi. Zisindikizeni ndi kuziyerekezera ndi mgwirizano.</p>`,
    },
  },
  {
    slug: 'emergency-fund-in-twelve-weeks',
    days: 35,
    image: 'picture-coins',
    title: {
      en: 'A small reserve in twelve weeks',
      ny: 'Ndalama zapadera za mavuto adzidzidzi m’masabata khumi ndi awiri',
    },
    summary: {
      en: 'Twelve small steps to save one month of food and bus fares.',
      ny: 'Timasitepe khumi ndi tiwiri tosungira chakudya ndi basi za mwezi umodzi.',
    },
    content: {
      en: `<p>Savings for emergencies help you through a bad time. They need not be large: one month of food, fares and rent is enough for most problems.</p>
<h2>Weeks one to four: look</h2>
<p>Write down what you spend, every evening, in a school book. Change nothing yet. In the fourth week underline three things that you would not miss.</p>
<h2>Weeks five to eight: divide</h2>
<p>On the day money comes in, move a part at once, before the first purchase. One part in twenty is enough to begin with. An account without a card is a good place, because it is harder to spend from it.</p>
<h2>Weeks nine to twelve: protect</h2>
<ul><li>Give the reserve a name: school, roof, hospital.</li><li>Decide with your household what counts as an emergency. A wedding does not; it is known beforehand.</li><li>When you have used it, begin again at week five.</li></ul>
<p>At 3.5% a year a savings account will not make you rich. But it helps you not to spend the money.</p>`,
      ny: `<p>Ndalama zosungira mavuto adzidzidzi zimakuthandizani pa nthawi yovuta. Sizifunika kukhala zambiri: chakudya, basi ndi lendi za mwezi umodzi zimakwanira pa mavuto ambiri.</p>
<h2>Sabata loyamba mpaka lachinayi: yang’anani</h2>
<p>Madzulo aliwonse lembani zomwe mwawononga m’kope. Musasinthe kanthu. Sabata lachinayi lembani mzere pansi pa zinthu zitatu zomwe simungazisowe.</p>
<h2>Lachisanu mpaka lachisanu ndi chitatu: gawani</h2>
<p>Tsiku lomwe ndalama zalowa, ikani gawo lina pambali nthawi yomweyo, musanagule kanthu. Gawo limodzi mwa makumi awiri limakwanira poyamba. Akaunti yopanda khadi ndi malo abwino, chifukwa ndi povuta kuwononga ndalama zake.</p>
<h2>Lachisanu ndi chinayi mpaka lakhumi ndi chiwiri: tetezani</h2>
<ul><li>Patsani ndalamazo dzina: sukulu, denga, chipatala.</li><li>Gwirizanani pa banja kuti vuto ladzidzidzi ndi liti. Ukwati si umodzi wa iwo; umadziwika patsogolo.</li><li>Mukazigwiritsa ntchito, yambiraninso pa sabata lachisanu.</li></ul>
<p>Pa 3.5% pa chaka, akaunti yosungira ndalama sidzakulemeretsani. Koma imakuthandizani kuti musawononge ndalamazo.</p>`,
    },
  },
  {
    slug: 'village-bank-and-bank',
    days: 62,
    image: 'picture-radio',
    title: {
      en: 'The village bank and the bank: better together',
      ny: 'Banki m’khonde ndi banki: kugwirira limodzi',
    },
    summary: {
      en: 'What a bank account adds to a savings group: safety, a record and easy sharing.',
      ny: 'Zomwe akaunti imaonjezera ku gulu losunga ndalama: chitetezo, kaundula ndi kugawana kosavuta.',
    },
    content: {
      en: `<p>A village bank knows its members well. It knows who is ill and who can repay. But it often keeps its money in a tin in somebody’s house, and everyone knows where.</p>
<h2>What the account adds</h2>
<p>The group opens one account with three signatories. After each meeting the money that is left is deposited at an agent, and the message goes to all three phones. The tin holds only what will be lent next week.</p>
<h2>A record that travels</h2>
<p>Deposits that come in every week for a year are the best reference a small trader can show. Members who later ask for a loan of their own bring this history with them.</p>
<h2>At the share-out</h2>
<p>December is when tins are stolen. Paid by phone, each member receives the share on the same morning, and the secretary prints one page with all names. Nobody walks home with all the group’s money in a bag.</p>
<p>The meetings, the songs and the fines for coming late stay as they are.</p>`,
      ny: `<p>Banki m’khonde imadziwa bwino mamembala ake. Imadziwa amene akudwala ndi amene angathe kubweza. Koma nthawi zambiri imasunga ndalama m’chitini m’nyumba ya munthu, ndipo aliyense akudziwa pomwe chili.</p>
<h2>Zomwe akaunti imaonjezera</h2>
<p>Gulu limatsegula akaunti imodzi ya osaina atatu. Msonkhano uliwonse ukatha, ndalama zotsala zimasungitsidwa kwa ejenti, ndipo uthenga umapita pa mafoni atatu onse. M’chitini mumatsala zokongoza sabata likubwerali zokha.</p>
<h2>Kaundula woyenda nawo</h2>
<p>Ndalama zolowa sabata iliyonse kwa chaka chonse ndi umboni wabwino kwambiri wa munthu wochita malonda ang’onoang’ono. Mamembala omwe adzapemphe ngongole yawoyawo adzabwera ndi mbiri imeneyi.</p>
<h2>Pogawana</h2>
<p>Disembala ndi mwezi womwe zitini zimabedwa. Polipira pa foni, membala aliyense amalandira gawo lake m’mawa womwewo, ndipo mlembi amasindikiza tsamba limodzi la mayina onse. Palibe woyenda kunyumba ndi ndalama za chaka chonse za gulu m’thumba.</p>
<p>Misonkhano, nyimbo ndi chindapusa cha ochedwa zimakhalabe momwemo.</p>`,
    },
  },
  {
    slug: 'reading-a-bank-statement',
    days: 96,
    image: 'picture-report',
    title: {
      en: 'How to read your statement in five minutes',
      ny: 'Mmene mungawerengere chikalata cha akaunti m’mphindi zisanu',
    },
    summary: {
      en: 'Opening balance, value date, charges: what to tick, and what to ask about.',
      ny: 'Ndalama zoyambira, tsiku logwira ntchito, zolipirira: zoti muziona, ndi zoti muzifunsa.',
    },
    content: {
      en: `<p>Read your statement once a month. It takes five minutes.</p>
<h2>First, the beginning and the end</h2>
<p>The opening balance must equal last month’s closing balance. If a page is missing, this is where you notice.</p>
<h2>Then, the two dates</h2>
<p>The first date is when we wrote the movement down. The second, the value date, is when it began to count for interest. A cheque deposited on Friday may count from Tuesday. Cash counts from the same day.</p>
<h2>Charges</h2>
<p>Each charge has a line of its own with the name that stands in the tariff guide. Add them up. If they surprise you, ask whether another account suits you better: many people pay for a current account and use it like a savings account.</p>
<h2>What you do not recognise</h2>
<p>Shops sometimes trade under another name than the one above the door. Ask us within thirty days. Ask about small amounts too. Thieves often try a small amount first.</p>`,
      ny: `<p>Werengani chikalata cha akaunti kamodzi pa mwezi. Zimatenga mphindi zisanu.</p>
<h2>Choyamba, kumayambiriro ndi kumapeto</h2>
<p>Ndalama zoyambira ziyenera kufanana ndi zotsiriza za mwezi watha. Tsamba likasowa, apa m’pamene mumazindikira.</p>
<h2>Kenako, masiku awiri</h2>
<p>Tsiku loyamba ndi lomwe tinalemba kuyenda kwa ndalamazo. Lachiwiri, tsiku logwira ntchito, ndi lomwe ndalama zinayamba kuwerengeredwa chiongola dzanja. Cheke yoperekedwa Lachisanu ikhoza kugwira ntchito Lachiwiri. Ndalama za m’manja zimagwira ntchito tsiku lomwelo.</p>
<h2>Ndalama zolipirira</h2>
<p>Chilichonse cholipira chili ndi mzere wake ndi dzina lomwe lili m’mndandanda wa mitengo ya ntchito. Phatikizani zonse. Zikakudabwitsani, funsani ngati akaunti ina ingakuyenerereni: ambiri amalipira akaunti ya kalenti koma amaigwiritsa ntchito ngati yosungira ndalama.</p>
<h2>Zomwe simukuzidziwa</h2>
<p>Nthawi zina shopu imagwiritsa ntchito dzina losiyana ndi la pa khomo. Tifunseni pasanathe masiku makumi atatu. Funsaninso za ndalama zochepa. Akuba nthawi zambiri amayesa kaye ndalama zochepa.</p>`,
    },
  },
  {
    slug: 'school-fees-without-panic',
    days: 139,
    image: 'picture-school',
    title: { en: 'How to plan for school fees', ny: 'Mmene mungakonzekerere fizi ya sukulu' },
    summary: {
      en: 'School fees come three times a year. A plan for parents, and one for students.',
      ny: 'Fizi imabwera katatu pa chaka. Ndondomeko ya makolo, ndi ya ophunzira.',
    },
    content: {
      en: `<p>Fees come three times a year, on dates printed long beforehand. Yet each term thousands of parents borrow in the last week, at the worst price of the year.</p>
<h2>The envelope method, in an account</h2>
<p>Divide the year’s fees, uniforms and transport by twelve. Let a standing order move that sum on payday into an account with the child’s name. Some months will be hard. But when term starts, the money is there.</p>
<h2>Pay the school, not the messenger</h2>
<p>Fees paid through the bank or *525# arrive with the pupil’s number and produce a receipt that cannot be forged. Children should not carry a term’s money.</p>
<h2>If it is too late this time</h2>
<ul><li>Ask the bursar for two parts; most schools prefer that to an empty desk.</li><li>If you must borrow, borrow for this term only and begin the standing order the same day.</li></ul>
<p>Students on an allowance can use the same method the other way round: divide what you get by the weeks it must last, and move one week’s sum each Monday.</p>`,
      ny: `<p>Fizi imafunika katatu pa chaka, pa masiku odziwika kalekale. Komabe teremu iliyonse makolo masauzande ambiri amabwereka ndalama sabata lomaliza, pa mtengo wowawa kwambiri wa chaka.</p>
<h2>Njira ya envulopu, koma mu akaunti</h2>
<p>Gawani fizi ya chaka, yunifolomu ndi mayendedwe ndi khumi ndi awiri. Khazikitsani malipiro obwerezabwereza kuti azisuntha ndalamazo pa tsiku la malipiro kupita ku akaunti ya dzina la mwana. Miyezi ina idzavuta. Koma teremu ikamayamba, ndalama zimakhala zilipo.</p>
<h2>Lipirani sukulu, osati wotumidwa</h2>
<p>Fizi yolipidwa ku banki kapena pa *525# imafika ndi nambala ya mwana ndipo imatulutsa lisiti losatheka kunamizira. Ana asamayende ndi fizi ya teremu.</p>
<h2>Ngati mwachedwa ulendo uno</h2>
<ul><li>Pemphani msungichuma wa sukulu kuti mulipire kawiri; masukulu ambiri amakonda zimenezo kuposa mpando wopanda mwana.</li><li>Ngati mukuyenera kubwereka, bwerekani za teremu ino yokha ndipo khazikitsani malipiro obwerezabwereza tsiku lomwelo.</li></ul>
<p>Ophunzira olandira ndalama zothandizira angagwiritse ntchito njirayi motembenuza: gawani zomwe mumalandira ndi masabata omwe zikuyenera kukwanira, ndipo sunthani za sabata limodzi Lolemba lililonse.</p>`,
    },
  },
  {
    slug: 'guarantor-think-twice',
    days: 198,
    image: 'picture-key',
    title: {
      en: 'Before you guarantee a friend’s loan',
      ny: 'Musanaimire mnzanu pa ngongole',
    },
    summary: {
      en: 'What it can cost you later, and what you can ask for.',
      ny: 'Zomwe zingakutayitseni mtsogolo, ndi zomwe mungapemphe.',
    },
    content: {
      en: `<p>A colleague asks you to sign as a guarantor. He says it is only a formality. But one day you may have to pay this loan.</p>
<h2>What you promise</h2>
<p>If the borrower stops paying, the bank may turn to you for the rest, with interest and costs, as though you had spent the money. When you ask for a loan yourself, the bank will count this debt too.</p>
<h2>What you may ask</h2>
<ol><li>To see the whole contract and take a copy home overnight.</li><li>A limit: a sum in kwacha above which you need not pay.</li><li>A message from the bank when an instalment is ten days late, so that you hear before it has grown.</li></ol>
<h2>How to say no</h2>
<p>“I have promised my family not to sign for anybody” is a good answer. A real friend will understand. If you want to help, lend him an amount that you can afford to lose, and write it down.</p>
<p>Our officers explain all this to every guarantor alone, without the borrower in the room.</p>`,
      ny: `<p>Mnzanu wa kuntchito akukupemphani kuti musaine ngati chitsimikizo. Akuti ndi mwambo chabe. Koma tsiku lina mungadzalipire ngongoleyi ndinu.</p>
<h2>Zomwe mukulonjeza</h2>
<p>Wobwereka akasiya kubweza, banki ikhoza kufuna zotsalazo kwa inu, ndi chiongola dzanja ndi zolipirira, ngati kuti ndinu munagwiritsa ntchito ndalamazo. Mukamapempha ngongole yanu, banki idzaonanso ngongole imeneyi.</p>
<h2>Zomwe mungafunse</h2>
<ol><li>Kuona mgwirizano wonse ndi kupita nawo kunyumba usiku umodzi.</li><li>Malire: kuchuluka kwa ndalama m’kwacha komwe simungapitirire.</li><li>Uthenga wochokera ku banki kubweza kukachedwa masiku khumi, kuti mudziwe zisanakule.</li></ol>
<h2>Mmene mungakanire</h2>
<p>“Ndinalonjeza banja langa kuti sindidzasainira aliyense” ndi yankho labwino. Mnzanu weniweni adzamvetsa. Ngati mukufuna kuthandiza, mukongozeni ndalama zomwe mungathe kupirira zitatayika, ndipo zilembeni.</p>
<p>Ogwira ntchito athu amafotokozera zonsezi munthu aliyense wochita chitsimikizo ali yekha, wobwereka ali kunja.</p>`,
    },
  },
  {
    slug: 'amayi-atakate-first-year',
    days: 274,
    image: 'picture-sewing',
    title: {
      en: 'One year of Amayi Atakate: three women’s stories',
      ny: 'Chaka cha Amayi Atakate: nkhani za amayi atatu',
    },
    summary: {
      en: 'Three stories of women who borrowed, what went well and what did not.',
      ny: 'Nkhani zitatu za amayi omwe anabwereka, zomwe zinayenda bwino ndi zomwe sizinatero.',
    },
    content: {
      en: `<p>The three women below are invented; their sums are of the kind our officers see every week.</p>
<h2>The tailor in Zomba</h2>
<p>She borrowed for two electric machines and forgot the electricity. In the third month, with power for four hours a day, she fell behind. She bought an old foot machine and could work again. She now uses both.</p>
<h2>The mill at Mponela</h2>
<p>Her books were so clear that the loan was decided in a week: twelve months of sales, diesel and repairs in a ruled book. She paid off four months early, and saved the interest of those months.</p>
<h2>The stall in Limbe</h2>
<p>She asked for five million and was offered two. She was angry, and took it. Today she says that she would have lost five million on stock that the rain spoilt.</p>
<h2>To begin</h2>
<p>You need a business account that has been open for at least 6 months, and management accounts for 12 months. The most is 5 million kwacha, over up to 24 months.</p>`,
      ny: `<p>Amayi atatu ali m’munsimu ndi ongoyerekeza; ndalama zawo ndi za mtundu womwe ogwira ntchito athu amaona sabata iliyonse.</p>
<h2>Wosoka wa ku Zomba</h2>
<p>Anabwereka ndalama zogulira makina awiri a magetsi, koma anaiwala za magetsiwo. Mwezi wachitatu, magetsi akubwera maola anayi pa tsiku, anayamba kuchedwa kubweza. Anagula makina akale opalasa ndi phazi ndipo anathanso kugwira ntchito. Tsopano amagwiritsa ntchito onsewa.</p>
<h2>Chigayo cha ku Mponela</h2>
<p>Mabuku ake anali omveka bwino moti ngongole inavomerezedwa m’sabata limodzi: malonda, dizilo ndi zokonzetsa za miyezi khumi ndi iwiri, zolembedwa m’buku la mizere. Anamaliza kubweza kutatsala miyezi inayi, ndipo sanalipire chiongola dzanja cha miyezi imeneyo.</p>
<h2>Benchi ya ku Limbe</h2>
<p>Anapempha 5 miliyoni, anapatsidwa 2 miliyoni. Anakwiya, koma anatenga. Lero akuti 5 miliyoni akanaitaya pa katundu wonyowa ndi mvula.</p>
<h2>Poyambira</h2>
<p>Mukufunika akaunti ya bizinesi yomwe yakhalapo miyezi yosachepera 6, ndi maakaunti a bizinesi a miyezi 12. Ngongole siipitirira 5 miliyoni kwacha, kubweza m’miyezi yosapitirira 24.</p>`,
    },
  },
  {
    slug: 'sme-cash-flow-on-one-page',
    days: 361,
    image: 'picture-shop',
    title: {
      en: 'Why a growing business can run out of money',
      ny: 'Chifukwa chake bizinesi yokula ingathe ndalama',
    },
    summary: {
      en: 'A plan on one page that shows you in time.',
      ny: 'Tsamba limodzi lokuonetsani vuto nthawi yabwino.',
    },
    content: {
      en: `<p>A baker won a contract with a hotel and nearly lost the bakery. Flour was paid on Monday, bread delivered daily, and the hotel paid after sixty days. With every new order she had less money.</p>
<h2>The page</h2>
<p>Draw thirteen columns, one for each week of a quarter. In each write what will come in and what will go out, in the week in which it really moves, not in which it was promised. The bottom line is the money in the drawer on Friday.</p>
<h2>What it shows</h2>
<p>If a column goes below zero, you have time to act before it comes: ask the customer for a deposit, the supplier for two weeks, or the bank for an overdraft of that size and no larger.</p>
<h2>Which kind of credit</h2>
<ul><li>For a gap of days that closes by itself: an overdraft, up to 12 months, renewed.</li><li>For stock that turns over a season: working capital, up to 36 months.</li><li>For an oven: a loan that ends before the oven is old.</li></ul>`,
      ny: `<p>Mwini malo ophikira buledi anapeza mgwirizano ndi hotela ndipo anatsala pang’ono kutaya bizinesi yake. Ufa ankalipira Lolemba, buledi ankapereka tsiku lililonse, ndipo hotela inkalipira patatha masiku makumi asanu ndi limodzi. Oda yatsopano iliyonse inkachepetsa ndalama zake.</p>
<h2>Tsamba lake</h2>
<p>Jambulani mizere yotsika khumi ndi itatu, wa sabata iliyonse ya miyezi itatu. Pa uliwonse lembani zolowa ndi zotuluka, pa sabata lomwe zimayendadi, osati lomwe zinalonjezedwa. Pansi penipeni pamakhala ndalama za m’dilowa pa Lachisanu.</p>
<h2>Zomwe limaonetsa</h2>
<p>Mzere ukapita pansi pa ziro, muli ndi nthawi yochitapo kanthu sabatalo lisanafike: pemphani kasitomala kuti alipiretu zina, wogulitsa kuti adikire masabata awiri, kapena banki kuti ikupatseni overdraft ya kukula komweko osapitirira.</p>
<h2>Ngongole ya mtundu wanji</h2>
<ul><li>Kusowa kwa masiku ochepa komwe kumatha kokha: overdraft, mpaka miyezi 12, yoonjezereka.</li><li>Katundu wogulitsidwa pa nyengo imodzi: ngongole ya mpamba, mpaka miyezi 36.</li><li>Uvuni: ngongole yotha uvuniwo usanakalambe.</li></ul>`,
    },
  },
  {
    slug: 'fixed-deposit-or-savings',
    days: 447,
    image: 'picture-calendar',
    title: {
      en: 'Fixed deposit or savings account: which one?',
      ny: 'Akaunti yosungitsa ndalama kwa nthawi yoikika kapena yosungira ndalama: iti?',
    },
    summary: {
      en: 'The right account depends on the day you will need the money.',
      ny: 'Akaunti yoyenera imadalira tsiku lomwe mudzafune ndalamazo.',
    },
    content: {
      en: `<p>People ask which account pays more. First ask yourself when you will need the money.</p>
<h2>Within a month, or you do not know</h2>
<p>Keep it in a savings account. Interest is worked out daily and paid monthly, and you can withdraw on any day.</p>
<h2>On a known day</h2>
<p>Fees in January, a roof in June: choose a fixed deposit that ends a week before. The rate you agree on holds to the last day, even if the market’s falls. It also stays the same if other rates rise.</p>
<h2>A ladder</h2>
<p>Split a larger sum in four and fix the parts for three, six, nine and twelve months. Each time one ends, fix it again for twelve. After a year one part ends every three months, and all of them earn the rate of the longest term.</p>
<p>If you end a deposit early, you lose a part of the interest, but never the deposit itself. Today’s rates are on the <a href="/fdhbankplc/exchangeRates">page of rates</a>, each with its date.</p>`,
      ny: `<p>Anthu amafunsa kuti ndi akaunti iti yomwe imapereka zambiri. Yambani kudzifunsa kuti ndalamazo mudzazifuna liti.</p>
<h2>Mwezi usanathe, kapena simukudziwa</h2>
<p>Zisungeni mu akaunti yosungira ndalama. Chiongola dzanja chimawerengedwa tsiku lililonse ndi kulipidwa mwezi uliwonse, ndipo mutha kutapa tsiku lililonse.</p>
<h2>Pa tsiku lodziwika</h2>
<p>Fizi mu Januwale, denga mu Juni: sankhani akaunti ya nthawi yoikika yotha sabata limodzi tsikulo lisanafike. Mlingo womwe mwagwirizana sumasintha mpaka tsiku lomaliza, ngakhale pa msika utatsika. Umakhalanso womwewo mitengo ina ikakwera.</p>
<h2>Makwerero</h2>
<p>Gawani ndalama zambiri m’magawo anayi ndipo zisungitseni kwa miyezi itatu, isanu ndi umodzi, isanu ndi inayi ndi khumi ndi iwiri. Lililonse likatha, lisungitseninso kwa khumi ndi iwiri. Chaka chikatha, gawo limodzi limatha miyezi itatu iliyonse, ndipo onse amapeza mlingo wa nthawi yaitali kwambiri.</p>
<p>Mukatapa nthawi isanakwane, mumataya gawo lina la chiongola dzanja, koma osati ndalama zomwe munasungitsa. Mitengo ya lero ili pa <a href="/ny/fdhbankplc/exchangeRates">tsamba la mitengo</a>, iliyonse ndi tsiku lake.</p>`,
    },
  },
  {
    slug: 'lost-card-first-hour',
    days: 552,
    image: 'picture-525',
    title: { en: 'The first hour after losing your card' },
    summary: { en: 'Block, look, tell, replace: four steps in the order that saves money.' },
    content: {
      en: `<p>Cards are lost or stolen every day. What you do in the first hour decides how much money you lose.</p>
<h2>Minute one: block</h2>
<p>Dial *525# from any phone, yours or borrowed, and choose Block. Blocking is free, and nobody asks for your PIN. A card that was blocked stays blocked, even if you find it again.</p>
<h2>Minute ten: check your transactions</h2>
<p>Check the last five movements in the same menu. Write down what you do not know, with the time shown.</p>
<h2>Minute twenty: report it</h2>
<p>Report what you found to the number on our contact page. You get a reference; keep it. For losses above a sum that the tariff guide names, we also need a police report.</p>
<h2>The same day: replace</h2>
<p>Any branch prints a new card, not only your own. Choose a new PIN, and do not reverse the old one. Shops that charge you monthly must be given the new number.</p>
<p>Until then withdraw without a card: *525#, Cash, Without card, and an eight-digit voucher for any of our machines.</p>`,
    },
  },
]
