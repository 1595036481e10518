export const developersTexts = {
  'developers.meta.title': 'Nhà phát triển · Everything Wallet',
  'developers.meta.description':
    'REST API cho số dư, phí và giao dịch trên chín mạng, với khóa API, SDK cho ba ngôn ngữ và dòng lệnh.',
  'developers.title': 'Nhà phát triển',
  'developers.lead':
    'REST API cho số dư, phí và giao dịch. Khóa từ cổng nhà phát triển, SDK cho ba ngôn ngữ, và dòng lệnh.',
  'developers.resources': 'Tài nguyên',
  'developers.learnMore': 'Tìm hiểu thêm',
  'developers.learnMoreAbout': 'Tìm hiểu thêm về {topic}',
  'developers.card.documentation.title': 'Tài liệu',
  'developers.card.documentation.text':
    'Các bước đầu tiên, xác thực, và mọi endpoint với mã để sao chép và biểu mẫu để thử.',
  'developers.card.sdk.title': 'SDK & Thư viện',
  'developers.card.sdk.text': 'Gói cho JavaScript và TypeScript, Python và Go.',
  'developers.card.cli.title': 'Công cụ CLI',
  'developers.card.cli.text': 'Số dư, phí và giao dịch từ terminal.',
  'developers.card.portal.title': 'Cổng nhà phát triển',
  'developers.card.portal.text': 'Tạo, xoay vòng và xóa khóa API. Cần có tài khoản.',
  'developers.quickStart': 'Bắt đầu nhanh',
  'developers.quickStart.text':
    'Đọc số dư của một địa chỉ bằng khóa API từ cổng nhà phát triển. Các bài kiểm thử của chúng tôi chạy tệp này và so sánh câu trả lời với chuỗi.',
  'developers.quickStart.next': 'Tài liệu giải thích từng bước và liệt kê mọi endpoint.',
  'developers.quickStart.websites': 'Kết nối trang web của bạn với ví',
  'developers.key': 'Khóa API',
  'developers.key.text': 'Đăng nhập, đặt tên khóa, chọn phạm vi, và gửi yêu cầu đầu tiên.',
  'developers.key.get': 'Lấy khóa API',
} as const;
