import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const privacy: SamplePage = {
  company: 'holdings',
  slug: 'privacy',
  heading: both('Privacy', 'Zachinsinsi'),
  description: both(
    'Which personal data the companies of the group keep, why, how long, who sees it, and how to have it shown, corrected or erased.',
    'Zambiri zokhudza inu zomwe makampani a gulu amasunga, chifukwa chake, nthawi yake, amene amaziona, ndi mmene mungazionere, kuzikonza kapena kuzifufutitsa.',
  ),
  lede: both(
    'You may read this site without telling us who you are.',
    'Mutha kuwerenga tsamba lino osatiuza kuti ndinu yani.',
  ),
  sections: [
    {
      type: 'text',
      title: both('When you only read', 'Mukamangowerenga'),
      text: [
        both(
          'You need no account, and we keep no profile of you. No other company counts your visit unless you said yes. Our server notes which kind of page was opened and when, so that we can find faults and attacks. It notes no names, no account numbers and not what you searched for.',
          'Simufunika akaunti, ndipo sitisunga mbiri yanu. Palibe kampani ina yowerengera kubwera kwanu pokhapokha mutavomera. Makina athu amalemba mtundu wa tsamba lomwe lapemphedwa ndi nthawi yake, kuti zolakwika ndi ziwembu zipezeke; mayina, manambala a akaunti ndi zomwe mwafufuza sizilembedwa.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('When you write to us', 'Mukatilembera'),
      text: [
        both(
          'The form keeps your name, one way to reach you and your question, so that the company you wrote to can answer. Its staff see it; nobody outside does. Leave out account numbers and codes: we would only have to cross them out.',
          'Fomu imasunga dzina lanu, njira imodzi yokupezerani ndi funso lanu, kuti kampani yomwe mwailembera ikuyankheni. Antchito ake amaona; akunja ayi. Musalembe manambala a akaunti kapena otsimikizira: tikanangowafufuta.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('When you are a customer', 'Mukakhala kasitomala'),
      text: [
        both(
          'By law a bank must ask its customers for documents. We keep them encrypted. Only those who check them can open them, and we record each time they do.',
          'Lamulo la kudziwa kasitomala limafuna kuti banki ifunse zikalata. Zimasungidwa mobisika, zimatsegulidwa ndi omwe amaziunika okha, ndipo kutsegula kulikonse kumalembedwa.',
        ),
      ],
    },
    {
      type: 'list',
      title: both('What you may ask for', 'Zomwe mungapemphe'),
      text: [
        both(
          'Write, call or come with your ID. We answer free of charge; where a law stops us from erasing something, we name the law.',
          'Lembani, imbani kapena bwerani ndi chiphaso. Timayankha mwaulere; lamulo likatiletsa kufufuta chinthu, timatchula lamulolo.',
        ),
      ],
      items: [
        both('To see what is kept about you', 'Kuona zomwe zasungidwa za inu'),
        both('To have a mistake corrected', 'Kukonzetsa cholakwika'),
        both(
          'To have data erased that the law does not make us keep',
          'Kufufutitsa zomwe lamulo silitikakamiza kusunga',
        ),
        both(
          'To complain to the data protection authority',
          'Kudandaula ku bungwe loteteza zambiri zokhudza anthu',
        ),
      ],
    },
    {
      type: 'data-protection',
      id: 'data-protection',
      title: both('Data protection in detail', 'Kuteteza zambiri zanu mwatsatanetsatane'),
    },
  ],
  next: [
    {
      name: both('What this site keeps on your device', 'Zomwe tsambali limasunga pa chipangizo chanu'),
      to: '/fdhfinancialholdings/cookies',
    },
    { name: both('Write to us', 'Tilembereni'), to: '/fdhfinancialholdings/contact#enquiry' },
    { name: both('Terms of this site', 'Malamulo a tsambali'), to: '/fdhfinancialholdings/terms' },
  ],
}

const cookies: SamplePage = {
  company: 'holdings',
  slug: 'cookies',
  heading: both('Cookies and storage', 'Ma cookie ndi zosungidwa'),
  description: both(
    'All that this site keeps on your device: a few small cookies and notes for what you chose or began here, none that follows you, and how to remove them.',
    'Zonse zomwe tsambali limasunga pa chipangizo chanu: ma cookie ang’onoang’ono ndi zolemba zingapo za zomwe mwasankha kapena kuyamba, palibe zokutsatirani, ndi mmene mungazichotsere.',
  ),
  lede: both(
    'The site remembers your language and colours. It does not know who you are.',
    'Tsambali limakumbukira chilankhulo ndi mitundu yanu. Silidziwa kuti ndinu ndani.',
  ),
  sections: [
    {
      type: 'comparison',
      id: 'kept',
      title: both('The whole list', 'Mndandanda wonse'),
      columns: [both('Name', 'Dzina'), both('What it says', 'Zomwe imanena')],
      rows: [
        {
          cells: [
            both('low (cookie)', 'low (cookie)'),
            both(
              'You turned low-data mode on or off. Kept: a year.',
              'Munayatsa kapena kuzimitsa data yochepa. Nthawi yake: chaka.',
            ),
          ],
        },
        {
          cells: [
            both('theme (cookie)', 'theme (cookie)'),
            both(
              'You chose light or dark colours. Kept: a year, or until you choose as on your device.',
              'Munasankha mitundu yoyera kapena yakuda. Nthawi yake: chaka, kapena mpaka mutasankha ya chipangizo chanu.',
            ),
          ],
        },
        {
          cells: [
            both('tab (cookie)', 'tab (cookie)'),
            both(
              'The company you looked at last, to begin there. Kept: a year.',
              'Kampani yomwe munaona komaliza, kuti tiyambire pamenepo. Nthawi yake: chaka.',
            ),
          ],
        },
        {
          cells: [
            both('lang (cookie)', 'lang (cookie)'),
            both(
              'The language you read last. Kept: a year.',
              'Chilankhulo chomwe munawerenga komaliza. Nthawi yake: chaka.',
            ),
          ],
        },
        {
          cells: [
            both('from-root (cookie)', 'from-root (cookie)'),
            both(
              'You opened our address without a page, and we show the company you looked at last. Kept: half a minute.',
              'Chimalembedwa mukatsegula keyala yathu yopanda tsamba, kuti muone kampani yomwe munaona komaliza. Nthawi yake: theka la mphindi.',
            ),
          ],
        },
        {
          cells: [
            both('user-session (local storage)', 'user-session (local storage)'),
            both(
              'A random number for this browser. Your name is not in it, and it opens only public pages. Kept: until you clear it.',
              'Nambala yongopangidwa ya brawuza iyi. Mulibe dzina lanu, ndipo imatsegula masamba a anthu onse okha. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('tab (local storage)', 'tab (local storage)'),
            both(
              'The same company again. Kept: until you clear it.',
              'Kampani yomweyo, kachiwiri. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('search-hint (local storage)', 'search-hint (local storage)'),
            both(
              'We showed you the hint beside the search. We show it only once. Kept: until you clear it.',
              'Malangizo a pofufuza anaonetsedwa, kuti aonetsedwe kamodzi kokha. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('closed-notices (local storage)', 'closed-notices (local storage)'),
            both(
              'Which notices you closed, so that they stay closed until they change. Kept: until you clear it.',
              'Zidziwitso zomwe munatseka, kuti zisabwerenso mpaka zitasintha. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('typed (session storage)', 'typed (session storage)'),
            both(
              'What you typed into a form and have not sent yet; never codes, passwords or national IDs. Kept: half an hour in this tab, gone once sent.',
              'Zomwe mwalemba mu fomu koma simunatumize; osati manambala otsimikizira, mawu achinsinsi kapena manambala a chiphaso cha unzika. Nthawi yake: theka la ola mu tabu ino, zimachoka mukatumiza.',
            ),
          ],
        },
        {
          cells: [
            both('consent (local storage)', 'consent (local storage)'),
            both(
              'Whether visits may be counted, where you were asked: yes or no, and to what. Kept: until you clear it.',
              'Ngati alendo angawerengedwe, pomwe munafunsidwa: inde kapena ayi, ndi pa chiyani. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('fdh (a database in the browser)', 'fdh (zosungidwa mu brawuza)'),
            both(
              'A copy of public content such as rates, branches and news, to read without a connection; not in low-data mode. Kept: until you clear it; renewed with your visits.',
              'Zinthu za onse monga mitengo, nthambi ndi nkhani, kuti muwerenge popanda intaneti; osati pa data yochepa. Nthawi yake: mpaka mutachotsa; zimakonzedwanso mukabwera.',
            ),
          ],
        },
        {
          cells: [
            both('copy (local storage)', 'copy (local storage)'),
            both(
              'How old that copy is, and in which language. Kept: until you clear it.',
              'Ukalamba wa zosungidwazo, ndi chilankhulo chake. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('build (local storage)', 'build (local storage)'),
            both(
              'A note that the site has removed what its earlier version saved. Kept: until you clear it.',
              'Cholemba chonena kuti zomwe tsamba lakale linasiya zachotsedwa. Nthawi yake: mpaka mutachotsa.',
            ),
          ],
        },
        {
          cells: [
            both('code (cookie)', 'code (cookie)'),
            both(
              'You asked for a one-time code in this browser, so nobody can use it in another one. Set only if you asked for a code. Kept: a day, or a year after you entered a code, so that others cannot use up your codes.',
              'Kuti nambala yotsimikizira inapemphedwa pa brawuza ino, kuti ina isaigwiritse ntchito; pokhapokha ngati munapempha. Nthawi yake: tsiku limodzi, kapena chaka mukalemba nambalayo, kuti ena asakulepheretseni kulandira ina.',
            ),
          ],
        },
        {
          cells: [
            both('kyc-token (session storage)', 'kyc-token (session storage)'),
            both(
              'You confirmed your phone or e-mail, so that you can send KYC documents. Kept: until you close the tab, or have sent them.',
              'Kuti foni kapena imelo yanu yatsimikizidwa, pamene mukupereka zikalata za KYC. Nthawi yake: mpaka mutatseka tsambalo, kapena mutazitumiza.',
            ),
          ],
        },
        {
          cells: [
            both('kyc-confirmation (session storage)', 'kyc-confirmation (session storage)'),
            both(
              'The reference of the KYC documents you sent last, with what to bring to a branch, so that a reload still shows it. Kept: until you close the tab, or send others.',
              'Nambala ya umboni ya zikalata za KYC zomwe mwatumiza komaliza, ndi zomwe mubweretse ku nthambi, kuti izionekabe tsamba likatsegulidwanso. Nthawi yake: mpaka mutatseka tsambalo, kapena mutatumiza zina.',
            ),
          ],
        },
        {
          cells: [
            both('fdh-kyc (a database in the browser)', 'fdh-kyc (zosungidwa mu brawuza)'),
            both(
              'KYC documents and details that you have begun and not sent, locked with a key that our server keeps until you confirm your phone or e-mail. Kept: until you send them or start over, a day at most.',
              'Zikalata ndi zambiri za KYC zomwe mwayamba koma simunatumize, zotsekedwa ndi kiyi yomwe makina athu amasunga mpaka foni kapena imelo yanu itatsimikizidwa. Nthawi yake: mpaka mutazitumiza kapena kuyambanso, osapitirira tsiku limodzi.',
            ),
          ],
        },
        {
          cells: [
            both('kyc-draft (local storage)', 'kyc-draft (local storage)'),
            both(
              'Which KYC documents you started, and when. Kept: until you send them or start over, a day at most.',
              'Zikalata za KYC zomwe munayamba, ndi nthawi yomwe munayamba. Nthawi yake: mpaka mutazitumiza kapena kuyambanso, osapitirira tsiku limodzi.',
            ),
          ],
        },
        {
          cells: [
            both('kyc-removed (local storage)', 'kyc-removed (local storage)'),
            both(
              'Which KYC documents you removed, as random codes. Kept: until you send the rest or start over, a day at most.',
              'Zikalata za KYC zomwe munachotsa, monga manambala osatchula kanthu. Nthawi yake: mpaka mutatumiza zotsalazo kapena kuyambanso, osapitirira tsiku limodzi.',
            ),
          ],
        },
        {
          cells: [
            both('kyc-continue (session storage)', 'kyc-continue (session storage)'),
            both(
              'The account type you chose while the KYC form was being updated. Kept: for the moment until the page has reloaded.',
              'Mtundu wa akaunti umene munasankha pamene fomu ya KYC imasinthidwa. Nthawi yake: mpaka tsamba litatsegulidwanso.',
            ),
          ],
        },
        {
          cells: [
            both('reloaded:… (session storage)', 'reloaded:… (session storage)'),
            both(
              'A part of a page failed and was loaded again. This note makes us try only once. Kept: until you close the tab.',
              'Gawo la tsamba linalephera ndipo linatsegulidwanso, kuti tiyese kamodzi kokha. Nthawi yake: mpaka mutatseka tsambalo.',
            ),
          ],
        },
      ],
    },
    { type: 'consent', id: 'choice', title: both('Counting visits', 'Kuwerenga alendo') },
    {
      type: 'text',
      title: both('Why we do not ask you about these', 'Chifukwa chomwe sitikufunsani za izi'),
      text: [
        both(
          'Each entry above is only for something you chose or started here. We do not use them to follow you, and none goes to another company. Services that advertise or count visits are loaded only where this page offers you a choice, and only after you say yes.',
          'Chilichonse chili m’mwambamo chimangokwaniritsa zomwe mwasankha kapena kuyamba pano. Palibe chogwiritsidwa ntchito kukulondolani, ndipo palibe chopita ku kampani ina. Zotsatsa ndi zowerenga alendo zimatsegulidwa pokhapokha ngati tsamba lino likupereka kusankha, ndipo mutavomera.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Removing them', 'Kuzichotsa'),
      text: [
        both(
          'Clear this site’s data in the settings of your browser. Everything still works. The site only starts again at the holding company, in English, with the colours of your device. On a shared phone use a private window: it clears itself.',
          'Chotsani zosungidwa za tsamba lino m’zoikamo za brawuza yanu. Zonse zimapitirira kugwira ntchito; zimangoyambira pa kampani yaikulu, m’Chingerezi ndi mitundu ya chipangizo chanu. Pa foni yogawana, tsamba la chinsinsi limachita zimenezi lokha.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Staff', 'Ogwira ntchito'),
      text: [
        both(
          'Our staff sign in on another page and get a cookie for that. Visitors never get it.',
          'Ogwira ntchito athu amalowera pa tsamba lina ndipo amalandira cookie ya zimenezo. Alendo sailandira.',
        ),
      ],
    },
  ],
  next: [
    { name: both('Privacy', 'Zachinsinsi'), to: '/fdhfinancialholdings/privacy' },
    { name: both('Terms of this site', 'Malamulo a tsambali'), to: '/fdhfinancialholdings/terms' },
  ],
}

const terms: SamplePage = {
  company: 'holdings',
  slug: 'terms',
  heading: both('Terms of this site', 'Malamulo a tsamba lino'),
  description: both(
    'What you may rely on here and what only a signed contract says: rates, calculators, links, copying and the law that applies.',
    'Zomwe mungadalire pano ndi zomwe zili mu mgwirizano wosainidwa wokha: mitengo, zowerengetsera, maulalo, kukopera ndi lamulo logwira ntchito.',
  ),
  lede: both(
    'These terms are short. A signed contract comes before them.',
    'Malamulowa ndi aafupi. Mgwirizano wosainidwa ndi womwe umatsogola.',
  ),
  sections: [
    {
      type: 'text',
      title: both('Information, not an offer', 'Zambiri, osati mgwirizano'),
      text: [
        both(
          'These pages describe our products. If your contract says something else, the contract counts.',
          'Masambawa amafotokoza ntchito zathu. Mgwirizano wanu ukanena zina, mgwirizanowo ndiwo wogwira ntchito.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Rates and calculators', 'Mitengo ndi zowerengetsera'),
      text: [
        both(
          'Each rate shows the time it started. The counter uses the rate of that moment. Calculators round to the tambala and are no promise.',
          'Mtengo uliwonse umaonetsa nthawi yomwe unayamba. Kaunta imagwiritsa ntchito mtengo wa nthawi yomweyo. Zowerengetsera zimalekezera pa tambala ndipo sizilonjeza kanthu.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Copying and linking', 'Kukopera ndi kulumikiza'),
      text: [
        both(
          'You can copy what you need for yourself, for school or for the news. Say where it comes from, and do not pretend to be us.',
          'Mutha kukopera zomwe mukufuna za inu nokha, za sukulu kapena za nkhani. Nenani komwe zachokera, ndipo musanamizire kukhala ife.',
        ),
        both(
          'We mark links to other websites. We are not responsible for what they say.',
          'Timalemba chizindikiro pa maulalo opita ku masamba ena. Sitiyankha pa zomwe masambawo amanena.',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Law', 'Lamulo'),
      text: [
        both(
          'The law of Malawi applies. If these terms change, the date is shown here.',
          'Lamulo la Malawi ndilo logwira ntchito. Malamulowa akasintha, tsiku lake limaonetsedwa pano.',
        ),
      ],
    },
  ],
  next: [
    { name: both('Privacy', 'Zachinsinsi'), to: '/fdhfinancialholdings/privacy' },
    {
      name: both('Accessibility', 'Tsamba la aliyense'),
      to: '/fdhfinancialholdings/accessibility',
    },
    { name: both('Write to us', 'Tilembereni'), to: '/fdhfinancialholdings/contact#enquiry' },
  ],
}

const accessibility: SamplePage = {
  company: 'holdings',
  slug: 'accessibility',
  heading: both('Accessibility', 'Tsamba la aliyense'),
  description: both(
    'How this site aims at WCAG 2.2 level AA, how every page is tested, which limits are known, and how to report a barrier.',
    'Mmene tsambali limalunjikira WCAG 2.2 mlingo wa AA, mmene tsamba lililonse limayesedwera, zoperewera zodziwika, ndi mmene munganenere chokulepheretsani.',
  ),
  lede: both(
    'This site is for everyone, also for people who see, hear or move differently, and for old phones.',
    'Tsambali ndi la aliyense, ngakhale anthu oona, akumva kapena akuyenda mosiyana, komanso mafoni akale.',
  ),
  sections: [
    {
      type: 'text',
      title: both('What we aim at', 'Zomwe tikulunjika'),
      text: [
        both(
          'The Web Content Accessibility Guidelines 2.2 at level AA, on each page and in both languages. Nobody outside has checked it yet. What follows is what we say ourselves.',
          'Malangizo a Web Content Accessibility Guidelines 2.2 pa mlingo wa AA, pa tsamba lililonse ndi m’zilankhulo zonse ziwiri. Palibe bungwe lakunja lomwe laonapo. Zotsatirazi tikunena tokha.',
        ),
      ],
    },
    {
      type: 'list',
      title: both('How it is tested', 'Mmene limayesedwera'),
      text: [
        both(
          'Before each release a program opens every page in a real browser. A fault stops the release.',
          'Tsamba latsopano lisanatuluke, pulogalamu imatsegula tsamba lililonse mu brawuza yeniyeni. Cholakwika chimaimitsa kutulutsako.',
        ),
      ],
      items: [
        both(
          'The axe rules for levels A and AA, in English and Chichewa',
          'Malamulo a axe a milingo ya A ndi AA, m’Chingerezi ndi m’Chichewa',
        ),
        both(
          'A narrow window of 320 pixels, without scrolling sideways',
          'Zenera laling’ono la mapikiselo 320, popanda kusunthira m’mbali',
        ),
        both('Reading and finding without JavaScript', 'Kuwerenga ndi kupeza zinthu popanda JavaScript'),
        both(
          'Enough contrast between all colours, worked out by a program',
          'Kusiyana kokwanira kwa mitundu yonse, kowerengedwa ndi pulogalamu',
        ),
        both('Dark colours and low-data mode', 'Mitundu yakuda ndi data yochepa'),
      ],
    },
    {
      type: 'list',
      title: both('What we know is not right yet', 'Zomwe tikudziwa kuti sizinakonzeke'),
      text: [
        both(
          'Programs find perhaps half of all barriers. People who live with a screen reader have not tested this site yet, and few readers for phones speak Chichewa at all.',
          'Mapulogalamu amapeza mwina theka la zolepheretsa. Anthu ogwiritsa ntchito wowerenga sikirini sanayesebe tsamba lino, ndipo owerenga a pa foni ochepa okha ndi amene amalankhula Chichewa.',
        ),
      ],
      items: [
        both(
          'Documents are PDF files; not all of them are tagged',
          'Zikalata ndi mafayilo a PDF; si onse omwe ali ndi zizindikiro zowerengera',
        ),
        both('The Chichewa texts are under review', 'Mawu a Chichewa akuunikidwabe'),
        both(
          'Maps of other websites open outside this one',
          'Mapu a masamba ena amatsegulidwa kunja kwa tsambali',
        ),
      ],
    },
    {
      type: 'text',
      title: both('Tell us what stops you', 'Tiuzeni chomwe chikukulepheretsani'),
      text: [
        both(
          'By the form, by phone or through someone you trust: which page, what you wanted, what you use. We answer within two working days and until it works we help you in another way.',
          'Pa fomu, pa foni kapena kudzera mwa munthu womudalira: tsamba liti, mumafuna chiyani, mumagwiritsa ntchito chiyani. Timayankha pasanathe masiku awiri ogwira ntchito, ndipo mpaka zitakonzeka timakuthandizani mwa njira ina.',
        ),
      ],
    },
  ],
  next: [
    { name: both('Write to us', 'Tilembereni'), to: '/fdhfinancialholdings/contact#enquiry' },
    { name: both('All pages', 'Masamba onse'), to: '/fdhfinancialholdings/sitemap' },
    { name: both('Privacy', 'Zachinsinsi'), to: '/fdhfinancialholdings/privacy' },
  ],
}

/** What is said of this site itself. The table of what is kept is compared with the names that the programs use. */
export const statementPages: readonly SamplePage[] = [privacy, cookies, terms, accessibility]
