import Button from '@mui/material/Button'
import { messages } from '../../messages.ts'
import styles from '../components/people.module.css'

/** Recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = messages.people.account
  function keep() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
    link.download = text.fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className={styles.dialog}>
      <p>{text.codesAbout}</p>
      <ul className={styles.codes} aria-label={text.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button variant="outlined" onClick={keep}>
          {text.keep}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {text.print}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {text.kept}
        </Button>
      </div>
    </div>
  )
}
