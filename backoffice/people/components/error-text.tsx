import Alert from '@mui/material/Alert'

/** What went wrong, said at once to who does not see it appear. */
export const ErrorText = ({ says }: { says: string | null }) =>
  says ? (
    <Alert severity="error" role="alert">
      {says}
    </Alert>
  ) : null
