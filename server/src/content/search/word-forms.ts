/**
 * A word with the forms it is also known by: the English singular, a Chichewa noun without its class, and a Chichewa verb as it
 * stands both in what one does and in what one is asked to do.
 */
export function formsOf(word: string): string[] {
  const forms = [word]
  if (word.length > 3 && word.endsWith('s')) {
    if (word.length > 4 && word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
    else if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) forms.push(word.slice(0, -2))
    else if (/[^sui]s$/.test(word)) forms.push(word.slice(0, -1))
  }
  // akaunti, maakaunti; chikalata, zikalata
  if (word.length > 5) {
    const noun = classes.find((one) => word.startsWith(one))
    if (noun !== undefined) forms.push(word.slice(noun.length))
    // kutsegula, tsegulani: tsegula
    if (word.startsWith('ku')) forms.push(word.slice(2))
    if (word.endsWith('ani')) forms.push(word.slice(0, -2))
  }
  return forms
}
const classes = ['ma', 'chi', 'zi']
