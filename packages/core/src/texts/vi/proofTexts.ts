export const proofTexts = {
  'proof.action': 'Xác minh số dư',
  'proof.actionNamed': 'Xác minh số dư của {account}',
  'proof.asking': 'Đang tải và kiểm tra bằng chứng…',
  'proof.proved': 'Đã xác minh: {amount} {currency} ở khối {block} lúc {time}',
  'proof.provedText':
    'Trình duyệt này đã kiểm tra bằng chứng từ hash của khối xuống đến tài khoản. {agreeing}/{nodes} nút thống nhất về hash.',
  'proof.oneNode':
    'Trình duyệt này đã kiểm tra bằng chứng từ hash của khối xuống đến tài khoản. Mạng này chỉ có một nút ở đây, nên không có nút khác xác nhận hash.',
  'proof.hash': 'Hash khối',
  'proof.copyHash': 'Sao chép hash khối',
  'proof.refused': 'Chưa xác minh được: {reason}',
  'proof.refusedText': 'Đừng dựa vào số dư này. Hãy thử lại, hoặc kiểm tra ở nơi khác.',
  'proof.reason.header': 'header của khối không khớp với hash mà các nút báo.',
  'proof.reason.path': 'bằng chứng không dẫn từ khối đến tài khoản này.',
  'proof.reason.account': 'bằng chứng không dẫn đến một tài khoản hợp lệ.',
  'proof.reason.balance': 'tài khoản có số dư khác.',
  'proof.failed': 'Không thể tải bằng chứng. Coin của bạn không bị ảnh hưởng. Hãy thử lại.',
} as const;
