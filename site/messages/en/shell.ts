export const shell = {
  skip: 'Skip to content',
  /** what a company is called until its name has been written */
  kindOfCompany: {
    holdings: 'Holding company',
    bank: 'Bank',
    bureau: 'Money bureau',
    discount: 'Discount house',
    properties: 'Property company',
  },
  demonstration: 'Demonstration',
  demonstrationMeans: ': everything here is a sample.',
  utility: 'Site tools',
  search: 'Search',
  contact: 'Contact us',
  language: 'Language',
  companies: 'Companies of the group',
  section: '{brand} menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  back: 'Back',
  breadcrumbs: 'You are here',
  home: 'Home',
  lowDataOn: 'Turn low data on',
  lowDataOff: 'Turn low data off',
  lowData: 'Low data',
  lowDataIsOn: 'Low data is on',
  lowDataHint: 'No pictures or patterns. Each page uses about 25\u00a0KB at most.',
  themeDark: 'Dark colours',
  themeLight: 'Light colours',
  themeSystem: 'As my device',
  themeLightShort: 'Light',
  themeDarkShort: 'Dark',
  theme: 'Colours',
  notices: 'Notices',
  closeNotices: 'Close notices',
  severity: { information: 'Information', warning: 'Warning', urgent: 'Urgent' },
  untranslated: 'Some of this page is not in Chichewa yet and is shown in English.',
  footerGroup: 'The group',
  footerDisplay: 'How this site is shown',
  footerHelp: 'Help',
  legal: 'Licence and regulator',
  legalAndInsurance: 'Licence, regulator and deposit insurance',
  footerMore: 'Safety and legal',
  neverShare: 'Never tell anyone your one-time code or your PIN. We do not ask for them.',
  /** stands on Chichewa pages only, until a native speaker has signed their wording off */
  underReview: '',
  updated: 'Page content as of {when} (Malawi time)',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the address may be misspelt.',
  notFoundOffers: 'Perhaps you wanted one of these:',
  /** in place of a page, where the request could not be read */
  badRequestTitle: 'This page could not be opened',
  badRequestText:
    'The address may be too long, or the connection may be slow. Check the address, then try again.',
  failedTitle: 'Something went wrong here',
  failedText: 'The page could not be shown. The fault is ours, not yours. Please try again in a minute.',
  failedRetry: 'Try again',
  /** before a telephone number */
  orCall: 'Or call us:',
  /** to somebody whose network asks for more than the service makes for one, instead of a page */
  tooManyTitle: 'Please wait a little',
  tooManyRequests: {
    one: 'Too many requests came from your network. Wait 1 second, then reload the page.',
    other: 'Too many requests came from your network. Wait {n} seconds, then reload the page.',
  },
  /** instead of a page while the service cannot show it */
  unavailableTitle: 'Sorry, this page is unavailable',
  unavailable: {
    one: 'We are working on it. Wait 1 second, then reload the page.',
    other: 'We are working on it. Wait {n} seconds, then reload the page.',
  },
  /** above a page with rates that cannot be refreshed for a while */
  asOf: 'The figures on this page are as of {when} (Malawi time). We cannot update them at the moment.',
  /** the banner while the line is dead; the time is put in by the browser */
  lineDead: 'You are offline. Last updated {time}.',
  /** the banner of a page with rates while its live connection is lost */
  ratesAsOf: 'Rates on this page are as of {time}. We are trying to update them.',
  /** the banner while requests get no response in time; the time is put in by the browser */
  unanswered: 'This site does not answer at the moment. Last updated {time}.',
  lineUnsent: 'You are offline. Nothing was sent. What you typed is still here.',
  lineUnopened: 'You are offline. That page was not opened.',
  lineBack: 'You are online again.',
  loadAgain: 'Reload',
  /** said under a part that changed in place; the time is put in by the browser */
  updatedAt: 'Updated {time}',
  /** in low-data mode, where nothing changes by itself */
  lookAgain: 'Check for updates',
  islandFailed: 'This part is not working. Reload the page or call us.',
} as const
