import { day } from './day.ts'
import { picture } from './picture.ts'
import type { Sample } from './sample.ts'

/** Sample care projects; two are active, the pair that the carousel begins with. */
export const sample: Sample<'fdhcares'> = (now, fileId) => [
  {
    key: 'trees',
    published_at: day(now, -20),
    body: {
      title: { en: 'Trees that are still growing', ny: 'Mitengo yomwe ikukulabe' },
      body: {
        en: '<p>Four villages look after eleven thousand seedlings and are paid for those that live. Pupils count them each September.</p>',
        ny: '<p>Midzi inayi imasamala timitengo zikwi khumi ndi chimodzi ndipo imalipidwa pa yomwe ili moyo. Ana asukulu amaiwerenga Seputembala iliyonse.</p>',
      },
      image: picture(fileId, 'picture-tree', 'holdings'),
      href: '/fdhfinancialholdings/blog/view/trees-at-dzalanyama',
      active: true,
    },
  },
  {
    key: 'maternity-wing',
    published_at: day(now, -35),
    body: {
      title: { en: 'A maternity wing by the lake', ny: 'Chipinda cha amayi oyembekezera pafupi ndi nyanja' },
      body: {
        en: '<p>Twelve beds, solar light, and a small bridge, so that the ambulance can come in the rains.</p>',
        ny: '<p>Mabedi khumi ndi awiri, magetsi a dzuwa ndi mlatho waung’ono, kuti ambulansi izifika nthawi ya mvula.</p>',
      },
      image: picture(fileId, 'picture-clinic', 'holdings'),
      href: '/fdhfinancialholdings/blog/view/clinic-at-the-lakeshore',
      active: true,
    },
  },
  {
    key: 'desks',
    published_at: day(now, -60),
    body: {
      title: { en: 'Desks for nine hundred pupils', ny: 'Madesiki a ana mazana asanu ndi anayi' },
      body: {
        en: '<p>Nine hundred desks, made by carpenters of the same districts, for schools that need them most.</p>',
        ny: '<p>Madesiki mazana asanu ndi anayi, opangidwa ndi akalipentala a m’maboma omwewo, a masukulu omwe amasowa kwambiri.</p>',
      },
      image: picture(fileId, 'picture-school', 'holdings'),
      active: false,
    },
  },
  {
    key: 'fishers',
    published_at: day(now, -110),
    body: {
      title: { en: 'Life jackets for night fishers', ny: 'Majekete opulumutsa asodzi a usiku' },
      body: {
        en: '<p>Beach committees keep the jackets, lend them out and write down who has one. In the first season no jacket was lost, and two saved lives.</p>',
        ny: '<p>Makomiti a m’magombe amasunga majekete ndi kubwereketsa polemba dzina. Nyengo yoyamba palibe lomwe linatayika, ndipo awiri anapulumutsa anthu.</p>',
      },
      image: picture(fileId, 'picture-lake', 'holdings'),
      active: false,
    },
  },
  {
    key: 'market-water',
    published_at: day(now, -170),
    body: {
      title: { en: 'Water at the market', ny: 'Madzi pa msika' },
      body: {
        en: '<p>Two kiosks and six toilets, kept by the traders’ own committee from a fee of a few kwacha.</p>',
        ny: '<p>Malo awiri a madzi ndi zimbudzi zisanu ndi chimodzi, zosamalidwa ndi komiti ya ochita malonda ndi makwacha ochepa omwe aliyense amalipira.</p>',
      },
      image: picture(fileId, 'picture-pump', 'holdings'),
      active: false,
    },
  },
  {
    key: 'girls-and-numbers',
    published_at: day(now, -230),
    body: {
      title: { en: 'Girls and numbers', ny: 'Atsikana ndi masamu' },
      body: {
        en: '<p>Saturday classes in mathematics at seven secondary schools, taught by staff who once found it hard themselves.</p>',
        ny: '<p>Makalasi a masamu Loweruka m’masukulu a sekondale asanu ndi awiri, ophunzitsidwa ndi antchito omwe nawonso masamu ankawavuta.</p>',
      },
      image: picture(fileId, 'picture-cap', 'holdings'),
      active: false,
    },
  },
  {
    key: 'flood-store',
    published_at: day(now, -310),
    body: {
      title: {
        en: 'A store above the flood line',
        ny: 'Nyumba yosungiramo zinthu pamwamba pa madzi osefukira',
      },
      body: {
        en: '<p>Blankets, pots and seed for four hundred households, stored before the rains begin.</p>',
        ny: '<p>Mabulangete, miphika ndi mbewu za mabanja mazana anayi, zosungidwa mvula isanayambe.</p>',
      },
      image: picture(fileId, 'picture-flood', 'holdings'),
      active: false,
    },
  },
  {
    key: 'books-in-chichewa',
    published_at: day(now, -420),
    body: {
      title: { en: 'Money explained in Chichewa', ny: 'Ndalama kufotokoza m’Chichewa' },
      body: {
        en: '<p>A radio hour each Sunday and a booklet for clubs: saving, borrowing and saying no.</p>',
        ny: '<p>Ola limodzi pa wailesi Lamulungu lililonse ndi kabuku ka magulu: kusunga, kubwereka ndi kukana.</p>',
      },
      image: picture(fileId, 'picture-radio', 'holdings'),
      active: false,
    },
  },
]
