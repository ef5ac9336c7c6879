import { both } from '../both.ts'
import type { SampleHome } from './sample-home.ts'

export const discountHome: SampleHome = {
  company: 'discount',
  title: both(
    'Repos, funds and plans for savers and companies',
    'REPO, mathumba ndi ndondomeko za anthu ndi makampani',
  ),
  description: both(
    'Compare the five services of First Discount House: repurchase agreements, education, gratuity and retirement, with who they suit, term and minimum.',
    'Yerekezerani ntchito zisanu za First Discount House: REPO, maphunziro, gilatuwite ndi kupuma pa ntchito; yoyenera ndani, nthawi yake ndi ndalama zoyambira.',
  ),
  hero: {
    title: both('Invest your money safely.', 'Ikizani ndalama zanu mosamala.'),
    lede: both(
      'Repos, education, gratuity and retirement plans, explained in plain words.',
      'REPO, maphunziro, gilatuwite ndi kupuma pa ntchito, kufotokoza m’mawu osavuta.',
    ),
    actions: [
      { name: both('Compare plans', 'Yerekezerani ntchito'), to: '/firstdiscounthouse/home#services' },
      { name: both('Talk to an adviser', 'Lankhulani ndi mlangizi'), to: '/firstdiscounthouse/home#adviser' },
    ],
  },
  goals_title: both('What is the money for?', 'Ndalamazi ndi za chiyani?'),
  goals_hint: both('Choose a goal to see what fits.', 'Sankhani cholinga kuti muone choyenera.'),
  goals: [
    {
      icon: 'graduation-cap',
      name: both('Education', 'Maphunziro'),
      text: both('School and university fees', 'Fizi ya sukulu ndi yunivesite'),
      to: '/firstdiscounthouse/services?type=Education%20Fund',
    },
    {
      icon: 'briefcase',
      name: both('Gratuity', 'Gilatuwite'),
      text: both(
        'What employers owe staff when a contract ends',
        'Zomwe olemba ntchito ayenera kupatsa antchito mgwirizano ukatha',
      ),
      to: '/firstdiscounthouse/services?type=Gratuity%20Fund',
    },
    {
      icon: 'leaf',
      name: both('Retirement', 'Kupuma pa ntchito'),
      text: both('Money for when you stop working', 'Ndalama za nthawi yomwe mudzasiye ntchito'),
      to: '/firstdiscounthouse/services?type=Retirement%20Reserves%20Plan',
    },
    {
      icon: 'clock',
      name: both('Short-term cash', 'Ndalama za nthawi yochepa'),
      text: both('Money you do not need for some weeks', 'Ndalama zomwe simukuzifuna kwa masabata angapo'),
      to: '/firstdiscounthouse/services?type=Repurchase%20Agreement%20(REPO)',
    },
  ],
  sections: [
    { type: 'banners' },
    {
      type: 'services-compared',
      id: 'services',
      title: both('Five services side by side', 'Ntchito zisanu, imodzi ndi inzake'),
      lede: both(
        'Returns are agreed on the day, in writing, before any money moves.',
        'Phindu limagwirizanidwa tsiku lomwelo, molembedwa, ndalama zisanayende.',
      ),
      more: [{ name: both('All services in full', 'Zonse za ntchito zathu'), to: '/firstdiscounthouse' }],
    },
    {
      type: 'repo-steps',
      id: 'repo',
      title: both('How a repo works, in three steps', 'Mmene REPO imagwirira ntchito, m’njira zitatu'),
      lede: both(
        'Both prices are agreed before you pay.',
        'Mitengo yonse iwiri imagwirizanidwa musanalipire.',
      ),
      steps: [
        {
          drawing: 'out',
          name: both('You pay, the treasury bill is yours', 'Mumalipira, bilu ya boma ndi yanu'),
          text: both(
            'You hand over the cash. A treasury bill or another security is set aside in your name.',
            'Mumapereka ndalama. Bilu ya boma kapena chikalata china chimaikidwa padera m’dzina lanu.',
          ),
        },
        {
          drawing: 'held',
          name: both('You wait', 'Mumadikira'),
          text: both(
            'You hold the treasury bill and we use the cash until the agreed day.',
            'Inu mumasunga bilu ya boma, ife timagwiritsa ntchito ndalama mpaka tsiku logwirizana.',
          ),
        },
        {
          drawing: 'back',
          name: both('We buy it back', 'Timaigulanso'),
          text: both(
            'You receive your cash with the agreed return, and the treasury bill comes back to us. If we failed to pay, it would stay yours.',
            'Mumalandira ndalama zanu ndi phindu logwirizana, ndipo bilu ya boma imabwerera kwa ife. Tikalephera kulipira, imakhala yanu.',
          ),
        },
      ],
    },
    { type: 'promotions', id: 'promotions' },
    {
      type: 'newest-documents',
      id: 'documents',
      title: both('Reports and terms', 'Malipoti ndi malamulo'),
      more: [{ name: both('All documents', 'Zikalata zonse'), to: '/firstdiscounthouse/investor_relations' }],
    },
    {
      type: 'team',
      id: 'team',
      title: both('Who looks after your money', 'Omwe amasamala ndalama zanu'),
      more: [{ name: both('The whole team', 'Gulu lonse'), to: '/firstdiscounthouse/team' }],
    },
    {
      type: 'adviser',
      id: 'adviser',
      title: both('Talk to an adviser', 'Lankhulani ndi mlangizi'),
      lede: both(
        'Tell us what the money is for and when you need it. Advice is free, and you can still say no.',
        'Tiuzeni cholinga cha ndalamazo ndi nthawi yozifuna. Malangizo ndi aulere, ndipo mungathe kukana.',
      ),
      more: [{ name: both('Contact us', 'Lumikizanani nafe'), to: '/firstdiscounthouse/contact' }],
    },
  ],
}
