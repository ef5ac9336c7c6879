import { day } from './day.ts'
import { headPicture } from './head-pictures.ts'
import { loanTexts } from './loans/texts.ts'
import type { Sample, SampleItem } from './sample.ts'

const identity = { en: 'National ID or passport', ny: 'Chiphaso cha unzika kapena pasipoti' }
const payslips = {
  en: 'Pay slips of the last three months',
  ny: 'Tipepala ta malipiro ta miyezi itatu yapitayi',
}
const employer = { en: 'Letter from the employer', ny: 'Kalata yochokera kwa wolemba ntchito' }
const account = { en: 'An account with the bank', ny: 'Akaunti ku banki yathu' }
const early = {
  en: 'Repay early at any time without a charge',
  ny: 'Mutha kubweza nthawi isanakwane, nthawi iliyonse, popanda kulipira kena',
}
const cover = {
  en: 'Credit life insurance: if the borrower dies, the insurance pays the debt',
  ny: 'Inshuwalansi ya ngongole: wobwereka akamwalira, inshuwalansi imabweza ngongole',
}
const branch = { en: 'At any branch, with your documents', ny: 'Ku nthambi iliyonse, mutatenga zikalata' }
const website = {
  en: 'Begin on the website: the loan calculator takes you to the form',
  ny: 'Yambirani pa intaneti: chowerengetsera cha ngongole chimakufikitsani ku fomu',
}
const reducing = {
  en: 'Interest on the reducing balance',
  ny: 'Chiongola dzanja chimawerengedwa pa ndalama zotsala',
}

