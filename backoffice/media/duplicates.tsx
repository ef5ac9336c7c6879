import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { formatMessage, messages } from '../messages.ts'
import type { Duplicate } from './upload-state-machine.ts'

const say = messages.media

type Props = {
  duplicates: readonly Duplicate[]
  /** what the button for the existing file says */
  label: string
  onExisting: (id: string) => void
  onCopy: (file: File) => void
}

/** Offers the existing file for each that the library has already. */
export const Duplicates = ({ duplicates, label, onExisting, onCopy }: Props) =>
  duplicates.map(({ file, existing }) => (
    <Alert
      key={`${file.name} ${existing.id}`}
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={() => onExisting(existing.id)}>
            {label}
          </Button>
          <Button color="inherit" onClick={() => onCopy(file)}>
            {say.uploadCopy}
          </Button>
        </>
      }
    >
      {formatMessage(say.duplicate, { name: file.name, existing: existing.name })}
    </Alert>
  ))
