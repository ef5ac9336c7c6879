import { askUs, both, findBranch, seeTariffs } from '../both.ts'
import type { SampleProduct } from './product.ts'

const at = '/fdhbankplc/bankproducts/digitalbanking'

/** The six ways of digital banking, by the last part of their address. */
export const digital: SampleProduct[] = [
  {
    slug: 'fdhbankpakhomo',
    family: 'digital',
    position: 1,
    name: both('FDH Bank Pakhomo', 'FDH Bank Pakhomo'),
    title: both(
      'FDH Bank Pakhomo: over {fact:agents} agents near home',
      'FDH Bank Pakhomo: maejenti oposa {fact:agents} pafupi ndi kwanu',
    ),
    summary: both(
      'Over {fact:agents} agents of FDH Bank Pakhomo take deposits, pay out cash and open accounts in markets and villages. Charges, limits and safety.',
      'Maejenti oposa {fact:agents} a FDH Bank Pakhomo amalandira ndi kupereka ndalama, ndi kutsegula maakaunti m’misika ndi m’midzi. Mitengo ndi chitetezo.',
    ),
    lede: both('Bank at a shop near your home.', 'Banki ku shopu ya pafupi ndi kwanu.'),
    about: [
      both(
        'Pakhomo means “at home”. An agent is a shopkeeper trained by the bank, with a machine, cash and a sign with a number. You can pay in, take out cash, pay a bill or open a First Save account in the shop.',
        'Pakhomo kutanthauza kunyumba kwanu. Ejenti ndi mwini shopu yemwe banki yamuphunzitsa; ali ndi makina, ndalama ndi chikwangwani chokhala ndi nambala. M’shopumo mutha kusungitsa, kutapa, kulipira bilu kapena kutsegula akaunti ya First Save.',
      ),
      both(
        'You confirm each payment on your own phone. If no text comes from the bank, nothing was paid: do not accept a handwritten receipt. The list of charges hangs on the wall, and the agent may not add to it.',
        'Mumatsimikiza malipiro aliwonse pa foni yanu. Uthenga wa banki ukapanda kubwera, palibe chomwe chalipidwa: musalandire lisiti lolembedwa pamanja. Mndandanda wa mitengo uli pa khoma, ndipo ejenti saloledwa kuonjezera.',
      ),
    ],
    who: [
      both('Villages and trading centres without a branch', 'Midzi ndi malo a malonda opanda nthambi'),
      both(
        'Traders who do not want to carry the day’s cash home',
        'Ochita malonda osafuna kuyenda ndi ndalama za tsiku',
      ),
      both('Pensioners and receivers of social payments', 'Opuma pa ntchito ndi olandira thandizo la boma'),
    ],
    gains: [
      both('Open when the shop is open, Sundays included', 'Imatsegula shopu ikatsegula, ngakhale Lamulungu'),
      both(
        'Cash from any bank’s transfer to your account',
        'Ndalama zotumizidwa ku akaunti yanu kuchokera ku banki iliyonse',
      ),
      both('No bus fare to town', 'Palibe ndalama za basi zopita ku tauni'),
    ],
    needs: [
      both('Your phone, switched on', 'Foni yanu, yoyatsa'),
      both('Your account number, or your card', 'Nambala ya akaunti yanu, kapena khadi lanu'),
      both('For large withdrawals: your ID', 'Potapa ndalama zambiri: chiphaso chanu'),
    ],
    steps: [
      both('Look for the sign, and for the number on it.', 'Yang’anani chikwangwani ndi nambala yake.'),
      both(
        'Say the sum; confirm it with your PIN on your own phone or the machine.',
        'Nenani ndalama; tsimikizani ndi PIN pa foni yanu kapena pa makina.',
      ),
      both('Count, read the text message, then leave.', 'Werengani ndalama, onani uthenga, kenako chokani.'),
    ],
    suits: both('Cash near home', 'Ndalama za m’manja pafupi'),
    rates: [],
    charges: [
      'tariff-agent-deposit',
      'tariff-agent-withdrawal-small',
      'tariff-agent-withdrawal-middle',
      'tariff-agent-withdrawal-large',
    ],
    next: [
      findBranch,
      {
        name: both('Open First Save', 'Tsegulani First Save'),
        to: '/fdhbankplc/bankaccounts/savingsaccount',
      },
      seeTariffs,
    ],
    proof: {
      value: '{fact:agents}+',
      label: both(
        'Over {fact:agents} agents in all three regions',
        'Maejenti oposa {fact:agents} m’zigawo zonse zitatu',
      ),
    },
  },
  {
    slug: 'ufulu525',
    family: 'digital',
    position: 2,
    name: both('Ufulu *525#', 'Ufulu *525#'),
    title: both(
      'Ufulu *525#: bank on any phone, without data',
      'Ufulu *525#: banki pa foni iliyonse, popanda data',
    ),
    summary: both(
      'Dial *525# on any phone: balance, transfers, airtime, bills, small loans and blocking a lost card, with what each step costs.',
      'Imbani *525# pa foni iliyonse: ndalama zotsala, kutumiza, mayunitsi, mabilu, ngongole zazing’ono ndi kutseka khadi lotayika, ndi mtengo wake.',
    ),
    lede: both(
      'It works on every phone, without internet.',
      'Imagwira ntchito pa foni iliyonse, popanda intaneti.',
    ),
    about: [
      both(
        'Ufulu means freedom. You need no data and no smartphone. Dial *525#, and a menu opens. You answer with numbers. After each payment the connection is closed, and no password stays on the phone.',
        'Simufunika data kapena foni yamakono. Imbani *525#, ndipo menyu imatseguka. Mumayankha ndi manambala. Mukatha kulipira, kulumikizana kumatsekedwa, ndipo mawu achinsinsi satsalira pa foni.',
      ),
      both(
        'The menu speaks English and Chichewa. It is also the quickest way to block a lost card: on any borrowed phone, choose Block, and give your account number.',
        'Menyu ili m’Chingerezi ndi m’Chichewa. Ilinso ndi njira yachangu khadi likatayika: pa foni iliyonse yobwereka, sankhani Tsekani, ndipo perekani nambala ya akaunti yanu.',
      ),
    ],
    who: [
      both('Owners of simple phones', 'Eni mafoni wamba'),
      both('Places where the internet comes and goes', 'Malo omwe intaneti imadukaduka'),
      both('Anyone whose data has just run out', 'Aliyense yemwe data yake yangotha kumene'),
    ],
    gains: [
      both('Send to any bank or mobile wallet', 'Kutumiza ku banki iliyonse kapena chikwama cha pa foni'),
      both('Buy airtime and electricity units', 'Kugula mayunitsi a foni ndi a magetsi'),
      both('Ask for an Instaloan under Loans', 'Kupempha Instaloan pa Ngongole'),
    ],
    needs: [
      both('A SIM card in your own name', 'Simukadi ya m’dzina lanu'),
      both(
        'Registration of the number with your account, once',
        'Kulembetsa nambala ndi akaunti yanu, kamodzi',
      ),
    ],
    steps: [
      both(
        'Register at an agent or a branch; you choose your PIN there.',
        'Lembetsani kwa ejenti kapena ku nthambi; PIN yoyamba mumaika nokha pomwepo.',
      ),
      both('Dial *525# and choose the language.', 'Imbani *525# ndipo sankhani chilankhulo.'),
      both(
        'Try a balance first, then send a small amount to someone next to you.',
        'Yambani ndi kuona ndalama zotsala, kenako tumizirani pang’ono munthu yemwe ali nanu.',
      ),
    ],
    suits: both('Any phone, no data', 'Foni iliyonse, popanda data'),
    rates: [],
    charges: ['tariff-ussd-session', 'tariff-ussd-balance', 'tariff-transfer-wallet', 'tariff-card-block'],
    next: [
      findBranch,
      {
        name: both('Instaloans', 'Instaloans'),
        to: '/fdhbankplc/personalAndbusinessbanking?type=Instaloans',
      },
      { name: both('Questions and answers', 'Mafunso ndi mayankho'), to: '/fdhbankplc/faqs' },
    ],
  },
  {
    slug: 'oneclick',
    family: 'digital',
    position: 3,
    name: both('One Click', 'One Click'),
    title: both(
      'One Click: internet banking for individuals and companies',
      'One Click: banki ya pa intaneti ya munthu ndi kampani',
    ),
    summary: both(
      'One Click internet banking: statements, salaries in one file, two-person approval for companies, transfers abroad, and the monthly charge.',
      'One Click ya pa intaneti: zikalata za akaunti, malipiro a onse pa fayilo imodzi, kuvomereza kwa anthu awiri, kutumiza kunja ndi mtengo wa pa mwezi.',
    ),
    lede: both('Your bank on a computer or phone.', 'Banki yanu pa kompyuta kapena pa foni.'),
    about: [
      both(
        'One Click is the bank in a browser. You see all your accounts, loans and deposits on one page, look back over seven years of statements, and pay one bill or a thousand salaries from a file.',
        'One Click ndi banki ya pa intaneti. Mumaona maakaunti, ngongole ndi zosungitsa zanu zonse patsamba limodzi, mumaona zikalata za zaka zisanu ndi ziwiri zapitazo, ndipo mumalipira bilu imodzi kapena malipiro a anthu chikwi chimodzi pa fayilo imodzi.',
      ),
      both(
        'Companies decide who may prepare and who may release a payment; nobody does both. Each release asks for a code from the releaser’s phone, and the log of who did what can be printed for the auditor.',
        'Makampani amasankha wokonza malipiro ndi wowatulutsa; palibe munthu wochita zonse ziwiri. Kutulutsa kulikonse kumafuna nambala yotsimikizira ya pa foni ya wotulutsayo, ndipo mndandanda wa zomwe aliyense wachita ungasindikizidwe kuti owunika aone.',
      ),
    ],
    who: [
      both('Offices that pay staff and suppliers', 'Maofesi olipira antchito ndi ogulitsa'),
      both('People who work for clients abroad', 'Ogwira ntchito paokha olipidwa kuchokera kunja'),
      both(
        'Treasurers of schools, clinics and associations',
        'Asungichuma a masukulu, zipatala ndi mabungwe',
      ),
    ],
    gains: [
      both('Salaries in one upload', 'Malipiro onse ndi fayilo imodzi'),
      both('Two people check every payment', 'Anthu awiri amaunika malipiro aliwonse'),
      both('Statements as PDF or for your bookkeeping', 'Zikalata za PDF kapena zolowa m’mabuku anu'),
    ],
    needs: [
      both(
        'A browser and a connection, even a slow one',
        'Kompyuta kapena foni ndi intaneti, ngakhale yochedwa',
      ),
      both(
        'For companies: the mandate form, signed by the directors',
        'Pa kampani: fomu ya chilolezo yosainidwa ndi adilekita',
      ),
      both('A phone number for each user', 'Nambala ya foni ya aliyense wogwiritsa ntchito'),
    ],
    steps: [
      both(
        'Fill in the form from our documents and bring it to your branch.',
        'Lembani fomu ya pa tsamba la zikalata ndipo bwerani nayo ku nthambi yanu.',
      ),
      both(
        'Each user receives a link and sets a password alone.',
        'Aliyense amalandira ulalo ndipo amaika mawu achinsinsi payekha.',
      ),
      both(
        'Begin with one small payment, with both people at the table.',
        'Yambani ndi malipiro ochepa amodzi, okonza ndi wotulutsa ali limodzi.',
      ),
    ],
    suits: both('Offices and companies', 'Maofesi ndi makampani'),
    rates: [],
    charges: [
      'tariff-oneclick-person',
      'tariff-oneclick-company',
      'tariff-transfer-bank',
      'tariff-transfer-large',
      'tariff-transfer-abroad',
    ],
    charges_note: both(
      'People pay the first monthly charge. Companies pay the second, for any number of users.',
      'Munthu amalipira mtengo woyamba wa pa mwezi; kampani wachiwiri, ngakhale ogwiritsa ntchito achuluke.',
    ),
    next: [
      {
        name: both('Mandate form', 'Fomu ya chilolezo'),
        to: '/fdhbankplc/documents?group=Limited+Company#bank',
      },
      findBranch,
      {
        name: both('Corporate and institutional banking', 'Banki ya makampani ndi mabungwe'),
        to: '/fdhbankplc/cib',
      },
    ],
  },
  {
    slug: 'fdhmobile',
    family: 'digital',
    position: 4,
    name: both('FDH Mobile', 'FDH Mobile'),
    title: both(
      'FDH Mobile: the app for accounts, bills and cards',
      'FDH Mobile: pulogalamu ya akaunti, mabilu ndi makhadi',
    ),
    summary: both(
      'FDH Mobile is the free app of FDH Bank PLC: fingerprint sign-in, bills, QR payments and card control, built to use little data.',
      'FDH Mobile ndi pulogalamu yaulere ya FDH Bank PLC: kulowa ndi chala, mabilu, malipiro a QR ndi kuyang’anira khadi, ndi data yochepa.',
    ),
    lede: both(
      'Do your banking in an app. You only need a branch or an agent for cash.',
      'Gwiritsani ntchito banki pa pulogalamu ya foni. Nthambi kapena ejenti mumafuna pa ndalama za m’manja zokha.',
    ),
    about: [
      both(
        'The app is small and needs very little data. You open it with your finger or a PIN. Amounts stay hidden until you tap them, so you can use it in a minibus.',
        'Pulogalamuyi ndi yaing’ono ndipo imadya data yochepa kwambiri. Mumaitsegula ndi chala kapena PIN. Ndalama zimabisika mpaka mutakhudza, choncho mutha kuigwiritsa ntchito m’minibasi.',
      ),
      both(
        'You control your cards here: switch a card off at night, allow it abroad for a week, or set a limit for each day. If the network drops during a payment, the app asks the bank what happened, so you never pay twice.',
        'Makhadi anu mumawayang’anira pano: zimitsani khadi usiku, lilolezeni kunja sabata imodzi, kapena ikani malire a tsiku. Netiweki ikaduka pakati pa malipiro, pulogalamu imafunsa banki zomwe zachitika, choncho simulipira kawiri.',
      ),
    ],
    who: [
      both('Anyone with a smartphone, however old', 'Aliyense wokhala ndi foni yamakono, ngakhale yakale'),
      both(
        'Card holders who want to switch their card on and off',
        'Eni makhadi ofuna kuwayatsa ndi kuwazimitsa',
      ),
      both('Malawians abroad with an account at home', 'Amalawi okhala kunja omwe ali ndi akaunti kuno'),
    ],
    gains: [
      both('Pay in shops by scanning a code', 'Kulipira m’mashopu pojambula chizindikiro cha QR'),
      both('Water, electricity, television and school fees', 'Madzi, magetsi, wailesi ya kanema ndi fizi'),
      both(
        'Goals: name what you save for and see it grow',
        'Zolinga: tchulani chomwe mukusungira ndipo onani zikukula',
      ),
    ],
    needs: [
      both('A phone with Android 8 or iOS 14, or newer', 'Foni ya Android 8 kapena iOS 14, kapena yatsopano'),
      both(
        'Your account number and the phone it is registered with',
        'Nambala ya akaunti ndi foni yomwe inalembetsedwa',
      ),
    ],
    steps: [
      both(
        'Install it from your phone’s own store, never from a link in a message.',
        'Itsitseni ku sitolo ya foni yanu, osati pa ulalo wa mu uthenga.',
      ),
      both(
        'Enter the account number; a code comes to your phone.',
        'Lembani nambala ya akaunti; nambala yotsimikizira imabwera pa foni yanu.',
      ),
      both(
        'Add your finger, and hide the amounts if you like.',
        'Onjezerani chala, ndipo bisani ndalama ngati mukufuna.',
      ),
    ],
    suits: both('Smartphones', 'Mafoni amakono'),
    rates: [],
    charges: ['tariff-app', 'tariff-transfer-own', 'tariff-transfer-wallet', 'tariff-sms-alert'],
    next: [
      { name: both('Cards', 'Makhadi'), to: '/fdhbankplc/cards' },
      askUs,
      {
        name: both('Open a savings account', 'Tsegulani akaunti yosungira ndalama'),
        to: '/fdhbankplc/bankaccounts?type=Savings+Account',
      },
    ],
  },
  {
    slug: 'posmachines',
    family: 'digital',
    position: 5,
    name: both('POS machines', 'Makina a POS'),
    title: both(
      'POS machines: take cards and QR in your shop',
      'Makina a POS: landirani makhadi ndi QR m’shopu mwanu',
    ),
    summary: both(
      'A card machine for shops, lodges and filling stations: cards of all Malawian banks, money on your account next morning, one monthly charge.',
      'Makina a khadi a mashopu, malo ogona ndi malo ogulitsa mafuta: makhadi a mabanki onse a m’Malawi, ndalama mu akaunti m’mawa mwake, mtengo umodzi wa pa mwezi.',
    ),
    lede: both(
      'Take payments from customers without cash.',
      'Gulitsani ngakhale kwa makasitomala opanda ndalama m’manja.',
    ),
    about: [
      both(
        'The machine stands on your counter and takes debit cards of all banks in the country, international cards, and codes from phones. It works on a SIM card of its own and prints a slip for you and one for the customer.',
        'Makinawa amakhala pa kaunta yanu ndipo amalandira makhadi a mabanki onse m’dziko muno, makhadi akunja, ndi zizindikiro za QR za pa foni. Ali ndi simukadi yakeyake ndipo amasindikiza lisiti lanu ndi la kasitomala.',
      ),
      both(
        'What you sold by midnight is in your business account in the morning. At the end of the month you get a list by day and by till for your books. When you ask for a working capital loan, we look at your sales on the machine.',
        'Zogulitsidwa mpaka pakati pa usiku zimakhala mu akaunti yanu ya bizinesi m’mawa. Kumapeto kwa mwezi mndandanda wa tsiku lililonse ndi kaunta iliyonse umathandiza pa mabuku, ndipo malonda a pa makinawa amawerengedwa mukapempha ngongole ya mpamba.',
      ),
    ],
    who: [
      both('Shops, pharmacies and restaurants', 'Mashopu, mafamase ndi malesitilanti'),
      both(
        'Lodges and tour operators with guests from abroad',
        'Malo ogona ndi otenga alendo ochokera kunja',
      ),
      both(
        'Schools and clinics that would rather not keep cash',
        'Masukulu ndi zipatala zosafuna kusunga ndalama m’manja',
      ),
    ],
    gains: [
      both('Less cash to count, carry and lose', 'Ndalama zochepa zowerenga, zonyamula ndi zotaya'),
      both(
        'Repair or exchange within two working days',
        'Kukonza kapena kusintha m’masiku awiri ogwira ntchito',
      ),
      both('Training for everyone at the till', 'Maphunziro a onse a pa kaunta'),
    ],
    needs: [
      both('A current account in the name of the business', 'Akaunti ya kalenti m’dzina la bizinesi'),
      both('Business registration and the owner’s ID', 'Satifiketi ya kalembera ndi chiphaso cha mwini'),
      both('A place with mobile reception and a plug', 'Malo okhala ndi netiweki ndi magetsi'),
    ],
    steps: [
      both(
        'Print the request for a machine from our documents.',
        'Sindikizani fomu yopempha makina pa tsamba la zikalata.',
      ),
      both(
        'We visit the shop, test the network and agree on the number of tills.',
        'Timadzaona shopu, kuyesa netiweki ndi kugwirizana kuchuluka kwa makina.',
      ),
      both(
        'Within a week you have it, and we make the first sale together.',
        'Sabata isanathe amakhala atafika, ndipo timagulitsa limodzi chinthu choyamba.',
      ),
    ],
    suits: both('Shops that take cards', 'Mashopu olandira makhadi'),
    rates: [],
    charges: ['tariff-pos-monthly', 'tariff-business-monthly', 'tariff-card-shop'],
    next: [
      { name: both('Request form', 'Fomu yopempha'), to: '/fdhbankplc/documents?group=Sole+Proprietor#bank' },
      askUs,
      { name: both('SME banking', 'Banki ya ma SME'), to: '/fdhbankplc/bankaccounts?type=Current+Account' },
    ],
  },
  {
    slug: 'wallet525',
    family: 'digital',
    position: 6,
    name: both('Wallet *525#', 'Wallet *525#'),
    title: both(
      'Wallet *525#: money on your number, no account needed',
      'Wallet *525#: ndalama pa nambala yanu, popanda akaunti',
    ),
    summary: both(
      'Wallet *525# keeps money on your phone number without a bank account: receive wages, pay, send and cash out at any Pakhomo agent.',
      'Wallet *525# imasunga ndalama pa nambala ya foni popanda akaunti ya banki: landirani malipiro, lipirani, tumizani ndi kutapa kwa ejenti wa Pakhomo.',
    ),
    lede: both('Keep money on your phone number.', 'Sungani ndalama pa nambala yanu ya foni.'),
    about: [
      both(
        'The wallet keeps money on your phone number, and a PIN protects it. You need no account, only your ID and your number. Employers can pay wages into it, relatives can send money to it from any bank, and you can pay in every shop with our machine.',
        'Chikwamachi chimasunga ndalama pa nambala yanu ya foni, ndipo PIN imaziteteza. Simufunika akaunti, koma chiphaso ndi nambala yanu. Olemba ntchito angalipire momwemo, abale angatumizeko ndalama kuchokera ku banki iliyonse, ndipo mutha kulipira m’shopu iliyonse yokhala ndi makina athu.',
      ),
      both(
        'Use it for payments, not for savings: there is a limit on how much you can keep, and it earns no interest. If you need more, open a First Save account and link the two.',
        'Chigwiritseni ntchito polipira, osati posunga: pali malire a ndalama zomwe mungasunge, ndipo sichipeza chiongola dzanja. Mukafuna zambiri, tsegulani akaunti ya First Save ndipo ziphatikizeni.',
      ),
    ],
    who: [
      both('Seasonal and daily workers', 'Ogwira ntchito ya ganyu ndi ya nyengo'),
      both('Students who are sent money from home', 'Ophunzira otumiziridwa ndalama kuchokera kwawo'),
      both('Visitors with a Malawian SIM card', 'Alendo okhala ndi simukadi ya ku Malawi'),
    ],
    gains: [
      both('Ready in five minutes', 'Chimakhala chokonzeka m’mphindi zisanu'),
      both(
        'Sending from wallet to wallet by number alone',
        'Kutumiza kuchokera m’chikwama kupita m’china pa nambala yokha',
      ),
      both('A new SIM card keeps your balance', 'Simukadi yatsopano imasunga ndalama zotsala zakale'),
    ],
    needs: [
      both('An ID: national, passport or voter’s card', 'Chiphaso: cha unzika, pasipoti kapena cha mavoti'),
      both('A number registered to you', 'Nambala yolembetsedwa kwa inu'),
    ],
    steps: [
      both('Dial *525#, choose Wallet, then Register.', 'Imbani *525#, sankhani Wallet, kenako Lembetsani.'),
      both(
        'Enter your ID number and a PIN of your choice.',
        'Lembani nambala ya chiphaso chanu ndi PIN yomwe mwasankha.',
      ),
      both(
        'Show your ID once at an agent. Then you can keep more money in it.',
        'Onetsani chiphaso kamodzi kwa ejenti. Kenako mutha kusungamo ndalama zambiri.',
      ),
    ],
    suits: both('No account yet', 'Opanda akaunti'),
    rates: [],
    charges: [
      'tariff-transfer-wallet',
      'tariff-ussd-balance',
      'tariff-agent-withdrawal-small',
      'tariff-agent-withdrawal-middle',
    ],
    next: [
      { name: both('Agents near home', 'Maejenti a pafupi'), to: `${at}/fdhbankpakhomo` },
      {
        name: both('First Save Savings', 'First Save Savings'),
        to: '/fdhbankplc/bankaccounts/savingsaccount',
      },
      seeTariffs,
    ],
  },
]
