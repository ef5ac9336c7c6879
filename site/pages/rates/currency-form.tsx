import { currencies, currencyCodes } from '#contract/currencies.ts'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './chooser.module.css'

type CurrencyFormProps = {
  /** where it is sent */
  action: string
  label: string
  /** the code of the one that is shown now */
  chosen?: string
  /** what else is sent */
  children?: ReactNode
}

/** Asks for a currency; works without JavaScript. */
export function CurrencyForm({ action, label, chosen, children }: CurrencyFormProps) {
  const {
    messages: { rates: messages },
    request: { lang },
  } = usePageContext()
  return (
    <form data-keep="currency" autoComplete="off" action={action} className={styles.form}>
      <div className={styles.field}>
        <label htmlFor="currency">{label}</label>
        <select id="currency" name="currency" className={styles.select} defaultValue={chosen}>
          {currencyCodes.map((code) => (
            <option key={code} value={code}>{`${code} ${currencies[code][lang]}`}</option>
          ))}
        </select>
      </div>
      {children}
      <Button type="submit" look="line">
        {messages.show}
      </Button>
    </form>
  )
}
