import type { Article } from './article.ts'

/** News of the money bureau. */
export const bureauArticles: Article[] = [
  {
    slug: 'buying-selling-middle',
    days: 5,
    image: 'picture-exchange',
    title: {
      en: 'Buying, selling, middle: three numbers for one dollar',
      ny: 'Kugula, kugulitsa, pakati: manambala atatu a dola imodzi',
    },
    summary: {
      en: 'Which rate is yours, why there are three, and what the difference pays for.',
      ny: 'Mtengo wanu ndi uti, chifukwa chake alipo atatu, ndi zomwe kusiyana kwake kumalipirira.',
    },
    content: {
      en: `<p>The board at a bureau shows every currency with three numbers, and it is easy to look at the wrong one. “Buying” means that we buy, and “selling” means that we sell.</p>
<h2>Buying</h2>
<p>This is what we give in kwacha when we buy your foreign notes. You come back from Johannesburg with rand: look here.</p>
<h2>Selling</h2>
<p>This is what you pay when we sell. You travel to Lusaka and need Zambian kwacha: look here. It is always the higher one.</p>
<h2>Middle</h2>
<p>The middle rate is half-way between the two. Nobody changes cash at this rate. It is used in accounts and news reports, and to compare: the nearer buying and selling are to it, the less the exchange costs you.</p>
<h2>Why a gap at all</h2>
<p>Notes must be counted, checked for forgeries, insured, flown in and flown out. Notes that few people want stay longer in the safe, so their gap is wider than the dollar’s. All our quotations begin at eight in the morning and carry that time; the <a href="/fdhmoneybureau/tariffs">page of rates</a> keeps each day’s, so that you can look back.</p>`,
      ny: `<p>Bolodi la malo osinthira ndalama limaonetsa ndalama iliyonse ndi manambala atatu, ndipo n’kosavuta kuyang’ana yolakwika. “Kugula” kutanthauza kuti tikugula ndife, ndipo “kugulitsa” kutanthauza kuti tikugulitsa ndife.</p>
<h2>Kugula</h2>
<p>Izi ndi zomwe tikupatsani m’kwacha tikamagula ndalama zanu zakunja. Mukuchokera ku Johannesburg ndi marandi: onani apa.</p>
<h2>Kugulitsa</h2>
<p>Izi ndi zomwe mumalipira tikamakugulitsirani. Mukupita ku Lusaka ndipo mukufuna kwacha ya ku Zambia: onani apa. Nthawi zonse ndi yokwerapo.</p>
<h2>Pakati</h2>
<p>Mtengo wapakati uli pakati pa ziwirizi. Palibe amene amasintha ndalama za m’manja pa mtengowu. Umagwiritsidwa ntchito m’mabuku ndi m’nkhani, komanso poyerekezera: mitengo yogula ndi yogulitsa ikakhala pafupi nawo, kusintha kumadula pang’ono.</p>
<h2>Chifukwa chiyani pali kusiyana</h2>
<p>Ndalama ziyenera kuwerengedwa, kuonedwa ngati si zachinyengo, kuikidwa inshuwalansi, ndi kubwera ndi kupita pa ndege. Ndalama zosafunidwa kwambiri zimakhala nthawi yaitali m’bokosi, ndipo kusiyana kwake n’kwakukulu kuposa kwa dola. Mitengo yathu yonse imayamba 8 koloko m’mawa ndipo imaonetsa nthawiyo; <a href="/ny/fdhmoneybureau/tariffs">tsamba la mitengo</a> limasunga ya tsiku lililonse, kuti muthe kuona zakale.</p>`,
    },
  },
  {
    slug: 'receiving-money-what-to-bring',
    days: 54,
    image: 'picture-minibus',
    title: {
      en: 'Money is waiting for you: what to bring',
      ny: 'Ndalama zanu zikudikira: zomwe mubwere nazo',
    },
    summary: {
      en: 'A number, an ID and the sender’s name as it was typed. How a transfer is paid out in ten minutes.',
      ny: 'Nambala, chiphaso ndi dzina la wotumiza monga linalembedwera. Mmene mungalandirire ndalama m’mphindi khumi.',
    },
    content: {
      en: `<p>A sister in Leeds sends money at lunch; a brother in Mzuzu may have it before tea. Most delays come from small things that you can prepare.</p>
<h2>Three things</h2>
<ul><li>The whole transfer number. Ask the sender for a picture of the slip, not for a voice message.</li><li>Your identity document, valid today.</li><li>The sender’s name in the spelling that is on the slip.</li></ul>
<p>If your document says Chikondi and the slip says Love, we cannot pay. The sender can correct it by telephone, usually at no charge.</p>
<h2>At the counter</h2>
<p>We ask what the money is for. The law wants the answer; family support is a good one. You choose kwacha in hand, kwacha on an account or a wallet, or for some senders foreign notes. Receiving is free: whoever asks you for a fee to release a transfer is not from the bureau.</p>
<h2>Afterwards</h2>
<p>Count the money before you leave the counter. Keep the receipt apart from it.</p>`,
      ny: `<p>Mchemwali ku Leeds amatumiza ndalama masana; mchimwene ku Mzuzu akhoza kulandira nthawi ya tiyi isanafike. Kuchedwa kwambiri kumabwera ndi zinthu zazing’ono zomwe mungakonzeretu.</p>
<h2>Zinthu zitatu</h2>
<ul><li>Nambala yonse ya ndalamazo. Pemphani wotumiza chithunzi cha pepala, osati uthenga wa mawu.</li><li>Chiphaso chanu chomwe chikugwirabe ntchito lero.</li><li>Dzina la wotumiza monga lalembedwera pa pepala.</li></ul>
<p>Ngati chiphaso chikuti Chikondi koma pepala likuti Love, sitingakulipireni. Wotumiza akhoza kukonza pa foni, nthawi zambiri mwaulere.</p>
<h2>Ku kaunta</h2>
<p>Timafunsa kuti ndalamazo ndi za chiyani. Malamulo ndiwo amafuna yankho; thandizo la banja ndi yankho labwino. Mumasankha kwacha m’manja, kwacha pa akaunti kapena m’chikwama cha pa foni, kapena kwa otumiza ena ndalama zakunja. Kulandira ndi kwaulere: aliyense wofunsa ndalama kuti akutulutsireni si wa kwathu.</p>
<h2>Pambuyo pake</h2>
<p>Werengani ndalamazo musanachoke pa kaunta. Sungani lisiti mosiyana ndi ndalama.</p>`,
    },
  },
  {
    slug: 'forged-notes-feel-look-tilt',
    days: 151,
    image: 'picture-notes',
    title: {
      en: 'How to check foreign money',
      ny: 'Mmene mungaonere ndalama zakunja zachinyengo',
    },
    summary: {
      en: 'Three ways to find false money, and what to do with it.',
      ny: 'Njira zitatu zodziwira ndalama zachinyengo, ndi zoyenera kuchita.',
    },
    content: {
      en: `<p>Traders at the borders take dollars and rand every day, often in bad light. Machines help, but you can find most false notes with your fingers.</p>
<h2>Feel</h2>
<p>Genuine notes are printed on cotton or polymer, not on wood paper. Run a nail over the collar of the portrait or the large figure: it should be rough. If the paper rolls up under a wet thumb, it is false.</p>
<h2>Look</h2>
<p>Hold the note against the sky. A watermark shows lighter and darker tones, like a photograph; a printed imitation is merely grey. The thread lies inside the paper and can be read.</p>
<h2>Tilt</h2>
<p>On newer notes a figure or a ribbon changes colour or seems to move. False notes only shine and do not change.</p>
<h2>If you doubt</h2>
<p>Refuse politely before you have handed over the goods. If you already have it, do not pass it on, for that is a crime even for the one who was cheated. Bring it to us in an envelope. We keep it against a receipt and send it to the central bank.</p>`,
      ny: `<p>Ochita malonda kumalire amalandira madola ndi marandi tsiku lililonse, nthawi zambiri kuli mdima. Makina amathandiza, koma zachinyengo zambiri mungazidziwe ndi zala zanu.</p>
<h2>Gwirani</h2>
<p>Ndalama zenizeni zimasindikizidwa pa thonje kapena pulasitiki, osati pa pepala wamba. Yendetsani chikhadabo pa kolala ya chithunzi kapena pa nambala yaikulu: payenera kukhala pokhakhala. Ngati pepala likupindika ndi chala chonyowa, ndi zachinyengo.</p>
<h2>Yang’anani</h2>
<p>Kwezani ndalama moyang’ana kumwamba. Chizindikiro cha m’kati chimaonetsa kuwala ndi mdima ngati chithunzi; chabodza chimangokhala chotuwa. Ulusi umakhala m’kati mwa pepala ndipo umawerengeka.</p>
<h2>Pendeketsani</h2>
<p>Pa ndalama zatsopano nambala kapena riboni imasintha mtundu kapena imaoneka ngati ikuyenda. Zachinyengo zimangonyezimira osasintha.</p>
<h2>Mukakayika</h2>
<p>Kanani mwaulemu musanapereke katundu. Ngati mwailandira kale, musapatse wina, chifukwa ndi mlandu ngakhale kwa wonyengedwa. Ibweretseni kwa ife mu envulopu. Timaisunga ndi kukupatsani lisiti, ndipo timaitumiza ku banki yaikulu.</p>`,
    },
  },
  {
    slug: 'travel-allowance-and-receipts',
    days: 247,
    image: 'picture-suitcase',
    title: {
      en: 'Travelling? What to ask for, and which documents to keep',
      ny: 'Mukupita kunja? Zomwe mungapemphe, ndi zikalata zosunga',
    },
    summary: {
      en: 'Ticket, visa, passport: how to buy currency for a journey, and how to change the rest back.',
      ny: 'Tikiti, viza, pasipoti: mmene mungagulire ndalama za ulendo, ndi kubweza zotsala.',
    },
    content: {
      en: `<p>Foreign currency is sold for a purpose that can be shown. For a journey that means a few documents, which take a minute to check if they are in order.</p>
<h2>Bring</h2>
<ol><li>Your passport, with a visa where the country asks for one.</li><li>A return ticket, or for a bus the booking.</li><li>For treatment or study, the letter of the hospital or the school.</li></ol>
<p>How much may be sold to one traveller is set by the central bank and changes from time to time. Ask for the limit in force; our counters have it in writing.</p>
<h2>Mix</h2>
<p>A card for hotels, notes for the first two days, and small ones among them: nobody at a bus station changes a hundred. Note the numbers of large notes and leave the list at home.</p>
<h2>Back home</h2>
<p>With the receipt, notes that you bought from us are bought back at the buying rate of that day, without further questions. Coins cannot be taken. Many travellers leave them in the box for the clinic at the airport counter.</p>`,
      ny: `<p>Ndalama zakunja zimagulitsidwa pa cholinga chomwe chingaonetsedwe. Pa ulendo pamafunika zikalata zochepa, zomwe zimaonedwa m’mphindi imodzi zikakhala bwino.</p>
<h2>Bweretsani</h2>
<ol><li>Pasipoti yanu, ndi viza ngati dzikolo limafuna.</li><li>Tikiti yopita ndi kubwera, kapena malo omwe mwasungitsa pa basi.</li><li>Ngati ndi chithandizo kapena maphunziro, kalata ya chipatala kapena sukulu.</li></ol>
<p>Kuchuluka komwe munthu mmodzi angagule kumaikidwa ndi banki yaikulu ndipo kumasintha nthawi zina. Funsani malire omwe akugwira ntchito; makaunta athu ali nawo olembedwa.</p>
<h2>Sakanizani</h2>
<p>Khadi la hotela, ndalama za m’manja za masiku awiri oyamba, zing’onozing’ono zilimo: palibe amene amasintha zana limodzi pa malo a basi. Lembani manambala a ndalama zazikulu ndipo siyani mndandandawo kunyumba.</p>
<h2>Mukabwerera</h2>
<p>Ndi lisiti, ndalama zomwe munagula kwa ife timagulanso pa mtengo wogulira wa tsikulo, osafunsanso. Zachitsulo sitilandira. Apaulendo ambiri amazisiya m’bokosi la chipatala pa kaunta ya ku bwalo la ndege.</p>`,
    },
  },
  {
    slug: 'rates-at-eight-o-clock',
    days: 341,
    image: 'picture-goods',
    title: {
      en: 'How we make the day’s rates',
      ny: 'Mmene mitengo ya tsiku imapangidwira',
    },
    summary: {
      en: 'Who decides the rates, and why two people sign them.',
      ny: 'Amene amasankha mitengo, ndi chifukwa chake anthu awiri amaisaina.',
    },
    content: {
      en: `<p>At 06:30 our dealers look at the markets that are already open. At seven they look at how much foreign money our own counters have. Then they write the day’s list.</p>
<h2>The draft</h2>
<p>A rates officer enters fourteen currencies, buying and selling. The system works out the middle and compares each number with yesterday’s. Any rate that moved by more than a few percent is marked and must be explained.</p>
<h2>The second signature</h2>
<p>The list becomes valid only when somebody who did not write it has approved it. That rule has no exception, on holidays either. A mistake would be seen in the whole country at once, and we would have to pay for it.</p>
<h2>On the board</h2>
<p>At eight the new rates are in force at every counter and on this site at once. If a market changes a lot later in the day, a new list with a new time follows. The old one is never changed: it becomes part of the history you can look up.</p>`,
      ny: `<p>Nthawi ya 06:30 ogwira ntchito athu amayang’ana misika yomwe yatsegulidwa kale. Nthawi ya 7 koloko amaona kuchuluka kwa ndalama zakunja zomwe zili m’makaunta athu. Kenako amalemba mndandanda wa tsiku.</p>
<h2>Zolemba zoyamba</h2>
<p>Woyang’anira mitengo amalemba ndalama khumi ndi zinayi, mtengo wogula ndi wogulitsa. Makina amawerengera wapakati ndipo amayerekezera nambala iliyonse ndi ya dzulo. Chosintha kwambiri chimaikidwa chizindikiro ndipo chimafunika kufotokozedwa.</p>
<h2>Siginecha yachiwiri</h2>
<p>Mndandanda umagwira ntchito pokhapokha wina amene sanaulembe atavomereza. Lamuloli silisintha, ngakhale pa tchuthi. Kulakwitsa kungaonedwe m’dziko lonse nthawi imodzi, ndipo tingalipire ndife.</p>
<h2>Pa bolodi</h2>
<p>Nthawi ya 8 koloko mitengo yatsopano imayamba pa kaunta iliyonse ndi pa tsamba lino nthawi imodzi. Msika ukasintha kwambiri masana, mndandanda watsopano wa nthawi yatsopano umatuluka. Wakale susinthidwa: umakhala mbiri yomwe mutha kuiona.</p>`,
    },
  },
]
