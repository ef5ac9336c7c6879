import { both, findBranch } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const complaints: SamplePage = {
  company: 'bank',
  slug: 'complaints',
  heading: both('Make a complaint', 'Perekani dandaulo'),
  description: both(
    'How to complain about FDH Bank PLC or a sister company: three steps within the bank, how long each takes, and the regulator after that.',
    'Mmene mungadandaulire za FDH Bank PLC kapena kampani inzake: magawo atatu m’banki, nthawi ya lililonse, ndi oyang’anira mabanki pambuyo pake.',
  ),
  lede: both(
    'Something went wrong? Tell us. It costs nothing, and it never counts against you.',
    'Kodi china sichinayende bwino? Tiuzeni. Ndi kwaulere, ndipo sizikuipirani mbiri yanu.',
  ),
  sections: [
    {
      type: 'steps',
      id: 'steps',
      title: both('First, tell us', 'Choyamba, tiuzeni'),
      text: [
        both(
          'Go to any branch, call, or use the form on this page. Someone else can complain for you. You need no special document. Just tell us what happened.',
          'Bweretsani ku nthambi iliyonse, imbani, kapena gwiritsani ntchito fomu ya pa tsamba lino. Wina atha kukulankhulirani. Simufunika chikalata chapadera. Ingotiuzani zomwe zinachitika.',
        ),
      ],
      steps: [
        both(
          'You tell us, and leave a phone number or an e-mail address where we can answer you.',
          'Mumatiuza, ndi kusiya nambala ya foni kapena imelo komwe tingakuyankheni.',
        ),
        both(
          'Within two working days someone answers who was not part of the matter.',
          'Pasanathe masiku awiri ogwira ntchito mumayankhidwa ndi munthu yemwe sanakhudzidwe ndi nkhaniyo.',
        ),
        both(
          'If you are not happy with the answer, tell us. The head of customer care looks at it again and writes to you.',
          'Ngati simunakhutire ndi yankholo, tiuzeni. Mkulu woona za makasitomala amaunikanso nkhaniyo ndi kukulemberani.',
        ),
      ],
    },
    {
      type: 'list',
      title: both('What helps', 'Zomwe zimathandiza'),
      text: [
        both(
          'Clear information helps us to answer faster. Never send us your PIN or a one-time code: we do not need them to find a mistake.',
          'Mukatiuza momveka bwino, timayankha mofulumira. Musatitumizire PIN kapena nambala yotsimikizira: sitizifuna kuti tipeze cholakwika.',
        ),
      ],
      items: [
        both('The day, the place and the sum', 'Tsiku, malo ndi kuchuluka kwa ndalama'),
        both(
          'A receipt, message or photograph, if there is one',
          'Lisiti, uthenga kapena chithunzi, ngati zilipo',
        ),
        both('What would put it right for you', 'Zomwe mukufuna kuti tikonze'),
      ],
    },
    {
      type: 'complaint-route',
      id: 'regulator',
      title: both('Whom to contact at each step', 'Amene mungalumikizane naye pa gawo lililonse'),
      company_step: both(
        'Complain to the bank. It answers within two working days.',
        'Dandaulani ku banki. Imayankha pasanathe masiku awiri ogwira ntchito.',
      ),
      appeal_step: both(
        'Ask the head of customer care to look again. The answer is in writing.',
        'Pemphani mkulu woona za makasitomala kuti aunikenso. Yankho limabwera lolembedwa.',
      ),
      registrar_step: both(
        'If our last answer does not settle it, or none came in time, complain to the Registrar. Write down the day you told us and the day of our last answer. Send copies and keep the originals.',
        'Ngati yankho lathu lomaliza silinathetse nkhaniyi, kapena silinabwere pa nthawi yake, dandaulani kwa Kaundula. Lembani tsiku lomwe munatiuza ndi tsiku la yankho lathu lomaliza. Tumizani makope, ndipo sungani zikalata zenizeni.',
      ),
    },
    { type: 'enquiry' },
  ],
  next: [
    { name: both('Write the complaint', 'Lembani dandaulo'), to: '/fdhbankplc/complaints#enquiry' },
    findBranch,
    {
      name: both('The bank’s document on complaints', 'Chikalata cha banki cha madandaulo'),
      to: '/fdhbankplc/documents?type=Other',
    },
    { name: both('Contact the bank', 'Lumikizanani ndi banki'), to: '/fdhbankplc/contact' },
    { name: both('Fraud and how to report it', 'Chinyengo ndi mmene munganenere'), to: '/fdhbankplc/fraud' },
  ],
}

