export const nameTexts = {
  'send.error.nameInvalid': 'Đây không phải địa chỉ cũng không phải tên hợp lệ. Hãy kiểm tra chính tả.',
  'send.error.nameConfusable':
    'Tên này chứa các chữ cái dễ nhầm, nên có thể bắt chước tên khác. Hãy hỏi xin địa chỉ thay vì tên.',
  'send.error.nameNoRegistry': 'Không dùng được tên trên {network}. Hãy nhập thẳng địa chỉ.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Tên này giờ trỏ đến một địa chỉ khác với địa chỉ bạn đã thấy. Chưa gửi gì cả: hãy nhập lại tên và kiểm tra địa chỉ của nó.',
  'send.error.nameUnchecked':
    'Ví không kiểm tra được tên này còn trỏ đến địa chỉ bạn đã thấy hay không, nên chưa gửi gì cả. Hãy thử lại, hoặc nhập thẳng địa chỉ.',
  'server.noNames': 'Không dùng được tên trên mạng này. Hãy nhập thẳng địa chỉ.',
  'server.nameUnknown':
    'Tên này không có địa chỉ trên mạng này. Tên lưu ngoài chuỗi không được hỗ trợ: hãy hỏi xin địa chỉ thay vì tên.',
  'server.nameUnsure':
    'Các nút của mạng này không thống nhất về tên này, hoặc quá ít nút trả lời. Hãy thử lại, hoặc nhập thẳng địa chỉ.',
} as const;
