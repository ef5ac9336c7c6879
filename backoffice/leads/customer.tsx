import { useState } from 'react'
import { leads as definition } from '#contract/collections/leads.ts'
import { incomeInKwacha } from '#contract/rules/lead.ts'
import { ask } from '../api.ts'
import { useCompanyNames } from '../company-names.ts'
import { useMe } from '../current-user.tsx'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { mayWrite } from '../permissions.ts'
import { shortCat } from '../time.ts'
import { useTitles } from '../titles.ts'
import { Contact } from './contact.tsx'
import { referenceOf, type Lead } from './lead.ts'

/** The customer and the request, masked until revealed, which is logged; never stored beyond this screen. */
export function Customer({ lead }: { lead: Lead }) {
  const [revealed, setRevealed] = useState<Lead | null>(null)
  const [refused, setRefused] = useState('')
  const me = useMe()
  const w = messages.leads
  const { name, contact, message } = revealed ?? lead
  async function reveal() {
    try {
      setRevealed(await ask<Lead>('GET', `/api/leads/${lead.id}`))
    } catch (error) {
      setRefused(errorMessage(error))
    }
  }
  const { subject } = lead
  return (
    <>
      <span>
        {w.kinds[lead.kind ?? 'enquiry']} · {formatMessage(w.reference, { reference: referenceOf(lead) })} ·{' '}
        {shortCat(lead.created_at)} · {name} · {revealed ? <Contact contact={contact} /> : contact}
      </span>
      <Facts lead={lead} />
      <p>{message}</p>
      {mayWrite(me, definition) ? (
        <button
          type="button"
          aria-label={formatMessage(revealed ? w.hideOf : w.revealOf, { subject })}
          onClick={() => (revealed ? setRevealed(null) : void reveal())}
        >
          {revealed ? w.hide : w.reveal}
        </button>
      ) : (
        <p>{w.auditor}</p>
      )}
      {refused && <p role="alert">{refused}</p>}
    </>
  )
}

/** What is known of the request apart from the customer, by names. */
function Facts({ lead: { company, product, income_band, branch_id } }: { lead: Lead }) {
  const companyName = useCompanyNames()
  const titles = useTitles(branch_id === undefined ? [] : [branch_id])
  const w = messages.leads.facts
  const facts = [
    [w.company, company && companyName(company)],
    [w.product, product],
    [w.income, income_band && incomeInKwacha(Number(income_band))],
    [w.branch, branch_id && titles[branch_id]],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return <span>{facts.map(([name, value]) => `${name}: ${value}`).join(' · ')}</span>
}
