import { askUs, both, findBranch, openAccount, seeRates, seeTariffs, typeAddress } from '../both.ts'
import type { SampleProduct } from './product.ts'

const at = '/fdhbankplc/bankaccounts'

/** The four accounts by the wire's `type`, and the First Save Savings Account, which the opening form offers first. */
export const accounts: SampleProduct[] = [
  {
    slug: 'savings-account',
    family: 'account',
    deposits_insured: true,
    type: 'Savings Account',
    position: 1,
    icon: 'piggy-bank',
    need: both('I want to put money aside', 'Ndikufuna kusunga ndalama'),
    short: both(
      'Earns interest, and you can take it out at any time.',
      'Imapeza chiongola dzanja, ndipo mutha kutapa nthawi iliyonse.',
    ),
    name: both('Savings Account', 'Akaunti yosungira ndalama'),
    title: both(
      'Savings Account: earn interest every day',
      'Akaunti yosungira ndalama: chiongola dzanja tsiku ndi tsiku',
    ),
    summary: both(
      'The Savings Account of FDH Bank PLC: today’s interest rate with its date, what the account costs, the documents it asks for and how to open it.',
      'Akaunti yosungira ndalama ya FDH Bank PLC: mlingo wa chiongola dzanja wa pano ndi tsiku lake, mitengo, zikalata zofunika ndi mmene mungatsegulire.',
    ),
    lede: both(
      'Save a little each week and earn interest. You can take your money out at any time.',
      'Sungani pang’ono sabata iliyonse ndipo pezani chiongola dzanja. Mutha kutapa ndalama zanu nthawi iliyonse.',
    ),
    about: [
      both(
        'A savings account keeps the money you are not spending this month. Interest is worked out every evening on the balance of that day and paid in on the last day of the month. So a deposit in the middle of the month earns interest from that day on.',
        'Akaunti yosungira ndalama imasunga ndalama zomwe simukuzigwiritsa ntchito mwezi uno. Chiongola dzanja chimawerengedwa madzulo aliwonse pa ndalama zotsala za tsikulo, ndipo chimalowa pa tsiku lomaliza la mwezi. Choncho zomwe mwasungitsa pakati pa mwezi zimapeza chiongola dzanja kuyambira tsiku lomwelo.',
      ),
      both(
        'The higher your balance, the higher the rate. The first rate in the list is for every balance, from the first kwacha; the second is for the highest balances. You can take money out whenever you need it, at a counter, a machine or an agent.',
        'Ndalama zotsala zikachuluka, mlingo umakweranso. Mlingo woyamba pa mndandanda ndi wa ndalama zilizonse kuyambira pa kwacha yoyamba; wachiwiri ndi wa gawo lapamwamba kwambiri. Mutha kutapa nthawi iliyonse yomwe mukuzifuna, ku kaunta, pa makina kapena kwa ejenti.',
      ),
    ],
    who: [
      both(
        'Anyone who is paid in cash, by the week or by the harvest',
        'Aliyense wolandira ndalama za m’manja, pa sabata kapena pa nthawi yokolola',
      ),
      both('Families that save for school fees or a roof', 'Mabanja osungira fizi ya sukulu kapena denga'),
      both(
        'Parents, who can open one for a child and sign until the child is eighteen',
        'Makolo, omwe angatsegulire mwana ndi kusaina mpaka mwanayo atakwanitsa zaka khumi ndi zisanu ndi zitatu',
      ),
    ],
    gains: [
      both('No monthly charge', 'Palibe kulipira pa mwezi'),
      both('Deposits at an agent near your home', 'Kusungitsa kwa ejenti wa pafupi ndi kwanu'),
      both(
        'A text message for every transaction, if you want one',
        'Uthenga wa pa foni ndalama zikalowa kapena kutuluka, ngati mukufuna',
      ),
    ],
    needs: [
      both('National ID card or passport', 'Chiphaso cha unzika kapena pasipoti'),
      both('A bill or a letter that shows where you live', 'Bilu kapena kalata yoonetsa komwe mumakhala'),
      both('A phone number that reaches you', 'Nambala ya foni yomwe mumapezekapo'),
      both(
        'For a child: the birth certificate and a parent’s ID',
        'Pa akaunti ya mwana: satifiketi ya kubadwa ndi chiphaso cha kholo',
      ),
    ],
    steps: [
      both(
        'Take the documents to a branch or to an agent who opens accounts.',
        'Tengani zikalata mupite ku nthambi kapena kwa ejenti wotsegula maakaunti.',
      ),
      both(
        'Sign the card and choose whether you want a debit card.',
        'Sainani khadi la siginecha ndipo sankhani ngati mukufuna khadi lotapira.',
      ),
      both(
        'Pay in any amount; the account is open the same day.',
        'Sungitsani ndalama zilizonse; akaunti imatseguka tsiku lomwelo.',
      ),
    ],
    suits: both('Saving with withdrawals', 'Kusunga ndi kutapa'),
    rates: ['savings-account', 'savings-account-highest-tier'],
    charges: [
      'tariff-savings-monthly',
      'tariff-account-opening',
      'tariff-agent-deposit',
      'tariff-atm-own',
      'tariff-counter-withdrawal',
      'tariff-statement-email',
    ],
    next: [
      openAccount,
      findBranch,
      { name: both('First Save Savings', 'First Save Savings'), to: `${at}/savingsaccount` },
      seeRates,
    ],
  },
  {
    slug: 'current-account',
    family: 'account',
    deposits_insured: true,
    type: 'Current Account',
    position: 2,
    icon: 'wallet',
    need: both('I am paid and I pay bills', 'Ndimalandira malipiro ndipo ndimalipira mabilu'),
    short: both(
      'For salaries, shops and small businesses, with cards and cheques.',
      'Ya malipiro a pamwezi, mashopu ndi mabizinesi ang’onoang’ono, ndi makhadi ndi macheke.',
    ),
    name: both('Current Account', 'Akaunti ya kalenti'),
    other_names: [both('SME Banking', 'Banki ya ma SME')],
    title: both(
      'Current Account for salaries, shops and SMEs',
      'Akaunti ya kalenti ya malipiro, mashopu ndi ma SME',
    ),
    summary: both(
      'The Current Account of FDH Bank PLC for salaries and SME banking: cards, cheques, standing orders, an overdraft, and what each of them costs.',
      'Akaunti ya kalenti ya FDH Bank PLC ya malipiro a pamwezi ndi ma SME: makhadi, macheke, malipiro obwerezabwereza, overdraft ndi mitengo yake.',
    ),
    lede: both(
      'For your salary and your bills, at home or in business.',
      'Ya malipiro anu a pamwezi ndi mabilu anu, a pakhomo kapena a bizinesi.',
    ),
    about: [
      both(
        'A current account is for daily payments. Your salary is paid into it, a standing order pays rent and electricity, and you pay others by cheque or by phone. The statement shows every payment. A landlord, an embassy or a lender may ask to see it.',
        'Akaunti ya kalenti ndi ya malipiro a tsiku ndi tsiku. Malipiro anu a pamwezi amalowa momwemo, malipiro obwerezabwereza amalipira lendi ndi magetsi, ndipo ena mumawalipira ndi cheke kapena pa foni. Chikalata cha akaunti chimaonetsa malipiro aliwonse. Mwini nyumba, ofesi ya kazembe kapena wokongoza angapemphe kuchiona.',
      ),
      both(
        'Small businesses can use it too. A business account keeps the shop’s money apart from your own and takes card payments from a machine on the counter. After six months of regular use you can ask for an overdraft. The interest depends on the balance: the list shows each rate with the balance it begins at.',
        'Mabizinesi ang’onoang’ono angaigwiritsenso ntchito. Akaunti ya bizinesi imasiyanitsa ndalama za shopu ndi za pakhomo, ndipo imalandira malipiro a khadi kudzera pa makina a pa kaunta. Ikagwira ntchito pafupipafupi kwa miyezi isanu ndi umodzi mutha kupempha overdraft. Chiongola dzanja chimatengera ndalama zotsala: mndandanda umaonetsa mlingo uliwonse ndi ndalama zomwe umayambira.',
      ),
    ],
    who: [
      both(
        'Employees whose salary is paid through a bank',
        'Ogwira ntchito omwe malipiro awo amadutsa ku banki',
      ),
      both(
        'Traders, workshops, schools and clinics',
        'Ochita malonda, malo okonzera zinthu, masukulu ndi zipatala zazing’ono',
      ),
      both(
        'Churches, clubs and village banks with several signatories',
        'Matchalitchi, makalabu ndi mabanki m’khonde okhala ndi osaina angapo',
      ),
    ],
    gains: [
      both(
        'Debit card and cheque book on one account',
        'Khadi lotapira ndi buku la macheke pa akaunti imodzi',
      ),
      both(
        'Standing orders for rent, fees and instalments',
        'Malipiro obwerezabwereza a lendi, fizi ndi ndalama zobweza ngongole',
      ),
      both(
        'Two or more signatures where a business wants them',
        'Osaina awiri kapena kuposa ngati bizinesi ikufuna',
      ),
    ],
    needs: [
      both('ID or passport of everyone who signs', 'Chiphaso kapena pasipoti ya aliyense wosaina'),
      both(
        'For a salary: your latest pay slip or a letter from your employer',
        'Pa malipiro: kapepala ka malipiro kaposachedwa kapena kalata ya wolemba ntchito',
      ),
      both('For a business: its registration certificate', 'Pa bizinesi: satifiketi ya kalembera'),
      both(
        'For a club or group: the minutes that name the signatories',
        'Pa kalabu kapena gulu: zolembedwa za msonkhano zotchula osaina',
      ),
    ],
    steps: [
      both(
        'Print the form for individuals, sole proprietors or companies from our documents.',
        'Pa zikalata zathu sindikizani fomu ya munthu payekha, ya bizinesi ya munthu mmodzi kapena ya kampani.',
      ),
      both('Bring it to a branch with all signatories.', 'Bwerani nayo ku nthambi limodzi ndi onse osaina.'),
      both(
        'Give your employer or your customers the account number; the card follows within days.',
        'Patsani wolemba ntchito kapena makasitomala nambala ya akaunti; khadi limabwera pakatha masiku ochepa.',
      ),
    ],
    suits: both('Salaries and business', 'Malipiro ndi bizinesi'),
    rates: ['current-account', 'current-account-highest-tier'],
    charges: [
      'tariff-current-monthly',
      'tariff-business-monthly',
      'tariff-card-first',
      'tariff-cheque-book',
      'tariff-standing-order',
      'tariff-transfer-bank',
    ],
    charges_note: both(
      'A household pays the first monthly charge, a business the second.',
      'Akaunti ya banja imalipira mtengo woyamba wa pa mwezi; ya bizinesi wachiwiri.',
    ),
    next: [
      openAccount,
      { name: both('Forms and brochures', 'Mafomu ndi timabuku'), to: '/fdhbankplc/documents' },
      {
        name: both('Overdraft', 'Overdraft (ngongole ya pa akaunti)'),
        to: '/fdhbankplc/personalAndbusinessbanking?type=Overdraft',
      },
      seeTariffs,
    ],
  },
  {
    slug: 'fixed-deposit-account',
    family: 'account',
    deposits_insured: true,
    type: 'Fixed Deposite Account',
    position: 3,
    icon: 'lock',
    need: both('I can leave it for a while', 'Ndingathe kuzisiya kaye'),
    short: both(
      'A fixed term at a rate agreed on the first day.',
      'Nthawi yoikika, pa mlingo wogwirizana tsiku loyamba.',
    ),
    name: both('Fixed Deposit Account', 'Akaunti yosungitsa ndalama kwa nthawi yoikika'),
    title: both(
      'Fixed Deposit Account: rates for 1 to 12 months',
      'Akaunti yosungitsa ndalama kwa nthawi yoikika: mlingo wa mwezi umodzi mpaka 12',
    ),
    summary: both(
      'Leave a sum with FDH Bank PLC for 1 to 12 months at a rate agreed on the first day: every term’s rate, dated, and what happens at the end.',
      'Siyani ndalama ku FDH Bank PLC kwa mwezi 1 mpaka 12 pa mlingo wogwirizana tsiku loyamba: mlingo wa nthawi iliyonse ndi zomwe zimachitika pamapeto.',
    ),
    lede: both(
      'You choose the months. The rate is agreed on the first day and does not change.',
      'Inu mumasankha miyezi. Mlingo timagwirizana tsiku loyamba ndipo sumasintha.',
    ),
    about: [
      both(
        'You deposit money for 1 to 12 months and get it back with the agreed interest, even if other rates have changed. The longer the term, the higher the rate.',
        'Mumasungitsa ndalama kwa mwezi umodzi mpaka miyezi 12, ndipo mumazilandira ndi chiongola dzanja chogwirizana, ngakhale mitengo ina itasintha. Nthawi ikatalika, mlingo umakweranso.',
      ),
      both(
        'Do not use it for money you may need soon. If you end it early, you get the deposit back in full, but you lose part of the interest. At the end you can take everything, start again with all of it, or start again and take the interest out.',
        'Musaikemo ndalama zomwe mungazifune posachedwa. Mukathetsa nthawi isanakwane, ndalama zomwe munasungitsa mumalandira zonse, koma mumataya gawo lina la chiongola dzanja. Pamapeto mutha kutenga zonse, kuyambanso ndi zonse, kapena kuyambanso ndi kutenga chiongola dzanja.',
      ),
    ],
    who: [
      both(
        'Someone who has sold a crop, a car or a plot',
        'Munthu yemwe wagulitsa mbewu, galimoto kapena malo',
      ),
      both(
        'Schools and associations between two terms of fees',
        'Masukulu ndi mabungwe pakati pa nthawi ziwiri zolandira fizi',
      ),
      both(
        'People who want to keep money and not spend it',
        'Anthu ofuna kusunga ndalama osazigwiritsa ntchito',
      ),
    ],
    gains: [
      both('The rate cannot fall during the term', 'Mlingo sungatsike nthawi isanathe'),
      both('The deposit can be security for a loan', 'Ndalamazo zitha kukhala chikole cha ngongole'),
      both(
        'A certificate that states sum, rate and both dates',
        'Satifiketi yolemba ndalama, mlingo ndi masiku onse awiri',
      ),
    ],
    needs: [
      both(
        'An account with us, into which the money returns',
        'Akaunti ku banki yathu, momwe ndalama zidzabwerere',
      ),
      both(
        'Your ID, if the account is older than your last KYC update',
        'Chiphaso chanu, ngati papita nthawi musanakonzenso KYC',
      ),
      both('The sum, and the number of months', 'Ndalamazo ndi chiwerengero cha miyezi'),
    ],
    steps: [
      both('Compare the terms in the list of rates.', 'Yerekezerani nthawi zonse pa mndandanda wa mlingo.'),
      both(
        'Sign the agreement at a branch, or ask your manager to send it.',
        'Sainani mgwirizano ku nthambi, kapena pemphani meneja wanu kuti akutumizireni.',
      ),
      both(
        'Tell us before the second date what to do with the money; otherwise it returns to your account.',
        'Tiuzeni tsiku lachiwiri lisanafike zoti tichite ndi ndalamazo; mukapanda kutero zimabwerera mu akaunti yanu.',
      ),
    ],
    suits: both('A sum you can leave', 'Ndalama zomwe mungazisiye'),
    rates: [
      'fixed-deposit-12-months',
      'fixed-deposit-9-months',
      'fixed-deposit-6-months',
      'fixed-deposit-3-months',
      'fixed-deposit-1-month',
    ],
    up_to: true,
    charges: ['tariff-balance-letter', 'tariff-statement-page'],
    charges_note: both(
      'Placing and renewing a deposit costs nothing; these are for documents you may ask for.',
      'Kusungitsa ndi kupitiriza ndi kwaulere; mitengoyi ndi ya zikalata zomwe mungapemphe.',
    ),
    next: [
      findBranch,
      seeRates,
      {
        name: both('Repos at the discount house', 'Ma REPO ku kampani yoikiza ndalama'),
        to: '/firstdiscounthouse/home',
      },
      askUs,
    ],
  },
  {
    slug: 'diaspora-account',
    family: 'account',
    deposits_insured: true,
    type: 'Diaspora Account',
    position: 4,
    icon: 'plane',
    need: both('I live outside Malawi', 'Ndimakhala kunja kwa Malawi'),
    short: both(
      'Bank at home from wherever you work.',
      'Gwiritsani ntchito banki ya kwanu kulikonse komwe muli.',
    ),
    name: both('Diaspora Account', 'Akaunti ya Amalawi okhala kunja'),
    title: both('Diaspora Account for Malawians abroad', 'Akaunti ya Amalawi okhala kunja kwa dziko'),
    summary: both(
      'Open and run an account in Malawi from another country: who may have the Diaspora Account, how documents are certified, what it earns and costs.',
      'Tsegulani ndi kuyendetsa akaunti ya ku Malawi muli kunja: ndani angakhale nayo, mmene zikalata zimatsimikizidwira, zomwe imapeza ndi mitengo yake.',
    ),
    lede: both(
      'Pay your builder, school fees and yourself at home, from any country.',
      'Lipirani omanga, fizi ndi zanu kwathu, muli dziko lililonse.',
    ),
    about: [
      both(
        'You can open the diaspora account without travelling. You send certified pictures of your documents, and we call you by video. Then you see the account in the app and on the internet, send money to any bank or wallet in Malawi, and choose when your foreign currency is changed.',
        'Mutha kutsegula akaunti ya Amalawi okhala kunja popanda ulendo. Mumatumiza zithunzi za zikalata zotsimikizidwa, ndipo timakuimbirani pa vidiyo. Kenako mumaona akaunti pa pulogalamu ndi pa intaneti, mumatumiza ndalama ku banki iliyonse kapena ku chikwama cha pa foni ku Malawi, ndipo mumasankha nthawi yosinthira ndalama zanu zakunja.',
      ),
      both(
        'Many use it to build. You can let somebody at home see the account without taking money out, so your family sees when money has arrived.',
        'Ambiri amaigwiritsa ntchito pomanga. Mutha kulola munthu wina kumudzi kuona akauntiyo osatapa, kuti banja lanu lione ndalama zikafika.',
      ),
    ],
    who: [
      both('Malawians who work or study abroad', 'Amalawi omwe akugwira ntchito kapena kuphunzira kunja'),
      both(
        'People of Malawian descent with family or land here',
        'Ana a Amalawi omwe ali ndi abale kapena malo kuno',
      ),
      both(
        'Those who plan to come home and want a history with a bank',
        'Omwe akukonza zobwerera ndipo akufuna mbiri yabwino ku banki',
      ),
    ],
    gains: [
      both(
        'Transfers from abroad are received free of charge',
        'Kulandira ndalama zochokera kunja ndi kwaulere',
      ),
      both(
        'A rate above that of an ordinary savings balance',
        'Mlingo woposa wa akaunti yosungira ndalama wamba',
      ),
      both(
        'Statements by e-mail for mortgage and visa offices',
        'Zikalata za akaunti pa imelo za maofesi a ngongole za nyumba ndi a ma viza',
      ),
    ],
    needs: [
      both(
        'Malawian passport or national ID, certified at an embassy or by a notary',
        'Pasipoti ya ku Malawi kapena chiphaso cha unzika, chotsimikizidwa ku ofesi ya kazembe kapena ndi loya',
      ),
      both(
        'Residence or work permit of the country you live in',
        'Chilolezo chokhala kapena kugwira ntchito m’dziko lomwe muli',
      ),
      both('A bill from there, not older than three months', 'Bilu ya komweko, yosapitirira miyezi itatu'),
      both('A pay slip or proof of your studies', 'Kapepala ka malipiro kapena umboni wa maphunziro'),
    ],
    steps: [
      both('Have the documents certified and photograph them.', 'Tsimikizitsani zikalata ndi kuzijambula.'),
      both(
        'Write to us; we answer with a time for the video call.',
        'Tilembereni; tikuyankhani ndi nthawi yoimbirana pa vidiyo.',
      ),
      both(
        'Send the first money by bank transfer; the account number works from that day.',
        'Tumizani ndalama zoyamba kudzera ku banki; nambala ya akaunti imagwira ntchito kuyambira tsikulo.',
      ),
    ],
    suits: both('Living abroad', 'Okhala kunja'),
    rates: ['diaspora-account'],
    charges: [
      'tariff-transfer-received',
      'tariff-account-opening',
      'tariff-transfer-bank',
      'tariff-transfer-wallet',
      'tariff-app',
    ],
    next: [
      openAccount,
      askUs,
      { name: both('Exchange rates', 'Mitengo yosinthira ndalama'), to: '/fdhmoneybureau/home' },
      { name: both('FDH Mobile', 'FDH Mobile'), to: '/fdhbankplc/bankproducts/digitalbanking/fdhmobile' },
    ],
  },
  {
    slug: 'first-save',
    family: 'account',
    deposits_insured: true,
    // As the opening form's session names it.
    type: 'First Save Savings Account',
    position: 5,
    name: both('First Save Savings Account', 'Akaunti ya First Save Savings'),
    title: both(
      'First Save Savings Account: start with your ID',
      'Akaunti ya First Save Savings: yambani ndi chiphaso',
    ),
    summary: both(
      'First Save is the savings account for people who have never had one: one ID, no minimum balance, and everything from a simple phone.',
      'First Save ndi akaunti yosungira ndalama ya omwe sanakhalepo nayo: chiphaso chimodzi, palibe ndalama yotsikitsitsa, ndipo zonse pa foni wamba.',
    ),
    lede: both(
      'Never had an account? Start with your ID and any amount.',
      'Simunakhalepo ndi akaunti? Yambani ndi chiphaso chanu ndi ndalama zilizonse.',
    ),
    about: [
      both(
        'First Save is easy to open: no minimum balance, a form of one page and no monthly charge. An agent in the market can open it in a few minutes with your ID.',
        'First Save ndi yosavuta kutsegula: palibe ndalama yotsikitsitsa, fomu ndi ya tsamba limodzi, ndipo palibe kulipira pa mwezi. Ejenti wa ku msika angaitsegule m’mphindi zochepa ndi chiphaso chanu.',
      ),
      both(
        'It earns interest from the first kwacha. Because we ask for so few documents, there is a limit on how much you can keep in it. Bring proof of where you live, and it becomes a full savings account with the same number.',
        'Imapeza chiongola dzanja kuyambira pa kwacha yoyamba. Popeza timafunsa zikalata zochepa, pali malire a ndalama zomwe mungasunge. Bweretsani umboni wa komwe mumakhala, ndipo imasanduka akaunti yosungira ndalama yathunthu ndi nambala yomweyo.',
      ),
    ],
    who: [
      both('Young people with their first wage', 'Achinyamata olandira malipiro oyamba'),
      both(
        'Farmers and traders who keep their savings at home today',
        'Alimi ndi ochita malonda omwe lero amasunga ndalama m’nyumba',
      ),
      both(
        'Members of a village bank who want an account of their own',
        'Mamembala a banki m’khonde ofuna akaunti yawoyawo',
      ),
    ],
    gains: [
      both('Opens with any sum', 'Imatsegulidwa ndi ndalama zilizonse'),
      both('Works on *525# from the first minute', 'Imagwira ntchito pa *525# nthawi yomweyo'),
      both('Paying in at an agent costs nothing', 'Kusungitsa kwa ejenti ndi kwaulere'),
    ],
    needs: [
      both('Your national ID card', 'Chiphaso chanu cha unzika'),
      both('A phone with a number of your own', 'Foni yokhala ndi nambala yanuyanu'),
      both('Nothing else on the first day', 'Palibenso china tsiku loyamba'),
    ],
    steps: [
      both(
        'Find an agent with the FDH Bank Pakhomo sign.',
        'Pezani ejenti wokhala ndi chikwangwani cha FDH Bank Pakhomo.',
      ),
      both(
        'Show the card and choose a PIN on your own phone. Nobody else types it.',
        'Onetsani chiphaso ndipo sankhani PIN pa foni yanu. Wina asakulembereni.',
      ),
      both(
        'Pay in, and check the text message before you leave.',
        'Sungitsani ndalama, ndipo werengani uthenga wa pa foni musanachoke.',
      ),
    ],
    suits: both('A first account', 'Akaunti yoyamba'),
    rates: ['savings-account'],
    charges: [
      'tariff-account-opening',
      'tariff-savings-monthly',
      'tariff-agent-withdrawal-small',
      'tariff-ussd-balance',
      'tariff-ussd-session',
    ],
    next: [
      openAccount,
      {
        name: both('FDH Bank Pakhomo agents', 'Maejenti a FDH Bank Pakhomo'),
        to: '/fdhbankplc/bankproducts/digitalbanking/fdhbankpakhomo',
      },
      {
        name: both('The full savings account', 'Akaunti yosungira ndalama yathunthu'),
        to: typeAddress(at, 'Savings Account'),
      },
    ],
  },
]
