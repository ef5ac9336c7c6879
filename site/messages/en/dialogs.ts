/** Messages of what any page may show above itself: snackbar, loading sign, prompt, upload panel; the browser fetches this file alone. */
export const dialogs = {
  types: { Error: 'Error', Success: 'Success', Warning: 'Warning', Information: 'Information' },
  close: 'Close this message',
  loading: 'Loading…',
  loaded: 'Loaded.',
  promptHeader: 'Kyc Details',
  promptMessage: 'Details already exist do you want to update?',
  action: 'Update',
  cancel: 'Cancel',
  uploads: {
    title: 'Sending your documents',
    none: 'No uploads available.',
    position: '{n} of {total}',
    percent: '{n}% completed',
    now: 'Sending {name}',
    states: {
      needed: 'Not started',
      uploading: 'Uploading {n}%',
      waiting: 'Waiting for network',
      checking: 'Checking',
      received: 'Received',
      failed: 'Not sent',
    },
    waiting: 'Waiting for network. Nothing is lost; sending goes on by itself.',
    done: 'All documents are received.',
    all: 'All documents',
  },
} as const
