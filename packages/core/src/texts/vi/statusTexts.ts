export const statusTexts = {
  'status.meta.title': 'Trạng thái · Everything Wallet',
  'status.meta.description':
    'Mức độ cập nhật của từng mạng mà Everything Wallet đọc để tìm giao dịch chuyển đến.',
  'status.title': 'Trạng thái',
  'status.lead':
    'Dịch vụ đọc các mạng này để tìm giao dịch chuyển đến. Trang này kiểm tra mỗi 30 giây xem chúng có cập nhật không.',
  'status.networks': 'Mạng',
  'status.checking': 'Đang kiểm tra…',
  'status.answers': 'Dịch vụ đang phản hồi.',
  'status.checked': 'Lần kiểm tra gần nhất: {time}',
  'status.scanned': 'Đã cập nhật',
  'status.onDemand': 'Đọc giao dịch chuyển đến khi một ví được mở',
  'status.late': 'Chậm: đến khối {block}, {age} trước',
  'status.lateUnknown': 'Chậm: không rõ khối gần nhất',
  'status.note': 'Ví đang mở sẽ tự đọc mạng bị chậm. Số dư và việc gửi không phụ thuộc vào trang này.',
  'status.silent.title': 'Trang này không kết nối được với dịch vụ',
  'status.silent.text':
    'Coin của bạn vẫn an toàn: chúng nằm trên mạng của chúng. Trang này kiểm tra lại mỗi 30 giây.',
} as const;
