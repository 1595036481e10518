export const receiveTexts = {
  'receive.title': 'Nhận',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} trên {network}',
  'receive.qrLabel': 'Mã QR của địa chỉ nhận {symbol} trên {network}',
  'receive.address': 'Địa chỉ {symbol} của bạn',
  'receive.sampleAddress': 'Địa chỉ mẫu',
  'receive.copy': 'Sao chép địa chỉ',
  'receive.copied': 'Đã sao chép địa chỉ vào bộ nhớ tạm',
  'receive.warning': 'Chỉ gửi {symbol} trên {network} đến địa chỉ này. Mọi thứ khác có thể mất.',
  'receive.renamedTo': '{symbol} trên {network} là cùng một coin dưới tên mới, nên bạn có thể nhận ở đây.',
  'receive.sample': 'Mẫu',
  'receive.sampleWarning':
    'Đây là mẫu, không phải địa chỉ: ví chưa hỗ trợ giữ {symbol} trên {network}. Đừng gửi gì đến đó.',
  'receive.lastKnown':
    'Đây là địa chỉ của bạn theo lần lưu gần nhất trên thiết bị này. Khi không có kết nối, không thể đối chiếu địa chỉ với tài khoản của bạn.',
  'receive.noAddress': 'Bạn chưa có địa chỉ để nhận.',
  'receive.watchOnly': 'Ví không có khóa của địa chỉ chính, nên địa chỉ đó không được đưa ra để nhận.',
  'receive.public':
    'Cụm từ khôi phục của {address} được công bố làm ví dụ, nên ai cũng có khóa của nó. Bot lấy ngay mọi thứ đến đó, nên bạn không thể nhận bằng địa chỉ này ở đây. Hãy tạo ví với cụm từ mới.',
  'receive.checking': 'Đang đối chiếu địa chỉ này với các khóa trên thiết bị này…',
  'receive.foreign':
    'Không khóa nào trên thiết bị này kiểm soát {address}. Địa chỉ này được đặt làm địa chỉ chính của bạn, nhưng đừng nhận gì ở đó. Nếu không phải bạn đặt, hãy đổi mật khẩu tài khoản và chọn tài khoản của chính bạn trong mục Tài khoản.',
} as const;
