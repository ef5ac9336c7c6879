/** Changes the colours of the open page where the browser refuses the cookie that would keep the choice. */
export function changeThemeWithoutCookies(): void {
  if (navigator.cookieEnabled) return
  document.addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'theme') return
    event.preventDefault()
    const { dataset } = document.documentElement
    if (submitter.value === 'system') delete dataset['theme']
    else dataset['theme'] = submitter.value
    for (const button of document.querySelectorAll<HTMLButtonElement>('[name=theme][aria-pressed]'))
      button.setAttribute('aria-pressed', String(button.value === submitter.value))
  })
}
