export const sharedTexts = {
  'common.offlineText': 'Không thể tải phần này. Nội dung sẽ tự động tải khi bạn có mạng trở lại.',
  'common.unreadable': '{count, plural, other {# bản ghi không đọc được nên không hiển thị ở đây.}}',
  'common.unreadableTotals':
    '{count, plural, other {# bản ghi không đọc được nên không hiển thị ở đây. Các tổng số không bao gồm chúng.}}',
  'common.serverUnreachable': 'Máy chủ không trả lời',
  'common.save': 'Lưu',
  'common.delete': 'Xóa',
  'common.close': 'Đóng',
  'common.renamedTo': '{currency} có tên là {symbol} từ năm {year}.',
  'common.nowCalledShort': '(nay là {symbol})',
  'badge.samplePrices': 'Giá mẫu',
  'badge.samplePricesHint': 'Giá ví dụ có sẵn, không phải giá thị trường.',
  'badge.localChain': 'Chuỗi cục bộ',
  'badge.localChainHint':
    'Ví này dùng một chuỗi trên chính máy tính của bạn. Coin của chuỗi này không có giá trị.',
  'common.unknownError': 'Đã xảy ra sự cố. Vui lòng thử lại.',
  'common.back': 'Quay lại',
  'badge.demo': 'Demo',
  'badge.demoHint': 'Màn hình này cho thấy tính năng sẽ hoạt động thế nào. Không có coin nào được di chuyển.',
} as const;
