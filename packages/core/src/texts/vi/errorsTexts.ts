export const errorsTexts = {
  'errors.meta.title': 'Lỗi API · Everything Wallet',
  'errors.meta.description':
    'Mọi mã lỗi của Everything Wallet REST API: trạng thái, ý nghĩa, cách khắc phục, và thử lại có ích hay không.',
  'errors.title': 'Lỗi API',
  'errors.lead': 'Mọi mã lỗi của REST API: điều gì đã xảy ra, cần làm gì, và thử lại có ích hay không.',
  'errors.shape': 'Định dạng lỗi',
  'errors.shape.text':
    'Một đối tượng problem details (RFC 9457) có kiểu application/problem+json. Chương trình có thể dựa vào code của nó, vốn không thay đổi; địa chỉ của nó dẫn đến mã đó trên trang này. Bộ phận hỗ trợ tìm yêu cầu theo request id.',
  'errors.status': 'Trạng thái {status}',
  'errors.remedy': 'Cần làm gì:',
  'errors.retryable': 'Thử lại có thể có ích',
  'errors.notRetryable': 'Thử lại không có ích',
  'errors.back': 'Quay lại tài liệu',
} as const;
