export const connectionTexts = {
  'connections.meta.title': 'Ứng dụng này kết nối đến đâu · Everything Wallet',
  'connections.meta.description': 'Mọi host mà Everything Wallet liên hệ, host đó biết gì, và vì sao.',
  'connections.title': 'Ứng dụng này kết nối đến đâu',
  'connections.lead':
    'Mọi host, host đó biết gì, và vì sao ứng dụng liên hệ. Không host nào nhận được cụm từ khôi phục hay khóa của bạn.',
  'connections.learns': 'Biết được',
  'connections.why': 'Lý do',
  'connections.page.title': 'Trình duyệt của bạn',
  'connections.page.text':
    'Một trang của website này chỉ có thể liên hệ với các host sau: chính sách bảo mật nội dung nêu tên chúng, và trình duyệt chặn mọi host khác. Mỗi host thấy địa chỉ IP của trình duyệt bạn, như bất kỳ host nào. Không có trình theo dõi, không phông chữ hay script của bên thứ ba và không quảng cáo.',
  'connections.appCheck.title': 'Trình duyệt của bạn, nếu bật App Check',
  'connections.appCheck.text':
    'Bên vận hành dịch vụ này có thể để Google phân biệt trình duyệt với bot. Chỉ khi đó ứng dụng mới liên hệ các host này, và chỉ khi đó chính sách mới nêu tên chúng.',
  'connections.functions.title': 'Máy chủ của chúng tôi',
  'connections.functions.text':
    'Máy chủ của chúng tôi liên hệ các host này. Các host thấy địa chỉ IP của máy chủ, không phải của bạn, và không thấy tên hay email của bạn. Bên vận hành dịch vụ này có thể dùng các nút mạng khác với các nút ở đây.',
  'connections.person.title': 'Liên kết bạn có thể mở',
  'connections.person.text':
    'Ứng dụng không tải gì từ các host này. Trình duyệt liên hệ với chúng khi bạn mở liên kết, và không tiết lộ bạn đến từ trang nào.',
  'connections.host.site': 'Website này',
  'connections.site.learns':
    'Bạn mở những trang nào, và khi nào; khi ví đang mở, cả việc ví hỏi giá, nhưng không bao giờ biết giá của coin nào.',
  'connections.site.why': 'Nơi cung cấp ứng dụng, giá coin và REST API. Được lưu trữ bởi Google Firebase.',
  'connections.host.functions': 'Các hàm của chúng tôi',
  'connections.functions.learns':
    'Ai đang đăng nhập, các địa chỉ và token bạn tra cứu, các giao dịch bạn đã ký, và điều bạn hỏi trong chat hỗ trợ.',
  'connections.functions.why':
    'Để đọc số dư, phí và giá token, phát các giao dịch đã ký lên mạng, và trả lời chat.',
  'connections.host.signIn': 'Đăng nhập',
  'connections.signIn.learns': 'Địa chỉ email của bạn và, khi bạn đăng nhập, mật khẩu của bạn.',
  'connections.signIn.why':
    'Google Firebase Authentication lưu tài khoản và mật khẩu, và gửi email tài khoản.',
  'connections.host.session': 'Phiên',
  'connections.session.learns': 'Rằng bạn vẫn đang đăng nhập.',
  'connections.session.why': 'Để gia hạn phiên của bạn mỗi giờ.',
  'connections.host.database': 'Cơ sở dữ liệu',
  'connections.database.learns':
    'Dữ liệu đã lưu của bạn: địa chỉ, liên hệ, token, bản ghi giao dịch và tên các khóa API.',
  'connections.database.why': 'Google Firestore lưu dữ liệu đó, để có sẵn trên mọi thiết bị của bạn.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'Những gì reCAPTCHA quan sát về trình duyệt và cách bạn dùng nó.',
  'connections.recaptcha.why': 'Để phân biệt trình duyệt với bot lạm dụng dịch vụ.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'Câu trả lời của reCAPTCHA.',
  'connections.appCheck.why': 'Để đổi lấy một token mà các hàm của chúng tôi kiểm tra.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'Giống như trên: các hàm của chúng tôi và cơ sở dữ liệu của chúng chạy ở đó.',
  'connections.cloud.why': 'Để đọc và ghi bản ghi, và kiểm tra ai đang đăng nhập.',
  'connections.host.nodes': 'Nút mạng',
  'connections.nodes.learns':
    'Bạn tra cứu những địa chỉ và giao dịch nào, và những địa chỉ nào thuộc về nhau: ví tra cứu mọi tài khoản cùng lúc, nên một nút có thể suy ra rằng chúng có lẽ của cùng một người, kể cả tài khoản chỉ xem. Nút cũng biết các giao dịch bạn đã ký, vốn sau đó là công khai.',
  'connections.nodes.why':
    'Để đọc các mạng và để gửi. Ứng dụng hỏi nhiều nút, để không phụ thuộc vào một nút.',
  'connections.host.transfers': 'Danh sách giao dịch chuyển',
  'connections.transfers.learns':
    'Bạn tra cứu những địa chỉ nào, và do đó những địa chỉ nào có lẽ của cùng một người, nếu danh sách như vậy được bật.',
  'connections.transfers.why': 'Chúng liệt kê các giao dịch chuyển đến, điều mà một nút đơn lẻ tìm rất chậm.',
  'connections.host.nftFiles': 'Tệp của NFT',
  'connections.nftFiles.learns':
    'Mô tả hoặc hình ảnh của NFT nào được yêu cầu, không bao giờ biết ai yêu cầu: các hàm của chúng tôi yêu cầu và lưu đệm cho tất cả mọi người. Ngoài các host này, còn có bất kỳ host công khai nào mà hợp đồng của bộ sưu tập nêu.',
  'connections.nftFiles.why': 'Để hiển thị tên và hình ảnh của NFT.',
  'connections.host.prices': 'Giá',
  'connections.prices.learns':
    'Tên của mọi coin có giá ở đây, và hợp đồng của các token mà bất kỳ người dùng nào nắm giữ, gộp chung: không bao giờ biết chúng của ai, cũng không biết bao nhiêu.',
  'connections.prices.why': 'Để hiển thị giá trị của coin.',
  'connections.host.push': 'Dịch vụ đẩy thông báo của trình duyệt',
  'connections.push.learns':
    'Việc trình duyệt của bạn nhận được thông báo, và vào lúc nào, nếu bạn bật thông báo khi ví đã đóng. Nội dung được mã hóa. Nhà phát triển trình duyệt của bạn vận hành dịch vụ này, và trình duyệt tự kết nối với nó. Ngoài các host này, còn có bất kỳ host công khai nào mà trình duyệt của bạn nêu.',
  'connections.push.why': 'Để thông báo cho bạn khi ví đã đóng.',
  'connections.host.chat': 'Chat hỗ trợ',
  'connections.chat.learns':
    'Những gì bạn viết trong chat hỗ trợ, nếu có cấu hình một nhà cung cấp mô hình ngôn ngữ.',
  'connections.chat.why':
    'Để trả lời. Theo mặc định không cấu hình nhà cung cấp nào, và máy chủ của chính chúng tôi trả lời dựa trên phần trợ giúp.',
  'connections.host.explorers': 'Trình khám phá khối',
  'connections.explorers.learns': 'Bạn xem giao dịch hoặc địa chỉ nào, và địa chỉ IP của trình duyệt bạn.',
  'connections.explorers.why': 'Để xem một giao dịch trên một trang web độc lập.',
  'connections.host.social': 'Mạng xã hội của chúng tôi',
  'connections.social.learns': 'Rằng bạn đã ghé thăm.',
  'connections.social.why': 'Để theo dõi tin tức của chúng tôi.',
  'connections.none': 'Mặc định không có',
} as const;
