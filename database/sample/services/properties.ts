import type { BodyOf } from '#contract/registry.ts'
import { both } from '../both.ts'

/** The properties company’s five services. Fees and spans in them are samples. */
export const properties: BodyOf<'services'>[] = [
  {
    company: 'properties',
    slug: 'property-management',
    type: 'Property Management',
    position: 1,
    name: both('Property Management', 'Kuyang’anira malo ndi nyumba'),
    lede: both(
      'We look after your building: tenants, rent and repairs.',
      'Timasamala nyumba yanu: obwereka, lendi ndi kukonza.',
    ),
    what: both(
      'We find tenants, check them, write the lease, collect the rent, pay the water bill, follow up late rent and arrange repairs. On the fifth of each month you get one page: what came in, what went out, what is left, and a photograph of anything that was repaired.',
      'Timapeza obwereka, kuwafufuza, kulemba mgwirizano, kutolera lendi, kulipira madzi, kutsatira ochedwa ndi kukonza zowonongeka. Pa tsiku lachisanu la mwezi uliwonse mumalandira tsamba limodzi: zolowa, zotuluka, zotsala, ndi chithunzi cha chilichonse chomwe chakonzedwa.',
    ),
    who: [
      both('Owners who live in another town, or abroad', 'Eni nyumba okhala tauni ina kapena kunja'),
      both('Families that inherited a house together', 'Mabanja omwe analandira nyumba pamodzi'),
      both(
        'Companies with more rooms than they use',
        'Makampani omwe ali ndi zipinda zoposa zomwe amagwiritsa ntchito',
      ),
    ],
    steps: [
      both(
        'We walk through the house with you and write everything down.',
        'Timayenda nanu m’nyumba ndi kulemba zonse.',
      ),
      both(
        'You set the lowest rent and the repairs we may order alone.',
        'Mumaika lendi yotsika kwambiri ndi zokonza zomwe tingachite tokha.',
      ),
      both(
        'A tenant moves in on a lease you have read.',
        'Wobwereka amalowa pa mgwirizano womwe mwawerenga.',
      ),
      both(
        'Rent is in your account by the seventh.',
        'Lendi imakhala mu akaunti yanu pofika tsiku lachisanu ndi chiwiri.',
      ),
    ],
    bring: [
      both('The title deed or the lease of the land', 'Chikalata cha umwini kapena cha lendi ya malo'),
      both('The last city rates and water receipts', 'Malisiti omaliza a msonkho wa mzinda ndi a madzi'),
      both('Your account number for the rent', 'Nambala ya akaunti yanu yolandirira lendi'),
    ],
    cost: both(
      'A tenth of the rent that really came in; an empty month costs you nothing. Repairs are charged at the workman’s price, with his receipt.',
      'Gawo limodzi mwa khumi la lendi yomwe yalowadi; mwezi wopanda wobwereka simulipira kanthu. Zokonza zimalipidwa pa mtengo wa munthu wa ntchito, ndi lisiti lake.',
    ),
    mind: both(
      'If the rent is too high, the house stays empty. Two empty months cost more than a lower rent.',
      'Lendi ikakwera kwambiri, nyumba imakhala yopanda munthu. Miyezi iwiri yopanda munthu imaluza kuposa lendi yotsikirapo.',
    ),
    icon: 'key-round',
    short: both(
      'Tenants found, rent collected, repairs done, and one page each month that says so.',
      'Timapeza obwereka, kutolera lendi, kukonza zowonongeka, ndi kukulemberani tsamba limodzi mwezi uliwonse.',
    ),
  },
  {
    company: 'properties',
    slug: 'property-advisory',
    type: 'Property Advisory',
    position: 2,
    name: both('Property Advisory', 'Malangizo a malo ndi nyumba'),
    lede: both(
      'Ask us before you buy, sell, rent out or build.',
      'Tifunseni musanagule, kugulitsa, kubwereketsa kapena kumanga.',
    ),
    what: both(
      'We read the documents, visit the place and put the choices side by side: what each costs over ten years, what it brings, and what may go wrong. You get the sums on paper and our opinion in one sentence, and you decide.',
      'Timawerenga zikalata, timayendera malowo ndipo timaika zosankha pamodzi: mtengo wa chilichonse pa zaka khumi, phindu lake, ndi zomwe zingavute. Mumalandira mawerengedwe pa pepala ndi maganizo athu m’chiganizo chimodzi, ndipo mumasankha nokha.',
    ),
    who: [
      both('First-time buyers with a loan offer in hand', 'Ogula koyamba omwe apatsidwa kale ngongole'),
      both(
        'Churches and associations with land and no plan',
        'Mipingo ndi mabungwe omwe ali ndi malo koma opanda ndondomeko',
      ),
      both(
        'Boards that must choose between rent and purchase',
        'Mabungwe a adilekita omwe akusankha pakati pa kubwereka ndi kugula',
      ),
    ],
    steps: [
      both(
        'A first talk, free, to see whether we can help at all.',
        'Kukambirana koyamba, kwaulere, kuona ngati tingathandize.',
      ),
      both(
        'A search at the lands registry and a visit to the site.',
        'Kufufuza ku ofesi ya kalembera wa malo ndi kuyendera malowo.',
      ),
      both(
        'A document of four pages within ten working days.',
        'Chikalata cha masamba anayi pasanathe masiku khumi ogwira ntchito.',
      ),
      both('A second talk, to answer your questions.', 'Kukambirana kwachiwiri, kuyankha mafunso anu.'),
    ],
    bring: [
      both(
        'Every document you were shown, also the ones you doubt',
        'Zikalata zonse zomwe munaonetsedwa, ngakhale zomwe mukukayikira',
      ),
      both('What you can pay now and by the month', 'Zomwe mungalipire tsopano ndi pa mwezi'),
    ],
    cost: both(
      'A fixed fee that we tell you after the first talk. It is the same whether you buy or not.',
      'Ndalama zoikika zomwe timakuuzani titakambirana koyamba. Zimakhala zomwezo kaya mwagula kapena ayi.',
    ),
    mind: both(
      'Sometimes two families claim the same cheap plot. A search at the registry takes a week and can save you years.',
      'Nthawi zina mabanja awiri amati malo otsika mtengo omwewo ndi awo. Kufufuza ku ofesi ya kalembera wa malo kumatenga sabata imodzi ndipo kungakupulumutseni zaka zambiri.',
    ),
    icon: 'scale',
    short: both(
      'Buy, keep, let or sell: what the figures say before you sign.',
      'Kugula, kusunga, kubwereketsa kapena kugulitsa: zomwe manambala akunena musanasainire.',
    ),
  },
  {
    company: 'properties',
    slug: 'property-development',
    type: 'Property Development',
    position: 3,
    name: both('Property Development', 'Kutukula malo ndi nyumba'),
    lede: both(
      'We build on your land, from the plan to the first tenant.',
      'Timamanga pa malo anu, kuyambira pulani mpaka wobwereka woyamba.',
    ),
    what: both(
      'You bring the land, or a part of the money. We bring the study, the permits, the architect, the builder and the tenants. Before the work begins we write down who owns which share. Every partner can see the books.',
      'Inu mumabweretsa malo, kapena gawo la ndalama; ife timabweretsa kafukufuku, zilolezo, wojambula mapulani, womanga ndi obwereka. Gawo la aliyense limalembedwa kukumba kusanayambe, ndipo mabuku ndi otsegukira aliyense.',
    ),
    who: [
      both('Owners of land near a growing town', 'Eni malo pafupi ndi tauni yomwe ikukula'),
      both('Funds that look for rent over twenty years', 'Mathumba omwe akufuna lendi ya zaka makumi awiri'),
      both(
        'Employers who want homes near the workplace',
        'Olemba ntchito omwe akufuna nyumba pafupi ndi malo a ntchito',
      ),
    ],
    steps: [
      both(
        'A study: who would rent here, and for how much?',
        'Kafukufuku: ndani angabwereke kuno, ndipo pa mtengo wanji?',
      ),
      both(
        'Drawings and permits, with the cost checked twice.',
        'Mapulani ndi zilolezo, titaona mtengo kawiri.',
      ),
      both(
        'Building in stages. Each is paid when it is finished.',
        'Kumanga m’magawo. Gawo lililonse limalipidwa likatha.',
      ),
      both(
        'We find tenants, and then we manage or sell the building.',
        'Timapeza obwereka, kenako timayang’anira nyumba kapena kuigulitsa.',
      ),
    ],
    bring: [
      both('Title deed and site plan', 'Chikalata cha umwini ndi pulani ya malo'),
      both('Any loan or claim that lies on the land', 'Ngongole kapena mlandu uliwonse wokhudza malowo'),
      both(
        'What you hope for: rent, a sale, or a home',
        'Chomwe mukufuna: lendi, kugulitsa, kapena nyumba yokhalamo',
      ),
    ],
    cost: both(
      'The study has its own price, and you can stop after it. After that we get a share of the building, which we agree beforehand, and no fee for our time.',
      'Kafukufuku ali ndi mtengo wake, ndipo mutha kulekera pomwepo. Pambuyo pake timalandira gawo la nyumba lomwe tagwirizana kale, osalipiritsa nthawi yathu.',
    ),
    mind: both(
      'When the dollar rises, cement and steel cost more. Keep a sixth of the money for that, or build in two stages.',
      'Dola ikakwera, simenti ndi zitsulo zimakweranso mtengo. Sungani pambali gawo limodzi mwa asanu ndi limodzi la ndalama, kapena mangani m’magawo awiri.',
    ),
    icon: 'building',
    short: both(
      'From an empty plot to a building that earns rent.',
      'Kuyambira malo opanda kanthu mpaka nyumba yobweretsa lendi.',
    ),
  },
  {
    company: 'properties',
    slug: 'property-valuations',
    type: 'Property Valuations',
    position: 4,
    name: both('Property Valuations', 'Kuwerengera mtengo wa malo'),
    lede: both(
      'Find out what your land or building is worth today.',
      'Dziwani mtengo wa malo kapena nyumba yanu lero.',
    ),
    what: both(
      'A registered valuer measures the land and the building, compares with sales nearby, and writes a report that a bank, a court, an insurer or a tax office accepts. It says how the figure was found, so that another valuer could follow each step.',
      'Katswiri wolembetsedwa amayeza malo ndi nyumba, amayerekezera ndi zogulitsidwa pafupi, ndipo amalemba lipoti lomwe banki, khoti, kampani ya inshuwalansi kapena ofesi ya msonkho imavomereza. Limanena mmene mtengowo wapezekera, kuti katswiri wina athe kutsatira sitepe iliyonse.',
    ),
    who: [
      both('Borrowers whose bank asks for a value', 'Obwereka omwe banki yawo ikufuna kudziwa mtengo'),
      both('Families that divide an estate', 'Mabanja ogawana chuma chamasiye'),
      both(
        'Companies that do their yearly accounts or insure their buildings',
        'Makampani otseka mabuku kapena kuika nyumba pa inshuwalansi',
      ),
    ],
    steps: [
      both(
        'Tell us where the property is and why you need its value.',
        'Tiuzeni komwe malowo ali ndi chifukwa chomwe mukufunira mtengo.',
      ),
      both(
        'The valuer comes within five working days.',
        'Katswiri amabwera pasanathe masiku asanu ogwira ntchito.',
      ),
      both(
        'You read the draft and point out what was missed.',
        'Mumawerenga lipoti loyamba ndi kunena zomwe zaiwalika.',
      ),
      both(
        'The signed report follows within a week.',
        'Lipoti losainidwa limabwera pasanathe sabata imodzi.',
      ),
    ],
    bring: [
      both('The deed, and the plans if they were kept', 'Chikalata cha umwini, ndi mapulani ngati alipo'),
      both('Receipts of what was built or added', 'Malisiti a zomwe zinamangidwa kapena kuwonjezedwa'),
      both('Somebody with the keys to every door', 'Munthu yemwe angatsegule chitseko chilichonse'),
    ],
    cost: both(
      'The price depends on the size of the building; outside the city you also pay for the journey. You get it in writing before the visit. If the report is refused because of our mistake, we write it again free of charge.',
      'Mtengo umatengera kukula kwa nyumba; kunja kwa mzinda mumalipiranso ulendo. Mumaulandira wolembedwa katswiri asanabwere. Lipoti likakanidwa chifukwa cha kulakwa kwathu, timalilembanso mwaulere.',
    ),
    mind: both(
      'A value is true for its day. Most banks accept a report for six months. After that it must be checked again.',
      'Mtengo uli ndi tsiku lake. Mabanki ambiri amavomereza lipoti kwa miyezi isanu ndi umodzi; kenako liyenera kuonedwanso.',
    ),
    icon: 'gauge',
    short: both(
      'A written value that a bank, a court or a buyer can rely on.',
      'Mtengo wolembedwa womwe banki, khoti kapena wogula angaukhulupirire.',
    ),
  },
  {
    company: 'properties',
    slug: 'project-management',
    type: 'Project Management',
    position: 5,
    name: both('Project Management', 'Kuyang’anira ntchito zomanga'),
    lede: both(
      'We watch your building work for you, every day.',
      'Timayang’anira ntchito yanu yomanga tsiku lililonse.',
    ),
    what: both(
      'We do not build. We watch the builders for you. Our manager checks the work and the materials before you pay. Each Friday we send you ten photographs and a short report.',
      'Ife sitimanga. Timakuyang’anirani omanga. Meneja wathu amaona ntchito ndi zipangizo musanalipire. Lachisanu lililonse timakutumizirani zithunzi khumi ndi lipoti lalifupi.',
    ),
    who: [
      both('Owners who build from far away', 'Eni nyumba omanga ali kutali'),
      both(
        'Schools and clinics that report to donors',
        'Masukulu ndi zipatala zomwe zimapereka malipoti kwa opereka thandizo',
      ),
      both(
        'Companies that rebuild a branch while it stays open',
        'Makampani okonza nthambi ikugwira ntchito',
      ),
    ],
    steps: [
      both(
        'We read the contract and the drawings for what is missing.',
        'Timawerenga mgwirizano ndi mapulani kuona zomwe zikusowa.',
      ),
      both(
        'A programme with dates that the builder has signed.',
        'Ndondomeko ya masiku yomwe womanga wasaina.',
      ),
      both(
        'Daily checks, weekly photographs, monthly certificates.',
        'Kuona tsiku lililonse, zithunzi sabata iliyonse, masatifiketi mwezi uliwonse.',
      ),
      both(
        'A list of faults at the end. You pay the last part when all are repaired.',
        'Mndandanda wa zolakwika kumapeto. Gawo lomaliza mumalipira zonse zitakonzedwa.',
      ),
    ],
    bring: [
      both('Drawings, permits and the builder’s offer', 'Mapulani, zilolezo ndi mtengo wa womanga'),
      both('The sum you have, and when it comes', 'Ndalama zomwe muli nazo, ndi nthawi yomwe zimabwera'),
    ],
    cost: both(
      'Three to six percent of the building’s cost, depending on its size. You pay a part with each stage, as you pay the builder.',
      'Mapelesenti atatu mpaka asanu ndi limodzi a mtengo womangira, malinga ndi kukula kwake. Mumalipira pa gawo lililonse, monga mumalipira womanga.',
    ),
    mind: both(
      'A change on paper costs little. A change to a wall costs a lot. Check the drawings well before building starts.',
      'Kusintha pa pepala n’kotchipa, pa malo n’kodula. Onani mapulani bwino kumanga kusanayambe.',
    ),
    icon: 'hammer',
    short: both(
      'Time, cost and quality watched on your site by someone who works for you.',
      'Nthawi, ndalama ndi ubwino wa ntchito zimayang’aniridwa pa malo anu ndi munthu wogwirira ntchito inuyo.',
    ),
  },
]