const fraud: SamplePage = {
  company: 'bank',
  slug: 'fraud',
  heading: both('Fraud: know it, stop it, report it', 'Chinyengo: chizindikireni, chiletseni, nenani'),
  description: both(
    'Tricks that are played on bank customers in Malawi, what FDH Bank PLC never asks for, and what to do in the first minutes after a fraud.',
    'Njira zachinyengo zomwe makasitomala a banki amachitidwa m’Malawi, zomwe FDH Bank PLC siifunsa, ndi zoyenera kuchita m’mphindi zoyamba.',
  ),
  lede: both(
    'Anyone who asks for your PIN or your one-time code is a thief, whatever name they give.',
    'Aliyense wofunsa PIN kapena nambala yotsimikizira ndi wakuba, kaya watchula dzina lotani.',
  ),
  sections: [
    {
      type: 'reach',
      title: both('The quickest way to the bank', 'Njira yachangu yofika ku banki'),
      tinted: true,
    },
    {
      type: 'steps',
      id: 'now',
      title: both('It has just happened', 'Zachitika kumene'),
      text: [
        both(
          'If you act in the first ten minutes, we may still save your money. Do not argue with the caller. Do not be ashamed: it happens to clever people every day.',
          'Mukachitapo kanthu m’mphindi khumi zoyamba, mwina tingapulumutse ndalama zanu. Musatsutsane ndi woimbayo. Musachite manyazi: zimachitikira anthu ochenjera tsiku ndi tsiku.',
        ),
      ],
      steps: [
        both(
          'Hang up. Close the page. Answer nothing more.',
          'Dulani foni. Tsekani tsambalo. Musayankhenso kanthu.',
        ),
        both(
          'Dial *525# from any phone and choose Block; it is free.',
          'Imbani *525# pa foni iliyonse ndi kusankha Tsekani; ndi kwaulere.',
        ),
        both(
          'Change your PIN, and tell a branch or call the bank.',
          'Sinthani PIN yanu, ndipo uzani nthambi kapena imbirani banki.',
        ),
        both(
          'Report it at a police station and keep the reference.',
          'Kaneneni ku polisi ndipo sungani nambala ya nkhaniyo.',
        ),
      ],
    },
    {
      type: 'list',
      title: both('Tricks we see', 'Njira zomwe timaziona'),
      text: [
        both(
          'The stories differ, but they all want a number that only you should know.',
          'Nkhani zimasiyana, koma onse amafuna nambala yomwe inu nokha muyenera kuidziwa.',
        ),
      ],
      items: [
        both(
          '“Your account is closing, read me the code.”',
          '“Akaunti yanu ikutsekedwa, ndiwerengereni nambala.”',
        ),
        both(
          'Money “sent by mistake”, to be returned at once',
          'Ndalama “zotumizidwa molakwika”, zoti mubweze nthawi yomweyo',
        ),
        both(
          'A prize, a job or a grant with a fee to pay first',
          'Mphotho, ntchito kapena thandizo lofuna kuti muyambe mwalipira',
        ),
        both(
          'A stranger at the ATM who wants to help you',
          'Mlendo wofuna kukuthandizani pa makina otapira ndalama (ATM)',
        ),
        both('A page that looks like ours, with another address', 'Tsamba lofanana ndi lathu, la keyala ina'),
      ],
    },
    {
      type: 'text',
      title: both('What we never do', 'Zomwe sitichita'),
      text: [
        both(
          'Staff of the bank do not ask for a PIN, a password or a code: not by phone, not by message, not across the counter. Nor do we send a link that asks you to sign in.',
          'Ogwira ntchito ku banki safunsa PIN, mawu achinsinsi kapena nambala yotsimikizira: pa foni ayi, pa uthenga ayi, pa kaunta ayi. Sititumizanso ulalo wokufunsani kuti mulowe.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Tell us about an attempt', 'Tiuzeni za kuyesa kulikonse'),
      text: [
        both(
          'Even if you lost nothing. The number that called you, the time and the words help us to warn the next person. We act on each report, but we cannot promise to get back money that is gone.',
          'Ngakhale simunataye kanthu. Nambala yomwe inakuimbirani, nthawi ndi mawu ake zimatithandiza kuchenjeza wina. Timatsata lipoti lililonse, koma sitingalonjeze kuti ndalama zomwe zapita zidzabwerera.',
        ),
      ],
    },
  ],
  next: [
    { name: both('Report it now', 'Nenani tsopano'), to: '/fdhbankplc/contact#enquiry' },
    { name: both('Lost or stolen card', 'Khadi lotayika kapena lobedwa'), to: '/fdhbankplc/lostcard' },
    findBranch,
    { name: both('Make a complaint', 'Perekani dandaulo'), to: '/fdhbankplc/complaints' },
  ],
}

const lostCard: SamplePage = {
  company: 'bank',
  slug: 'lostcard',
  heading: both('Lost or stolen card', 'Khadi lotayika kapena lobedwa'),
  description: both(
    'Block a lost or stolen card of FDH Bank PLC free of charge by *525#, what happens to payments after that, and how to get a new card.',
    'Tsekani khadi la FDH Bank PLC lotayika kapena lobedwa mwaulere ndi *525#, zomwe zimachitika pambuyo pake, ndi mmene mungapezere lina.',
  ),
  lede: both(
    'Block the card first. Look for it afterwards.',
    'Khadi latayika kapena labedwa? Yambani ndi kulitseka. Lifufuzeni pambuyo pake.',
  ),
  sections: [
    {
      type: 'reach',
      title: both('The quickest way to the bank', 'Njira yachangu yofika ku banki'),
      tinted: true,
    },
    {
      type: 'steps',
      id: 'block',
      title: both('Block it in a minute', 'Litsekeni m’mphindi imodzi'),
      text: [
        both(
          'It works from any phone in the country, even a borrowed one with no airtime.',
          'Zimatheka pa foni iliyonse m’dziko muno, ngakhale yobwereka komanso yopanda mayunitsi.',
        ),
      ],
      steps: [
        both('Dial *525# and choose Block.', 'Imbani *525# ndi kusankha Tsekani.'),
        both('Say which card, if you have several.', 'Sankhani khadi lake, ngati muli nawo angapo.'),
        both('Wait for the message that says it is blocked.', 'Dikirani uthenga wonena kuti latsekedwa.'),
        both(
          'Abroad: call the bank, and stay on the line until we give you a reference.',
          'Muli kunja: imbirani banki, ndipo musadule mpaka titakupatsani nambala ya umboni.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('What the card can no longer do', 'Zomwe khadilo silingachitenso'),
      text: [
        both(
          'After the message nobody can withdraw or pay with it. Your account still works: your salary arrives, and you can use *525#, an agent or a branch with your ID.',
          'Uthengawo ukafika palibe amene angatape kapena kulipira nalo. Akaunti yanu imagwirabe ntchito: malipiro a pamwezi amalowa, ndipo mutha kugwiritsa ntchito *525#, ejenti kapena nthambi ndi chiphaso chanu.',
        ),
        both(
          'Look through the last payments. If one is not yours, tell a branch within thirty days. Bring the police reference if the card was stolen.',
          'Yang’anani malipiro omaliza. Omwe si anu adandauleni ku nthambi pasanathe masiku makumi atatu; khadi likabedwa bweretsani nambala ya nkhani ya ku polisi.',
        ),
      ],
    },
    {
      type: 'list',
      title: both('Your new card', 'Khadi lanu latsopano'),
      text: [
        both(
          'Ask for it at any branch. You get a new PIN. The old card stays blocked even if you find it, so cut it through the chip.',
          'Kalipempheni ku nthambi iliyonse. PIN imakhala yatsopano; khadi lakale limakhalabe lotsekedwa ngakhale mutalipeza, choncho lidulani pakati pa chipi.',
        ),
      ],
      items: [
        both('National ID or passport', 'Chiphaso cha unzika kapena pasipoti'),
        both(
          'The fee for a replacement card, as listed in the tariffs',
          'Ndalama zolipirira zomwe zili pa mndandanda wa mitengo ya ntchito',
        ),
      ],
    },
  ],
  next: [
    findBranch,
    { name: both('Fraud and how to report it', 'Chinyengo ndi mmene munganenere'), to: '/fdhbankplc/fraud' },
    { name: both('Cards of the bank', 'Makhadi a banki'), to: '/fdhbankplc/cards' },
    { name: both('All tariffs', 'Mitengo yonse ya ntchito'), to: '/fdhbankplc/exchangeRates?tab=Tariffs' },
    { name: both('Make a complaint', 'Perekani dandaulo'), to: '/fdhbankplc/complaints' },
  ],
}

/** Help that is looked for in a hurry. */
export const safetyPages: readonly SamplePage[] = [complaints, fraud, lostCard]
