/** Steps of the Send dialog, its suggestions and its last screen. Loaded with the dialog. */
export const sendStepTexts = {
  'send.step.who': 'Who to send to',
  'send.step.amount': 'How much',
  'send.step.review': 'Review',
  'send.step.place': 'Step {number} of {count}',
  'send.step.next': 'Next',
  'send.step.change': 'Change recipient',
  'send.suggested': 'Suggested recipients',
  'send.suggested.recent': 'Recent recipients',
  'send.suggested.contact': 'Contacts',
  'send.suggested.account': 'Your accounts',
  'send.suggested.none': 'No recipient, contact or account matches. Enter a full address or a name.',
  'send.done.sentence': 'You sent {what} to {whom}.',
  'send.done.next': 'The network confirms it next. Follow it in the transaction.',
  'send.done.view': 'View transaction',
} as const;