/** Sample loans with the spec's figures; rate = reference rate 25.2 + margin, as in the sample bank rates. */
export const sample: Sample<'loans'> = (now, fileId) => {
  const effective_at = day(now, -19, '22:00:00')
  const published_at = effective_at
  const usual = {
    category: 'Personal and Business Banking',
    reference_rate: '25.2',
    arrangement_fee: '2',
    insurance_fee: '1',
    effective_at,
    instalments: true,
  } as const
  const items: SampleItem<'loans'>[] = [
    {
      key: 'executive-loan-scheme',
      published_at,
      body: {
        ...usual,
        slug: 'executive-loan-scheme',
        category2: 'Personal',
        position: 1,
        title: {
          en: 'Executive Loan Scheme',
          ny: 'Ngongole ya akuluakulu a ntchito',
        },
        description: {
          en: 'A larger loan for managers and professionals whose salary is paid into the bank: for building, studying or a car.',
          ny: 'Ngongole yokulirapo ya mameneja ndi akatswiri omwe malipiro awo a pamwezi amalowa ku banki yathu: yomangira nyumba, maphunziro kapena galimoto.',
        },
        rate: '30.2',
        margin: '5.0',
        least: '250000',
        most: '5000000',
        longest_months: 36,
        requirements: [
          identity,
          payslips,
          employer,
          {
            en: 'Salary paid into the account for at least three months',
            ny: 'Malipiro a pamwezi olowa mu akaunti kwa miyezi yosachepera itatu',
          },
          { en: 'Statement of other loans', ny: 'Umboni wa ngongole zina' },
        ],
        benefits: [
          { en: 'Up to 5 million kwacha without collateral', ny: 'Mpaka 5 miliyoni kwacha popanda chikole' },
          early,
          cover,
        ],
        features: [
          reducing,
          {
            en: 'You pay on payday, by standing order',
            ny: 'Mumalipira pa tsiku la malipiro, ndi malipiro obwerezabwereza',
          },
          { en: 'Top-up after half the term', ny: 'Kuonjezera ngongole theka la nthawi litatha' },
        ],
        accessibility: [
          branch,
          website,
          {
            en: 'By appointment at your office, from five applicants',
            ny: 'Timabwera ku ofesi kwanu mukapempha, ngati opempha alipo asanu kapena kuposa',
          },
        ],
        target_group: [
          {
            en: 'Managers and professionals in permanent employment',
            ny: 'Mameneja ndi akatswiri olembedwa ntchito yokhazikika',
          },
          { en: 'Senior public officers', ny: 'Akuluakulu ogwira ntchito m’boma' },
        ],
        term: [
          { en: 'Up to 36 months', ny: 'Mpaka miyezi 36' },
          { en: 'At most 5 million kwacha', ny: 'Osapitirira 5 miliyoni kwacha' },
        ],
      },
    },
    {
      key: 'employer-supported-loans',
      published_at,
      body: {
        ...usual,
        slug: 'employer-supported-loans',
        category2: 'Personal',
        position: 2,
        title: { en: 'Employer Supported Loans', ny: 'Ngongole zothandizidwa ndi wolemba ntchito' },
        description: {
          en: 'A loan under an agreement between the bank and your employer, who deducts the instalment from the salary and pays it over.',
          ny: 'Ngongole ya pa mgwirizano wa banki ndi wolemba ntchito wanu, yemwe amachotsa ndalama zobweza pa malipiro ndi kuzipereka ku banki.',
        },
        rate: '30.7',
        margin: '5.5',
        least: '50000',
        most: '3000000',
        longest_months: 24,
        requirements: [
          identity,
          payslips,
          {
            en: 'An agreement between the employer and the bank',
            ny: 'Mgwirizano pakati pa wolemba ntchito ndi banki',
          },
          {
            en: 'The employer’s undertaking to deduct the instalments',
            ny: 'Chilonjezo cha wolemba ntchito chochotsa ndalama zobweza',
          },
        ],
        benefits: [
          {
            en: 'A lower margin than a loan without the employer',
            ny: 'Mlingo woonjezera wotsikirapo kuposa wa ngongole yopanda wolemba ntchito',
          },
          early,
          cover,
        ],
        features: [
          reducing,
          {
            en: 'Deducted from your salary: no trips to the branch',
            ny: 'Imachotsedwa pa malipiro anu: simupita ku nthambi',
          },
        ],
        accessibility: [
          { en: 'Through your personnel office', ny: 'Kudzera ku ofesi yoona za ogwira ntchito' },
          branch,
          website,
        ],
        target_group: [
          {
            en: 'Employees of companies, schools, hospitals and the public service',
            ny: 'Ogwira ntchito m’makampani, m’masukulu, m’zipatala ndi m’boma',
          },
        ],
        term: [{ en: 'Up to 24 months', ny: 'Mpaka miyezi 24' }],
      },
    },
    {
      key: 'amayi-atakate',
      published_at,
      body: {
        ...usual,
        slug: 'amayi-atakate',
        category2: 'Business',
        position: 3,
        title: { en: 'Amayi Atakate', ny: 'Amayi Atakate' },
        description: {
          en: 'A loan for women who run a business and want to stock more, hire or move to a better place. It comes with training in book-keeping.',
          ny: 'Ngongole ya amayi omwe ali ndi bizinesi ndipo akufuna kuonjezera katundu, kulemba antchito kapena kusamukira pamalo abwino. Imabwera ndi maphunziro osunga mabuku a bizinesi.',
        },
        rate: '29.2',
        margin: '4.0',
        least: '100000',
        most: '5000000',
        longest_months: 24,
        requirements: [
          {
            en: 'A business account for at least 6 months',
            ny: 'Akaunti ya bizinesi kwa miyezi yosachepera 6',
          },
          { en: 'Management accounts for 12 months', ny: 'Maakaunti a bizinesi a miyezi 12' },
          identity,
          {
            en: 'Business registration or a letter from the market committee',
            ny: 'Satifiketi ya kalembera kapena kalata ya komiti ya msika',
          },
        ],
        benefits: [
          {
            en: 'The lowest margin of our business loans',
            ny: 'Mlingo woonjezera wotsika kuposa ngongole zathu zina za bizinesi',
          },
          { en: 'Training in book-keeping and pricing', ny: 'Maphunziro osunga mabuku ndi kuika mitengo' },
          early,
        ],
        features: [
          reducing,
          {
            en: 'A group of five may stand surety for each other',
            ny: 'Gulu la amayi asanu litha kuchitirana chitsimikizo',
          },
          { en: 'First instalment after two months', ny: 'Kubweza koyamba pakatha miyezi iwiri' },
        ],
        accessibility: [
          branch,
          {
            en: 'At the women’s desks in Lilongwe, Blantyre and Mzuzu',
            ny: 'Pa madesiki a amayi ku Lilongwe, Blantyre ndi Mzuzu',
          },
          website,
        ],
        target_group: [
          {
            en: 'Women who own at least half of a business',
            ny: 'Amayi omwe ali ndi theka la bizinesi yawo kapena kuposa',
          },
          {
            en: 'Traders, tailors, processors, farmers with a contract',
            ny: 'Ochita malonda, osoka, okonza zakudya, alimi omwe ali ndi mgwirizano',
          },
        ],
        term: [
          { en: 'Up to 24 months', ny: 'Mpaka miyezi 24' },
          { en: 'At most 5 million kwacha', ny: 'Osapitirira 5 miliyoni kwacha' },
        ],
      },
    },
    {
      key: 'instaloans',
      published_at,
      body: {
        ...usual,
        slug: 'instaloans',
        category2: 'Personal',
        position: 4,
        title: { en: 'Instaloans', ny: 'Instaloans' },
        description: {
          en: 'A small loan for urgent needs, such as school fees or a hospital bill. You get an answer on the day your documents are complete.',
          ny: 'Ngongole yaing’ono ya zinthu zosadikira, monga fizi ya sukulu kapena bilu ya chipatala. Zikalata zikakwana, yankho limabwera tsiku lomwelo.',
        },
        rate: '33.2',
        margin: '8.0',
        least: '20000',
        most: '800000',
        longest_months: 12,
        requirements: [
          {
            en: 'More than 12 months with the same employer',
            ny: 'Kupitirira miyezi 12 kwa wolemba ntchito yemweyo',
          },
          identity,
          payslips,
          account,
        ],
        benefits: [{ en: 'Answer on the same day', ny: 'Yankho tsiku lomwelo' }, early],
        features: [
          reducing,
          { en: 'Paid into the account or to *525#', ny: 'Imalowa mu akaunti kapena pa *525#' },
          { en: 'No collateral', ny: 'Palibe chikole' },
        ],
        accessibility: [{ en: 'By phone: *525#, then Loans', ny: 'Pa foni: *525#, kenako Ngongole' }, branch],
        target_group: [
          {
            en: 'Employees with an account at the bank',
            ny: 'Ogwira ntchito omwe ali ndi akaunti ku banki yathu',
          },
        ],
        term: [{ en: 'Up to 12 months', ny: 'Mpaka miyezi 12' }],
      },
    },
    {
      key: 'working-capital',
      published_at,
      body: {
        ...usual,
        slug: 'working-capital',
        category2: 'Business',
        position: 5,
        title: { en: 'Working Capital', ny: 'Ngongole ya mpamba' },
        description: {
          en: 'Money for stock, wages and orders until your customers pay you.',
          ny: 'Ndalama zogulira katundu, zolipirira antchito ndi zogwirira ma oda, mpaka makasitomala atakulipirani.',
        },
        rate: '31.7',
        margin: '6.5',
        least: '500000',
        most: '4000000',
        longest_months: 36,
        requirements: [
          { en: 'Business registration and tax clearance', ny: 'Satifiketi ya kalembera ndi ya msonkho' },
          {
            en: 'Accounts of two years, or cash-flow of twelve months',
            ny: 'Maakaunti a zaka ziwiri, kapena kayendedwe ka ndalama ka miyezi khumi ndi iwiri',
          },
          { en: 'Collateral to be agreed', ny: 'Chikole chogwirizana' },
        ],
        benefits: [
          {
            en: 'Instalments that follow your season',
            ny: 'Ndalama zobweza zotsata nyengo ya bizinesi yanu',
          },
          early,
        ],
        features: [
          reducing,
          {
            en: 'Up to six months on interest alone',
            ny: 'Mpaka miyezi isanu ndi umodzi yolipira chiongola dzanja chokha',
          },
          { en: 'One manager who knows your business', ny: 'Meneja mmodzi amene akudziwa bizinesi yanu' },
        ],
        accessibility: [
          {
            en: 'At the business desk of larger branches',
            ny: 'Ku desiki ya bizinesi m’nthambi zikuluzikulu',
          },
          website,
        ],
        target_group: [
          {
            en: 'Sole proprietors, SMEs and companies with at least two years of trading',
            ny: 'Bizinesi za munthu mmodzi, ma SME ndi makampani omwe agwira zaka zosachepera ziwiri',
          },
        ],
        term: [{ en: 'Up to 36 months', ny: 'Mpaka miyezi 36' }],
      },
    },
    {
      key: 'overdraft',
      published_at,
      body: {
        ...usual,
        slug: 'overdraft',
        category2: 'Business',
        position: 6,
        title: { en: 'Overdraft', ny: 'Overdraft (ngongole ya pa akaunti)' },
        description: {
          en: 'You can spend more than is in your current account, up to a limit. You pay interest only on what you use, for the days you use it.',
          ny: 'Mutha kugwiritsa ntchito ndalama zoposa zomwe zili mu akaunti yanu ya kalenti, mpaka malire. Mumalipira chiongola dzanja pa zomwe mwagwiritsa ntchito zokha, pa masiku omwe mwazigwiritsa ntchito.',
        },
        rate: '32.2',
        margin: '7.0',
        least: '100000',
        most: '2000000',
        longest_months: 12,
        requirements: [
          {
            en: 'A current account in use for at least six months',
            ny: 'Akaunti ya kalenti yogwira ntchito kwa miyezi yosachepera isanu ndi umodzi',
          },
          { en: 'Regular money coming in', ny: 'Ndalama zolowa pafupipafupi' },
          identity,
        ],
        benefits: [
          { en: 'Helps when a customer pays late', ny: 'Imathandiza kasitomala akachedwa kulipira' },
          {
            en: 'No instalments; the limit refills by itself',
            ny: 'Palibe ndalama zobweza pa mwezi; malire amabwereranso okha',
          },
        ],
        features: [
          {
            en: 'Interest only on what you use, day by day',
            ny: 'Chiongola dzanja cha tsiku ndi tsiku pa zomwe mwagwiritsa ntchito',
          },
          { en: 'Reviewed every year', ny: 'Imaunikidwanso chaka chilichonse' },
        ],
        accessibility: [branch, { en: 'Ask your business manager', ny: 'Funsani meneja wanu wa bizinesi' }],
        target_group: [
          {
            en: 'Businesses and salaried customers with a current account',
            ny: 'Mabizinesi ndi makasitomala olandira malipiro a pamwezi omwe ali ndi akaunti ya kalenti',
          },
        ],
        term: [{ en: 'Up to 12 months, renewable', ny: 'Mpaka miyezi 12, itha kuonjezeredwa' }],
      },
    },
  ]
  return items.map(({ body, ...item }) => ({
    ...item,
    body: { ...body, ...loanTexts[item.key], ...headPicture(fileId, 'loans', item.key, 'bank') },
  }))
}
