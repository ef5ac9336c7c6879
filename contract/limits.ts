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
