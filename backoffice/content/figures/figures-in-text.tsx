import Button from '@mui/material/Button'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'
import styles from './figures.module.css'
import { figuresIn, offersFor, takeOffer } from './offers.ts'
import { useFigures } from './use-figures.ts'

const say = messages.figures
type Props = {
  text: string
  /** null where nothing is offered in place of a number */
  onChange: ((text: string) => void) | null
}

/** Under a text: what its figures are today, and which of its numbers could follow one. */
export function FiguresInText({ text, onChange }: Props) {
  const figures = useFigures()
  const { readOnly } = useEditing()
  if (!figures || !/\d|\{/.test(text)) return null
  const shown = figuresIn(text, figures)
  const offers = readOnly || !onChange ? [] : offersFor(text, figures)
  if (!shown.length && !offers.length) return null
  return (
    <ul className={styles.figures}>
      {shown.map(({ written, figure }) => (
        <li key={written} data-unknown={figure === null || undefined}>
          <code>{written}</code> → {figure ? figure.value : say.unknown}
        </li>
      ))}
      {offers.map((offer) => (
        <li key={`${offer.from} ${offer.figure.key}`}>
          {formatMessage(say.equals, {
            typed: offer.typed,
            kind: say.kinds[offer.figure.kind].toLowerCase(),
            name: offer.figure.name.en ?? offer.figure.key,
          })}{' '}
          <Button size="small" onClick={() => onChange?.(takeOffer(text, offer))}>
            {say.use}
          </Button>
        </li>
      ))}
    </ul>
  )
}
