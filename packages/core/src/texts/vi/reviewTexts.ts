export const reviewTexts = {
  'review.transfer': 'Bạn gửi {what} đến {whom}.',
  'review.transferOwn': 'Bạn gửi {what} đến tài khoản của chính bạn ({whom}).',
  'review.transferOpen': 'Bạn gửi {what}.',
  'review.fee': 'Phí khoảng {fee}.',
  'review.feeBelow': 'Phí dưới {fee}.',
  'review.feeLine': 'Phí mạng khoảng {fee}',
  'review.feeLineBelow': 'Phí mạng dưới {fee}',
  'review.effect': '{effect}.',
  'review.trade': 'Bạn trả {paid} và nhận ít nhất {received}.',
  'review.tradeAtMost': 'Bạn trả tối đa {paid} và nhận ít nhất {received}.',
  'review.tradeExact': 'Bạn trả {paid} và nhận {received}.',
  'review.deposit': 'Bạn nạp {paid} vào {pool} và nhận cổ phần của pool.',
} as const;
