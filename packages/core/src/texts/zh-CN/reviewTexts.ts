export const reviewTexts = {
  'review.transfer': '你向 {whom} 发送 {what}。',
  'review.transferOwn': '你向自己的账户（{whom}）发送 {what}。',
  'review.transferOpen': '你发送 {what}。',
  'review.fee': '费用约 {fee}。',
  'review.feeBelow': '费用低于 {fee}。',
  'review.feeLine': '网络费约 {fee}',
  'review.feeLineBelow': '网络费低于 {fee}',
  'review.effect': '{effect}。',
  'review.trade': '你支付 {paid}，至少收到 {received}。',
  'review.tradeAtMost': '你最多支付 {paid}，至少收到 {received}。',
  'review.tradeExact': '你支付 {paid}，收到 {received}。',
  'review.deposit': '你将 {paid} 存入 {pool}，并收到其份额。',
} as const;
