export const reviewTexts = {
  'review.transfer': 'Вы отправляете {what} получателю {whom}.',
  'review.transferOwn': 'Вы отправляете {what} на свой собственный аккаунт ({whom}).',
  'review.transferOpen': 'Вы отправляете {what}.',
  'review.fee': 'Комиссия около {fee}.',
  'review.feeBelow': 'Комиссия меньше {fee}.',
  'review.feeLine': 'Комиссия сети около {fee}',
  'review.feeLineBelow': 'Комиссия сети меньше {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Вы платите {paid} и получаете не меньше {received}.',
  'review.tradeAtMost': 'Вы платите не больше {paid} и получаете не меньше {received}.',
  'review.tradeExact': 'Вы платите {paid} и получаете {received}.',
  'review.deposit': 'Вы вносите {paid} в {pool} и получаете его доли.',
} as const;
