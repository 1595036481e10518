export const cliTexts = {
  'cli.meta.title': 'Công cụ CLI · Everything Wallet',
  'cli.meta.description':
    'Dòng lệnh Everything Wallet: cài đặt, lệnh, tệp cấu hình, biến môi trường và mã thoát.',
  'cli.title': 'Công cụ CLI',
  'cli.lead':
    'Số dư, phí và giao dịch từ terminal: bảng cho con người, JSON cho script, và mã thoát cho cả hai.',
  'cli.install': 'Cài đặt',
  'cli.install.text':
    'Trang này cung cấp gói, được tạo từ cùng mã nguồn với API. Gói chưa có trong registry công khai: cho đến khi trang này thông báo, mọi gói mang tên này ở đó đều không phải của chúng tôi.',
  'cli.install.plannedName': 'Tên dự kiến, chưa phát hành',
  'cli.commands': 'Lệnh',
  'cli.commands.text':
    'Không lệnh nào hỏi cụm từ khôi phục, và không khóa riêng tư nào rời khỏi máy của bạn.',
  'cli.commands.name': 'Lệnh',
  'cli.commands.does': 'Mô tả',
  'cli.command.login': 'Hỏi khóa API mà không hiển thị, kiểm tra và lưu vào tệp.',
  'cli.command.logout':
    'Xóa khóa khỏi tệp. Khóa vẫn hoạt động cho đến khi bạn xóa nó trong cổng nhà phát triển.',
  'cli.command.balance': 'In số dư của một địa chỉ.',
  'cli.command.positions': 'Liệt kê các vị thế của một địa chỉ trong pool.',
  'cli.command.tokens': 'Liệt kê coin và các token trong danh sách mà một địa chỉ nắm giữ.',
  'cli.command.nfts': 'Liệt kê các NFT mà một địa chỉ nắm giữ, mới nhất trước.',
  'cli.command.transfers': 'Liệt kê các token và NFT mà một địa chỉ đã nhận hoặc gửi, mới nhất trước.',
  'cli.command.approvals': 'Liệt kê các phê duyệt mà một địa chỉ đã cấp cho token của nó.',
  'cli.command.gas': 'In chi phí tối đa của một giao dịch chuyển và nonce để ký.',
  'cli.command.decode': 'Giải mã lệnh gọi hợp đồng khi ngoại tuyến: các tác động khai báo và cảnh báo.',
  'cli.command.simulate':
    'Mô phỏng lệnh gọi trên các nút và in những gì sẽ thay đổi cho người gửi. Không gửi gì.',
  'cli.command.send':
    'Ký giao dịch chuyển trên máy của bạn bằng tệp keystore đã mã hóa và phát lên mạng, hoặc phát một giao dịch đã ký ở nơi khác.',
  'cli.command.sendToken':
    'Gửi token ERC-20. Với token mà ew không biết, hãy cho số chữ số thập phân bằng --decimals; nó được so sánh với các nút.',
  'cli.command.get': 'In một giao dịch và trạng thái của nó.',
  'cli.command.connect':
    'Cho phép các công cụ như cast, Hardhat và web3.py ký bằng ví trong trình duyệt của bạn, không cần khóa. Chạy cho đến khi bấm Ctrl-C.',
  'cli.command.listen':
    'In các sự kiện trên tài khoản của bạn ngay khi chúng xảy ra, và chuyển chúng đến một chương trình trên máy của bạn. Chạy cho đến khi bấm Ctrl-C.',
  'cli.command.networks': 'Liệt kê các mạng.',
  'cli.command.config': 'Hiển thị và thay đổi tệp cấu hình.',
  'cli.command.completion': 'In script tự hoàn thành lệnh trong shell của bạn.',
  'cli.config': 'Tệp cấu hình',
  'cli.config.text':
    'Tệp là JSON với các thành phần sau. Cờ ghi đè biến môi trường, và biến môi trường ghi đè tệp.',
  'cli.config.path': 'Đường dẫn mặc định, trừ khi XDG_CONFIG_HOME nêu thư mục khác',
  'cli.config.name': 'Thành phần',
  'cli.config.variable': 'Biến môi trường',
  'cli.config.meaning': 'Ý nghĩa',
  'cli.config.apiKey': 'Khóa API từ cổng nhà phát triển.',
  'cli.config.baseUrl': 'Bản triển khai cần dùng.',
  'cli.config.network': 'Mạng cần dùng khi không nêu mạng nào.',
  'cli.exit': 'Mã thoát',
  'cli.exit.text': 'Mã ổn định cho script.',
  'cli.exit.code': 'Mã',
  'cli.exit.meaning': 'Ý nghĩa',
  'cli.exit.ok': 'Thành công.',
  'cli.exit.unexpected': 'Lỗi không mong đợi.',
  'cli.exit.usage': 'Lệnh, một cờ hoặc tệp cấu hình không hợp lệ.',
  'cli.exit.notAuthorised': 'Khóa bị thiếu hoặc không hợp lệ, hoặc không có quyền.',
  'cli.exit.notFound': 'Không tìm thấy giao dịch.',
  'cli.exit.refused': 'API hoặc mạng từ chối yêu cầu.',
  'cli.exit.rateLimited': 'Khóa đã chạm giới hạn.',
  'cli.exit.unavailable': 'Không có câu trả lời, hoặc dịch vụ hay mạng không khả dụng.',
  'cli.exit.interrupted': 'Lệnh bị gián đoạn.',
} as const;
