export const pushTexts = {
  'push.title': 'Thông báo khi ví đã đóng',
  'push.off':
    'Đang tắt. Bật để biết các giao dịch chuyển đến và đã xác nhận khi không có trang nào của ví đang mở.',
  'push.on':
    'Trình duyệt này thông báo cho bạn về các giao dịch chuyển đến và đã xác nhận trên {networks}. NFT và token chưa xác minh không được thông báo, và số lượng không được gửi đi.',
  'push.unsupported': 'Trình duyệt này không thể thông báo cho bạn khi ví đã đóng.',
  'push.install': 'Trên iPhone và iPad, hãy thêm ví vào Màn hình chính, mở ví từ đó rồi bật tùy chọn này.',
  'push.denied':
    'Trình duyệt chặn thông báo từ trang này. Hãy cho phép trong phần cài đặt của trình duyệt rồi bật tùy chọn này.',
  'push.unavailable': 'Máy chủ này không gửi thông báo khi ví đã đóng.',
  'push.failed': 'Không thể thay đổi thông báo. Hãy kiểm tra kết nối và thử lại.',
  'push.accounts': 'Các tài khoản thông báo cho bạn',
  'push.received': 'Đã nhận trên {network}',
  'push.sent': 'Giao dịch chuyển đã xác nhận trên {network}',
  'push.body': 'Tài khoản {account}. Hãy mở lịch sử để xem giao dịch chuyển.',
} as const;
