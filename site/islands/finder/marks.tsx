import clock from 'lucide-static/icons/clock.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import locate from 'lucide-static/icons/locate.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'

// The finder's few icons: the whole set would come to the browser with parts/icon.tsx.
const marks = { clock, globe, locate, mail, mapPin, phone, triangleAlert }

const inside = (raw: string) =>
  raw.slice(raw.indexOf('>', raw.indexOf('<svg')) + 1, raw.lastIndexOf('</svg>'))

/** A Lucide icon beside a word; hidden from screen readers. */
export const Mark = ({ name, className }: { name: keyof typeof marks; className?: string | undefined }) => (
  <svg
    className={className}
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    // Our own packaged icon, not content.
    dangerouslySetInnerHTML={{ __html: inside(marks[name]) }}
  />
)
