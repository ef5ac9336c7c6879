export const errorSummary = {
  error: 'Vuto',
  errorsTitle: 'Pali vuto',
  errorTitle: 'Vuto: {title}',
} as const
