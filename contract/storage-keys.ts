/** The cookies a visitor's own choices are kept in; nothing else of a visitor changes a page. */
export const choiceCookies = {
  /** `on`: low-data mode */
  lowData: 'low',
  /** `light` or `dark`; absent follows the system */
  theme: 'theme',
  /** the brand whose section was visited last; acts at `/` and on pages that all companies share */
  tab: 'tab',
  /** `en` or `ny`; acts at `/` only */
  lang: 'lang',
} as const

/** Local storage key the remembered tab is mirrored under (spec, section 2). */
export const tabStorageKey = 'tab'

/** Local storage key of the visitor's session token (spec, section 3). */
export const userSessionKey = 'user-session'

/** A cookie for half a minute: `/` led here without knowing the tab, so the tab in local storage decides. */
export const fromRootCookie = 'from-root'

/** Where the no-JavaScript forms for low data and theme post to: `low_data=on|off`, `theme=light|dark|system`, `back=<path>`. */
export const choicesAddress = '/choices'

/** Local storage key: the notices that were closed, each as `<id>.<version>`. */
export const closedNoticesKey = 'closed-notices'

/** Session storage keys of what is typed into a form and not yet sent: this, the page without `/ny`, `#` and the form's name. */
export const typedPrefix = 'typed:'

/** Local storage key: the search hint was shown (spec, section 1: a seen flag). */
export const searchHintKey = 'search-hint'

/** The database of the copy kept on the device (spec, section 3: version 4), and the local storage key of what it is. */
export const offlineDatabase = 'fdh'
export const offlineStateKey = 'copy'

/** Local storage key of the build whose visit cleared what an earlier site left. */
export const buildKey = 'build'

/**
 * What handing in KYC documents keeps: its database, the local storage keys of which draft it is and what was removed from it,
 * and the session storage keys of the contact's token and the last confirmation.
 */
export const kycDatabase = 'fdh-kyc'
export const kycDraftKey = 'kyc-draft'
export const kycRemovedKey = 'kyc-removed'
export const kycTokenKey = 'kyc-token'
export const kycConfirmationKey = 'kyc-confirmation'

/** Session storage key: the account type with which the KYC form continues after a reload. */
export const kycContinueKey = 'kyc-continue'
