import type { ServiceText } from './service.ts'

/** The properties company's five services. Fees and spans in them are samples. */
export const propertiesServiceTexts: ServiceText[] = [
  {
    type: 'Property Management',
    name: { en: 'Property Management', ny: 'Kuyang’anira malo ndi nyumba' },
    lede: {
      en: 'Your building earns, and you sleep: we hold the keys, the books and the plumber’s number.',
      ny: 'Nyumba yanu ipeze ndalama inu mukugona: makiyi, mabuku ndi nambala ya plamba zili kwa ife.',
    },
    what: {
      en: 'We find tenants, check them, write the lease, collect the rent, pay the water, chase the late payer and mend what breaks. On the fifth of each month you get one page: what came in, what went out, what is left, and a photograph of anything that was repaired.',
      ny: 'Timapeza obwereka, kuwafufuza, kulemba mgwirizano, kutolera lendi, kulipira madzi, kutsatira ochedwa ndi kukonza zowonongeka. Pa 5 mwezi uliwonse mumalandira tsamba limodzi: zolowa, zotuluka, zotsala, ndi chithunzi cha chilichonse chomwe chakonzedwa.',
    },
    who: [
      { en: 'Owners who live in another town, or abroad', ny: 'Eni nyumba okhala tauni ina kapena kunja' },
      { en: 'Families that inherited a house together', ny: 'Mabanja amene analandira nyumba pamodzi' },
      {
        en: 'Companies with more rooms than they use',
        ny: 'Makampani amene ali ndi zipinda zoposa zomwe amagwiritsa ntchito',
      },
    ],
    steps: [
      {
        en: 'We walk through the house with you and list every tap.',
        ny: 'Timayenda nanu m’nyumba ndi kulemba mpopi uliwonse.',
      },
      {
        en: 'You set the lowest rent and the repairs we may order alone.',
        ny: 'Mumaika lendi yotsika kwambiri ndi zokonza zomwe tingachite tokha.',
      },
      {
        en: 'A tenant moves in on a lease you have read.',
        ny: 'Wobwereka amalowa pa mgwirizano womwe mwawerenga.',
      },
      {
        en: 'Rent is in your account by the seventh.',
        ny: 'Lendi imalowa mu akaunti yanu lisanafike tsiku la 7.',
      },
    ],
    bring: [
      { en: 'The title deed or the lease of the land', ny: 'Chikalata cha umwini kapena cha lizi ya malo' },
      { en: 'The last city rates and water receipts', ny: 'Malisiti omaliza a mzinda ndi madzi' },
      { en: 'Your account number for the rent', ny: 'Nambala ya akaunti yanu yolandirira lendi' },
    ],
    cost: {
      en: 'A tenth of the rent that really came in; an empty month costs you nothing. Repairs are charged at the workman’s price, with his receipt (sample terms).',
      ny: 'Gawo limodzi mwa khumi la lendi yomwe yalowadi; mwezi wopanda wobwereka simulipira kanthu. Zokonza zimalipidwa pa mtengo wa munthu wa ntchito, ndi lisiti lake (malamulo achitsanzo).',
    },
    mind: {
      en: 'A rent set too high keeps a house empty. Two empty months cost more than a tenth off for a year.',
      ny: 'Lendi yokwera kwambiri imasunga nyumba yopanda munthu. Miyezi iwiri yopanda munthu imaluza kuposa kuchotsera gawo limodzi mwa khumi kwa chaka.',
    },
  },
  {
    type: 'Property Advisory',
    name: { en: 'Property Advisory', ny: 'Malangizo a malo ndi nyumba' },
    lede: {
      en: 'Before you buy, sell, let or build: an hour with somebody who has no plot to sell you.',
      ny: 'Musanagule, kugulitsa, kubwereketsa kapena kumanga: ola limodzi ndi munthu amene alibe malo oti akugulitseni.',
    },
    what: {
      en: 'We read the papers, visit the place and put the choices side by side: what each costs over ten years, what it brings, and what may go wrong. You get the sums on paper and our opinion in one sentence, and you decide.',
      ny: 'Timawerenga zikalata, kuyendera malowo ndi kuyika zosankha limodzi ndi linzake: mtengo wake pa zaka khumi, phindu lake, ndi zomwe zingavute. Mumalandira mawerengedwe pa pepala ndi maganizo athu m’chiganizo chimodzi, ndipo mumasankha nokha.',
    },
    who: [
      {
        en: 'First-time buyers with a loan offer in hand',
        ny: 'Ogula koyamba amene apatsidwa kale ngongole',
      },
      {
        en: 'Churches and associations with land and no plan',
        ny: 'Mipingo ndi mabungwe omwe ali ndi malo koma opanda ndondomeko',
      },
      {
        en: 'Boards that must choose between rent and purchase',
        ny: 'Ma bungwe a adilekita amene akusankha pakati pa kubwereka ndi kugula',
      },
    ],
    steps: [
      {
        en: 'A first talk, free, to see whether we can help at all.',
        ny: 'Kukambirana koyamba, kwaulere, kuona ngati tingathandize.',
      },
      {
        en: 'A search at the lands registry and a visit to the site.',
        ny: 'Kufufuza ku ofesi ya malo ndi kuyendera malowo.',
      },
      {
        en: 'A paper of four pages within ten working days.',
        ny: 'Pepala la masamba anayi pasanathe masiku khumi a ntchito.',
      },
      {
        en: 'A second talk, to answer what the paper raised.',
        ny: 'Kukambirana kwachiwiri, kuyankha mafunso a pepalalo.',
      },
    ],
    bring: [
      {
        en: 'Every paper you were shown, also the ones you doubt',
        ny: 'Zikalata zonse zomwe munaonetsedwa, ngakhale zomwe mukukayikira',
      },
      { en: 'What you can pay now and by the month', ny: 'Zomwe mungalipire tsopano ndi pa mwezi' },
    ],
    cost: {
      en: 'A fixed fee by the size of the question, named after the first talk and never tied to whether you buy. So our advice to leave a plot alone costs us nothing.',
      ny: 'Ndalama zoikika malinga ndi kukula kwa funso, zotchulidwa titakambirana koyamba ndipo sizidalira kuti mwagula. N’chifukwa chake kukuuzani kuti siyani malowo sikutiluzitsa.',
    },
    mind: {
      en: 'The cheapest plot in the town is often the one two families claim. A registry search takes a week and saves years.',
      ny: 'Malo otsika mtengo m’tauni nthawi zambiri ndi amene mabanja awiri akulimbirana. Kufufuza kumatenga sabata ndipo kumapulumutsa zaka.',
    },
  },
  {
    type: 'Property Development',
    name: { en: 'Property Development', ny: 'Chitukuko cha malo ndi nyumba' },
    lede: {
      en: 'From a clean title to a building people want to rent.',
      ny: 'Kuchokera pa umwini wopanda mlandu mpaka nyumba imene anthu akufuna kubwereka.',
    },
    what: {
      en: 'You bring the land, or a part of the money; we bring the study, the permits, the architect, the builder and the tenants. Who owns what share is written before the first trench is dug, and the books are open to every partner.',
      ny: 'Inu mumabweretsa malo, kapena gawo la ndalama; ife timabweretsa kafukufuku, zilolezo, wojambula mapulani, womanga ndi obwereka. Gawo la aliyense limalembedwa ngalande yoyamba isanakumbidwe, ndipo mabuku ndi otsegukira aliyense.',
    },
    who: [
      {
        en: 'Owners of land in a town that is growing towards it',
        ny: 'Eni malo pafupi ndi tauni yomwe ikukula',
      },
      {
        en: 'Funds that look for rent over twenty years',
        ny: 'Mathumba amene akufuna lendi ya zaka makumi awiri',
      },
      {
        en: 'Employers who want homes near the works',
        ny: 'Olemba ntchito amene akufuna nyumba pafupi ndi ntchito',
      },
    ],
    steps: [
      {
        en: 'A study: who would rent here, and for how much.',
        ny: 'Kafukufuku: angabwereke kuno ndani, ndipo pa mtengo wanji.',
      },
      {
        en: 'Drawings and permits, with the cost counted twice.',
        ny: 'Mapulani ndi zilolezo, mtengo wake utawerengedwa kawiri.',
      },
      {
        en: 'Building in stages, each paid when it stands.',
        ny: 'Kumanga m’magawo, gawo lililonse kulipidwa likaima.',
      },
      {
        en: 'Tenants in before the paint is dry, then management or sale.',
        ny: 'Obwereka amalowa penti asanaume, kenako kuyang’anira kapena kugulitsa.',
      },
    ],
    bring: [
      { en: 'Title deed and site plan', ny: 'Chikalata cha umwini ndi pulani ya malo' },
      {
        en: 'Any loan or claim that lies on the land',
        ny: 'Ngongole kapena mlandu uliwonse wokhudza malowo',
      },
      {
        en: 'What you hope for: rent, a sale, or a home',
        ny: 'Chomwe mukufuna: lendi, kugulitsa, kapena nyumba yokhalamo',
      },
    ],
    cost: {
      en: 'The study has its own price and can stand alone. After that we earn with you: a share of the building that is set beforehand, and no fee for our own time.',
      ny: 'Kafukufuku ali ndi mtengo wake ndipo akhoza kuima payekha. Pambuyo pake timapeza nanu limodzi: gawo la nyumba logwirizana kale, osalipiritsa nthawi yathu.',
    },
    mind: {
      en: 'Cement and steel follow the dollar. Keep a sixth of the sum in reserve, or build in two stages.',
      ny: 'Simenti ndi zitsulo zimatsatira dola. Sungani gawo limodzi mwa asanu ndi limodzi, kapena mangani kawiri.',
    },
  },
  {
    type: 'Property Valuations',
    name: { en: 'Property Valuations', ny: 'Kuwerengera mtengo wa malo' },
    lede: {
      en: 'What is it worth, today, to somebody who need not buy it?',
      ny: 'Ndi za mtengo wanji, lero, kwa munthu wosakakamizidwa kugula?',
    },
    what: {
      en: 'A registered valuer measures the land and the building, compares with sales nearby, and writes a report that a bank, a court, an insurer or a tax office accepts. It says how the figure was found, so that another valuer could follow each step.',
      ny: 'Katswiri wolembetsedwa amayeza malo ndi nyumba, kuyerekeza ndi zogulitsidwa pafupi, ndi kulemba lipoti lomwe banki, khoti, kampani ya inshuwalansi kapena ofesi ya msonkho imavomereza. Limanena mmene mtengowo wapezekera, kuti katswiri wina athe kutsatira.',
    },
    who: [
      { en: 'Borrowers whose bank asks for a value', ny: 'Obwereka amene banki yawo ikufuna kudziwa mtengo' },
      { en: 'Families that divide an estate', ny: 'Mabanja ogawana chuma chamasiye' },
      {
        en: 'Firms that close their books or insure their halls',
        ny: 'Makampani otseka mabuku kapena kuika nyumba pa inshuwalansi',
      },
    ],
    steps: [
      {
        en: 'Tell us where it lies and what the value is for.',
        ny: 'Tiuzeni kumene ili ndi chifukwa chomwe mukufunira mtengo.',
      },
      {
        en: 'The valuer comes within five working days.',
        ny: 'Katswiri amabwera pasanathe masiku asanu a ntchito.',
      },
      {
        en: 'You read the draft and point out what was missed.',
        ny: 'Mumawerenga lipoti loyamba ndi kunena zomwe zaiwalika.',
      },
      {
        en: 'The signed report follows within a week.',
        ny: 'Lipoti losayinidwa limabwera pasanathe sabata.',
      },
    ],
    bring: [
      {
        en: 'The deed, and the plans if they were kept',
        ny: 'Chikalata cha umwini, ndi mapulani ngati alipo',
      },
      { en: 'Receipts of what was built or added', ny: 'Malisiti a zomwe zinamangidwa kapena kuwonjezedwa' },
      { en: 'Somebody who can open every door', ny: 'Munthu amene angatsegule chitseko chilichonse' },
    ],
    cost: {
      en: 'By a published scale that starts with the size of the building, with the journey on top outside the city. The price is in writing before the valuer sets out, and a report that is refused for our mistake is done again free of charge.',
      ny: 'Malinga ndi mndandanda wodziwika womwe umayambira pa kukula kwa nyumba, kuwonjezera ulendo ngati ndi kunja kwa mzinda. Mtengo umalembedwa katswiri asananyamuke, ndipo lipoti likakanidwa chifukwa cha kulakwa kwathu timalilembanso mwaulere.',
    },
    mind: {
      en: 'A value has a date. Most banks take a report for six months; after that it must be looked at again.',
      ny: 'Mtengo uli ndi tsiku lake. Mabanki ambiri amavomereza lipoti kwa miyezi isanu ndi umodzi; kenako liyenera kuonedwanso.',
    },
  },
  {
    type: 'Project Management',
    name: { en: 'Project Management', ny: 'Kuyang’anira ntchito za zomangamanga' },
    lede: {
      en: 'Somebody on your side of the fence, every day of the building.',
      ny: 'Munthu wokuimirirani pa malo omanga, tsiku lililonse la ntchitoyo.',
    },
    what: {
      en: 'We do not build: we watch those who do. A manager of ours keeps the programme, checks the mortar and the steel, measures what was done before it is paid, and stops work that the drawings do not show. Each Friday you see the site in ten photographs and three lines.',
      ny: 'Ife sitimanga: timayang’anira omanga. Manejala wathu amasunga ndondomeko, kuona matope ndi zitsulo, kuyeza ntchito isanalipidwe, ndi kuimitsa zomwe sizili pa mapulani. Lachisanu lililonse mumaona malowo pa zithunzi khumi ndi mizere itatu.',
    },
    who: [
      { en: 'Owners who build from far away', ny: 'Eni nyumba omanga ali kutali' },
      {
        en: 'Schools and clinics with donors to answer to',
        ny: 'Sukulu ndi zipatala zomwe zikuyankha kwa opereka thandizo',
      },
      {
        en: 'Companies that fit out a branch while it stays open',
        ny: 'Makampani okonza nthambi ikugwira ntchito',
      },
    ],
    steps: [
      {
        en: 'We read the contract and the drawings for what is missing.',
        ny: 'Timawerenga mgwirizano ndi mapulani kuona zomwe zikusowa.',
      },
      {
        en: 'A programme with dates that the builder has signed.',
        ny: 'Ndondomeko ya masiku yomwe womanga wasayina.',
      },
      {
        en: 'Daily checks, weekly photographs, monthly certificates.',
        ny: 'Kuona tsiku lililonse, zithunzi sabata iliyonse, masatifiketi mwezi uliwonse.',
      },
      {
        en: 'A list of faults at the end, and the last payment when it is empty.',
        ny: 'Mndandanda wa zolakwika kumapeto, ndi malipiro omaliza mndandandawo ukatha.',
      },
    ],
    bring: [
      { en: 'Drawings, permits and the builder’s offer', ny: 'Mapulani, zilolezo ndi mtengo wa womanga' },
      {
        en: 'The sum you have, and when it comes',
        ny: 'Ndalama zomwe muli nazo, ndi nthawi imene zimabwera',
      },
    ],
    cost: {
      en: 'Between three and six percent of the building’s cost by its size, paid along with the stages, so that we wait for our money as the builder does (sample terms).',
      ny: 'Pakati pa mapelesenti atatu ndi asanu ndi limodzi a mtengo womangira malinga ndi kukula kwake, olipidwa pamodzi ndi magawo, kuti nafenso tidikire ngati womanga (malamulo achitsanzo).',
    },
    mind: {
      en: 'A change on site costs three times a change on paper. Walk through the drawings slowly before the first load of sand.',
      ny: 'Kusintha pa malo kumadya katatu kuposa kusintha pa pepala. Onani mapulani modekha mchenga woyamba usanafike.',
    },
  },
]
