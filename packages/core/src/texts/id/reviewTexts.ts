export const reviewTexts = {
  'review.transfer': 'Anda mengirim {what} ke {whom}.',
  'review.transferOwn': 'Anda mengirim {what} ke akun Anda sendiri ({whom}).',
  'review.transferOpen': 'Anda mengirim {what}.',
  'review.fee': 'Biaya sekitar {fee}.',
  'review.feeBelow': 'Biaya di bawah {fee}.',
  'review.feeLine': 'Biaya jaringan sekitar {fee}',
  'review.feeLineBelow': 'Biaya jaringan di bawah {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Anda membayar {paid} dan menerima paling sedikit {received}.',
  'review.tradeAtMost': 'Anda membayar paling banyak {paid} dan menerima paling sedikit {received}.',
  'review.tradeExact': 'Anda membayar {paid} dan menerima {received}.',
  'review.deposit': 'Anda menyetor {paid} ke {pool} dan menerima share-nya.',
} as const;
