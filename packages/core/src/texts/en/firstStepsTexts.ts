/** Checklist on the home of a new wallet. */
export const firstStepsTexts = {
  'firstSteps.title': 'First steps',
  'firstSteps.progress': '{done} of {count} done',
  'firstSteps.done': 'Done',
  'firstSteps.backup': 'Back up your recovery phrase',
  'firstSteps.backup.text':
    'Write the words on paper. Then type them once, to check that they restore your wallet.',
  'firstSteps.receive': 'Receive your first coin',
  'firstSteps.receive.text': 'Show your address or its QR code to the sender. Start with a small amount.',
  'firstSteps.contact': 'Add a contact',
  'firstSteps.contact.text': 'Save an address that you will send to again, under a name.',
  'firstSteps.hide': 'Hide first steps',
} as const;
