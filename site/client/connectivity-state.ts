// Later scripts share no code with the page's first one, which stays one small file: they talk by events.

/** Tells that nothing could be had. */
export const lineDied = (): boolean => dispatchEvent(new Event('line-dead'))
/** Tells that the site was heard of just now, and what the page shows is right. */
export const lineLives = (): boolean => dispatchEvent(new Event('line-alive'))

export const lineIsDead = (): boolean => 'dead' in document.documentElement.dataset
