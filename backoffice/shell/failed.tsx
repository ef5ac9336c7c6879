import Button from '@mui/material/Button'
import { messages } from '../messages.ts'

const { title, text, again } = messages.shell.failed

/** In place of a screen that broke; the rest of the shell stays. */
export const Failed = ({ resetErrorBoundary }: { resetErrorBoundary?: () => void }) => (
  <section role="alert">
    <h1>{title}</h1>
    <p>{text}</p>
    <Button variant="contained" onClick={() => resetErrorBoundary?.()}>
      {again}
    </Button>
  </section>
)
