import { both } from '../both.ts'
import type { SamplePage } from './sample-page.ts'

const fdhCares: SamplePage = {
  company: 'holdings',
  slug: 'fdhcares',
  heading: both('FDH Cares: our work for communities', 'FDH Cares: ntchito zathu zothandiza anthu'),
  description: both(
    'All community projects of FDH Financial Holdings in Malawi: trees, health, schools, water and more, how they are chosen, and how to propose one.',
    'Ntchito zonse zothandiza anthu za FDH Financial Holdings m’Malawi: mitengo, zaumoyo, masukulu, madzi ndi zina, mmene zimasankhidwira, ndi mmene mungapereke ganizo.',
  ),
  lede: both(
    'After two years we go back to see if it still works. Only then do we call a project finished.',
    'Timabwererako pakatha zaka ziwiri kukaona ngati zikugwirabe ntchito. Apo ndi pamene timati yatha.',
  ),
  sections: [
    {
      type: 'list',
      title: both('How a project is chosen', 'Mmene ntchito imasankhidwira'),
      text: [
        both(
          'A committee chooses: staff of all five companies, and two people from outside. It asks who will look after the project later. If nobody will, we do not pay for it.',
          'Imasankha ndi komiti ya antchito a makampani onse asanu, ndi anthu awiri akunja. Imafunsa amene adzasamale ntchitoyo m’tsogolo. Ngati palibe, sitilipira. (Zitsanzo)',
        ),
      ],
      items: [
        both('It was asked for by those who will use it', 'Inapemphedwa ndi omwe adzaigwiritse ntchito'),
        both(
          'They give something too: bricks, days, a fee',
          'Iwonso amapereka kanthu: njerwa, masiku, kapena ndalama',
        ),
        both('There is no advertising on its walls', 'Palibe chotsatsa chojambulidwa pakhoma'),
      ],
    },
    {
      type: 'text',
      title: both('Propose one', 'Perekani ganizo'),
      text: [
        both(
          'Three sentences are enough: where, for whom, and what you have already tried. Villages, schools and clubs are heard before companies. The committee sits in February, June and October.',
          'Ziganizo zitatu zikwanira: kuti, za ndani, ndi zomwe mwayesa kale. Midzi, masukulu ndi magulu amamvedwa makampani asanamvedwe. Komiti imakhala mu Febuluwale, Juni ndi Okutobala.',
        ),
      ],
    },
    { type: 'projects', id: 'projects', title: both('Projects', 'Ntchito zathu') },
  ],
  next: [
    {
      name: both('Propose a project', 'Perekani ganizo la ntchito'),
      to: '/fdhfinancialholdings/contact#enquiry',
    },
    { name: both('News of the group', 'Nkhani za gulu'), to: '/fdhfinancialholdings/blog' },
    { name: both('About the group', 'Za gulu lathu'), to: '/fdhfinancialholdings/aboutus' },
  ],
}

/** FDH Cares: how projects are chosen. */
export const carePages: readonly SamplePage[] = [fdhCares]
