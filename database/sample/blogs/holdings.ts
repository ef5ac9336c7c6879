import type { Article } from './article.ts'

/** News of the group. */
export const holdingsArticles: Article[] = [
  {
    slug: 'group-half-year-in-plain-figures',
    days: 26,
    featured: true,
    image: 'picture-report',
    title: {
      en: 'How to read our half-year results',
      ny: 'Mmene mungawerengere zotsatira zathu za theka la chaka',
    },
    summary: {
      en: 'Our half-year statement explained, line by line.',
      ny: 'Lipoti lathu la theka la chaka, lofotokozedwa mzere ndi mzere.',
    },
    content: {
      en: `<p>A half-year statement is four pages long. This is how to read it, using the document under <a href="/fdhfinancialholdings/investor_relations">investor relations</a>.</p>
<h2>Where it comes from</h2>
<p>The first table lists the companies: bank, money bureau, discount house, properties. Look at their order, and at who earned more than in the half before. The bank is by far the largest, and the group holds 74.05% of it; the rest of its profit belongs to the other shareholders and is shown apart.</p>
<h2>What it cost</h2>
<p>Divide the costs by the income. You see how much it cost to earn one kwacha. A low number is usually better.</p>
<h2>What might go wrong</h2>
<p>Loans that are ninety days late are listed with the money set aside for them. Look at this line first.</p>
<h2>What comes next</h2>
<p>The dividend, if there is one, has three dates: the last day to buy the share with it, the day the register closes, and the day of payment. You find all three in a notice.</p>`,
      ny: `<p>Lipoti la theka la chaka lili ndi masamba anayi. Umu ndi mmene mungaliwerengere, pogwiritsa ntchito chikalata chomwe chili pa <a href="/ny/fdhfinancialholdings/investor_relations">zokhudza eni masheya</a>.</p>
<h2>Komwe ndalama zachokera</h2>
<p>Tebulo loyamba limatchula makampani: banki, malo osinthira ndalama, kampani yoikiza ndalama, malo ndi nyumba. Onani kutsatana kwake, ndi yomwe yapeza zambiri kuposa theka la chaka lapitalo. Banki ndi yaikulu kuposa onse, ndipo gulu lili ndi 74.05% yake; phindu lina lonse la banki ndi la eni masheya ena ndipo limaonetsedwa padera.</p>
<h2>Zomwe zawonongedwa</h2>
<p>Zowononga pogawa ndi zopeza zimaonetsa kuvuta kwa kupeza kwacha iliyonse. Nambala yaing’ono nthawi zambiri ndi yabwino.</p>
<h2>Zomwe zingalakwike</h2>
<p>Ngongole zochedwa masiku makumi asanu ndi anayi zimalembedwa limodzi ndi ndalama zomwe zaikidwa pambali. Yambani kuona mzere uwu.</p>
<h2>Zomwe zikubwera</h2>
<p>Gawo la phindu, likakhalapo, lili ndi masiku atatu: lomaliza kugula sheya nalo, lotseka kaundula, ndi lolipira. Onse atatu mumawapeza m’chidziwitso.</p>`,
    },
  },
  {
    slug: 'what-listing-changed',
    days: 112,
    image: 'picture-bridge',
    title: {
      en: 'What the listing on 3 August 2020 changed',
      ny: 'Zomwe zinasintha banki italembetsedwa pa msika wa masheya pa 3 Ogasiti 2020',
    },
    summary: {
      en: 'Who owns the bank, what a small shareholder may do, and why so much is now published.',
      ny: 'Eni ake a banki, zomwe mwini sheya wamng’ono angachite, ndi chifukwa chake zambiri zimafalitsidwa.',
    },
    content: {
      en: `<p>On 3 August 2020 the bank’s shares were listed on the exchange. Since then anyone with a broker’s account may own a part of it.</p>
<h2>Who owns it</h2>
<table><thead><tr><th>Holder</th><th>Share</th></tr></thead><tbody><tr><td>Holding company</td><td>74.05%</td></tr><tr><td>General public</td><td>20.00%</td></tr><tr><td>Government</td><td>4.75%</td></tr><tr><td>Employee share ownership plan</td><td>1.20%</td></tr></tbody></table>
<h2>What a small holder may do</h2>
<p>Come to the annual meeting, ask, and vote: one share, one vote. Who cannot come may send a proxy. The minutes are open to every shareholder afterwards, including those who own a hundred shares.</p>
<h2>Why we publish so much</h2>
<p>A listed company tells everyone at the same moment. That is why results, dividends and changes on the board appear first as a notice. Only then do we talk about them. Staff who know earlier may not trade.</p>
<h2>How to join the register</h2>
<p>A broker opens the account, buys on the exchange, and sees to it that your name stands in the register. Keep your address and bank account there up to date: most dividends that nobody collects were sent to an old address.</p>
<p>This article explains; it does not advise anybody to buy or sell.</p>`,
      ny: `<p>Pa 3 Ogasiti 2020 masheya a banki analembetsedwa pa msika wa masheya. Kuyambira pamenepo aliyense yemwe ali ndi akaunti ya wogulitsa masheya akhoza kukhala mwini gawo lake.</p>
<h2>Eni ake</h2>
<table><thead><tr><th>Mwini</th><th>Gawo</th></tr></thead><tbody><tr><td>Kampani yaikulu</td><td>74.05%</td></tr><tr><td>Anthu onse</td><td>20.00%</td></tr><tr><td>Boma</td><td>4.75%</td></tr><tr><td>Ndondomeko ya masheya a ogwira ntchito</td><td>1.20%</td></tr></tbody></table>
<h2>Zomwe mwini sheya wamng’ono angachite</h2>
<p>Kubwera ku msonkhano wa pachaka, kufunsa, ndi kuvota: sheya imodzi, voti imodzi. Wosatha kubwera akhoza kutuma womuimira. Pambuyo pake zokambidwa zimaonetsedwa kwa mwini sheya aliyense, ngakhale wa masheya zana limodzi.</p>
<h2>Chifukwa chake timafalitsa zambiri</h2>
<p>Kampani ya pa msika imauza onse nthawi imodzi. N’chifukwa chake zotsatira, magawo a phindu ndi kusintha kwa adilekita zimayamba zatuluka ngati chidziwitso, zisanakambidwe. Antchito odziwiratu saloledwa kugula kapena kugulitsa.</p>
<h2>Kulowa m’kaundula</h2>
<p>Wogulitsa masheya amatsegula akaunti, amagula pa msika, ndipo amaonetsetsa kuti dzina lanu lili m’kaundula. Sinthani keyala ndi akaunti yanu m’kaundulamo zikasintha: magawo a phindu osalandiridwa nthawi zambiri amachokera ku keyala yakale.</p>
<p>Nkhaniyi ikungofotokoza; sikulangiza aliyense kugula kapena kugulitsa.</p>`,
    },
  },
  {
    slug: 'trees-at-dzalanyama',
    days: 189,
    image: 'picture-tree',
    title: {
      en: 'Eleven thousand new trees at Dzalanyama',
      ny: 'Mitengo yatsopano zikwi khumi ndi chimodzi ku Dzalanyama',
    },
    summary: {
      en: 'Who planted the trees and who looks after them.',
      ny: 'Amene anabzala mitengo ndi amene amaisamala.',
    },
    content: {
      en: `<p>Planting trees is easy. But many young trees die in the dry season. So this project first asked who would carry water in the third dry season.</p>
<h2>The agreement</h2>
<p>Four villages below the forest reserve chose the species: mbawa for timber, mango for the children, bamboo along the stream. Each household looks after thirty trees and is paid for those alive after one, two and three years. The payment comes to a phone, and is the same for a widow and for a chief.</p>
<h2>The count</h2>
<p>Pupils of two schools do the counting and keep the register. In the first year eight in ten lived. Goats ate most of the others.</p>
<h2>The group’s part</h2>
<p>The group pays, brings staff on four days a year, and takes no photograph of anyone who does not want one. The trees belong to the villages. Everybody can use the stream, and it has water for a little longer each year.</p>`,
      ny: `<p>Kubzala mitengo n’kosavuta. Koma timitengo tambiri timafa nthawi ya chilimwe. Choncho ntchitoyi inayamba yafunsa kuti ndani adzatunge madzi m’chilimwe chachitatu.</p>
<h2>Mgwirizano</h2>
<p>Midzi inayi ya m’munsi mwa nkhalango inasankha mitengo: mbawa ya matabwa, mango a ana, nsungwi m’mbali mwa mtsinje. Banja lililonse limasamala mitengo makumi atatu ndipo limalipidwa pa yomwe ili moyo chitatha chaka chimodzi, ziwiri ndi zitatu. Malipiro amabwera pa foni, ofanana kwa wamasiye ndi mfumu.</p>
<h2>Kuwerenga</h2>
<p>Ana a masukulu awiri ndiwo amawerenga ndi kusunga kaundula. Chaka choyamba isanu ndi itatu mwa khumi inali moyo. Mbuzi zinadya yambiri mwa inayo.</p>
<h2>Gawo la gulu</h2>
<p>Gulu limalipira, limabweretsa antchito masiku anayi pa chaka, ndipo silijambula munthu wosafuna. Mitengo ndi ya midzi. Aliyense angagwiritse ntchito mtsinje, ndipo chaka chilichonse umakhala ndi madzi kwa nthawi yaitalipo.</p>`,
    },
  },
  {
    slug: 'how-the-board-works',
    days: 291,
    image: 'picture-mountain',
    title: {
      en: 'What a board does between its meetings',
      ny: 'Zomwe bungwe la adilekita limachita pakati pa misonkhano',
    },
    summary: {
      en: 'The board meets four times a year. How it decides.',
      ny: 'Bungwe limakumana kanayi pa chaka. Mmene limagamulira.',
    },
    content: {
      en: `<p>Shareholders see the board once a year at the annual meeting. But most of its work is done between meetings.</p>
<h2>Committees</h2>
<p>Audit, risk, credit and people each have a committee of three or four directors, most of them without an office in the company. They meet between board meetings, ask for documents and may call anyone in, without the chief executive if they wish.</p>
<h2>Documents</h2>
<p>Seven days before a meeting each director receives the documents. A good document states on its first page what is to be decided, what speaks against it and what happens if nothing is done.</p>
<h2>Conflicts</h2>
<p>A director whose cousin supplies the cement says so before the board talks about it, and leaves the room. Both are written down. This is not distrust. It protects the director as much as the company.</p>
<h2>Afterwards</h2>
<p>Every decision has a name and a date beside it. The list is read out at the next meeting. If something was not done, the board asks why.</p>`,
      ny: `<p>Eni masheya amaona bungweli kamodzi pa chaka pa msonkhano wa pachaka. Koma ntchito yake yambiri imachitika pakati pa misonkhano.</p>
<h2>Makomiti</h2>
<p>Kuunika mabuku, zoopsa, ngongole ndi ogwira ntchito: nkhani iliyonse ili ndi komiti ya adilekita atatu kapena anayi, ambiri opanda udindo m’kampani. Amakumana pakati pa misonkhano ya bungwe, amafunsa zikalata ndipo atha kuitana aliyense, ngakhale popanda mkulu woyendetsa ngati akufuna.</p>
<h2>Zikalata</h2>
<p>Kutatsala masiku asanu ndi awiri dilekita aliyense amalandira zikalata. Chikalata chabwino chimanena pa tsamba loyamba zomwe zikufunika kugamulidwa, zomwe zikutsutsana nazo, ndi zotsatira ngati palibe chochitika.</p>
<h2>Kusemphana kwa zofuna</h2>
<p>Dilekita yemwe msuweni wake amagulitsa simenti amanena izi nkhaniyo isanayambe, amatuluka, ndipo zonse ziwiri zimalembedwa. Uku si kusakhulupirirana. Kumateteza dilekita ngati mmene kumatetezera kampani.</p>
<h2>Pambuyo pake</h2>
<p>Chigamulo chilichonse chili ndi dzina ndi tsiku. Mndandandawo umawerengedwa pa msonkhano wotsatira. Ngati china sichinachitike, bungwe limafunsa chifukwa chake.</p>`,
    },
  },
  {
    slug: 'graduates-in-four-companies',
    days: 388,
    image: 'picture-cap',
    title: {
      en: 'Our programme for graduates: 16 months, four companies',
      ny: 'Ndondomeko yathu ya omaliza maphunziro: miyezi 16, makampani anayi',
    },
    summary: {
      en: 'What young colleagues learn in this programme.',
      ny: 'Zomwe achinyamata amaphunzira m’ndondomeko iyi.',
    },
    content: {
      en: `<p>Our graduates do not start in the head office. They start at a counter in a branch, where they meet customers every day. After 16 months they know all four companies.</p>
<h2>The round</h2>
<ol><li>Six months in a branch, two of them with the agents’ supervisor on the road.</li><li>Four months at the money bureau, one of them at a border.</li><li>Three months at the discount house, learning about repos by doing them.</li><li>Three months with the properties company, visiting buildings.</li></ol>
<h2>What they write</h2>
<p>At the end of each stay they hand in two pages: something that should stop, and something that should begin. The board reads these reports. One of them ended a form that had six copies. Another brought chairs for our queues.</p>
<h2>How to apply</h2>
<p>Vacancies appear as a notice on this site. Applying is free. If anyone asks you for money for a place, it is fraud.</p>`,
      ny: `<p>Omaliza maphunziro athu sayambira ku likulu. Amayambira pa kaunta ya nthambi, komwe amakumana ndi makasitomala tsiku lililonse. Pakatha miyezi 16 amadziwa makampani onse anayi.</p>
<h2>Ulendo wake</h2>
<ol><li>Miyezi isanu ndi umodzi ku nthambi, iwiri mwa iyo ndi woyang’anira maejenti pa msewu.</li><li>Miyezi inayi ku malo osinthira ndalama, umodzi mwa iyo kumalire.</li><li>Miyezi itatu ku kampani yoikiza ndalama, kuphunzira za REPO pozichita.</li><li>Miyezi itatu ku kampani ya malo ndi nyumba, kuyendera nyumba.</li></ol>
<h2>Zomwe amalemba</h2>
<p>Pamapeto pa gawo lililonse amapereka masamba awiri: chomwe chiyenera kusiya, ndi chomwe chiyenera kuyamba. Bungwe la adilekita limawerenga malipotiwa. Lina linathetsa fomu ya makope asanu ndi limodzi. Lina linabweretsa mipando m’mizere yathu.</p>
<h2>Mmene mungalembere</h2>
<p>Mwayi wa ntchito umatuluka ngati chidziwitso pa tsamba lino. Kulemba pempho ndi kwaulere. Wina akakupemphani ndalama kuti akupezereni malo, ndi chinyengo.</p>`,
    },
  },
  {
    slug: 'clinic-at-the-lakeshore',
    days: 498,
    image: 'picture-clinic',
    title: {
      en: 'A maternity wing, and the road to it',
      ny: 'Chipinda cha amayi oyembekezera, ndi msewu wopitako',
    },
    summary: {
      en: 'Why we built a small bridge before we bought beds.',
      ny: 'Chifukwa chake tinamanga mlatho tisanagule mabedi.',
    },
    content: {
      en: `<p>The health centre asked for beds. The midwife said that the stream was the bigger problem: for six weeks each year the ambulance cannot cross it.</p>
<h2>First the bridge</h2>
<p>It cost less than the beds and was built by the district’s own engineers, with stones broken by the villages. Since then no birth in the register has been delayed by water.</p>
<h2>Then the wing</h2>
<p>Twelve beds, a room for mothers who come early and wait, light from the roof, and a tank. The committee that looks after it has five women and two men. It holds a small account at the agent by the landing, from which a bulb can be bought without writing to anybody.</p>
<h2>What remains open</h2>
<p>There are not enough staff at night, and a new building does not change that. The group agreed to pay two nurses’ housing for three years; after that the district takes over. The date is in the contract.</p>`,
      ny: `<p>Chipatala chinapempha mabedi. Mzamba ananena kuti vuto lalikulu ndi mtsinje: masabata asanu ndi limodzi pa chaka ambulansi siingawoloke.</p>
<h2>Choyamba mlatho</h2>
<p>Unawononga ndalama zochepa poyerekeza ndi mabedi ndipo unamangidwa ndi mainjiniya a boma lomwelo, ndi miyala yophwanyidwa ndi anthu a m’midzi. Kuyambira pamenepo m’kaundula mulibe kubereka komwe kunachedwa chifukwa cha madzi.</p>
<h2>Kenako chipinda</h2>
<p>Mabedi khumi ndi awiri, chipinda cha amayi obwera msanga kudzadikirira, magetsi a dzuwa a pa denga, ndi thanki. Komiti yoyang’anira ili ndi amayi asanu ndi abambo awiri. Ili ndi akaunti yaing’ono kwa ejenti wa padoko, yoti ingagulire babu osalembera kalata aliyense.</p>
<h2>Zomwe zatsala</h2>
<p>Usiku antchito ndi ochepa, ndipo nyumba yatsopano siisintha zimenezo. Gulu linavomera kulipirira nyumba za anamwino awiri kwa zaka zitatu; kenako boma lidzapitiriza. Tsiku lake lili mu mgwirizano.</p>`,
    },
  },
  {
    slug: 'privacy-what-we-keep',
    days: 610,
    image: 'picture-padlock',
    title: { en: 'What we know about you, and how to ask' },
    summary: {
      en: 'What the five companies keep, who sees it, and when it is deleted.',
    },
    content: {
      en: `<p>A bank knows a lot about its customers. So we have a simple rule: we keep what the account and the law need, we show it to you when you ask, and we delete it when its time is over.</p>
<h2>What is kept</h2>
<p>Your details, the documents you handed in, movements on the account, recordings of calls about complaints. We do not keep your PIN, and we delete the codes that we send you after some minutes.</p>
<h2>Who sees it</h2>
<p>Documents about identity are opened by officers for that purpose, and every opening is written down with name and time. The companies of the group do not share customers’ documents among themselves unless you asked for a service of the other.</p>
<h2>How to ask</h2>
<p>Write to any branch with a copy of your ID. Within thirty days you receive what is held, in words a person can read. If something is wrong, it is put right; if you still disagree, your view is attached to it.</p>`,
    },
  },
]
