/** Words that tell nothing apart; they count only where nothing else is asked for. */
const idle = new Set(
  (
    'a an and are as at be by can do does for from has have how i in is it me my of on or our so the to us we what when where which who with you your ' +
    'ali cha chi ndi ndili ine ife inu ku kwa la li mu mwa pa wa ya yanga yathu za zathu zanga kodi bwanji kapena'
  ).split(' '),
)

export const isIdle = (word: string): boolean => idle.has(word)

/** A word with the forms it is also known by: the English singular, and a Chichewa noun without its class. */
export function formsOf(word: string): string[] {
  const forms = [word]
  if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  else if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) forms.push(word.slice(0, -2))
  else if (word.length > 3 && /[^sui]s$/.test(word)) forms.push(word.slice(0, -1))
  // akaunti, maakaunti; chikalata, zikalata
  if (word.length > 5 && /^(?:ma|chi|zi)/.test(word)) forms.push(word.replace(/^(?:ma|chi|zi)/, ''))
  return forms
}
