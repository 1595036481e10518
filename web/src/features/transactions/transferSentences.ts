/** Text ids of the sentences of a transfer, by its type and status. */
export const transferSentences = {
  send: {
    completed: 'transaction.sentence.send',
    pending: 'transaction.sentence.sending',
    failed: 'transaction.sentence.notSent',
  },
  receive: {
    completed: 'transaction.sentence.receive',
    pending: 'transaction.sentence.receiving',
    failed: 'transaction.sentence.receive',
  },
} as const;
