export const featuresTexts = {
  'features.meta.title': 'Tính năng · Everything Wallet',
  'features.meta.description':
    'Ký trong trình duyệt, chín mạng, token, liên hệ và lịch sử: những gì ví làm được hôm nay và những gì đang lên kế hoạch.',
  'features.title': 'Tính năng',
  'features.lead': 'Những gì ví làm được hôm nay. Các tính năng dự kiến được ghi rõ.',
  'features.list': 'Sáu điều cần biết',
  'features.card.security.title': 'Bảo mật cấp ngân hàng',
  'features.card.security.text':
    '12 từ của bạn được tạo trong trình duyệt từ 128 bit ngẫu nhiên. Trước khi gửi giao dịch, ví giải mã các byte đã ký và so sánh với những gì bạn đã nhập. Mật khẩu mở tài khoản; chỉ cụm từ mới di chuyển được coin.',
  'features.card.speed.title': 'Nhanh như chớp',
  'features.card.speed.text':
    'Phí được ước tính ngay khi bạn gõ. Giao dịch chuyển hiện trong lịch sử ngay khi bạn ký, và đổi từ đang chờ sang hoàn tất mà không cần tải lại. Nhanh hay chậm tùy thuộc vào mạng.',
  'features.card.privacy.title': 'Riêng tư trọn vẹn',
  'features.card.privacy.text':
    'Không máy chủ nào có cụm từ khôi phục của bạn. Bạn gõ cụm từ khi gửi, hoặc lưu trên thiết bị, được mã hóa bằng mật khẩu riêng hoặc khóa truy cập. Máy chủ của chúng tôi đọc số dư của bạn, nên các nút mạng không biết địa chỉ IP của bạn. Không trình theo dõi, không quảng cáo.',
  'features.card.chains.title': 'Hỗ trợ đa chuỗi',
  'features.card.chains.text':
    'Ethereum và Polygon, cùng các mạng thử nghiệm Sepolia và Amoy, với một cụm từ và một địa chỉ; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet và Base khi bạn bật chúng. Bạn có thể thêm, nhận và gửi token ERC-20. Các chuỗi khác chưa được hỗ trợ.',
  'features.card.platforms.title': 'Đa nền tảng',
  'features.card.platforms.text':
    'Ví là một trang web. Ví hoạt động trong trình duyệt mới trên điện thoại, máy tính bảng hoặc máy tính, ở chế độ sáng và chế độ tối, chỉ với bàn phím và với trình đọc màn hình. Bạn không cần cài đặt gì.',
  'features.card.swaps.title': 'Hoán đổi token',
  'features.card.swaps.text':
    'Hoán đổi coin và token qua Uniswap trên các mạng có Uniswap: bạn thấy mức nhận tối thiểu, tác động giá và phí, và chỉ phê duyệt đúng số lượng. Stake và cho vay dùng các pool của bên thứ ba trên Ethereum và Polygon. Ở mạng không có sàn hay pool, các màn hình này hiển thị mẫu được ghi là demo.',
  'features.more': 'Ví còn có',
  'features.more.accounts': 'Nhiều tài khoản từ một cụm từ, và các địa chỉ chỉ xem',
  'features.more.contacts': 'Liên hệ, với mọi địa chỉ được kiểm tra trước khi lưu',
  'features.more.history': 'Lịch sử tìm kiếm được về những gì bạn gửi, nhận và ký, cùng bảng hoạt động',
  'features.more.qr': 'Mã QR: hiện địa chỉ của bạn, quét địa chỉ khác',
  'features.more.markets': 'Giá thị trường của 17 coin',
  'features.closing': 'Hãy tự mình xem',
  'features.closing.text': 'Thử mọi thứ trên các mạng thử nghiệm, nơi coin không có giá trị.',
} as const;
