/** Business constants and limits (spec, section 9). */
export const limits = {
  listDefault: 10,
  listMost: 100,
  newsPerPage: 8,
  documentsPerPage: 10,
  exchangeRatesPerPage: 10,
  localDatabaseVersion: 4,
  snackbarSeconds: 7,
  snackbarFadeMs: 300,
  codeLength: 6,
  codeRequestTimeoutSeconds: 20,
  codeResendSeconds: 60,
  sharePopup: { width: 626, height: 436, pollMs: 500 },
  menuDelaysSeconds: [0.1, 0.2, 0.3, 0.4],
  usernameMost: 254,
} as const
