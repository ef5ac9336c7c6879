import { askUs, both, findBranch, seeTariffs } from '../both.ts'
import type { SampleProduct } from './product.ts'

const at = '/fdhbankplc/bankproducts'

/** The bank's product families by the wire's `type`. */
export const bankProducts: SampleProduct[] = [
  {
    slug: 'contract-bonds',
    family: 'bank_product',
    type: 'Contract Bonds',
    position: 1,
    name: both('Contract Bonds', 'Zitsimikizo za mgwirizano'),
    title: both(
      'Contract Bonds: bid, advance payment and performance',
      'Zitsimikizo za mgwirizano: zopikisana, za ndalama zoyamba ndi za ntchito',
    ),
    summary: both(
      'Bid bonds, advance payment and performance guarantees of the bank for contractors and suppliers in Malawi.',
      'Zitsimikizo za banki za opikisana pa tenda, za ndalama zoyamba ndi za kagwiridwe ka ntchito, za makontrakitala ndi ogulitsa katundu m’Malawi.',
    ),
    lede: both(
      'The bank promises your client that you will do the work.',
      'Banki imalonjeza kasitomala wanu kuti mudzagwira ntchitoyo.',
    ),
    about: [
      both(
        'A contract bond is a promise by the bank to your client. If you do not do the work, the bank pays the client up to the amount in the bond, and you repay the bank. If you do the work, nobody pays anything.',
        'Chitsimikizo cha mgwirizano ndi lonjezo la banki kwa kasitomala wanu. Mukapanda kugwira ntchito, banki imalipira kasitomala mpaka kuchuluka kwa ndalama komwe kuli pa chitsimikizo, ndipo inu mumabwezera banki. Mukagwira ntchito, palibe amene amalipira.',
      ),
      both(
        'There are four kinds. A bid bond shows that your offer is serious. An advance payment guarantee lets the client pay you before you begin. A performance bond lasts until the work is handed over. With a retention bond the client pays you the part that would otherwise be held back.',
        'Pali mitundu inayi. Chopikisana chimaonetsa kuti mukufunitsitsa ntchitoyo. Cha ndalama zoyamba chimalola kasitomala kukulipirani musanayambe. Cha kagwiridwe ka ntchito chimakhala mpaka ntchito itaperekedwa; ndipo cha ndalama zosungidwa chimamasula gawo lomwe kasitomala akanasunga.',
      ),
    ],
    who: [
      both('Building and road contractors', 'Makontrakitala a nyumba ndi misewu'),
      both(
        'Suppliers to ministries, councils and aid projects',
        'Ogulitsa katundu ku maunduna, makhonsolo ndi ntchito za thandizo',
      ),
      both(
        'Importers who must guarantee customs duty',
        'Obweretsa katundu oyenera kutsimikizira msonkho wa kasitomu',
      ),
    ],
    gains: [
      both('Wording as the client’s tender documents ask for it', 'Mawu monga zikalata za tenda zikufunira'),
      both(
        'An answer within two working days when the documents are complete',
        'Yankho m’masiku awiri ogwira ntchito zikalata zikakwana',
      ),
      both(
        'One yearly limit for many bonds, so that you do not apply each time',
        'Malire amodzi a chaka a zitsimikizo zambiri, osapempha nthawi iliyonse',
      ),
    ],
    needs: [
      both(
        'The tender or the contract, with the wording of the bond',
        'Tenda kapena mgwirizano, ndi mawu a chitsimikizocho',
      ),
      both(
        'Certificate of incorporation or business registration, and tax clearance',
        'Satifiketi yokhazikitsira kampani kapena ya kalembera, ndi ya msonkho',
      ),
      both(
        'Accounts of the last two years and a list of finished works',
        'Maakaunti a zaka ziwiri zapitazi ndi mndandanda wa ntchito zomalizidwa',
      ),
      both(
        'Security: a deposit, a building, or a machine',
        'Chikole: ndalama zosungitsa, nyumba kapena makina',
      ),
    ],
    steps: [
      both(
        'Bring the tender at least five working days before it closes.',
        'Bweretsani tenda kutatsala masiku osachepera asanu ogwira ntchito kuti itsekedwe.',
      ),
      both('We agree the sum, the end and the security.', 'Timagwirizana ndalama, tsiku lotha ndi chikole.'),
      both(
        'You collect the signed bond; the client can check it by calling the branch.',
        'Mumatenga chitsimikizo chosainidwa; kasitomala angachitsimikize poimbira nthambi.',
      ),
    ],
    suits: both('Tenders and contracts', 'Matenda ndi migwirizano'),
    rates: [],
    charges: ['tariff-balance-letter', 'tariff-bankers-cheque', 'tariff-business-monthly'],
    charges_note: both(
      'The fee for a bond depends on its sum and length and is agreed in writing. What goes with it costs:',
      'Mtengo wa chitsimikizo umatengera ndalama ndi nthawi yake, ndipo timagwirizana polemba. Zoyendera limodzi nacho zimadula chonchi:',
    ),
    next: [
      findBranch,
      askUs,
      {
        name: both('Working capital loan', 'Ngongole ya mpamba'),
        to: '/fdhbankplc/personalAndbusinessbanking?type=Working+Capital',
      },
    ],
  },
  {
    slug: 'bancassurance',
    family: 'bank_product',
    type: 'Bancassurance',
    position: 2,
    name: both('Bancassurance', 'Inshuwalansi ya banki'),
    title: both(
      'Bancassurance: funeral, crop, car and home cover',
      'Inshuwalansi ya banki: maliro, mbewu, galimoto ndi nyumba',
    ),
    summary: both(
      'Insurance sold and explained at the bank, premiums paid from your account: funeral, crop, vehicle, home and credit life cover for Malawi.',
      'Inshuwalansi yogulidwa ndi kufotokozedwa ku banki, yolipidwa mu akaunti yanu: ya maliro, mbewu, galimoto, nyumba ndi ngongole m’Malawi.',
    ),
    lede: both(
      'An insurance company covers you. You buy, pay and claim at your bank.',
      'Kampani ya inshuwalansi imakutetezani. Mumagula, kulipira ndi kupempha malipiro ku banki yanu.',
    ),
    about: [
      both(
        'With insurance you pay a small amount regularly, and the insurance company pays when something bad happens. The bank chooses licensed insurance companies, compares their offers for you, and takes the premium from your account on the day you choose.',
        'Ndi inshuwalansi mumalipira ndalama zochepa pafupipafupi, ndipo kampani ya inshuwalansi imalipira pakachitika zoipa. Banki imasankha makampani a inshuwalansi ovomerezeka, imakuyerekezerani zomwe amapereka, ndipo imatenga malipiro mu akaunti yanu tsiku lomwe mwasankha.',
      ),
      both(
        'To claim, come to any branch; you need no office in another town. We fill in the claim with you, send it on, and the payment arrives on the same account.',
        'Chikachitika china bwerani ku nthambi iliyonse, osati ku ofesi ya tauni ina. Timalemba pempho la malipiro limodzi nanu, timalitumiza, ndipo ndalama zimafika mu akaunti yomweyo.',
      ),
    ],
    who: [
      both('Families who want a funeral without debts', 'Mabanja ofuna maliro opanda ngongole'),
      both('Farmers with a loan on seed and fertiliser', 'Alimi a ngongole ya mbewu ndi feteleza'),
      both('Owners of a car, a minibus, a house or a shop', 'Eni galimoto, minibasi, nyumba kapena shopu'),
      both(
        'Everyone with a loan: credit life cover is part of it',
        'Aliyense yemwe ali ndi ngongole: inshuwalansi yake ili momwemo',
      ),
    ],
    gains: [
      both('Offers of several insurers on one sheet', 'Zopereka za makampani angapo pa pepala limodzi'),
      both(
        'Monthly premiums instead of one large sum',
        'Kulipira pa mwezi m’malo mwa ndalama zambiri kamodzi',
      ),
      both(
        'Fourteen days in which you can change your mind',
        'Masiku khumi ndi anayi oti mungasinthe maganizo',
      ),
    ],
    needs: [
      both('An account that the premium can be taken from', 'Akaunti yochotsapo malipiro'),
      both(
        'IDs, or birth certificates, of the people covered',
        'Ziphaso kapena satifiketi za kubadwa za otetezedwa',
      ),
      both(
        'For a car: the registration book. For a house: the title or the lease',
        'Pa galimoto: buku lake. Pa nyumba: chikalata cha umwini kapena cha lendi',
      ),
    ],
    steps: [
      both(
        'Tell an adviser at the branch what you want to insure.',
        'Uzani mlangizi ku nthambi zomwe mukufuna kuziteteza.',
      ),
      both(
        'First read what is not covered. Ask about each line.',
        'Werengani zosaphatikizidwa musanaone mtengo. Funsani za mzere uliwonse.',
      ),
      both(
        'Sign, name the day of the month, and keep the certificate at home.',
        'Sainani, nenani tsiku la mwezi, ndipo sungani satifiketi kunyumba.',
      ),
    ],
    suits: both('Family, crop, car, house', 'Banja, mbewu, galimoto, nyumba'),
    rates: [],
    charges: ['tariff-loan-insurance', 'tariff-standing-order'],
    charges_note: both(
      'Your offer shows the premium of the insurance company. The bank’s own charges are:',
      'Malipiro a kampani ya inshuwalansi ali pa chikalata chanu. Zolipira za banki ndi izi:',
    ),
    next: [findBranch, askUs, { name: both('Brochures', 'Timabuku'), to: '/fdhbankplc/documents' }],
  },
  {
    slug: 'digital-banking',
    family: 'bank_product',
    type: 'Digital Banking',
    position: 3,
    name: both('Digital Banking', 'Banki ya pa intaneti ndi pa foni'),
    title: both(
      'Digital Banking: *525#, the app, One Click, agents',
      'Banki ya pa intaneti ndi pa foni: *525#, pulogalamu ya pa foni, One Click, maejenti',
    ),
    summary: both(
      'Six ways to bank without a queue, from a simple phone to internet banking for companies: what each can do, what it needs and what it costs.',
      'Njira zisanu ndi imodzi zopanda mzere, kuyambira pa foni wamba mpaka pa intaneti ya makampani: ntchito yake, zofunika ndi mtengo wake.',
    ),
    lede: both(
      'Six ways to use your account without going to a branch.',
      'Njira zisanu ndi imodzi zogwiritsira ntchito akaunti yanu osapita ku nthambi.',
    ),
    about: [
      both(
        'You can use every account without going to a branch: *525# on any phone, an app, a website for offices, and a card machine for shops. There is a wallet for people without an account, and there are agents for cash.',
        'Akaunti iliyonse mutha kuigwiritsa ntchito osapita ku nthambi: *525# pa foni iliyonse, pulogalamu ya pa foni, tsamba la pa intaneti la maofesi, ndi makina a khadi a mashopu. Palinso chikwama cha pa foni cha anthu opanda akaunti, ndi maejenti a ndalama za m’manja.',
      ),
      both(
        'One rule for all of them: never tell anyone your PIN or your one-time code. A caller who asks for them is a thief, even if he knows your name and your balance. Blocking a card or a phone is always free.',
        'Lamulo limodzi ndi la zonse: musauze wina nambala yotsimikizira kapena PIN yanu. Wokuimbirani amene akuzifunsa ndi wakuba, ngakhale akudziwa dzina lanu ndi ndalama zanu zotsala. Kutseka khadi kapena foni ndi kwaulere nthawi zonse.',
      ),
    ],
    who: [
      both('People far from a branch', 'Anthu okhala kutali ndi nthambi'),
      both('People with little time and less data', 'Anthu a nthawi yochepa ndi data yochepa'),
      both(
        'Shops and offices that pay and are paid every day',
        'Mashopu ndi maofesi olipira ndi kulandira tsiku lililonse',
      ),
    ],
    gains: [
      both('Open all night and on holidays', 'Imagwira ntchito usiku wonse ndi pa tchuthi'),
      both('Receipts that stay on your phone', 'Malisiti otsalira pa foni yanu'),
      both('Limits that you set yourself', 'Malire omwe mumaika nokha'),
    ],
    needs: [
      both('A phone number that is registered in your name', 'Nambala ya foni yolembetsedwa m’dzina lanu'),
      both(
        'An account with us; for the wallet, only an ID',
        'Akaunti ku banki yathu; pa chikwama cha pa foni, chiphaso chokha',
      ),
    ],
    steps: [
      both('Pick one of the six in the table.', 'Sankhani imodzi mwa zisanu ndi imodzi za pa tebulo.'),
      both(
        'Register at a branch or an agent, once, with your ID.',
        'Lembetsani ku nthambi kapena kwa ejenti, kamodzi, ndi chiphaso.',
      ),
      both(
        'Choose a PIN nobody can guess. Not your year of birth.',
        'Sankhani PIN yovuta kuganizira. Osati chaka chobadwa.',
      ),
    ],
    suits: both('Banking without a branch', 'Banki popanda nthambi'),
    rates: [],
    charges: [
      'tariff-app',
      'tariff-ussd-session',
      'tariff-ussd-balance',
      'tariff-oneclick-person',
      'tariff-sms-alert',
      'tariff-pos-monthly',
    ],
    next: [
      { name: both('Ufulu *525#', 'Ufulu *525#'), to: `${at}/digitalbanking/ufulu525` },
      { name: both('FDH Mobile', 'FDH Mobile'), to: `${at}/digitalbanking/fdhmobile` },
      seeTariffs,
    ],
  },
]
