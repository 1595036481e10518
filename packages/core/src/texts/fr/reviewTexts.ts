export const reviewTexts = {
  'review.transfer': 'Vous envoyez {what} à {whom}.',
  'review.transferOwn': 'Vous envoyez {what} à votre propre compte ({whom}).',
  'review.transferOpen': 'Vous envoyez {what}.',
  'review.fee': 'Frais d’environ {fee}.',
  'review.feeBelow': 'Frais inférieurs à {fee}.',
  'review.feeLine': 'Frais de réseau d’environ {fee}',
  'review.feeLineBelow': 'Frais de réseau inférieurs à {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Vous payez {paid} et recevez au moins {received}.',
  'review.tradeAtMost': 'Vous payez au plus {paid} et recevez au moins {received}.',
  'review.tradeExact': 'Vous payez {paid} et recevez {received}.',
  'review.deposit': 'Vous déposez {paid} dans {pool} et recevez ses parts.',
} as const;
