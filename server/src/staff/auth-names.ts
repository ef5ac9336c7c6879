export const authPath = '/backoffice/auth'
/** What authenticator apps and devices call the back-office. */
export const appName = 'Nsalu back-office'
