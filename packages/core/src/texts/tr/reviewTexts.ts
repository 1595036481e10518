export const reviewTexts = {
  'review.transfer': '{whom} alıcısına {what} gönderiyorsunuz.',
  'review.transferOwn': 'Kendi hesabınıza ({whom}) {what} gönderiyorsunuz.',
  'review.transferOpen': '{what} gönderiyorsunuz.',
  'review.fee': 'Ücret yaklaşık {fee}.',
  'review.feeBelow': 'Ücret {fee} altında.',
  'review.feeLine': 'Ağ ücreti yaklaşık {fee}',
  'review.feeLineBelow': 'Ağ ücreti {fee} altında',
  'review.effect': '{effect}.',
  'review.trade': '{paid} ödersiniz ve en az {received} alırsınız.',
  'review.tradeAtMost': 'En fazla {paid} ödersiniz ve en az {received} alırsınız.',
  'review.tradeExact': '{paid} ödersiniz ve {received} alırsınız.',
  'review.deposit': '{pool} havuzuna {paid} yatırırsınız ve paylarını alırsınız.',
} as const;
