import type { Article } from './article.ts'

/** News of the properties company. */
export const propertiesArticles: Article[] = [
  {
    slug: 'hundred-tenancies-one-ledger',
    days: 10,
    image: 'picture-houses',
    title: {
      en: 'How we look after over 100 tenancies',
      ny: 'Mmene timasamalira obwereka opitirira 100',
    },
    summary: {
      en: 'Rent, repairs and complaints: what owners and tenants can expect.',
      ny: 'Lendi, kukonza ndi madandaulo: zomwe eni nyumba ndi obwereka angayembekezere.',
    },
    content: {
      en: `<p>The company was established in 2017 and manages over 100 tenancies today: flats, shops, two warehouses and a row of clinics. An owner who lives far away wants to know what happens. So we write everything down and send it.</p>
<h2>What the owner reads</h2>
<p>On the first working day of the month one page arrives. It shows rent due, rent received, days late, repairs with pictures before and after, and the sum paid over. If nothing happened, it says so.</p>
<h2>What the tenant can do</h2>
<p>A tenant reports a leak by phone or at the office and gets a number with a day. Water and electricity come first, within twenty-four hours. Paint can wait, and we say until when.</p>
<h2>When rent is late</h2>
<p>We call on the third day, write on the tenth, and sit down together on the twentieth. Most people pay late because they lost a job or are ill. A plan for three months helps both sides.</p>
<p>Deposits are kept on an account of their own and paid back after a joint walk through the rooms.</p>`,
      ny: `<p>Kampaniyi inakhazikitsidwa mu 2017 ndipo lero imayang’anira obwereka opitirira 100: nyumba zogona, mashopu, nyumba ziwiri zosungira katundu ndi mzere wa zipatala. Mwini nyumba wokhala kutali amafuna kudziwa zomwe zikuchitika. Choncho timalemba zonse ndi kumutumizira.</p>
<h2>Zomwe mwini amawerenga</h2>
<p>Tsiku loyamba logwira ntchito la mwezi tsamba limodzi limafika. Limaonetsa lendi yoyenera, yolandiridwa, masiku ochedwa, zokonzedwa ndi zithunzi za asanakonze ndi atakonza, ndi ndalama zoperekedwa. Ngati palibe chomwe chachitika, limanena.</p>
<h2>Zomwe wobwereka angachite</h2>
<p>Wobwereka amanena za paipi yotuluka madzi pa foni kapena ku ofesi ndipo amalandira nambala ndi tsiku. Madzi ndi magetsi amayamba, pasanathe maola makumi awiri ndi anayi. Penti ikhoza kudikira, ndipo timanena mpaka liti.</p>
<h2>Lendi ikachedwa</h2>
<p>Timaimba tsiku lachitatu, timalemba kalata tsiku lakhumi, ndipo timakhala pansi limodzi tsiku la makumi awiri. Anthu ambiri amachedwa chifukwa ntchito yatha kapena akudwala. Ndondomeko ya miyezi itatu imathandiza mbali zonse ziwiri.</p>
<p>Ndalama za chikole zimasungidwa pa akaunti yawoyawo ndipo zimabwezedwa tikayendera zipinda limodzi.</p>`,
    },
  },
  {
    slug: 'what-a-valuation-sees',
    days: 87,
    image: 'picture-valuation',
    title: {
      en: 'How we find the value of a house',
      ny: 'Mmene timapezera mtengo wa nyumba',
    },
    summary: {
      en: 'Three ways to find a price for land and buildings.',
      ny: 'Njira zitatu zopezera mtengo wa malo ndi nyumba.',
    },
    content: {
      en: `<p>Owners think of what they have spent, and buyers of what they can pay. A valuer finds a price that a bank, a court or a family can trust.</p>
<h2>Three ways to the number</h2>
<ol><li><strong>Comparison:</strong> for how much were similar plots nearby really sold in the last year?</li><li><strong>Income:</strong> what rent does it bring, year after year, less repairs and empty months?</li><li><strong>Cost:</strong> what would it cost to build again, less something for its age?</li></ol>
<p>For a house the first weighs most, for a shop the second, for a school the third. A report that uses only one should explain why.</p>
<h2>On the visit</h2>
<p>We measure, look at the roof from inside, ask about water in February, and walk the boundary with a neighbour. If nobody can find a boundary stone, we write it down.</p>
<h2>Documents</h2>
<p>Have the title or lease, the plan, and receipts for city rates at hand. The report is signed, dated, and tells you for how long it holds.</p>`,
      ny: `<p>Eni ake amaganiza za ndalama zomwe anawononga, ogula za zomwe angathe kulipira. Wowerengera mtengo amapeza mtengo womwe banki, khoti kapena banja lingaukhulupirire.</p>
<h2>Njira zitatu zopezera mtengo</h2>
<ol><li><strong>Kuyerekezera:</strong> malo ofanana a pafupi anagulitsidwa zingati chaka chathachi, osati anapemphedwa zingati?</li><li><strong>Zopeza:</strong> amabweretsa lendi yanji chaka ndi chaka, titachotsa kukonza ndi miyezi yopanda munthu?</li><li><strong>Zomangira:</strong> kumanganso kungafune zingati, titachotsa ukalamba wake?</li></ol>
<p>Pa nyumba yogona yoyamba imalemera, pa shopu yachiwiri, pa sukulu yachitatu. Lipoti la njira imodzi yokha liyenera kufotokoza chifukwa.</p>
<h2>Pa ulendo</h2>
<p>Timayeza, timaona denga kuchokera m’kati, timafunsa za madzi a mu Febuluwale, ndipo timayenda malire ndi mnansi. Ngati palibe amene angapeze chizindikiro cha malire, timalemba.</p>
<h2>Zikalata</h2>
<p>Khalani ndi chikalata cha umwini kapena cha lendi ya malo, pulani, ndi malisiti a msonkho wa mzinda. Lipoti limasainidwa, limaikidwa tsiku, ndipo limanena kuti lidzagwira ntchito mpaka liti.</p>`,
    },
  },
  {
    slug: 'building-in-five-stages',
    days: 214,
    image: 'picture-site',
    title: {
      en: 'Five stages of a building',
      ny: 'Magawo asanu a ntchito yomanga',
    },
    summary: {
      en: 'What happens in each stage, and who signs.',
      ny: 'Zomwe zimachitika pa gawo lililonse, ndi amene amasaina.',
    },
    content: {
      en: `<p>Most buildings that are never finished had a bad plan: no drains in the drawing, no money for the roof, no date in the contract.</p>
<h2>The five stages</h2>
<ol><li>Brief: what must it do, for whom, by when, for how much at most?</li><li>Design and permits: no digging before the council has stamped the plans.</li><li>Tender: three offers on the same list of quantities.</li><li>Building: a site meeting each week, with minutes on one page.</li><li>Handing over: keys, guarantees, drawings as built, and a list of faults with a date for each.</li></ol>
<h2>Who signs</h2>
<p>At the end of each stage client, designer and manager sign one sheet. Then the money for the next stage is paid. You can still change something later, but its price is written down before the work begins.</p>
<h2>What it costs</h2>
<p>A part of the building sum, agreed at the start. For this you lose less cement and less time, and no wall is built twice.</p>`,
      ny: `<p>Nyumba zambiri zosatha zinali ndi pulani yolakwika: chojambula chinalibe ngalande, panalibe ndalama za denga, mgwirizano unalibe tsiku.</p>
<h2>Magawo asanu</h2>
<ol><li>Cholinga: ichite chiyani, ya ndani, ithe liti, osapitirira zingati?</li><li>Kujambula ndi zilolezo: palibe kukumba khonsolo isanadinde.</li><li>Kuitana makontrakitala: mitengo itatu pa mndandanda womwewo wa zipangizo.</li><li>Kumanga: msonkho wa pamalo sabata iliyonse, zolembedwa pa tsamba limodzi.</li><li>Kupereka: makiyi, zitsimikizo, zojambula za mmene yamangidwira, ndi mndandanda wa zolakwika ndi tsiku la chilichonse.</li></ol>
<h2>Amene amasaina</h2>
<p>Gawo lililonse likatha mwini, wojambula ndi woyang’anira amasaina pepala limodzi. Ndalama za gawo lotsatira zimatuluka pa ilo. Kusintha n’kotheka, koma mtengo wake umalembedwa munthu asanagwire fosholo.</p>
<h2>Mtengo wake</h2>
<p>Gawo la ndalama zomangira, logwirizana poyamba. Chifukwa cha ilo mumataya simenti yochepa ndi nthawi yochepa, ndipo palibe khoma lomangidwa kawiri.</p>`,
    },
  },
  {
    slug: 'renting-your-first-flat',
    days: 376,
    image: 'picture-key',
    title: {
      en: 'Renting your first flat: twelve things to look at',
      ny: 'Nyumba yanu yoyamba ya lendi: zinthu khumi ndi ziwiri zoyang’ana',
    },
    summary: {
      en: 'Use this list before you sign.',
      ny: 'Gwiritsani ntchito mndandandawu musanasaine.',
    },
    content: {
      en: `<p>Take this list with you when you look at a flat, and check everything before you pay.</p>
<h2>In the rooms</h2>
<ul><li>Open every tap, then flush, then open the tap again.</li><li>Look for brown rings on ceilings.</li><li>Try each lock from both sides.</li><li>Switch on the cooker and the lamps together.</li><li>Ask where the tank is and how many days it lasts.</li><li>Stand still and listen: bar, church, mill, dogs.</li></ul>
<h2>On paper</h2>
<ul><li>Who is the owner, and does the person before you speak for the owner?</li><li>What is in the rent: water, guard, refuse?</li><li>How much is the deposit, and where is it kept?</li><li>When may the rent rise, and by how much?</li><li>How long is the notice on either side?</li><li>Is the state of the rooms written down and signed?</li></ul>
<p>Pay through the bank, with the month as the reference. Be careful with a landlord who wants cash and gives no receipt.</p>`,
      ny: `<p>Tengani mndandandawu popita kukaona nyumba, ndipo onani chilichonse musanalipire.</p>
<h2>M’zipinda</h2>
<ul><li>Tsegulani mpopi uliwonse, gejemulani chimbudzi, kenako tsegulaninso.</li><li>Yang’anani mabala abulauni kudenga.</li><li>Yesani loko lililonse mbali zonse.</li><li>Yatsani chitofu ndi magetsi nthawi imodzi.</li><li>Funsani komwe kuli thanki ndi masiku omwe imakwanira.</li><li>Imani chete ndi kumvetsera: bala, tchalitchi, chigayo, agalu.</li></ul>
<h2>Pa pepala</h2>
<ul><li>Mwini wake ndani, ndipo amene muli naye akumuimiradi?</li><li>M’lendi muli chiyani: madzi, mlonda, zinyalala?</li><li>Ndalama ya chikole ndi zingati, ndipo imasungidwa kuti?</li><li>Lendi ingakwere liti, ndi zingati?</li><li>Nthawi yodziwitsa pochoka ndi yaitali bwanji mbali zonse?</li><li>Mmene zipinda zilili zalembedwa ndi kusainidwa?</li></ul>
<p>Lipirani kudzera ku banki, ndi mwezi wake. Samalani ndi mwini nyumba wofuna ndalama za m’manja koma osapereka lisiti.</p>`,
    },
  },
  {
    slug: 'land-papers-before-bricks',
    days: 660,
    image: 'picture-plateau',
    title: { en: 'How to buy a plot safely', ny: 'Mmene mungagulire malo mosatekeseka' },
    summary: {
      en: 'Four steps that protect you when you buy land.',
      ny: 'Njira zinayi zokutetezani pogula malo.',
    },
    content: {
      en: `<p>A man sold the same plot three times. Each buyer had a document, but only one had checked at the registry.</p>
<h2>First, search</h2>
<p>For a small fee the land registry tells you in whose name the plot stands, and whether a bank or a court has a claim on it. Customary land has its own committee and its own book: ask the chief and two neighbours, together.</p>
<h2>Second, survey</h2>
<p>A licensed surveyor finds the beacons and compares them with the plan. Walk with him. So you hear of a stream, a footpath or a grave now, and not when the walls are up.</p>
<h2>Third, agreement and consent</h2>
<p>A lawyer writes the agreement; spouses sign too. Where consent of the minister or the committee is needed, the larger part of the price waits until it has come.</p>
<h2>Last, registration</h2>
<p>The plot is yours only when your name is in the register. Keep the stamped copy in a safe place, and a picture of it somewhere else.</p>`,
      ny: `<p>Munthu wina anagulitsa malo omwewo katatu. Wogula aliyense anali ndi chikalata, koma mmodzi yekha ndiye anafufuza ku ofesi ya kalembera wa malo.</p>
<h2>Choyamba, fufuzani</h2>
<p>Ndi ndalama zochepa ofesi ya malo imakuuzani dzina la mwini wake, ndi ngati banki kapena khoti lili ndi ufulu pa malowo. Malo a makolo ali ndi komiti yake ndi buku lake: funsani mfumu ndi anansi awiri, onse pamodzi.</p>
<h2>Chachiwiri, yezani</h2>
<p>Woyeza malo wovomerezeka amapeza zizindikiro za malire ndi kuziyerekezera ndi pulani. Yendani naye. Mtsinje, njira kapena manda zidzatchulidwa pano, osati makoma atamangidwa.</p>
<h2>Chachitatu, mgwirizano ndi chilolezo</h2>
<p>Loya amalemba mgwirizano; okwatirana onse amasaina. Pomwe chilolezo cha nduna kapena komiti chikufunika, gawo lalikulu la ndalama limadikira mpaka chitabwera.</p>
<h2>Pomaliza, kalembera</h2>
<p>Malowo amakhala anu pokhapokha dzina lanu lili m’kaundula. Sungani chikalata chodindidwa pamalo abwino, ndi chithunzi chake kwina.</p>`,
    },
  },
]
