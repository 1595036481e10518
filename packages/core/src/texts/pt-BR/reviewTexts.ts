export const reviewTexts = {
  'review.transfer': 'Você envia {what} para {whom}.',
  'review.transferOwn': 'Você envia {what} para sua própria conta ({whom}).',
  'review.transferOpen': 'Você envia {what}.',
  'review.fee': 'Taxa de cerca de {fee}.',
  'review.feeBelow': 'Taxa abaixo de {fee}.',
  'review.feeLine': 'Taxa de rede de cerca de {fee}',
  'review.feeLineBelow': 'Taxa de rede abaixo de {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Você paga {paid} e recebe pelo menos {received}.',
  'review.tradeAtMost': 'Você paga no máximo {paid} e recebe pelo menos {received}.',
  'review.tradeExact': 'Você paga {paid} e recebe {received}.',
  'review.deposit': 'Você deposita {paid} em {pool} e recebe as cotas dele.',
} as const;
