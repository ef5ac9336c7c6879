/** Business constants and limits (spec, section 9). */
export const limits = {
  defaultPageSize: 10,
  maxPageSize: 100,
  newsPageSize: 8,
  documentsPageSize: 10,
  exchangeRatesPageSize: 10,
  offlineStoreVersion: 4,
  snackbarSeconds: 7,
  snackbarFadeMs: 300,
  oneTimeCodeLength: 6,
  oneTimeCodeRequestTimeoutSeconds: 20,
  oneTimeCodeResendSeconds: 60,
  sharePopup: { width: 626, height: 436, pollMs: 500 },
  menuAnimationDelaysSeconds: [0.1, 0.2, 0.3, 0.4],
  maxContactLength: 254,
} as const

/** Limits of sending KYC documents (contract, KYC). */
export const kycLimits = {
  /** one file */
  maxFileBytes: 10 * 1024 * 1024,
  /** all documents of one submission */
  maxSubmissionBytes: 60 * 1024 * 1024,
  /** of one PDF, unless its account type allows more; texts on the site name it */
  maxPages: 50,
  /** the most that an account type can allow */
  maxLongPages: 200,
  /** of a picture */
  maxImagePixels: 50_000_000,
  /** what is sent at once */
  chunkBytes: 1024 * 1024,
  /** how long what was begun can be gone on with */
  draftExpiryHours: 24,
  /** how fresh a proved contact must be for sending, in seconds */
  contactProofSeconds: 3600,
  maxFileNameLength: 200,
  /** of a customer who does not have a document */
  maxNoteLength: 300,
} as const

/** Limits of the media library. */
export const libraryLimits = {
  /** one file */
  maxFileBytes: 15 * 1024 * 1024,
  /** of one PDF */
  maxPages: 1000,
} as const

/** Minutes after which background work that has not succeeded counts as delayed. */
export const delayedMinutes = 15

/** Minutes for which an officer's claim of a KYC review lasts after each decision, opened page or typed reason. */
export const claimMinutes = 30

/** One page's place in a KYC document's strip of thumbnails, in pixels. Nobody can read a document at this size. */
export const kycThumbnail = { width: 84, height: 112 } as const
