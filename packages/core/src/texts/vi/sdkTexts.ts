export const sdkTexts = {
  'sdk.meta.title': 'SDK & Thư viện · Everything Wallet',
  'sdk.meta.description':
    'Gói cho JavaScript và TypeScript, Python và Go: cài đặt và mã mẫu trong từng ngôn ngữ.',
  'sdk.title': 'SDK & Thư viện',
  'sdk.lead':
    'REST API trong ba ngôn ngữ, với kiểu dữ liệu, lỗi có mã, và cơ chế thử lại không bao giờ gửi một giao dịch hai lần.',
  'sdk.packages': 'Gói',
  'sdk.packages.text':
    'Trang này cung cấp các gói, được tạo từ cùng mã nguồn với API. Chúng chưa có trong registry công khai: cho đến khi trang này thông báo, mọi gói mang các tên này ở đó đều không phải của chúng tôi.',
  'sdk.package.plannedName': 'Tên dự kiến, chưa phát hành',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Cho Node.js và trình duyệt, có kiểu dữ liệu.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Cho script và dịch vụ, có kiểu dữ liệu, hỗ trợ asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Cho các dịch vụ viết bằng Go.',
  'sdk.samples': 'Cùng một yêu cầu trong từng ngôn ngữ',
  'sdk.samples.text':
    'Đọc số dư của một địa chỉ trên Sepolia. Mã mẫu lấy khóa từ cùng biến môi trường với dòng lệnh.',
  'sdk.shared': 'Tính năng chung',
  'sdk.shared.errors':
    'Phản hồi problem trở thành một lỗi có mã, trạng thái và request id của API; danh mục lỗi giải thích mọi mã.',
  'sdk.shared.retries':
    'Lỗi tạm thời được thử lại sau khoảng chờ mà phản hồi yêu cầu. Bạn có thể gửi lại giao dịch một cách an toàn: cùng các byte là cùng một giao dịch.',
  'sdk.shared.amounts': 'Số lượng luôn là chuỗi thập phân, nên không mất chữ số nào.',
  'sdk.shared.key': 'Khóa chỉ được gửi đến bản triển khai bạn nêu, và không bao giờ ghi vào nhật ký.',
} as const;
