import clock from 'lucide-static/icons/clock.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import locate from 'lucide-static/icons/locate.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import { classNames } from '../../components/class-names.ts'
import styles from './marks.module.css'

// The finder's few icons: the whole set would come to the browser with components/icon.tsx.
const marks = { clock, globe, locate, mail, mapPin, phone, triangleAlert }

const inside = (raw: string) =>
  raw.slice(raw.indexOf('>', raw.indexOf('<svg')) + 1, raw.lastIndexOf('</svg>'))

/** The icons once; each row only names them, since fifty rows have two hundred. */
export const MarkShapes = () => (
  <svg className={styles.shapes} aria-hidden="true">
    {Object.entries(marks).map(([name, raw]) => (
      // Our own packaged icons, not content.
      <symbol
        key={name}
        id={`mark-${name}`}
        viewBox="0 0 24 24"
        dangerouslySetInnerHTML={{ __html: inside(raw) }}
      />
    ))}
  </svg>
)

/** A Lucide icon beside a word; hidden from screen readers. */
export const Mark = ({ name, className }: { name: keyof typeof marks; className?: string | undefined }) => (
  <svg className={classNames(styles.mark, className)} width="18" height="18" aria-hidden="true">
    <use href={`#mark-${name}`} />
  </svg>
)
