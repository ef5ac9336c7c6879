import type { Article } from './article.ts'

/** News of the discount house. */
export const discountArticles: Article[] = [
  {
    slug: 'repo-explained-with-a-goat',
    days: 15,
    image: 'picture-calendar',
    title: { en: 'A repo, explained with a goat', ny: 'REPO, kufotokoza ndi mbuzi' },
    summary: {
      en: 'A repurchase agreement sounds difficult. A goat makes it easy.',
      ny: 'Mgwirizano wa REPO umamveka wovuta. Mbuzi imaufewetsa.',
    },
    content: {
      en: `<p>A farmer needs money for thirty days. He sells you a goat for a hundred and promises, before witnesses, to buy it back for a hundred and one. If he keeps his word you have earned one. If he does not, you have a goat.</p>
<h2>The same with treasury bills</h2>
<p>In a repurchase agreement the goat is a treasury bill or another security. The discount house sells it to you today and buys it back on an agreed day at an agreed price. The difference is your return, known from the first hour.</p>
<h2>Who uses it</h2>
<p>Companies that hold tax money for three weeks, schools between two terms, funds that wait for a building to begin. The sum is usually larger, and the time shorter, than for a fixed deposit.</p>
<h2>What to look at</h2>
<ul><li>Which security, worth how much, is set aside in your name?</li><li>What happens on a public holiday?</li><li>May you end it early, and at what price?</li></ul>
<p>A reverse repo is the other way round: you bring the treasury bill and receive the cash.</p>`,
      ny: `<p>Mlimi akufuna ndalama za masiku makumi atatu. Akukugulitsirani mbuzi pa zana limodzi ndi kulonjeza pamaso pa mboni kuti adzaigulanso pa zana limodzi ndi imodzi. Akasunga mawu, mwapindula imodzi. Akalephera, muli ndi mbuzi.</p>
<h2>Zomwezo ndi mabilu a boma</h2>
<p>Mu mgwirizano wa REPO mbuzi ndi bilu ya boma kapena chikalata china cha ngongole. Kampani yathu imakugulitsirani lero ndi kudzagulanso pa tsiku ndi mtengo wogwirizana. Kusiyana kwake ndi phindu lanu, lodziwika kuyambira ola loyamba.</p>
<h2>Amene amagwiritsa ntchito</h2>
<p>Makampani osunga ndalama za msonkho kwa masabata atatu, masukulu pakati pa mateyemu, thumba lodikira kuyamba kumanga. Nthawi zambiri ndalama zake zimakhala zambiri, ndipo nthawi yake yochepa, poyerekeza ndi akaunti yosungitsa ndalama kwa nthawi yoikika.</p>
<h2>Zofunika kuyang’ana</h2>
<ul><li>Bilu kapena chikalata chiti, cha mtengo wanji, chaikidwa m’dzina lanu?</li><li>Chimachitika ndi chiyani pa tsiku la tchuthi?</li><li>Mungathetse nthawi isanakwane, pa mtengo wanji?</li></ul>
<p>Reverse REPO ndi kutembenuza kwake: inu mumabweretsa bilu ya boma ndipo mumalandira ndalama.</p>`,
    },
  },
  {
    slug: 'education-fund-start-at-birth',
    days: 69,
    image: 'picture-cap',
    title: {
      en: 'Start an education fund early',
      ny: 'Yambani msanga thumba la maphunziro',
    },
    summary: {
      en: 'How small amounts grow in 18 years, with an example.',
      ny: 'Mmene ndalama zochepa zimakulira m’zaka 18, ndi chitsanzo.',
    },
    content: {
      en: `<p>University costs a lot. If you start to save when the child is born, you need much less each month.</p>
<h2>A worked example</h2>
<p>Suppose a family puts aside MK 10,000 each month, and suppose the fund earns 8% a year. After eighteen years they have paid in MK 2,160,000 and hold about MK 4,800,000. Begun when the child is nine, the same payments end at about MK 1,570,000.</p>
<h2>Prices rise too</h2>
<p>Fees do not stand still. So raise the payment a little each year, on the child’s birthday for instance. A fund that grows only as fast as prices is just enough.</p>
<h2>Rules that help</h2>
<ul><li>The fund bears the child’s name, the parent signs.</li><li>Withdrawals go to a school or a university, not to a person.</li><li>If the parent dies, an insurance can go on paying.</li></ul>
<p>Grandparents and uncles may pay in directly. It is a good gift for a new baby.</p>`,
      ny: `<p>Yunivesite ndi yodula. Mukayamba kusunga mwana akangobadwa, mumafunika ndalama zochepa kwambiri pa mwezi.</p>
<h2>Chitsanzo</h2>
<p>Tiyerekeze banja likusunga MK 10,000 pa mwezi, ndipo thumba likupeza 8% pa chaka; zonsezi ndi zitsanzo. Patatha zaka khumi ndi zisanu ndi zitatu apereka MK 2,160,000 ndipo ali ndi pafupifupi MK 4,800,000. Akayamba mwana ali ndi zaka zisanu ndi zinayi, malipiro omwewo amafika pafupifupi MK 1,570,000.</p>
<h2>Mitengo imakweranso</h2>
<p>Fizi imakweranso. Choncho onjezerani malipiro pang’ono chaka chilichonse, mwachitsanzo pa tsiku lobadwa la mwana. Thumba lokula mofanana ndi mitengo limangokwanira.</p>
<h2>Malamulo othandiza</h2>
<ul><li>Thumba limakhala m’dzina la mwana, kholo limasaina.</li><li>Ndalama zotapidwa zimapita ku sukulu kapena yunivesite, osati kwa munthu.</li><li>Kholo likamwalira, inshuwalansi ikhoza kupitiriza kulipira.</li></ul>
<p>Agogo ndi amalume atha kuikamo okha. Ndi mphatso yabwino ya mwana wongobadwa.</p>`,
    },
  },
  {
    slug: 'gratuity-fund-for-employers',
    days: 176,
    image: 'picture-solar',
    title: {
      en: 'Employers: save for gratuity in time',
      ny: 'Olemba ntchito: sungani gilatuwite nthawi yake',
    },
    summary: {
      en: 'Why a fund is safer, and what your staff should see.',
      ny: 'Chifukwa chake thumba ndi lotetezeka, ndi zomwe antchito anu ayenera kuona.',
    },
    content: {
      en: `<p>Five teachers on three-year contracts, a quarter of the basic pay as gratuity: at the end of the third year the school owes fifteen months’ salaries in one week. It could have saved for this from the first day.</p>
<h2>How the fund works</h2>
<p>Each month the employer pays in what was earned that month. The discount house invests it in short-term treasury bills that fall due before the contracts do. The fund is kept apart from the employer’s own money, so the staff’s money is safe even in a bad term.</p>
<h2>What staff see</h2>
<p>Twice a year each person receives a statement with one number: what would be due if the contract ended today. So staff know what they will get, and they stay.</p>
<h2>For the employer</h2>
<p>You pay the same each month, and you need no loan when contracts end. An adviser will work out the payment from your list of contracts; there is no charge for that, and no obligation.</p>`,
      ny: `<p>Aphunzitsi asanu a migwirizano ya zaka zitatu, ndi gilatuwite ya gawo limodzi mwa anayi a malipiro oyambirira: pamapeto pa chaka chachitatu sukulu imakhala ndi ngongole ya malipiro a miyezi khumi ndi isanu m’sabata limodzi. Ikanatha kusungira zimenezi kuyambira tsiku loyamba.</p>
<h2>Mmene thumba limagwirira ntchito</h2>
<p>Mwezi uliwonse wolemba ntchito amaikamo zomwe antchito apeza mweziwo. Kampani yathu imaziikiza m’mabilu a boma a nthawi yochepa, otha migwirizano isanathe. Thumba limakhala padera ndi ndalama za wolemba ntchito, choncho ndalama za antchito ndi zotetezeka ngakhale teremu itavuta.</p>
<h2>Zomwe antchito amaona</h2>
<p>Kawiri pa chaka aliyense amalandira chikalata cha nambala imodzi: zomwe akanalandira mgwirizano ukanatha lero. Choncho antchito amadziwa zomwe adzalandire, ndipo amakhalabe.</p>
<h2>Kwa wolemba ntchito</h2>
<p>Mumalipira zofanana mwezi uliwonse, ndipo simufunika ngongole migwirizano ikatha. Mlangizi adzawerengera malipirowo kuchokera pa mndandanda wa migwirizano yanu; ndi kwaulere, ndipo sizikukakamizani.</p>`,
    },
  },
  {
    slug: 'retirement-reserves-three-questions',
    days: 262,
    image: 'picture-tree',
    title: {
      en: 'Retirement: three questions to answer at forty',
      ny: 'Kupuma pa ntchito: mafunso atatu oti muyankhe muli ndi zaka makumi anayi',
    },
    summary: {
      en: 'When will you stop, where will you live, and how much will you need?',
      ny: 'Mudzasiya liti, mudzakhala kuti, ndipo mudzafuna zingati?',
    },
    content: {
      en: `<p>At forty you still have time to save for retirement. Three questions help you.</p>
<h2>When?</h2>
<p>Count the pay days that are left. From forty to sixty there are two hundred and forty. If you start now, you need to save only a little from each one.</p>
<h2>Where?</h2>
<p>A house in the village with a borehole needs less money each month than a rented flat in town, and more at the start. Decide early, because land becomes more expensive.</p>
<h2>On how much?</h2>
<p>Write down what you spend today, strike out school fees and the way to work, and add medicine. That sum, times the months you may live after sixty, less your pension, is what the plan must pay.</p>
<h2>The plan</h2>
<p>The Retirement Reserves Plan takes a fixed part of your salary and invests it for long terms first and shorter ones as the day approaches. You can pause it in a hard year. You cannot take all the money out before you retire. So it is there when you need it.</p>`,
      ny: `<p>Muli ndi zaka makumi anayi mukadali ndi nthawi yosungira kupuma pa ntchito. Mafunso atatu angakuthandizeni.</p>
<h2>Liti?</h2>
<p>Werengani masiku a malipiro omwe atsala. Kuyambira makumi anayi mpaka makumi asanu ndi limodzi alipo mazana awiri ndi makumi anayi. Mukayamba pano, mungofunika kusunga pang’ono pa lililonse.</p>
<h2>Kuti?</h2>
<p>Nyumba kumudzi yokhala ndi mjigo imafuna ndalama zochepa pa mwezi poyerekeza ndi nyumba ya lendi m’tauni, koma zambiri poyamba. Gamulani msanga, chifukwa malo amakwera mtengo.</p>
<h2>Zingati?</h2>
<p>Lembani zomwe mumawononga lero, chotsani fizi ndi mayendedwe opita kuntchito, onjezerani mankhwala. Chulukitsani ndi miyezi yomwe mungadzakhale ndi moyo mutapitirira zaka makumi asanu ndi limodzi, chotsani penshoni: zimenezo ndi zomwe ndondomeko iyenera kukwanitsa.</p>
<h2>Ndondomeko</h2>
<p>Retirement Reserves Plan imatenga gawo losasintha la malipiro anu ndi kuliikiza kwa nthawi zazitali poyamba, zazifupi tsiku likayandikira. Mutha kuimitsa kaye chaka chovuta. Simungatape ndalama zonse musanapume pa ntchito. Choncho zimakhalapo mukadzazifuna.</p>`,
    },
  },
  {
    slug: 'treasury-bills-for-beginners',
    days: 434,
    image: 'picture-coins',
    title: {
      en: 'Treasury bills for beginners: why you pay less than you get',
      ny: 'Mabilu a boma kwa oyamba: chifukwa chake mumalipira zochepa kuposa zomwe mulandire',
    },
    summary: {
      en: 'How a treasury bill works, with a small example.',
      ny: 'Mmene bilu ya boma imagwirira ntchito, ndi chitsanzo chaching’ono.',
    },
    content: {
      en: `<p>A treasury bill pays no interest. You buy it for less than its value, and you are paid its full value at the end. The difference is what you earn. That is what the word discount in our name means.</p>
<h2>A sum by hand</h2>
<p>A bill of MK 1,000,000 that falls due in 91 days is offered at MK 960,000. You earn MK 40,000 on MK 960,000 in a quarter: 4.17%. Four such quarters make 16.7% a year, without counting that the gain could be invested again.</p>
<h2>Discount is not yield</h2>
<p>The same bill is said to have a discount of 4%, because the gain is compared with a million. The yield compares it with what you paid, and is always higher. Ask which of the two a poster means.</p>
<h2>Taking part</h2>
<p>Auctions are held regularly. You name a sum, and either a price or the words “at the average”. We bid for you, hold the bill in the central register, and pay out on the day.</p>`,
      ny: `<p>Bilu ya boma silipira chiongola dzanja. Mumaigula pa ndalama zochepa kuposa mtengo wake, ndipo pamapeto mumalipidwa mtengo wake wonse. Kusiyana kwake ndi phindu lanu. Ndilo tanthauzo la mawu akuti discount m’dzina lathu.</p>
<h2>Masamu a pa dzanja</h2>
<p>Bilu ya MK 1,000,000 yotha patatha masiku 91 ikugulitsidwa pa MK 960,000. Mumapindula MK 40,000 pa MK 960,000 m’miyezi itatu: 4.17%. Miyezi itatu yotere kanayi imapanga 16.7% pa chaka, osawerenga kuti phindulo likhoza kuikizidwanso.</p>
<h2>Kuchotsera si phindu</h2>
<p>Bilu yomweyo amati ili ndi kuchotsera kwa 4%, chifukwa phindu likuyerekezedwa ndi miliyoni imodzi. Phindu lenileni limayerekezedwa ndi zomwe munalipira, ndipo nthawi zonse limaposa. Funsani kuti chikwangwani chikunena chiti.</p>
<h2>Kutenga nawo gawo</h2>
<p>Malonda amachitika pafupipafupi. Mumatchula ndalama, ndi mtengo kapena mawu akuti “pa wapakati”. Timakugulirani, timasunga biluyo m’kaundula wamkulu, ndipo timakulipirani tsiku likakwana.</p>`,
    },
  },
  {
    slug: 'short-term-cash-for-cooperatives',
    days: 590,
    image: 'picture-tea',
    title: {
      en: 'How a cooperative can earn in six weeks',
      ny: 'Mmene kopeletivi ingapindulire m’masabata asanu ndi limodzi',
    },
    summary: {
      en: 'Money that waits for some weeks can earn interest.',
      ny: 'Ndalama zodikira masabata angapo zingabweretse chiongola dzanja.',
    },
    content: {
      en: `<p>A coffee cooperative in the Misuku Hills is paid by its buyer in one transfer. It pays eleven hundred growers over the following six weeks, as the grading is done. In between, a large amount of money is not used.</p>
<h2>Three possibilities</h2>
<p>In the current account it earns almost nothing, but it can be used at any time. In a fixed deposit it is locked for at least a month. With repos you can choose the days: a part for seven days, a part for twenty-one, the last for forty.</p>
<h2>Who decides</h2>
<p>The committee settled beforehand how much must always be at hand, who may give orders, and that every agreement is read out at the next meeting. The treasurer likes these rules, because everyone trusts him.</p>
<h2>The result</h2>
<p>In the first season the gain paid for moisture meters. Nobody lost a day’s payment. The growers asked one question only, and rightly: where is the treasury bill? It lies in the cooperative’s name, in the central register.</p>`,
      ny: `<p>Kopeletivi ya alimi a khofi ku mapiri a Misuku imalipidwa ndi wogula kamodzi. Imalipira alimi chikwi chimodzi ndi zana limodzi pa masabata asanu ndi limodzi otsatira pamene khofi akusankhidwa. Pakati pake ndalama zambiri zimangokhala.</p>
<h2>Njira zitatu</h2>
<p>Pa akaunti ya kalenti sizipindula kwenikweni, koma zili pafupi. Pa akaunti ya nthawi yoikika zimatsekedwa mwezi umodzi kapena kuposa. Ndi ma REPO mutha kusankha masiku: zina masiku asanu ndi awiri, zina makumi awiri ndi limodzi, zomaliza makumi anayi.</p>
<h2>Amene amagamula</h2>
<p>Komiti inagwirizana patsogolo ndalama zoti zizikhala pafupi nthawi zonse, amene angalamule, ndi kuti mgwirizano uliwonse uziwerengedwa pa msonkhano wotsatira. Msungichuma amakonda malamulowa, chifukwa aliyense amamukhulupirira.</p>
<h2>Zotsatira</h2>
<p>Nyengo yoyamba phindu linagula zipangizo zoyezera chinyontho. Palibe mlimi yemwe malipiro ake anachedwa ndi tsiku. Alimi anafunsa funso limodzi loyenera: bilu ya boma ili kuti? Ili m’dzina la kopeletivi, m’kaundula wamkulu.</p>`,
    },
  },
]
