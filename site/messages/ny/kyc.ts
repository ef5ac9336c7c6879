import { errorSummary } from './error-summary.ts'
import type { SiteMessages } from '../en.ts'

export const kyc = {
  need: {
    title: 'Zomwe mukufunika',
    about:
      'Zimatenga mphindi pafupifupi 15 ndi data ya 3 mpaka 6\u00a0MB. Timachepetsa zithunzi zanu zisanatumizidwe.',
    type: 'Ndi za akaunti yamtundu wanji?',
    noType: 'Sankhani mtundu wa akaunti yanu.',
    ready: 'Konzekani izi',
    files:
      'Zithunzi kapena mafayilo: PDF, JPEG, PNG kapena WebP. Osapitirira 10\u00a0MB iliyonse ndi 60\u00a0MB zonse pamodzi.',
    stop: 'Mutha kusiya ndi kupitiriza pasanathe maola 24.',
    go: 'Pitirizani',
    resume: 'Munayamba kale pa foni ino. Tsimikizirani foni kapena imelo yanu kuti mupitirize.',
    resumeGo: 'Pitirizani pomwe munasiyira',
    scripts:
      'Zikalata zimatumizidwa patsamba lino ndi JavaScript, yomwe yazimitsidwa kapena ikutsegulidwabe. Mutha kuzibweretsanso ku nthambi iliyonse.',
  },
  step: 'Gawo {n} mwa {total}',
  stepsName: 'Magawo',
  steps: {
    need: 'Zofunika',
    contact: 'Foni kapena imelo',
    details: 'Akaunti yanu',
    documents: 'Zikalata zanu',
    check: 'Onani zonse',
    done: 'Zatumizidwa',
  },
  back: 'Bwererani',
  next: 'Pitirizani',
  ...errorSummary,
  loading: 'Tikutsegula gawo lotsatira…',
  loadFailed: 'Gawo lotsatira silinatsegulidwe. Onani ngati muli ndi intaneti.',
  retry: 'Yesaninso',
  notKept:
    'Brawuza ino sisunga kanthu (mwina ndi tsamba la chinsinsi): mukatsegulanso tsambali, zomwe mwalemba zimatayika.',
  insecure:
    'Tsambali silinatsegulidwe pa keyala yotetezeka (https), choncho palibe chikalata chomwe chingatumizidwe.',
  startOver: {
    button: 'Yambaninso',
    ask: {
      header: 'Kuyambanso',
      message: 'Zomwe mwalemba ndi zikalata zomwe mwaika zichotsedwa. Zomwe munatumiza kale sizikhudzidwa.',
      action: 'Chotsani ndi kuyambanso',
      cancel: 'Zisungeni',
    },
  },
  others: {
    header: 'Zinayambidwa ndi wina, kapena kalekale',
    message:
      'Pa foni ino pali zomwe zinayambidwa ndi foni kapena imelo ina, kapena lapita tsiku limodzi. Simungathe kuzitsegula. Kodi muyambenso? Zoyambidwazo zichotsedwa.',
    action: 'Yambani zatsopano',
    cancel: 'Zisiyeni',
  },
  contact: {
    title: 'Foni kapena imelo yanu',
    label: 'Nambala ya foni kapena imelo',
    hint: 'Titumizapo nambala yotsimikizira, kenako tikuuzani za zikalata zanu. Mwachitsanzo 0999 123 456 kapena dzina@example.com.',
    none: 'Lembani nambala ya foni kapena imelo yanu.',
    go: 'Nditumizireni nambala yotsimikizira',
    opening: 'Dikirani pang’ono…',
    safe: 'Palibe wa ku banki amene amakufunsani nambala yotsimikizira.',
  },
  change: {
    title: 'Zikalata zofunika kusintha',
    lede: 'Taona zomwe munatumiza. Tumizaninso zikalata izi; zinazo zili bwino.',
    account: 'Akaunti yothera ndi ••••{ending}',
    go: 'Sinthani zikalatazi',
    other: 'Tumizani zikalata za akaunti ina',
  },
  details: {
    title: 'Akaunti yanu',
    number: 'Nambala ya akaunti',
    numberHint: 'Monga ili pa khadi kapena chikalata cha akaunti yanu. Mipata ilibe vuto.',
    name: 'Dzina la akaunti',
    nameHint: 'Monga lili pa chikalata cha akaunti yanu.',
    branch: 'Nthambi yanu',
    choose: 'Sankhani nthambi',
    chooseType: 'Sankhani mtundu',
    type: 'Mtundu wa akaunti',
    noNumber: 'Lembani nambala ya akaunti.',
    wrongNumber:
      'Nambala ya akaunti imakhala ndi manambala 6 mpaka 20. Onani pa khadi kapena chikalata cha akaunti yanu.',
    noName: 'Lembani dzina la akaunti.',
    longName: 'Dzina la akaunti latalika kwambiri. Lisapitirire zilembo 120.',
    noBranch: 'Sankhani nthambi yanu.',
  },
  documents: {
    title: 'Zikalata zanu',
    lede: 'Ikani chithunzi kapena fayilo ya chikalata chilichonse. Kutumiza kumayamba nthawi yomweyo.',
    changeLede: 'Ikani kope latsopano la chikalata chilichonse chili pansipa.',
    sending: 'Chikupita: {name}',
    count: '{n} mwa {total} zaikidwa',
    photo: 'Jambulani',
    file: 'Sankhani fayilo',
    newPhoto: 'Jambulaninso',
    newFile: 'Fayilo ina',
    remove: 'Chotsani',
    asked: 'Zomwe tikufuna',
    smaller: '{size}, yachepetsedwa kuchoka pa {before}',
    elsewhere: 'Chinaikidwa pa brawuza ina',
    missing: '{name}: chikalatachi chikufunikabe.',
    notGood: '{name}: chikalatachi chikufunika fayilo ina.',
    needsChange: 'Chisinthidwe',
  },
  states: {
    needed: 'Chikufunika',
    preparing: 'Tikuchikonza',
    queued: 'Chikudikira',
    uploading: 'Chikupita {n}%',
    waiting: 'Tikudikira intaneti',
    checking: 'Tikuchiona',
    received: 'Chalandiridwa',
    refused: 'Chisinthidwe',
    failed: 'Sichinapite',
  },
  refusals: {
    wrong_kind: 'Iyi si PDF, JPEG, PNG kapena WebP. Jambulani chikalatacho, kapena sankhani fayilo ina.',
    too_big: 'Fayiloyi ikuposa 10\u00a0MB. Sankhani yaing’ono, kapena jambulani chithunzi.',
    empty: 'Fayiloyi ilibe kanthu. Isankheninso, kapena sankhani ina.',
    damaged: 'Fayiloyi siwerengeka. Mwina yawonongeka; isankheninso, kapena jambulani chithunzi.',
    password_protected:
      'PDF iyi yatsekedwa ndi mawu achinsinsi. Isungeni yopanda mawuwo, kapena jambulani masamba ake.',
    too_many_pixels:
      'Chithunzichi n’chachikulu kwambiri (chikuposa mapikiselo 50 miliyoni). Jambulani ndi kamera yochepetsedwa.',
    active_content:
      'PDF iyi ili ndi mapulogalamu kapena mafayilo mkati, zomwe sitilandira. Isindikizeni ndi kujambula.',
    failed_check: 'Fayiloyi sinadutse poona mavairasi. Sankhani ina.',
    too_complex:
      'Fayiloyi ndi yovuta kwambiri kuitsegula motetezeka. Jambulani chikalatacho, kapena isungeninso ngati PDF yosavuta.',
    too_many_complex:
      'Mafayilo anu angapo anali ovuta kwambiri kuwatsegula. Kwa maola ochepa akubwerawa, tumizani zithunzi za zikalata zanu.',
    too_much: 'Ndi fayiloyi, zikalata zonse pamodzi zikuposa 60\u00a0MB. Sankhani yaing’ono.',
  },
  notSent: 'Fayiloyi sinatumizidwe. Isankheninso.',
  check: {
    title: 'Onani zomwe mukutumiza',
    account: 'Akaunti yanu',
    documents: 'Zikalata zanu',
    contact: 'Foni kapena imelo',
    change: 'Sinthani',
    data: 'Zikalata zonse pamodzi: {size}. Zomwe zapita kale sizitumizidwanso.',
    go: 'Tumizani zikalata',
    sending: 'Tikutumiza…',
  },
  sure: {
    header: 'Tumizani zikalata zanu',
    message: 'Kodi mukutsimikiza kuti mukufuna kupitiriza?',
    action: 'Pitirizani',
    cancel: 'Lekani',
  },
  override: {
    header: 'Zambiri za KYC',
    message: 'Mafomu anu a KYC anatumizidwa kale. Kodi mukufuna kuika atsopano m’malo mwake?',
    action: 'Sinthani',
    cancel: 'Lekani',
    account: 'Akaunti yothera ndi ••••{ending}',
    document: 'Chilowedwa m’malo: {name}',
  },
  already: 'Munatumiza kale',
  submitted: 'Zatumizidwa bwino',
  updated: 'Zambiri zanu za KYC zasinthidwa bwino',
  notDelivered: 'Sizinatumizidwe. Palibe chomwe chatayika.',
  notices: {
    line: 'Sitinathe kufika pa makina athu. Palibe chotayika: onani ngati muli ndi intaneti, kenako yesaninso.',
    lookUpLine:
      'Sitinathe kuona ngati munatumizapo zikalata kale, chifukwa simuli pa intaneti. Palibe chotayika; yesaninso.',
    lookUp:
      'Sitinathe kuona ngati munatumizapo zikalata kale. Palibe chotayika; yesaninso pakapita kanthawi.',
    send: 'Zikalata zanu sizinatumizidwe. Palibe chotayika; yesaninso pakapita kanthawi, kapena zibweretseni ku nthambi.',
    open: 'Pali vuto kumbali yathu. Yesaninso pakapita kanthawi.',
    unproved:
      'Chonde tsimikiziraninso foni kapena imelo yanu musanatumize. Yesaninso kuti mulandire nambala ina.',
    tooOften: 'Mwayesa kambirimbiri. Dikirani mphindi zingapo, kenako yesaninso.',
  },
  done: {
    title: 'Zikalata zanu zafika',
    updatedTitle: 'Zikalata zanu zatsopano zafika',
    reference: 'Nambala yanu ya umboni',
    keep: 'Ilembeni, kapena sindikizani tsambali.',
    print: 'Sindikizani tsambali',
    next: 'Zomwe zitsatire',
    steps: {
      look: 'Timaona chikalata chilichonse pasanathe masiku asanu ogwira ntchito.',
      write: 'Timalemba ku foni kapena imelo yanu zonse zikavomerezedwa.',
      change:
        'Ngati sitingavomereze chikalata, timakuuzani kuti ndi chiti ndi chifukwa chake. Mumatumizanso chimenecho chokha.',
      safe: 'Sitifunsa PIN kapena nambala yotsimikizira. Sititumiza munthu kudzatolera zikalata pakhomo panu.',
    },
    again: 'Tumizani zikalata za akaunti ina',
  },
} as const satisfies SiteMessages['kyc']
