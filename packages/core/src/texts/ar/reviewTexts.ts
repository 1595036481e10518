export const reviewTexts = {
  'review.transfer': 'أنت ترسل {what} إلى {whom}.',
  'review.transferOwn': 'أنت ترسل {what} إلى حسابك أنت ({whom}).',
  'review.transferOpen': 'أنت ترسل {what}.',
  'review.fee': 'الرسوم نحو {fee}.',
  'review.feeBelow': 'الرسوم أقل من {fee}.',
  'review.feeLine': 'رسوم الشبكة نحو {fee}',
  'review.feeLineBelow': 'رسوم الشبكة أقل من {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'أنت تدفع {paid} وتستلم {received} على الأقل.',
  'review.tradeAtMost': 'أنت تدفع {paid} على الأكثر وتستلم {received} على الأقل.',
  'review.tradeExact': 'أنت تدفع {paid} وتستلم {received}.',
  'review.deposit': 'أنت تودع {paid} في {pool} وتستلم حصصه.',
} as const;
