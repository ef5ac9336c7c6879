// Later scripts share no code with the page's first one, which stays one small file: they talk by events.

/** Says that a request failed because there is no connection. */
export const lineDied = (): boolean => dispatchEvent(new Event('line-dead'))
/** Says that the site has just answered, and that what the page shows is up to date. */
export const lineLives = (): boolean => dispatchEvent(new Event('line-alive'))

export const lineIsDead = (): boolean => 'dead' in document.documentElement.dataset
