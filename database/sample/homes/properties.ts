import { both } from '../both.ts'
import type { SampleHome } from './sample-home.ts'

export const propertiesHome: SampleHome = {
  company: 'properties',
  title: both(
    'Property management, valuations and projects in Malawi',
    'Kuyang’anira malo ndi nyumba, kuwerengera mtengo ndi ntchito zomanga m’Malawi',
  ),
  description: both(
    'FDH Properties manages buildings, advises owners, values property, and develops and runs building projects across Malawi.',
    'FDH Properties imayang’anira nyumba, imalangiza eni malo, imawerengera mtengo wa malo, ndiponso imamanga ndi kuyendetsa ntchito zomanga m’Malawi monse.',
  ),
  hero: {
    title: both('Land and buildings in good hands.', 'Malo ndi nyumba zosamalidwa bwino.'),
    lede: both(
      'We manage, value and build houses, shops and offices, and advise their owners.',
      'Timayang’anira, kuwerengera mtengo ndi kumanga nyumba, mashopu ndi maofesi, ndiponso timalangiza eni ake.',
    ),
    actions: [
      { name: both('Ask for a valuation', 'Funsani za mtengo wa malo'), to: '/fdhproperties/home#valuation' },
      { name: both('Our services', 'Ntchito zathu'), to: '/fdhproperties/services' },
    ],
  },
  sections: [
    { type: 'banners' },
    {
      type: 'services',
      id: 'services',
      title: both('Five services', 'Ntchito zisanu'),
      lede: both('Choose one, or let us do everything.', 'Sankhani imodzi, kapena tichite zonse.'),
    },
    {
      type: 'figures',
      id: 'proof',
      title: both('Our work in figures', 'Ntchito yathu m’manambala'),
      items: [
        {
          value: both('Over {fact:tenancies}', 'Oposa {fact:tenancies}'),
          label: both('tenancies under our management', 'obwereka omwe timawayang’anira'),
        },
        {
          value: both('{fact:properties-established}', '{fact:properties-established}'),
          label: both('year we were established', 'chaka chomwe tinayamba'),
        },
      ],
    },
    {
      type: 'process',
      id: 'steps',
      title: both('How it works', 'Mmene zimayendera'),
      lede: both('Every service has the same four steps.', 'Ntchito iliyonse ili ndi njira zinayi.'),
      steps: [
        {
          name: both('You tell us', 'Mumatiuza'),
          text: both(
            'Where the property is and what you want to know. You can call.',
            'Komwe kuli malowo ndi zomwe mukufuna kudziwa. Mutha kuimba foni.',
          ),
        },
        {
          name: both('We look', 'Timakaona'),
          text: both(
            'A visit on site, the documents checked, and photographs taken.',
            'Timafika pamalopo, timaona zikalata, ndipo timajambula zithunzi.',
          ),
        },
        {
          name: both('You decide', 'Mumasankha'),
          text: both(
            'A written offer with the fee, the time and what is not included.',
            'Timakulemberani mtengo wa ntchito, nthawi yake, ndi zomwe sizikuphatikizidwa.',
          ),
        },
        {
          name: both('We report', 'Timakufotokozerani'),
          text: both(
            'We do the work and write to you what we found and what it cost.',
            'Timagwira ntchito ndi kukulemberani zomwe tapeza ndi mtengo wake.',
          ),
        },
      ],
    },
    { type: 'promotions', id: 'promotions' },
    {
      type: 'valuation',
      id: 'valuation',
      title: both('What is it worth?', 'Malo anu ndi a mtengo wanji?'),
      lede: both(
        'Ask for a valuation by phone or e-mail. Please have these ready.',
        'Funsani za mtengo wa malo pa foni kapena pa imelo. Chonde khalani ndi izi.',
      ),
      bring: [
        both('The plot number and the nearest town', 'Nambala ya malo ndi tauni yapafupi'),
        both(
          'The title deed, lease or offer letter, if there is one',
          'Chikalata cha umwini, cha lendi ya malo kapena kalata yopatsidwa malo, ngati ilipo',
        ),
        both(
          'What the value is for: a loan, a sale, a court, an insurance',
          'Cholinga cha mtengowo: ngongole, kugulitsa, khoti kapena inshuwalansi',
        ),
      ],
      subject: both('Valuation enquiry', 'Kufunsa za mtengo wa malo'),
      more: [{ name: both('Contact us', 'Lumikizanani nafe'), to: '/fdhproperties/contact' }],
    },
    { type: 'enquiry' },
    {
      type: 'leaders',
      id: 'team',
      title: both('Our managers', 'Akuluakulu athu'),
      more: [{ name: both('The whole team', 'Akuluakulu onse'), to: '/fdhproperties/team' }],
    },
    {
      type: 'addresses',
      id: 'contact',
      title: both('Come and see us', 'Bwerani mudzatione'),
      ground: 'sand',
      companies: ['properties', 'holdings'],
      more: [{ name: both('Contact us', 'Lumikizanani nafe'), to: '/fdhproperties/contact' }],
    },
  ],
}
