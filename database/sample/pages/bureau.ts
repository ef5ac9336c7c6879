import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const about: SamplePage = {
  company: 'bureau',
  slug: 'aboutus',
  heading: both('About the money bureau', 'Za malo athu osinthira ndalama'),
  description: both(
    'FDH Money Bureau buys and sells foreign notes and pays out transfers in towns, at airports and at borders: how its rates are made and checked.',
    'FDH Money Bureau imagula ndi kugulitsa ndalama zakunja ndipo imapereka ndalama zotumizidwa m’matauni, m’mabwalo a ndege ndi m’malire: mmene mitengo yake imapangidwira ndi kuonedwa.',
  ),
  lede: both(
    'We buy and sell foreign money. You see the price before you pay.',
    'Timagula ndi kugulitsa ndalama zakunja. Mumaona mtengo musanalipire.',
  ),
  sections: [
    {
      type: 'text',
      title: both('Changing and sending', 'Kusintha ndi kutumiza'),
      text: [
        both(
          'The bureau buys foreign currency from those who come home and sells it to those who leave. It also pays out what relatives send through transfer partners abroad, in kwacha or in the currency sent.',
          'Malo osinthira ndalama amagula ndalama zakunja kwa obwerera kwawo ndipo amazigulitsa kwa onyamuka. Amaperekanso zomwe abale atumiza kudzera mwa anzathu a kunja, m’kwacha kapena m’ndalama zomwe zatumizidwa.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('For travellers and traders', 'Za apaulendo ndi ochita malonda'),
      text: [
        both(
          'Students and patients who go abroad, traders who buy across the border, tourists, and families with relatives abroad.',
          'Ophunzira ndi odwala opita kunja, ochita malonda ogula kutsidya kwa malire, alendo, ndi mabanja omwe ali ndi abale kunja.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('How a rate is made', 'Mmene mtengo umapangidwira'),
      text: [
        both(
          'Before eight in the morning a dealer proposes buying and selling rates for each currency and a second person signs them. All counters use the same ones. When the market moves, new rates are signed the same way and the old ones stay readable with their hours.',
          'Isanakwane 8 koloko m’mawa wogwira ntchito mmodzi amapereka mitengo yogula ndi yogulitsa ya ndalama iliyonse, ndipo munthu wachiwiri amaisaina. Makaunta onse amagwiritsa ntchito yomweyo. Msika ukasintha, mitengo yatsopano imasainidwa chimodzimodzi, ndipo yakale imaonekerabe ndi nthawi yake.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('The bureau and the bank', 'Malo osinthira ndalama ndi banki'),
      text: [
        both(
          'The bureau changes money, and the bank has accounts. You need no account to change money here. Both have the same owner and show the same rates.',
          'Malo osinthira ndalama amasintha ndalama, ndipo banki ili ndi maakaunti. Simufuna akaunti kuti musinthe ndalama kuno. Zonse ziwiri zili ndi mwini mmodzi ndipo zimaonetsa mitengo yofanana.',
        ),
      ],
    },
    {
      type: 'figures',
      id: 'figures',
      title: both('In figures', 'M’manambala'),
      items: [
        {
          value: both('2', '2'),
          label: both('signatures under each rate', 'masiginecha pa mtengo uliwonse'),
        },
        {
          value: both('0', '0'),
          label: both('accounts needed to change money', 'maakaunti ofunika kuti musinthe ndalama'),
        },
      ],
    },
    {
      type: 'milestones',
      id: 'milestones',
      title: both('Our history', 'Mbiri yathu'),
      items: [
        {
          when: both('First year', 'Chaka choyamba'),
          what: both(
            'A single shop in the old town of Lilongwe opens with six currencies on a slate.',
            'Shopu imodzi ku Old Town ya Lilongwe itsegulidwa, ndalama zisanu ndi imodzi zitalembedwa pa silati.',
          ),
        },
        {
          when: both('Later', 'Pambuyo pake'),
          what: both(
            'Counters follow at the airports, and then at the borders, where the queues were longest.',
            'Makaunta atsegulidwa m’mabwalo a ndege, kenako m’malire, komwe mizere inali yaitali.',
          ),
        },
        {
          when: both('Now', 'Tsopano'),
          what: both(
            'All counters work from one signed list of rates, which is also on this site.',
            'Makaunta onse amagwiritsa ntchito mndandanda umodzi wa mitengo yosainidwa, womwenso uli pa tsamba lino.',
          ),
        },
      ],
    },
    {
      type: 'values',
      id: 'values',
      title: both('Our values', 'Zomwe timakhulupirira'),
      items: [
        {
          name: both('Count it twice', 'Werengani kawiri'),
          text: both(
            'We count by machine, then in front of you.',
            'Kamodzi ndi makina, kamodzi inu mukuona.',
          ),
        },
        {
          name: both('No secret price', 'Palibe mtengo wobisika'),
          text: both('Everyone gets the rate on the wall.', 'Aliyense amapeza mtengo womwe uli pakhoma.'),
        },
        {
          name: both('Clean money', 'Ndalama zoyera'),
          text: both(
            'We ask where large sums come from. Without an answer we say no.',
            'Timafunsa komwe ndalama zambiri zachokera, ndipo timakana yankho likasowa.',
          ),
        },
      ],
    },
  ],
  next: [
    {
      name: both('Today’s rates and tariffs', 'Mitengo ya lero ndi mitengo ya ntchito'),
      to: '/fdhmoneybureau/tariffs',
    },
    { name: both('Find a counter', 'Pezani kaunta'), to: '/fdhmoneybureau/locations' },
    {
      name: both('The bureau’s management', 'Akuluakulu a malo osinthira ndalama'),
      to: '/fdhmoneybureau/team',
    },
    {
      name: both('Contact the bureau', 'Lumikizanani ndi malo osinthira ndalama'),
      to: '/fdhmoneybureau/contact',
    },
  ],
}

const board: SamplePage = {
  company: 'bureau',
  slug: 'board',
  heading: both('Board of the money bureau', 'Bungwe la adilekita la malo osinthira ndalama'),
  description: both(
    'Directors of FDH Money Bureau: who chairs, who knows the borders, and how they watch over foreign exchange and clean money.',
    'Adilekita a FDH Money Bureau: wapampando, odziwa za malire, ndi mmene amayang’anira ndalama zakunja ndi kuti zikhale zoyera.',
  ),
  lede: both(
    'People who know trade, customs and the law watch over the bureau.',
    'Anthu odziwa malonda, kasitomu ndi malamulo amayang’anira malo osinthira ndalama.',
  ),
  sections: [
    { type: 'people', id: 'people', title: both('Directors', 'Adilekita'), role_type: 'Board' },
    {
      type: 'text',
      title: both('What they look at', 'Zomwe amayang’ana'),
      text: [
        both(
          'Each quarter: the limits of cash per counter, reports of unusual transactions, and the difference between our rates and the market’s. A director visits one border post before each meeting.',
          'Miyezi itatu iliyonse: malire a ndalama pa kaunta iliyonse, malipoti a zochitika zachilendo, ndi kusiyana kwa mitengo yathu ndi ya msika. Dilekita mmodzi amayendera malire amodzi a dziko msonkhano uliwonse usanachitike. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('The bureau’s management', 'Akuluakulu a malo osinthira ndalama'),
      to: '/fdhmoneybureau/team',
    },
    {
      name: both('Who owns the bureau', 'Mwini wake wa malo osinthira ndalama'),
      to: '/fdhmoneybureau/shareholding',
    },
    {
      name: both('Today’s rates and tariffs', 'Mitengo ya lero ndi mitengo ya ntchito'),
      to: '/fdhmoneybureau/tariffs',
    },
  ],
}

const team: SamplePage = {
  company: 'bureau',
  slug: 'team',
  heading: both('Management of the money bureau', 'Akuluakulu oyendetsa malo osinthira ndalama'),
  description: both(
    'Who runs the counters, the dealing and the transfers of FDH Money Bureau, from the general manager to the head of compliance.',
    'Amene amayendetsa makaunta, msika wa ndalama ndi kutumiza ndalama ku FDH Money Bureau, kuyambira meneja wamkulu mpaka mkulu woona za malamulo.',
  ),
  lede: both(
    'They sign the rates, supply the counters and help when a transfer is late.',
    'Amasaina mitengo, amapatsa makaunta ndalama, ndipo amathandiza ndalama zotumizidwa zikachedwa.',
  ),
  sections: [
    {
      type: 'people',
      id: 'people',
      title: both('Management team', 'Akuluakulu oyendetsa ntchito'),
      role_type: 'Management',
    },
    {
      type: 'text',
      title: both('Their day', 'Tsiku lawo limodzi'),
      text: [
        both(
          'They sign the rates at 07:45, send cash to the counters at nine, and at six they count all the money and compare it with the books.',
          'Amasaina mitengo nthawi ya 07:45, amatumiza ndalama ku makaunta 9 koloko, ndipo 6 koloko amawerenga ndalama zonse ndi kuziyerekezera ndi mabuku. (Zitsanzo)',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('The bureau’s board', 'Bungwe la adilekita la malo osinthira ndalama'),
      to: '/fdhmoneybureau/board',
    },
    { name: both('Find a counter', 'Pezani kaunta'), to: '/fdhmoneybureau/locations' },
    {
      name: both('Contact the bureau', 'Lumikizanani ndi malo osinthira ndalama'),
      to: '/fdhmoneybureau/contact',
    },
  ],
}

const shareholding: SamplePage = {
  company: 'bureau',
  slug: 'shareholding',
  heading: both('Shareholding of the money bureau', 'Umwini wa masheya a malo osinthira ndalama'),
  description: both(
    'FDH Money Bureau has one shareholder, the group’s holding company; how that protects those who change money.',
    'FDH Money Bureau ili ndi mwini sheya mmodzi, kampani yaikulu ya gulu; mmene izi zimatetezera osintha ndalama.',
  ),
  lede: both('A company of the group, with no outside owners.', 'Kampani ya m’gulu, yopanda eni ake akunja.'),
  sections: [
    {
      type: 'shareholders',
      id: 'ownership',
      title: both('Who owns FDH Money Bureau', 'Mwini wake wa FDH Money Bureau'),
    },
    {
      type: 'text',
      title: both('One owner', 'Mwini mmodzi'),
      text: [
        both(
          'FDH Financial Holdings owns the whole bureau. Its profit pays for new counters first, and the rest goes to the owner. Its cash is insured separately from that of the other companies.',
          'Malo osinthira ndalama onse ndi a FDH Financial Holdings. Phindu lake limayamba kupita ku makaunta atsopano, kenako kwa mwini wake; ndalama zake za m’makaunta zili ndi inshuwalansi yosiyana ndi ya makampani ena.',
        ),
      ],
    },
  ],
  next: [
    {
      name: both('Who owns what in the group', 'Eni ake m’gulu lonse'),
      to: '/fdhfinancialholdings/fdhshareholding',
    },
    {
      name: both('Reports of the bureau', 'Malipoti a malo osinthira ndalama'),
      to: '/fdhmoneybureau/investor_relations',
    },
    {
      name: both('The bureau’s board', 'Bungwe la adilekita la malo osinthira ndalama'),
      to: '/fdhmoneybureau/board',
    },
  ],
}

const investors: SamplePage = {
  company: 'bureau',
  slug: 'investor_relations',
  heading: both('Reports of the money bureau', 'Malipoti a malo osinthira ndalama'),
  description: both(
    'Financial statements and notices of FDH Money Bureau, with the dates of the next ones; no shares of it are on sale.',
    'Malipoti a zachuma ndi zidziwitso za FDH Money Bureau, ndi masiku a otsatira; masheya ake sagulitsidwa.',
  ),
  lede: both(
    'The bureau sells no shares, but it publishes its reports.',
    'Malo osinthira ndalama sagulitsa masheya, koma amatulutsa malipoti ake.',
  ),
  sections: [
    { type: 'reach', title: both('Questions from investors', 'Mafunso a eni masheya') },
    {
      type: 'text',
      title: both('Why we publish', 'Chifukwa chomwe timasindikizira'),
      text: [
        both(
          'Partners who send money through us want to know that it will be paid out. So the first page of our statement shows how much cash we had on the last day of the year, and how much we owed.',
          'Anzathu otumiza ndalama kudzera mwa ife amafuna kudziwa kuti zidzaperekedwa. Choncho tsamba loyamba la lipoti lathu limaonetsa ndalama zomwe tinali nazo pa tsiku lomaliza la chaka, ndi ngongole zomwe tinali nazo.',
        ),
      ],
    },
    {
      type: 'documents',
      id: 'papers',
      title: both('Published documents', 'Zikalata zosindikizidwa'),
      types: ['Financial Statement', 'Annual Report', 'Notice'],
      search: true,
    },
    {
      type: 'calendar',
      id: 'calendar',
      title: both('Financial calendar', 'Kalendala ya zachuma'),
      lede: both('A notice confirms each date.', 'Chidziwitso chimatsimikiza tsiku lililonse.'),
      days: [
        { day: '2027-03-30', what: both('Statement for 2026', 'Lipoti la 2026') },
        { day: '2027-04-09', what: both('Licence renewal', 'Kukonzanso laisensi') },
        {
          day: '2027-10-01',
          what: both('Yearly review of tariffs', 'Kuunikanso mitengo ya ntchito pa chaka'),
        },
      ],
    },
  ],
  next: [
    {
      name: both('Who owns the bureau', 'Mwini wake wa malo osinthira ndalama'),
      to: '/fdhmoneybureau/shareholding',
    },
    {
      name: both('Today’s rates and tariffs', 'Mitengo ya lero ndi mitengo ya ntchito'),
      to: '/fdhmoneybureau/tariffs',
    },
    {
      name: both('Investor centre of the group', 'Malo a eni masheya a gulu'),
      to: '/fdhfinancialholdings/investor_relations',
    },
  ],
}

const contact: SamplePage = {
  company: 'bureau',
  slug: 'contact',
  heading: both('Contact the money bureau', 'Lumikizanani ndi malo osinthira ndalama'),
  description: both(
    'Head office of FDH Money Bureau in Lilongwe: address, hours, telephone and e-mail; ask about a transfer or order currency by the form.',
    'Likulu la FDH Money Bureau ku Lilongwe: keyala, nthawi, foni ndi imelo; funsani za ndalama zotumizidwa kapena itanitsani ndalama zakunja pa fomu.',
  ),
  lede: both(
    'For large amounts call a day before, so that the money is ready.',
    'Pa ndalama zambiri imbani kutatsala tsiku limodzi, kuti ndalamazo zikhale zokonzeka.',
  ),
  sections: [
    {
      type: 'addresses',
      id: 'office',
      title: both('Head office', 'Likulu'),
      companies: ['bureau'],
      hours: true,
    },
    {
      type: 'list',
      title: both('Have this at hand', 'Khalani ndi izi'),
      text: [
        both(
          'A question about a transfer goes quickest by phone. Never write the full transfer number into an e-mail or the form; the last four digits are enough.',
          'Funso la ndalama zotumizidwa limayankhidwa msanga pa foni. Musalembe nambala yonse ya ndalamazo mu imelo kapena pa fomu; manambala anayi omaliza amakwana.',
        ),
      ],
      items: [
        both('The receipt, or its date and counter', 'Lisiti, kapena tsiku lake ndi kaunta'),
        both('The sender’s country', 'Dziko la wotumiza'),
        both('For an order: currency, sum and day', 'Poitanitsa: mtundu wa ndalama, kuchuluka ndi tsiku'),
      ],
    },
    { type: 'enquiry' },
  ],
  next: [
    { name: both('Find a counter', 'Pezani kaunta'), to: '/fdhmoneybureau/locations' },
    {
      name: both('Today’s rates and tariffs', 'Mitengo ya lero ndi mitengo ya ntchito'),
      to: '/fdhmoneybureau/tariffs',
    },
    { name: both('Complaints, step by step', 'Madandaulo, pang’onopang’ono'), to: '/fdhbankplc/complaints' },
    {
      name: both('The bureau’s management', 'Akuluakulu a malo osinthira ndalama'),
      to: '/fdhmoneybureau/team',
    },
  ],
}

/** FDH Money Bureau: sample text throughout. */
export const bureauPages: readonly SamplePage[] = [about, board, team, shareholding, investors, contact]
