export const reviewTexts = {
  'review.transfer': 'Envías {what} a {whom}.',
  'review.transferOwn': 'Envías {what} a tu propia cuenta ({whom}).',
  'review.transferOpen': 'Envías {what}.',
  'review.fee': 'Comisión de unos {fee}.',
  'review.feeBelow': 'Comisión inferior a {fee}.',
  'review.feeLine': 'Comisión de red de unos {fee}',
  'review.feeLineBelow': 'Comisión de red inferior a {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Pagas {paid} y recibes al menos {received}.',
  'review.tradeAtMost': 'Pagas como máximo {paid} y recibes al menos {received}.',
  'review.tradeExact': 'Pagas {paid} y recibes {received}.',
  'review.deposit': 'Depositas {paid} en {pool} y recibes sus participaciones.',
} as const;
