export const addTokenTexts = {
  'tokens.add.contractAddress': 'Địa chỉ hợp đồng',
  'tokens.add.network': 'Mạng',
  'tokens.add.name': 'Tên token',
  'tokens.add.symbol': 'Ký hiệu token',
  'tokens.add.icon': 'Biểu tượng',
  'tokens.add.iconHelp': 'Một hoặc hai ký tự hay một emoji. Nếu để trống, chữ cái đầu của ký hiệu được dùng.',
  'tokens.add.required': 'Các trường có dấu hoa thị là bắt buộc.',
  'tokens.add.submit': 'Thêm token',
  'tokens.lookup.found':
    'Tìm thấy: {name} ({symbol}), {decimals} chữ số thập phân. Không có trong danh sách token của ví.',
  'tokens.lookup.listed':
    'Tìm thấy: {name} ({symbol}), {decimals} chữ số thập phân. Có trong danh sách token của ví.',
  'tokens.lookup.imitation':
    'Đây không phải {symbol} đã biết. Ai cũng có thể tạo token với tên bất kỳ. Hợp đồng bạn đã nhập: {contract}. {known}',
  'tokens.lookup.knownContract': '{symbol} đã biết trên {network}: {contract}.',
  'tokens.lookup.knownNone': 'Ví này không biết hợp đồng {symbol} nào trên {network}.',
  'tokens.imitation.title': 'Thêm một token không phải {symbol}?',
  'tokens.imitation.text':
    'Token này tự gọi mình là {symbol}, nhưng là hợp đồng khác, có lẽ được tạo ra để lừa bạn. Hợp đồng bạn đã nhập: {contract}. {known} Token vẫn được đánh dấu trong ví của bạn.',
  'tokens.imitation.confirm': 'Vẫn thêm',
  'tokens.lookup.differs':
    'Hợp đồng tự gọi mình là {name} ({symbol}), khác với những gì bạn đã gõ. Đây có phải token bạn muốn không?',
  'tokens.lookup.use': 'Dùng tên của hợp đồng',
  'tokens.lookup.unreachable':
    'Mạng không trả lời, nên token chưa được kiểm tra. Bạn có thể thêm như đã nhập; trang của token sẽ kiểm tra lại hợp đồng trước khi bạn có thể gửi.',
  'tokens.lookup.switchedOff':
    '{network} đang tắt. Bạn có thể thêm token; hãy bật mạng trong Cài đặt mạng để xem số dư và gửi.',
  'tokens.lookup.unnamed': 'không tên',
  'tokens.notes.title': 'Trước khi bạn thêm token',
  'tokens.notes.contract': 'Kiểm tra địa chỉ hợp đồng',
  'tokens.notes.contractText':
    'Ai cũng có thể tạo token với một tên nổi tiếng. Hãy sao chép địa chỉ từ trang web của chính dự án.',
  'tokens.notes.listed': 'Token trong danh sách tự động hiện',
  'tokens.notes.listedText':
    'Token trong danh sách của ví hiện trên màn hình chính ngay khi bạn có chúng. Bạn không cần thêm.',
  'tokens.notes.free': 'Thêm không tốn gì',
  'tokens.notes.freeText':
    'Thao tác này chỉ thêm token vào danh sách của bạn và không cấp quyền nào. Bạn có thể xóa trên trang của token.',
} as const;
