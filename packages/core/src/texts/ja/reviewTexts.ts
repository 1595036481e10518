export const reviewTexts = {
  'review.transfer': '{whom}に{what}を送ります。',
  'review.transferOwn': 'ご自身のアカウント（{whom}）に{what}を送ります。',
  'review.transferOpen': '{what}を送ります。',
  'review.fee': '手数料は約{fee}です。',
  'review.feeBelow': '手数料は{fee}未満です。',
  'review.feeLine': 'ネットワーク手数料：約{fee}',
  'review.feeLineBelow': 'ネットワーク手数料：{fee}未満',
  'review.effect': '{effect}。',
  'review.trade': '{paid}を支払い、少なくとも{received}を受け取ります。',
  'review.tradeAtMost': '最大{paid}を支払い、少なくとも{received}を受け取ります。',
  'review.tradeExact': '{paid}を支払い、{received}を受け取ります。',
  'review.deposit': '{paid}を{pool}に預け入れ、そのシェアを受け取ります。',
} as const;
