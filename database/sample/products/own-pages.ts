import { askUs, both, findBranch, seeTariffs } from '../both.ts'
import type { SampleProduct } from './product.ts'

/** Products that have a page of their own. */
export const ownPages: SampleProduct[] = [
  {
    slug: 'cards',
    family: 'bank_product',
    position: 4,
    name: both('Cards', 'Makhadi'),
    title: both('Cards: debit, international and prepaid', 'Makhadi: otapira, akunja ndi olipiriratu'),
    summary: both(
      'Debit, international and prepaid cards of FDH Bank PLC: where each works, what it costs, how to get one and what to do when it is lost.',
      'Makhadi otapira, ogwira ntchito kunja ndi olipiriratu a FDH Bank PLC: komwe amagwira, mitengo yake, mmene mungapezere ndi zochita likatayika.',
    ),
    lede: both(
      'Pay in shops, take out cash at night, and use it in another country.',
      'Lipirani m’mashopu, tapani ndalama usiku, ndipo ligwiritseni ntchito ku dziko lina.',
    ),
    about: [
      both(
        'There are three cards. The debit card draws on your account at machines and shops in Malawi. The international card does the same across the border and on the internet, in the currency of the place. The prepaid card holds only the money you put on it. It is good for students, and for websites that you do not know.',
        'Pali makhadi atatu. Lotapira limatenga mu akaunti yanu pa makina ndi m’mashopu a m’Malawi. Lakunja limachita zomwezo kutsidya kwa malire ndi pa intaneti, mu ndalama za komweko. Lolipiriratu lili ndi zomwe mwaikamo zokha, choncho ndi labwino kwa ophunzira kapena pa tsamba la intaneti lomwe simulidziwa.',
      ),
      both(
        'Every card has a chip. For small payments, tap the card on the machine. For larger ones, and at every ATM, you type your PIN. In the app you can switch each use off.',
        'Khadi lililonse lili ndi chipi, ndipo malipiro ochepa amafuna kukhudza kokha. Akaposera apo, komanso pa makina otapira ndalama (ATM) aliwonse, PIN imafunika. Mutha kuzimitsa iliyonse mwa ntchito zimenezi pa pulogalamu.',
      ),
    ],
    who: [
      both(
        'Debit: everyone with a savings or current account',
        'Lotapira: aliyense yemwe ali ndi akaunti yosungira kapena ya kalenti',
      ),
      both(
        'International: travellers, importers, students abroad',
        'Lakunja: a maulendo, obweretsa katundu, ophunzira kunja',
      ),
      both(
        'Prepaid: young people, and careful buyers on the internet',
        'Lolipiriratu: achinyamata ndi ogula mosamala pa intaneti',
      ),
    ],
    gains: [
      both('Printed at the branch while you wait', 'Limasindikizidwa ku nthambi mukudikira'),
      both('A text message for each payment', 'Uthenga wa pa foni pa malipiro aliwonse'),
      both('Your own limits by day and by country', 'Malire anuanu a tsiku ndi a dziko'),
    ],
    needs: [
      both(
        'An account with us, except for the prepaid card',
        'Akaunti ku banki yathu, kupatula khadi lolipiriratu',
      ),
      both('ID, and for the international card your passport', 'Chiphaso, ndipo pa khadi lakunja pasipoti'),
      both(
        'The card form, which the branch prints for you',
        'Fomu ya khadi, yomwe nthambi imakusindikizirani',
      ),
    ],
    steps: [
      both(
        'Ask at any branch, and choose your own PIN there.',
        'Pemphani ku nthambi iliyonse; sankhani PIN yanu komweko.',
      ),
      both(
        'Sign the back and note the number for lost cards.',
        'Sainani kumbuyo ndipo lembani nambala yoimba likatayika.',
      ),
      both(
        'Lost or stolen? Dial *525# on any phone, choose Block, and then tell a branch. Blocking is free.',
        'Latayika kapena labedwa? Imbani *525# pa foni iliyonse, sankhani Tsekani, kenako uzani nthambi. Kutseka ndi kwaulere.',
      ),
    ],
    suits: both('Shops, cash machines, abroad', 'Mashopu, makina otapira ndalama, kunja'),
    rates: [],
    charges: [
      'tariff-card-first',
      'tariff-card-replacement',
      'tariff-card-visa-yearly',
      'tariff-card-shop',
      'tariff-card-abroad',
      'tariff-atm-own',
      'tariff-atm-other',
      'tariff-pin-new',
      'tariff-card-block',
    ],
    next: [
      findBranch,
      { name: both('Card form', 'Fomu ya khadi'), to: '/fdhbankplc/documents?group=Personal+Account#bank' },
      {
        name: both('Control it in FDH Mobile', 'Liyang’anireni pa FDH Mobile'),
        to: '/fdhbankplc/bankproducts/digitalbanking/fdhmobile',
      },
      seeTariffs,
    ],
  },
  {
    slug: 'cib',
    family: 'bank_product',
    position: 5,
    lends: true,
    name: both('Corporate and institutional banking', 'Banki ya makampani ndi mabungwe'),
    title: both('Corporate and institutional banking (CIB)', 'Banki ya makampani ndi mabungwe (CIB)'),
    summary: both(
      'One relationship manager for companies, ministries, NGOs and pension funds: cash management, trade finance, lending and treasury.',
      'Meneja mmodzi wa makampani, maunduna, mabungwe ndi thumba la penshoni: kayendetsedwe ka ndalama, malonda a kunja, ngongole ndi ndalama zakunja.',
    ),
    lede: both(
      'Banking for large companies, government and organisations.',
      'Banki ya makampani akuluakulu, boma ndi mabungwe.',
    ),
    about: [
      both(
        'Corporate and institutional banking is for organisations with many payments or many signatories. One manager knows your business and brings in the people for payments, trade, credit and foreign currency.',
        'Gawoli ndi la mabungwe omwe ali ndi malipiro ambiri kapena osaina ambiri. Meneja mmodzi amadziwa bizinesi yanu ndipo amabweretsa akatswiri a malipiro, malonda, ngongole ndi ndalama zakunja.',
      ),
      both(
        'Cash management collects what you are owed at every branch and agent and shows it on one screen. Trade finance protects you when you buy from a seller you do not know, with letters of credit and collections. The loan lasts as long as what you buy with it. We give you currency prices in writing, each with its time.',
        'Kayendetsedwe ka ndalama kamasonkhanitsa zomwe muyenera kulandira m’nthambi iliyonse ndi kwa maejenti, ndi kuzionetsa pamodzi. Pa malonda a kunja timakutetezani mukamagula kwa munthu yemwe simukumudziwa, ndi makalata a chitsimikizo ndi kusonkhanitsa malipiro. Ngongole mumaibweza m’zaka zomwe mukugwiritsa ntchito chogulidwacho. Mitengo yosinthira ndalama timailemba, ndi nthawi yake pambali.',
      ),
    ],
    who: [
      both(
        'Companies in trade, farming, energy and construction',
        'Makampani a malonda, ulimi, magetsi ndi zomangamanga',
      ),
      both('Ministries, councils and parastatals', 'Maunduna, makhonsolo ndi mabungwe a boma'),
      both(
        'Aid organisations, churches and universities',
        'Mabungwe othandiza, matchalitchi ndi mayunivesite',
      ),
      both('Pension funds and insurers', 'Thumba la penshoni ndi makampani a inshuwalansi'),
    ],
    gains: [
      both(
        'One person to call, and a deputy who knows the file',
        'Munthu mmodzi womuimbira, ndi wachiwiri wodziwa nkhani zanu',
      ),
      both(
        'Collections at every counter under your own reference',
        'Kusonkhanitsa ndalama pa kaunta iliyonse ndi nambala yanuyanu',
      ),
      both(
        'Salaries and suppliers in one file, released by two people',
        'Malipiro a antchito ndi ogulitsa pa fayilo imodzi, yotulutsidwa ndi anthu awiri',
      ),
    ],
    needs: [
      both(
        'Certificate of incorporation and memorandum of association',
        'Satifiketi yokhazikitsira kampani ndi malamulo ake',
      ),
      both('List of directors and beneficial owners', 'Mndandanda wa adilekita ndi wa eni eni a kampani'),
      both(
        'Board resolution that names the signatories',
        'Chigamulo cha bungwe la adilekita chotchula osaina',
      ),
      both(
        'Audited accounts of two years, where credit is asked for',
        'Maakaunti owunikidwa a zaka ziwiri, ngati mukufuna ngongole',
      ),
    ],
    steps: [
      both(
        'Write or call; we come to you within three working days.',
        'Lembani kapena imbani; timabwera kwanu m’masiku atatu ogwira ntchito.',
      ),
      both(
        'We draw how money moves through your organisation today.',
        'Timajambula mmene ndalama zimayendera m’bungwe lanu pano.',
      ),
      both(
        'You receive a proposal with every price in it. We start once both sides have signed.',
        'Mumalandira maganizo athu olembedwa ndi mtengo uliwonse. Palibe chomwe chimayamba mbali zonse ziwiri zisanasaine.',
      ),
    ],
    suits: both('Companies, ministries, NGOs', 'Makampani, maunduna, mabungwe'),
    rates: ['working-capital', 'overdraft', 'reference-rate'],
    charges: [
      'tariff-oneclick-company',
      'tariff-transfer-large',
      'tariff-transfer-abroad',
      'tariff-business-monthly',
    ],
    charges_note: both(
      'List prices; a proposal may set lower ones.',
      'Mitengo ya pa mndandanda; mgwirizano wathu ungatsitse.',
    ),
    next: [
      askUs,
      {
        name: both('Forms for companies', 'Mafomu a makampani'),
        to: '/fdhbankplc/documents?group=Limited+Company#bank',
      },
      {
        name: both('Working capital loan', 'Ngongole ya mpamba'),
        to: '/fdhbankplc/personalAndbusinessbanking?type=Working+Capital',
      },
      { name: both('Exchange rates', 'Mitengo yosinthira ndalama'), to: '/fdhbankplc/exchangeRates' },
    ],
  },
  // Nothing here speaks of lending at a price for time: that is what these customers come here to avoid.
  {
    slug: 'salama',
    family: 'bank_product',
    type: 'FDH Salama Banking',
    deposits_insured: true,
    position: 6,
    name: both('FDH Salama Banking', 'FDH Salama Banking'),
    title: both(
      'FDH Salama Banking: trade, trust and shared profit',
      'FDH Salama Banking: malonda, chikhulupiriro ndi phindu logawana',
    ),
    summary: both(
      'Banking by Islamic principles, open to everyone: safe keeping, profit-sharing deposits, cost-plus sale and leasing, overseen by scholars.',
      'Banki yotsata mfundo za Chisilamu, yotsegukira aliyense: kusungitsa, kugawana phindu, kugula ndi kugulitsa, ndi kubwereketsa, yoyang’aniridwa ndi akatswiri.',
    ),
    lede: both(
      'Banking without interest: you and the bank share the profit of trade.',
      'Banki yopanda chiongola dzanja: inu ndi banki mumagawana phindu la malonda.',
    ),
    about: [
      both(
        'Salama means peace and safety. The bank takes and pays no interest. It keeps your money safe, buys goods and sells them to you at an agreed price, rents out what it owns, and shares the profit of trade with you.',
        'Salama ndi mtendere ndi chitetezo. Banki silipira kapena kulandira chiongola dzanja. Imasunga ndalama zanu bwino, imagula katundu ndi kukugulitsirani pa mtengo wogwirizana, imabwereketsa zomwe ili nazo, ndipo imagawana nanu phindu la malonda.',
      ),
      both(
        'The money is kept apart from the rest of the bank’s. It never goes into alcohol, gambling, pork or weapons. A board of scholars reads each form of contract before it is offered, audits a number of them every year, and publishes what it found.',
        'Ndalamazi zimasungidwa padera ndi ndalama zina za banki. Sizilowa mu mowa, njuga, nkhumba kapena zida zankhondo. Bungwe la akatswiri limawerenga mtundu uliwonse wa mgwirizano usanaperekedwe, limaunika ena chaka chilichonse, ndipo limasindikiza zomwe lapeza.',
      ),
    ],
    who: [
      both(
        'Muslims who want their banking to follow their faith',
        'Asilamu ofuna banki yotsata chikhulupiriro chawo',
      ),
      both(
        'Anyone, of any faith, who prefers to share risk',
        'Aliyense, wa chikhulupiriro chilichonse, wokonda kugawana zoopsa',
      ),
      both('Traders who buy stock and vehicles', 'Ochita malonda ogula katundu ndi magalimoto'),
      both('Mosques, schools and charities', 'Mizikiti, masukulu ndi mabungwe achifundo'),
    ],
    gains: [
      both(
        'Safe-keeping account (Wadiah): your money in trust, yours on demand',
        'Akaunti yosungitsa (Wadiah): timakusungirani ndalama, mumatenga mukafuna',
      ),
      both(
        'Profit-sharing deposit (Mudarabah): you provide the money, we manage it',
        'Zosungitsa zogawana phindu (Mudarabah): inu ndalama, ife ntchito',
      ),
      both(
        'Cost-plus sale (Murabaha): we buy it, you buy it from us in parts at a fixed price',
        'Kugula ndi kugulitsa (Murabaha): ife timagula, inu mumagula kwa ife pang’onopang’ono pa mtengo wosasintha',
      ),
      both(
        'Leasing (Ijarah): use it now, own it at the end',
        'Kubwereketsa (Ijarah): gwiritsani ntchito pano, khalani mwini pamapeto',
      ),
    ],
    needs: [
      both(
        'ID, proof of residence and a phone number, as for every account',
        'Chiphaso, umboni wa komwe mumakhala ndi nambala ya foni, monga akaunti iliyonse',
      ),
      both(
        'For a purchase: the seller’s written offer in the bank’s name',
        'Pogula chinthu: mtengo wolembedwa wa wogulitsa, m’dzina la banki',
      ),
      both(
        'For a business: registration and twelve months of sales',
        'Pa bizinesi: satifiketi ya kalembera ndi malonda a miyezi khumi ndi iwiri',
      ),
    ],
    steps: [
      both(
        'Ask for the Salama desk at a larger branch, or have a branch call it.',
        'Funsani desiki ya Salama ku nthambi yaikulu, kapena nthambi iimbire.',
      ),
      both(
        'Read the contract at home; it is one page, in English and Chichewa.',
        'Werengani mgwirizano kunyumba; ndi tsamba limodzi, m’Chichewa ndi Chingerezi.',
      ),
      both(
        'Sign when the goods are there, not before: the bank must own them before it sells them to you.',
        'Sainani katundu akafika, osati kale: banki imayamba yagula katundu isanakugulitseni.',
      ),
    ],
    suits: both('Trade and shared profit', 'Malonda ndi kugawana phindu'),
    rates: [],
    charges: [
      'tariff-account-opening',
      'tariff-current-monthly',
      'tariff-card-first',
      'tariff-transfer-bank',
    ],
    charges_note: both(
      'These are charges for services. There is no interest.',
      'Izi zimalipira ntchito. Palibe chiongola dzanja.',
    ),
    next: [
      findBranch,
      { name: both('Salama profile', 'Mbiri ya Salama'), to: '/fdhbankplc/documents?group=Profiles#bank' },
      askUs,
    ],
  },
]
