import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'

/** Says what went wrong, and offers to try again. */
export const ErrorNotice = ({ error, again }: { error: unknown; again?: () => void }) => (
  <Alert
    severity="error"
    action={
      again && (
        <Button color="inherit" onClick={again}>
          {messages.shell.failed.again}
        </Button>
      )
    }
  >
    {errorMessage(error)}
  </Alert>
)
