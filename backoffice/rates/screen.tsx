import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { sheetNames, type SheetName } from '#contract/backoffice/sheets.ts'
import { errorMessage } from '../error-message.ts'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { messages } from '../messages.ts'
import { RatesSheet } from './rates-board.tsx'
import { readBoard } from './use-send.ts'

/** The rates desk: a sheet for exchange rates, one for the bank's rates, one for its tariffs. */
export function Screen() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('sheet')
  const sheet: SheetName = sheetNames.find((name) => name === asked) ?? 'exchange'
  const { data, error } = useQuery({
    queryKey: ['rates', sheet],
    queryFn: () => readBoard(sheet),
  })
  return (
    <>
      <Heading
        title={messages.rates.title}
        actions={
          <Tabs
            value={sheet}
            onChange={(_, next: SheetName) => setQuery({ sheet: next })}
            aria-label={messages.rates.sheetTabs}
          >
            {sheetNames.map((name) => (
              <Tab
                key={name}
                value={name}
                label={messages.rates.sheets[name]}
                id={`tab-${name}`}
                aria-controls="sheet"
              />
            ))}
          </Tabs>
        }
      />
      <div role="tabpanel" id="sheet" aria-labelledby={`tab-${sheet}`}>
        {error ? (
          <p role="alert">{errorMessage(error)}</p>
        ) : data ? (
          <RatesSheet key={sheet} board={data} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}
