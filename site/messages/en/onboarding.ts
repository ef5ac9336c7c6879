import { errorSummary } from './error-summary.ts'

export const onboarding = {
  name: 'Open an account',
  title: 'Open an account: start here, finish at a branch',
  description:
    'Ask for an account of {company:bank} from your phone in five minutes: choose the account and the branch, confirm your number, and bring your documents.',
  lede: 'Five minutes here, then one visit with your documents.',
  branchTitle: 'Without this form',
  branchText:
    'You can also go to any branch with your documents, or call us. We open the account while you wait.',
  howTitle: 'What happens next',
  how: [
    'You send this form and get a reference.',
    'The branch you chose gets everything ready.',
    'You come with your documents, sign, and pay in any amount you like.',
  ],
  privacyTitle: 'What we keep',
  privacyText:
    'We do not keep your income, only its range. We do not keep your national ID number, only a coded record that shows if it was used before.',
  /** what the browser needs, and no more */
  tool: {
    form: 'Your request',
    noScript: 'This form needs JavaScript. Without it, go to a branch with your documents or call {phone}.',
    product: 'Account',
    yourName: 'Your full name',
    nameHint: 'As on your ID.',
    income: 'What you earn in a month, in kwacha',
    incomeHint: 'For example 150,000. If it changes, enter a usual month.',
    branch: 'Branch',
    branchHint: 'Where you will bring your documents.',
    choose: 'Choose a branch',
    nationalId: 'National ID number (if you have one)',
    nationalIdHint: '8 letters and digits on the front of the card.',
    contact: 'Mobile number or e-mail',
    contactHint: 'We send a code to it, so that nobody can apply in your name.',
    send: 'Send my request',
    sending: 'Sending…',
    ...errorSummary,
    failed: 'Something went wrong on our side. What you typed is still here: try again, or call {phone}.',
    lineDead: 'You are offline. What you typed is still here: try again when you have network.',
    tooOften:
      'There were too many requests from this number or e-mail today. Try again tomorrow, or call {phone}.',
    fieldErrors: {
      unknown_product: 'Choose an account from the list.',
      name_missing: 'Enter your name.',
      name_too_long: 'Shorten your name to 120 letters.',
      not_a_name: 'Enter your name without the signs < and >.',
      income_blank: 'Enter what you earn in a month. Enter 0 if you earn nothing.',
      income_negative: 'What you earn in a month cannot be below zero.',
      income_not_a_number: 'Enter what you earn in a month as a number, such as 150,000.',
      branch_missing: 'Choose a branch.',
      not_an_id: 'A national ID number has 8 letters and digits. Leave it empty if you have none.',
    },
    contactMissing: 'Enter a mobile number or an e-mail address.',
    branchGone: 'That branch is no longer in our list. Reload the page and choose another.',
    doneTitle: 'We have your request.',
    reference: 'Your reference',
    keep: 'We also send it to your number or e-mail. The branch finds your request with it.',
    next: 'Come to {branch} within 30 days and bring:',
    another: 'Ask for another account',
    print: 'Print this',
  },
} as const
