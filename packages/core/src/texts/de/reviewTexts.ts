export const reviewTexts = {
  'review.transfer': 'Sie senden {what} an {whom}.',
  'review.transferOwn': 'Sie senden {what} an Ihr eigenes Konto ({whom}).',
  'review.transferOpen': 'Sie senden {what}.',
  'review.fee': 'Gebühr etwa {fee}.',
  'review.feeBelow': 'Gebühr unter {fee}.',
  'review.feeLine': 'Netzwerkgebühr etwa {fee}',
  'review.feeLineBelow': 'Netzwerkgebühr unter {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Sie zahlen {paid} und erhalten mindestens {received}.',
  'review.tradeAtMost': 'Sie zahlen höchstens {paid} und erhalten mindestens {received}.',
  'review.tradeExact': 'Sie zahlen {paid} und erhalten {received}.',
  'review.deposit': 'Sie zahlen {paid} in {pool} ein und erhalten dessen Anteile.',
} as const;
