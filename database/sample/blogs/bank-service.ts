import type { Article } from './article.ts'

/** The bank's news of its own services. */
export const bankService: Article[] = [
  {
    slug: 'five-thousand-agents',
    days: 3,
    featured: true,
    image: 'picture-kiosk',
    title: {
      en: 'Over 5000 agents: bank at a shop near you',
      ny: 'Maejenti opitirira 5000: banki ku shopu ya pafupi',
    },
    summary: {
      en: 'Deposits, withdrawals and bills at the shop on the corner. What an agent can do, what it costs, and how to know a real one.',
      ny: 'Kusungitsa, kutapa ndi kulipira mabilu pa shopu ya pafupi. Zomwe ejenti angachite, mtengo wake, ndi mmene mungadziwire ejenti weniweni.',
    },
    content: {
      en: `<p>For many families the nearest branch is a bus ride away, and the fare takes a part of their savings. Over 5000 agents now do the everyday work of a counter in groceries, filling stations and market stalls from Chitipa to Nsanje.</p>
<h2>What you can do at an agent</h2>
<ul><li>Put money into your own account or somebody else’s, free of charge.</li><li>Take money out with your phone and PIN.</li><li>Pay electricity, water, school fees and television.</li><li>Begin opening an account with your national ID.</li></ul>
<h2>How to know a real one</h2>
<p>A real agent shows a number and the list of charges on the wall. The agent’s machine or phone sends you a message at once, for every movement. If you get no message, nothing has happened yet. Wait, and do not hand over cash.</p>
<p>Type your PIN yourself and cover it with your hand. An agent never needs to know it, not even to “help”. If you are charged more than the list says, keep the message and tell us; we put it right and speak with the agent.</p>
<p>For larger sums, foreign currency and anything that needs your signature, go to a branch. The branch finder on this site shows the nearest one.</p>`,
      ny: `<p>Kwa mabanja ambiri nthambi yapafupi imafuna kukwera basi, ndipo ndalama za basi zimadya gawo lina la zomwe ankafuna kusunga. Tsopano maejenti opitirira 5000 akugwira ntchito za tsiku ndi tsiku za banki m’magolosale, pa malo ogulitsa mafuta ndi m’misika kuyambira ku Chitipa mpaka ku Nsanje.</p>
<h2>Zomwe mungachite kwa ejenti</h2>
<ul><li>Kusungitsa ndalama mu akaunti yanu kapena ya wina, mwaulere.</li><li>Kutapa ndalama ndi foni yanu ndi PIN.</li><li>Kulipira magetsi, madzi, fizi ya sukulu ndi wailesi ya kanema.</li><li>Kuyamba kutsegula akaunti ndi chiphaso cha unzika.</li></ul>
<h2>Mmene mungadziwire ejenti weniweni</h2>
<p>Ejenti weniweni amaonetsa nambala yake ndi mndandanda wa mitengo pa khoma. Ndalama iliyonse ikayenda, makina kapena foni ya ejenti imakutumizirani uthenga nthawi yomweyo. Ngati uthenga sunabwere, palibe chomwe chachitika. Dikirani, ndipo musapereke ndalama.</p>
<p>Lembani PIN nokha ndipo ibiseni ndi dzanja. Ejenti safunika kuidziwa, ngakhale akuti akufuna “kukuthandizani”. Mukalipitsidwa kuposa zomwe zili pa mndandanda, sungani uthengawo ndipo tiuzeni; timakonza ndipo timalankhula ndi ejentiyo.</p>
<p>Ndalama zambiri, ndalama zakunja ndi zonse zofuna siginecha yanu zimachitikirabe ku nthambi. Chofufuzira nthambi pa tsamba lino chikuonetsani yapafupi.</p>`,
    },
  },
  {
    slug: 'kyc-from-your-phone',
    days: 8,
    featured: true,
    image: 'picture-phone',
    title: { en: 'Send your KYC documents from your phone', ny: 'Tumizani zikalata za KYC pa foni yanu' },
    summary: {
      en: 'No queue, no photocopies: choose your account type, confirm your number with a code and take pictures of the documents.',
      ny: 'Palibe mzere, palibe kukopera: sankhani mtundu wa akaunti, tsimikizirani nambala yanu ndipo jambulani zikalata.',
    },
    content: {
      en: `<p>Every bank must know who its customers are, and must ask again from time to time. Until now that meant a morning at the branch. On this website you can do it from where you are, even over a slow line.</p>
<h2>Before you begin</h2>
<p>Open the page <a href="/fdhbankplc/kyc">KYC documents</a> and pick your type of account. It lists exactly which documents are needed. A person with a salary needs seven; a company needs nine. The forms can be downloaded there, each with its size in kilobytes.</p>
<h2>While you send</h2>
<p>Lay the document on a dark cloth in daylight, fill the picture with it, and check that you can read every line. The upload goes in small pieces. If the network drops, it goes on where it stopped, even if your battery dies.</p>
<h2>Afterwards</h2>
<p>An officer looks at each document. If one cannot be used, you hear which and why, and send that one again, not the whole pile. You will never be asked for your PIN, and the six-digit code is for you alone: type it on our page, and tell it to nobody.</p>`,
      ny: `<p>Banki iliyonse iyenera kudziwa makasitomala ake, ndipo imayenera kufunsanso pakapita nthawi. Mpaka pano izi zinkatanthauza kukhala m’mawa wonse ku nthambi. Pa tsamba lino mutha kuchitira komwe muli, ngakhale intaneti ikuchedwa.</p>
<h2>Musanayambe</h2>
<p>Tsegulani tsamba la <a href="/ny/fdhbankplc/kyc">zikalata za KYC</a> ndipo sankhani mtundu wa akaunti yanu. Tsambalo limatchula zikalata zomwe zikufunika. Munthu wa malipiro a pamwezi amafunika zisanu ndi ziwiri; kampani imafunika zisanu ndi zinayi. Mafomu mutha kuwatsitsa pomwepo, iliyonse ndi kukula kwake m’ma kilobayiti.</p>
<h2>Potumiza</h2>
<p>Ikani chikalata pa nsalu yakuda masana, jambulani chidzaze chithunzi, ndipo onani ngati mzere uliwonse ukuwerengeka. Chimatumizidwa m’zidutswa zing’onozing’ono. Netiweki ikaduka, chimapitirizira pomwe chinalekera, ngakhale batile litatha.</p>
<h2>Pambuyo pake</h2>
<p>Wogwira ntchito amayang’ana chikalata chilichonse. Ngati china sichingagwiritsidwe ntchito, mumauzidwa chake ndi chifukwa chake, ndipo mumatumizanso chimenecho chokha, osati zonse. Sitidzakufunsani PIN, ndipo nambala yotsimikizira ya manambala asanu ndi limodzi ndi yanu nokha: ilembeni pa tsamba lathu, ndipo musauze aliyense.</p>`,
    },
  },
  {
    slug: 'dial-525-without-data',
    days: 21,
    image: 'picture-525',
    title: {
      en: 'Ufulu *525#: a bank in every phone, without data',
      ny: 'Ufulu *525#: banki mu foni iliyonse, popanda data',
    },
    summary: {
      en: 'A tour of the menu, from balance to school fees, on a phone with buttons.',
      ny: 'Ulendo wa m’menyu, kuyambira ndalama zotsala mpaka fizi ya sukulu, pa foni ya mabatani.',
    },
    content: {
      en: `<p>You do not need a smartphone or data. The *525# menu works on every phone that can make calls.</p>
<h2>The first time</h2>
<p>Ask at a branch or an agent to be registered, with your ID. You choose a PIN of four digits. Avoid your year of birth and 1234: they are the first that a thief tries.</p>
<h2>What the numbers do</h2>
<ol><li>Balance and the last five movements.</li><li>Send: to an account with us, to another bank, to a mobile wallet.</li><li>Pay: electricity units arrive as a code within a minute.</li><li>Airtime, for yourself or for others.</li><li>School fees, by the school’s name and the pupil’s number.</li></ol>
<p>Each payment ends with a screen that repeats name and amount. Read the name aloud to yourself. Money sent to the wrong number can be asked back, but the other side has to agree.</p>
<p>If the session breaks off in the middle, look at your balance before you try again. We send a text for every payment that went through, and none for one that did not.</p>`,
      ny: `<p>Simufunika foni yamakono kapena data. Menyu ya *525# imagwira ntchito pa foni iliyonse yoimbira.</p>
<h2>Koyamba</h2>
<p>Pemphani ku nthambi kapena kwa ejenti kuti akulembetseni, ndi chiphaso chanu. Mumasankha PIN ya manambala anayi. Musaike chaka chanu chobadwa kapena 1234: akuba amayesa zimenezi poyamba.</p>
<h2>Zomwe manambala amachita</h2>
<ol><li>Ndalama zotsala ndi kuyenda kwa ndalama kasanu komaliza.</li><li>Kutumiza: ku akaunti ya kwathu, ku banki ina, ku chikwama cha pa foni.</li><li>Kulipira: mayunitsi a magetsi amabwera ngati nambala pasanathe mphindi imodzi.</li><li>Mayunitsi oimbira, anu kapena a ena.</li><li>Fizi ya sukulu, ndi dzina la sukulu ndi nambala ya mwana.</li></ol>
<p>Malipiro aliwonse amatha ndi kuonetsanso dzina ndi kuchuluka kwa ndalama. Werengani dzinalo mokweza. Ndalama zopita ku nambala yolakwika zitha kupemphedwa, koma wolandirayo ayenera kuvomereza.</p>
<p>Ikaduka pakati, onani ndalama zotsala musanayesenso. Malipiro aliwonse omwe atheka timakutumizirani uthenga; omwe sanatheke ayi.</p>`,
    },
  },
  {
    slug: 'new-counter-karonga',
    days: 47,
    image: 'picture-counter',
    title: {
      en: 'Karonga: wider counters and a desk for cross-border traders',
      ny: 'Karonga: makaunta ambiri ndi desiki ya ochita malonda kumalire',
    },
    summary: {
      en: 'The branch has been rebuilt. See what is new.',
      ny: 'Nthambi yamangidwanso. Onani zatsopano.',
    },
    content: {
      en: `<p>For seven months customers in Karonga were served from two containers. The rebuilt hall has six counters, a ramp at the door, seats in the shade and a room where one can speak without being overheard.</p>
<h2>A desk for those who trade over Songwe</h2>
<p>Traders who buy rice and cloth across the border asked for one place where they can change shillings, pay duty and send money to a supplier. The new desk does the three in one visit. Bring the invoice and the declaration; both are scanned, and you keep the originals.</p>
<h2>Light and water</h2>
<p>Solar panels on the roof keep the counters and the two ATMs working when the power is off. Rain from the roof is kept in a tank for the garden and the toilets, which are open to customers.</p>
<h2>When to come</h2>
<p>Mondays and the last two days of the month are full. Wednesday and Thursday afternoons are quiet. Salaries can be withdrawn at eleven agents within walking distance, so that a queue is never the only way.</p>`,
      ny: `<p>Kwa miyezi isanu ndi iwiri makasitomala a ku Karonga ankathandizidwa m’makontena awiri. Holo yomwe yamangidwanso ili ndi makaunta asanu ndi limodzi, njira yopanda masitepe pa khomo, mipando ya pamthunzi ndi chipinda cholankhuliramo popanda ena kumva.</p>
<h2>Desiki ya ochita malonda ku Songwe</h2>
<p>Anthu ogula mpunga ndi nsalu kutsidya kwa malire anapempha malo amodzi osinthira mashilingi, kulipira msonkho wa katundu ndi kutumiza ndalama kwa ogulitsa. Desiki yatsopanoyi imachita zitatu zonse ulendo umodzi. Bwerani ndi invoyisi ndi pepala la ku kasitomu; timajambula zonse ziwiri, ndipo mapepala enieni mumabwerera nawo.</p>
<h2>Magetsi ndi madzi</h2>
<p>Magetsi a dzuwa a pa denga amayendetsa makaunta ndi makina awiri otapira ndalama (ATM) tsiku lomwe magetsi azima. Madzi a mvula ochokera pa denga amasungidwa mu thanki ya maluwa ndi ya zimbudzi, zomwe makasitomala angagwiritse ntchito.</p>
<h2>Nthawi yobwera</h2>
<p>Lolemba ndi masiku awiri omaliza a mwezi mumadzaza. Lachitatu ndi Lachinayi masana mumakhala mpata. Malipiro a pamwezi atha kutapidwanso kwa maejenti khumi ndi mmodzi oyendako wapansi, choncho mzere si njira yokhayo. Nthambiyi ndi desikiyi ndi zitsanzo pa tsamba lino.</p>`,
    },
  },
  {
    slug: 'card-machines-for-small-shops',
    days: 76,
    image: 'picture-card-machine',
    title: {
      en: 'A card machine for small shops',
      ny: 'Makina a khadi a mashopu ang’onoang’ono',
    },
    summary: {
      en: 'What the machine costs, and when you get the money.',
      ny: 'Mtengo wa makinawo, ndi nthawi yomwe mumalandira ndalama.',
    },
    content: {
      en: `<p>If your shop takes only cash, you lose customers who pay by card, and you carry a lot of cash home. A card machine helps with both. It is not only for supermarkets.</p>
<h2>What it costs</h2>
<p>You find the monthly charge on the page of tariffs. For our own cards you pay nothing on each sale. For cards of other banks and from abroad you pay a small part. We bring the paper rolls.</p>
<h2>When the money is yours</h2>
<p>What was paid before midnight is in the account by eight the next morning, on Saturdays and Sundays too. The machine prints the day’s total, which should be the same as in the account. If it is not, call the number on the back, and keep the roll.</p>
<h2>What you need</h2>
<p>A business account with us, a place with mobile network, and half a day for learning. We look at the shop once. Where electricity is unsure, the battery lasts for some eighty payments.</p>`,
      ny: `<p>Shopu yanu ikamalandira ndalama za m’manja zokha, mumataya makasitomala olipira ndi khadi, komanso mumayenda ndi ndalama zambiri popita kunyumba. Makina a khadi amathandiza pa zonsezi. Si a mashopu akuluakulu okha.</p>
<h2>Mtengo wake</h2>
<p>Ndalama zolipira pa mwezi zili pa tsamba la mitengo ya ntchito. Pa makhadi a kwathu simulipira kanthu pa chogulitsa chilichonse. Pa makhadi a mabanki ena ndi akunja mumalipira kachigawo kakang’ono. Mapepala a makina timabweretsa ndife.</p>
<h2>Nthawi yomwe ndalama zimakhala zanu</h2>
<p>Zomwe zalipidwa usiku usanafike pakati zimakhala mu akaunti pofika 8 koloko m’mawa, Loweruka ndi Lamulungu lomwe. Makina amasindikiza zonse pamodzi za tsiku, zomwe ziyenera kufanana ndi za mu akaunti. Zikasiyana, imbani nambala ya kumbuyo kwa makina, ndipo sungani pepalalo.</p>
<h2>Zofunika</h2>
<p>Akaunti ya bizinesi ku banki yathu, malo a netiweki, ndi theka la tsiku lophunzira. Timadzaona shopu kamodzi. Komwe magetsi amavuta, batile limakwanira malipiro pafupifupi makumi asanu ndi atatu.</p>`,
    },
  },
  {
    slug: 'salama-banking-in-plain-words',
    days: 118,
    image: 'picture-market',
    title: { en: 'Salama banking in plain words', ny: 'Salama: kufotokoza mosavuta' },
    summary: {
      en: 'Buying together, sharing profit, keeping safe: how a bank can work without interest.',
      ny: 'Kugulira limodzi, kugawana phindu, kusunga bwino: mmene banki ingagwirire ntchito popanda chiongola dzanja.',
    },
    content: {
      en: `<p>Some customers do not wish to pay or receive interest, for reasons of faith. Salama is made for them, and open to all. Its contracts are really different, not only their names.</p>
<h2>Keeping</h2>
<p>Money in a Salama current account is held in trust. It earns nothing, and we do not lend it to anyone for interest. You can withdraw it on any day.</p>
<h2>Buying with a mark-up</h2>
<p>Instead of lending for a maize mill, the bank buys the mill and sells it on to you at a price both know beforehand. You pay that price in parts. It does not grow when you are late. A charge for paying late goes to charity, not to the bank.</p>
<h2>Sharing</h2>
<p>In an investment account, you and the bank agree how to divide what is earned: sixty to forty, for example. In a poor year there is less to divide. You share the profit, so it can be high or low.</p>
<blockquote><p>Ask to see the contract before you sign, and ask who watches over it. A board of scholars looks at each of our products.</p></blockquote>`,
      ny: `<p>Makasitomala ena safuna kulipira kapena kulandira chiongola dzanja chifukwa cha chipembedzo chawo. Salama inapangidwira iwo, koma aliyense ndi wolandiridwa. Migwirizano yake ndi yosiyana, osati mayina okha.</p>
<h2>Kusunga</h2>
<p>Ndalama za mu akaunti ya kalenti ya Salama timangokusungirani. Sizipindula kanthu ndipo sizibwerekedwa kwa wina pa chiongola dzanja. Mutha kutapa tsiku lililonse.</p>
<h2>Kugula ndi kuonjezera mtengo</h2>
<p>M’malo mokongoza ndalama yogulira chigayo, banki imagula chigayocho ndi kukugulitsirani pa mtengo womwe nonse mwaudziwiratu. Mumalipira pang’onopang’ono. Mtengo sukwera mukachedwa; chilango cha kuchedwa chimapita ku zachifundo, osati ku phindu la banki.</p>
<h2>Kugawana</h2>
<p>Mu akaunti yoikiza ndalama, inu ndi banki mumagwirizana mmene mudzagawirane zomwe zapezeka: mwachitsanzo makumi asanu ndi limodzi ndi makumi anayi. Chaka chikavuta, zogawana zimachepa. Mumagawana phindu, choncho likhoza kukhala lalikulu kapena laling’ono.</p>
<blockquote><p>Pemphani kuona mgwirizano musanasaine, ndipo funsani amene amauyang’anira. Bungwe la akatswiri a zachipembedzo limaona ntchito yathu iliyonse.</p></blockquote>`,
    },
  },
  {
    slug: 'pakhomo-account-from-home',
    days: 163,
    image: 'picture-bicycle',
    title: {
      en: 'Pakhomo: the bank comes to your village',
      ny: 'Pakhomo: banki imabwera kumudzi kwanu',
    },
    summary: {
      en: 'How to save where there is no branch.',
      ny: 'Mmene mungasungire ndalama komwe kulibe nthambi.',
    },
    content: {
      en: `<p>In the hills above Rumphi the market is on Thursday, and so is the bank. A field officer with a bicycle, a tablet and a cash box with two locks sits under the same tree from nine to two. Forty to sixty people come, most of them with small sums.</p>
<h2>How Pakhomo works</h2>
<p>You open the account on the spot with your national ID. The officer takes a picture, you choose a PIN, and the tablet stores everything until it finds network. Each deposit is written in a pass book and confirmed by text, so that you have two proofs.</p>
<h2>Groups too</h2>
<p>Village banks may keep their box with us between meetings. Three members hold three keys: none can open the account alone. At the end of the cycle the share-out is paid to each member’s own number.</p>
<h2>What we learned</h2>
<p>Savers asked for fewer charges, not for higher interest. A deposit through Pakhomo is therefore free. They also asked that the officer come when he said he would. Of the last hundred market days he missed two, both in floods.</p>`,
      ny: `<p>M’mapiri a ku Rumphi msika umakhala Lachinayi, ndipo banki nayonso. Wogwira ntchito wokhala ndi njinga, kompyuta ya m’manja ndi bokosi la maloko awiri amakhala pansi pa mtengo womwewo kuyambira 9 koloko m’mawa mpaka 2 koloko masana. Kumabwera anthu makumi anayi mpaka makumi asanu ndi limodzi, ambiri ndi ndalama zochepa.</p>
<h2>Mmene Pakhomo imagwirira ntchito</h2>
<p>Mumatsegula akaunti pomwepo ndi chiphaso cha unzika. Wogwira ntchitoyo amajambula chithunzi, inu mumasankha PIN, ndipo kompyuta imasunga zonse mpaka netiweki ipezeke. Ndalama iliyonse yosungitsidwa imalembedwa m’buku komanso uthenga umabwera pa foni, kuti mukhale ndi maumboni awiri.</p>
<h2>Magulu nawonso</h2>
<p>Mabanki m’khonde atha kusungitsa bokosi lawo kwa ife pakati pa misonkhano. Mamembala atatu amakhala ndi makiyi atatu: palibe angatsegule akaunti yekha. Pogawana, membala aliyense amalandira pa nambala yake.</p>
<h2>Zomwe taphunzira</h2>
<p>Osunga anapempha kuti ndalama zolipirira zichepe, osati chiongola dzanja chikwere. Choncho kusungitsa kudzera pa Pakhomo ndi kwaulere. Anapemphanso kuti wogwira ntchitoyo azibwera pa tsiku lomwe walonjeza. Pa masiku zana limodzi a msika apitawa analephera kubwera masiku awiri, onse chifukwa cha madzi osefukira.</p>`,
    },
  },
  {
    slug: 'oneclick-two-people-one-payment',
    days: 233,
    image: 'picture-notes',
    title: {
      en: 'One Click for companies: two people for every payment',
      ny: 'One Click ya makampani: anthu awiri pa malipiro aliwonse',
    },
    summary: {
      en: 'Pay wages, suppliers and taxes safely from your office.',
      ny: 'Lipirani antchito, ogulitsa ndi misonkho mosatekeseka mu ofesi.',
    },
    content: {
      en: `<p>Before, it took a list, a cheque and a whole morning to pay forty wages. One Click takes the list as it comes out of the payroll and turns it into forty payments that leave together.</p>
<h2>Why two people</h2>
<p>Most money lost in offices is taken by people who work there. So in One Click one person enters a payment and another releases it. Neither can do both, not even the managing director. A company with only one clerk names the owner as the second.</p>
<h2>Limits that you set</h2>
<ul><li>a limit for each payment and for each day,</li><li>a list of suppliers, so that a new one needs a third signature,</li><li>hours in which no money leaves, such as nights and Sundays.</li></ul>
<h2>When a supplier’s account “changes”</h2>
<p>A letter arrives: our bank has changed, please pay here from now on. It looks right, down to the stamp. Ring the supplier on the number you have had for years before you alter anything. This call can save you a lot of money.</p>`,
      ny: `<p>Kale kulipira antchito makumi anayi kunkafuna mndandanda, cheke ndi m’mawa wonse. One Click imatenga mndandanda mmene watulukira m’buku la malipiro ndi kuusandutsa malipiro makumi anayi otuluka nthawi imodzi.</p>
<h2>Chifukwa chiyani anthu awiri</h2>
<p>Ndalama zambiri zosowa m’maofesi zimatengedwa ndi anthu ogwira ntchito momwemo. Choncho mu One Click wina amalemba malipiro, wina amawavomereza. Palibe angachite zonse ziwiri, ngakhale mkulu woyendetsa. Kampani yokhala ndi mlembi mmodzi imaika mwini wake kukhala wachiwiri.</p>
<h2>Malire omwe mumaika nokha</h2>
<ul><li>malire a malipiro aliwonse ndi a tsiku lililonse,</li><li>mndandanda wa ogulitsa, kuti watsopano afune siginecha yachitatu,</li><li>nthawi zomwe palibe ndalama yotuluka, monga usiku ndi Lamulungu.</li></ul>
<h2>Akaunti ya ogulitsa “ikasintha”</h2>
<p>Kalata imabwera: banki yathu yasintha, kuyambira lero lipirani uku. Imaoneka yeniyeni, ngakhale sitampu. Imbani kwa ogulitsawo pa nambala yomwe mwakhala nayo zaka zambiri musanasinthe kanthu. Foni imeneyi ingapulumutse ndalama zambiri.</p>`,
    },
  },
  {
    slug: 'bancassurance-for-a-dry-year',
    days: 322,
    image: 'picture-umbrella',
    title: {
      en: 'Insurance from your bank, also for a dry year',
      ny: 'Inshuwalansi ku banki yanu, ngakhale ya chaka cha chilala',
    },
    summary: {
      en: 'Funeral, stock and crop cover through the bank: what is paid, when, and what is not.',
      ny: 'Inshuwalansi ya maliro, katundu ndi mbewu kudzera ku banki: zomwe zimalipidwa, nthawi yake, ndi zomwe sizilipidwa.',
    },
    content: {
      en: `<p>Insurance pays you when something bad happens. Through the bank you can buy the three kinds that people ask for most, and pay by standing order.</p>
<h2>Funeral cover</h2>
<p>It pays within two working days of the documents, to the person you named, so that the family need not sell a goat or borrow money. There is a waiting time of three months, except after accidents.</p>
<h2>Stock in trade</h2>
<p>Fire, flood and burglary for the goods in a shop or a store. Count your goods twice a year and keep the list: the insurer pays for what was there.</p>
<h2>Crops by rainfall</h2>
<p>This cover looks at a weather station, not at your field. When the rain of the season falls below the mark, every policy around the station is paid, without an inspector. A field may do badly in a year in which the station does well; then nothing is paid. Understand that before you sign.</p>
<p>The bank arranges and explains. The insurer, named in the contract, decides and pays.</p>`,
      ny: `<p>Inshuwalansi imakulipirani pakachitika zoipa. Kudzera ku banki mutha kugula mitundu itatu yomwe anthu amaipempha kwambiri, ndi kuilipira ndi malipiro obwerezabwereza.</p>
<h2>Inshuwalansi ya maliro</h2>
<p>Imalipidwa pasanathe masiku awiri ogwira ntchito zikalata zikafika, kwa munthu amene munamutchula, kuti banja lisagulitse mbuzi kapena kubwereka pa maliro. Pali miyezi itatu yodikira, kupatula ngozi.</p>
<h2>Katundu wa malonda</h2>
<p>Moto, madzi osefukira ndi kuba katundu wa m’shopu kapena m’nyumba yosungiramo katundu. Werengani katundu kawiri pa chaka ndipo sungani mndandanda: kampani ya inshuwalansi imalipira zomwe zinalipo.</p>
<h2>Mbewu potsata mvula</h2>
<p>Inshuwalansi iyi imaona malo oyezera mvula, osati munda wanu. Mvula ya nyengo ikachepera muyezo, onse ozungulira malowo amalipidwa popanda woyendera. Munda wanu ukhoza kuvuta chaka chomwe mvula ya pamalopo yakwanira; apo simulipidwa. Mvetsani izi musanasaine.</p>
<p>Banki imakonza ndi kufotokoza. Kampani ya inshuwalansi, yotchulidwa mu mgwirizano, ndiyo imagamula ndi kulipira.</p>`,
    },
  },
  {
    slug: 'diaspora-build-at-home',
    days: 405,
    image: 'picture-brick-house',
    title: { en: 'Building at home while working abroad', ny: 'Kumanga kwathu uku mukugwira ntchito kunja' },
    summary: {
      en: 'The diaspora account, a budget in stages and someone to look at the walls.',
      ny: 'Akaunti ya Amalawi okhala kunja, bajeti ya magawo ndi munthu woyang’anira makoma.',
    },
    content: {
      en: `<p>Many Malawians in Johannesburg, Dublin or Dubai build a house they see only in pictures. Sometimes the pictures show another house. A few rules help you.</p>
<h2>An account of your own</h2>
<p>The diaspora account is opened from abroad. Documents are certified at an embassy or by a notary. Money arrives in foreign currency and is changed when you say so, at the rate of the day, or kept as it is for imports.</p>
<h2>Pay for stages, not for requests</h2>
<table><thead><tr><th>Stage</th><th>Part of the budget</th></tr></thead><tbody><tr><td>Foundation</td><td>20%</td></tr><tr><td>Walls to ring beam</td><td>30%</td></tr><tr><td>Roof</td><td>25%</td></tr><tr><td>Doors, floors, paint</td><td>25%</td></tr></tbody></table>
<p>Release the next part when somebody whom the builder does not pay has looked at the last. Our sister company for properties does such visits and sends a dated report.</p>
<h2>In whose name</h2>
<p>Register the plot before the first brick. If the land is not yours, you can lose the house too.</p>`,
      ny: `<p>Amalawi ambiri ku Johannesburg, Dublin kapena Dubai amamanga nyumba yomwe amaiona pa zithunzi zokha. Nthawi zina zithunzizo zimakhala za nyumba ina. Malamulo angapo angakuthandizeni.</p>
<h2>Akaunti yanuyanu</h2>
<p>Akaunti ya Amalawi okhala kunja imatsegulidwa muli komweko. Zikalata zimatsimikiziridwa ku ofesi ya kazembe kapena kwa loya. Ndalama zimafika ngati ndalama zakunja ndipo zimasinthidwa inu mukanena, pa mtengo wa tsikulo, kapena zimasungidwa momwemo zogulira katundu wa kunja.</p>
<h2>Lipirani gawo lomwe latha, osati zopempha</h2>
<table><thead><tr><th>Gawo</th><th>Pa bajeti</th></tr></thead><tbody><tr><td>Maziko</td><td>20%</td></tr><tr><td>Makoma mpaka konkire ya pamwamba</td><td>30%</td></tr><tr><td>Denga</td><td>25%</td></tr><tr><td>Zitseko, pansi, penti</td><td>25%</td></tr></tbody></table>
<p>Tulutsani ndalama za gawo lina munthu yemwe salipidwa ndi womangayo ataona gawo lapitalo. Kampani inzathu ya malo ndi nyumba imachita maulendo amenewa ndipo imatumiza lipoti la tsiku lake.</p>
<h2>M’dzina la ndani</h2>
<p>Lembetsani malo njerwa yoyamba isanaikidwe. Ngati malowo si anu, mukhoza kutaya nyumbayonso.</p>`,
    },
  },
]
