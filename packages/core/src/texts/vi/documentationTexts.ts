export const documentationTexts = {
  'documentation.meta.title': 'Tài liệu · Everything Wallet',
  'documentation.meta.description':
    'Everything Wallet REST API: các bước đầu tiên, xác thực bearer, mọi endpoint với mã để sao chép và biểu mẫu để thử, lỗi và giới hạn.',
  'documentation.title': 'Tài liệu',
  'documentation.lead':
    'REST API cho số dư, phí và giao dịch trên chín mạng, kể cả mạng thử nghiệm, từ yêu cầu đầu tiên đến mã lỗi cuối cùng.',
  'documentation.start': 'Bắt đầu',
  'documentation.start.account': 'Tạo tài khoản trong ví, hoặc đăng nhập tài khoản của bạn.',
  'documentation.start.key':
    'Tạo khóa API trong cổng nhà phát triển. Với những yêu cầu đầu tiên, hãy chọn khóa mạng thử nghiệm: coin trên mạng thử nghiệm không có giá trị.',
  'documentation.start.keep':
    'Lưu khóa ở nơi chương trình đọc được còn con người thì không, chẳng hạn biến môi trường EW_API_KEY.',
  'documentation.start.call': 'Gửi yêu cầu bên dưới, và đọc câu trả lời.',
  'documentation.start.createAccount': 'Tạo tài khoản',
  'documentation.start.portal': 'Mở cổng nhà phát triển',
  'documentation.authentication': 'Xác thực',
  'documentation.authentication.text': 'Gửi khóa API dưới dạng bearer token trong header của mọi yêu cầu:',
  'documentation.authentication.kinds':
    'Khóa bắt đầu bằng ew_live_ hoạt động trên mọi mạng; khóa bắt đầu bằng ew_test_ chỉ hoạt động trên mạng thử nghiệm.',
  'documentation.authentication.scopes':
    'Mỗi khóa có các phạm vi: read cho số dư, phí và giao dịch, broadcast để gửi các giao dịch đã ký, webhooks để quản lý webhook. Chỉ cấp cho mỗi chương trình những phạm vi nó cần.',
  'documentation.authentication.rotation':
    'Khi bạn xoay vòng khóa trong cổng nhà phát triển, bạn nhận khóa mới và khóa cũ còn hoạt động thêm 24 giờ, để không có gì bị gián đoạn.',
  'documentation.authentication.secret':
    'Hãy giữ khóa trên máy chủ, không đặt trong trang web hay ứng dụng mà người khác cài đặt. Khóa không thể di chuyển coin, vì giao dịch được ký trước khi gửi. Nhưng khóa tiêu tốn giới hạn của bạn, và với phạm vi “Đọc” hoặc “Webhook”, khóa để lộ địa chỉ, giao dịch chuyển và phê duyệt của các tài khoản của bạn.',
  'documentation.example': 'Ví dụ',
  'documentation.example.text':
    'Đọc số dư của một địa chỉ trên Sepolia. Ví dụ lấy khóa từ EW_API_KEY, nên hãy đặt biến đó trước; mã mẫu có đủ mọi thứ còn lại.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'Tất cả endpoint. Mỗi dòng liên kết đến phần tham chiếu của nó.',
  'documentation.endpoints.amounts':
    'Số lượng là chuỗi thập phân, bằng coin và bằng wei, vì số dấu phẩy động làm mất chữ số.',
  'documentation.endpoints.networks':
    'Nêu mạng bằng rpcName, id, tên hoặc chain id của nó, viết hoa hay viết thường đều được.',
  'documentation.endpoints.idempotent':
    'Bạn có thể gửi lại cùng giao dịch đã ký một cách an toàn: nó vẫn là một giao dịch và nhận cùng câu trả lời.',
  'documentation.endpoints.download': 'Tải tài liệu OpenAPI',
  'documentation.reference': 'Tham chiếu API',
  'documentation.reference.text':
    'Được tạo từ tài liệu OpenAPI của API. Bạn có thể thử mọi lệnh gọi ở đây, với bản triển khai này.',
  'documentation.reads.websites': 'Cách trang web của bạn kết nối với ví',
  'documentation.reads': 'Lệnh đọc cho trang web đã kết nối',
  'documentation.reads.text':
    'Trang web kết nối với ví có thể đọc một mạng ở đây mà không cần khóa: JSON-RPC 2.0, từ mọi nguồn gốc, theo chain id thập phân của mạng. Phần này không thuộc tài liệu OpenAPI, vì các thư viện Ethereum đã hỗ trợ sẵn.',
  'documentation.reads.methods':
    'Các phương thức chỉ đọc, chẳng hạn eth_call, eth_getLogs (tối đa 1.000 khối) và eth_getTransactionReceipt. Việc gửi, bộ lọc và đăng ký bị từ chối với 4200.',
  'documentation.reads.limits':
    'Tối đa 20 lệnh gọi trong một lô, và 1 MB cho một yêu cầu và các câu trả lời của nó. Một trang web có thể dùng 60 đơn vị trong 10 giây và 20.000 mỗi ngày cho từng địa chỉ IP: hầu hết lệnh gọi tốn 1, eth_call 2, eth_getLogs 5. Vượt mức đó, câu trả lời là -32005 với data.retryAfter tính bằng giây.',
  'documentation.reads.nodes':
    'Một nút trả lời, và khi revert thì dữ liệu được giữ lại. Những gì bạn ký trong ví không phụ thuộc vào các lệnh đọc này.',
  'documentation.errors': 'Lỗi',
  'documentation.errors.text':
    'Yêu cầu thất bại trả về problem details (RFC 9457): một mã ổn định cho chương trình, một câu cho con người, cách khắc phục, request id cho bộ phận hỗ trợ, và địa chỉ của trang giải thích mã đó.',
  'documentation.errors.all': 'Xem mọi mã lỗi',
  'documentation.limits': 'Giới hạn',
  'documentation.limits.text':
    'Một khóa có thể thực hiện 300 yêu cầu mỗi phút và 20.000 mỗi ngày, và mọi khóa của một người dùng cộng lại là 600 mỗi phút và 40.000 mỗi ngày. Cho đến khi bạn xác nhận địa chỉ email, các khóa dùng từ cùng một địa chỉ IP chia nhau 500 yêu cầu mỗi ngày. Một yêu cầu gây ra nhiều lượt đọc mạng được tính là nhiều yêu cầu: phần tham chiếu nêu con số cho từng endpoint. Khi vượt giới hạn, API trả lời với trạng thái 429. Các yêu cầu bị từ chối (400, 403, 429) hoặc thất bại ở phía chúng tôi (502, 503, và 504 nếu chưa gửi gì) không được tính, nhưng chỉ tối đa 300 lần thất bại mỗi phút là miễn phí.',
  'documentation.limits.windows':
    'Giới hạn được đặt lại vào đầu mỗi phút UTC và lúc nửa đêm UTC, nên một đợt yêu cầu dồn dập quanh thời điểm đặt lại có thể đạt gấp đôi giới hạn. Một người dùng có thể có tối đa 20 khóa.',
  'documentation.limits.header': 'Header',
  'documentation.limits.meaning': 'Ý nghĩa',
  'documentation.limits.rateLimit':
    'Số yêu cầu còn lại của từng giới hạn (r), và số giây cho đến khi cửa sổ của nó kết thúc và cửa sổ tiếp theo bắt đầu (t). Trước đó không có gì được khôi phục.',
  'documentation.limits.policy':
    'Các giới hạn: số yêu cầu (q) trong một cửa sổ dài bấy nhiêu giây (w). "minute" và "day" áp dụng cho khóa, "user-minute" và "user-day" cho tất cả khóa của chủ sở hữu cộng lại.',
  'documentation.limits.retryAfter':
    'Với trạng thái 429, 502, 503 và 504, và khi chưa biết đến giao dịch: số giây cần chờ trước khi thử lại.',
  'documentation.networks': 'Mạng',
  'documentation.networks.text':
    'Giá trị cho tham số network, viết hoa hay viết thường đều được. Khóa bắt đầu bằng ew_test_ chỉ có thể dùng các mạng thử nghiệm.',
  'documentation.networks.name': 'Mạng',
  'documentation.networks.value': 'Giá trị',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'Chain ID',
  'documentation.networks.currency': 'Đơn vị tiền tệ',
  'documentation.functions': 'Đăng nhập bằng tài khoản thay cho khóa',
  'documentation.functions.text':
    'Bạn cũng có thể gọi chính các hàm đằng sau ví, bằng POST với ID token làm bearer token. Script đăng nhập và đọc số dư; các bài kiểm thử của chúng tôi chạy nó và so sánh câu trả lời với chuỗi. Đối với chương trình, REST API là lựa chọn tốt hơn.',
  'documentation.functions.input': 'Đầu vào',
  'documentation.functions.output': 'Đầu ra',
  'documentation.functions.getBalance': 'Số dư của một địa chỉ bằng coin của chính mạng.',
  'documentation.functions.getTokenPrices': 'Giá bằng đô la Mỹ và biến động 24 giờ.',
  'documentation.functions.estimateGas':
    'Chi phí tối đa của một giao dịch chuyển hoặc lệnh gọi hợp đồng, và nonce tiếp theo.',
  'documentation.functions.sendTransaction':
    'Kiểm tra và phát lên mạng một giao dịch do một tài khoản của bạn ký, và ghi vào lịch sử của bạn.',
  'documentation.values': 'Giá trị của một bản triển khai',
  'documentation.values.name': 'Giá trị',
  'documentation.values.where': 'Nguồn',
  'documentation.values.apiKey': 'Khóa API web, được mọi bản triển khai công bố tại',
  'documentation.values.authUrl': 'Dịch vụ đăng nhập của Google',
  'documentation.values.functionsUrl': 'Các hàm; tệp đó cũng chứa id của dự án',
} as const;
