/** Texts of every form with errors, repeated in the groups that islands receive. */
export const errorSummary = {
  error: 'Error',
  errorsTitle: 'There is a problem',
  errorTitle: 'Error: {title}',
} as const
