const findOpen = () => document.querySelectorAll<HTMLElement>('[data-explained]')

function close(text: HTMLElement): void {
  delete text.dataset['explained']
  findMark(text.id)?.setAttribute('aria-expanded', 'false')
}

const findMark = (id: string) => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)

/** Opens and closes explanations in browsers without popovers: Chrome before 114, Safari before 17, Firefox before 125. */
export function startExplanations(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const mark = target.closest('[popovertarget]')
    const text = document.getElementById(mark?.getAttribute('popovertarget') ?? '')
    const isOpen = text !== null && 'explained' in text.dataset
    for (const open of findOpen()) if (!open.contains(target)) close(open)
    if (!mark || !text || isOpen) return
    text.dataset['explained'] = ''
    mark.setAttribute('aria-expanded', 'true')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const open of findOpen()) close(open)
  })
}
