/** Reviews of signatures as sentences, with their fee. Loaded with the dialogs that sign. */
export const reviewTexts = {
  'review.transfer': 'You send {what} to {whom}.',
  'review.transferOwn': 'You send {what} to your own account ({whom}).',
  'review.transferOpen': 'You send {what}.',
  'review.fee': 'Fee about {fee}.',
  'review.feeBelow': 'Fee below {fee}.',
  'review.feeLine': 'Network fee about {fee}',
  'review.feeLineBelow': 'Network fee below {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'You pay {paid} and receive at least {received}.',
  'review.tradeAtMost': 'You pay at most {paid} and receive at least {received}.',
  'review.tradeExact': 'You pay {paid} and receive {received}.',
  'review.deposit': 'You deposit {paid} into {pool} and receive its shares.',
} as const;
