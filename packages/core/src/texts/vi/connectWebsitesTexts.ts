export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Kết nối trang web của bạn · Everything Wallet',
  'connectWebsites.meta.description':
    'Kết nối trang web với Everything Wallet: cài đặt, mã mẫu cho viem, wagmi, ethers, web3.js và React, header, giới hạn và mã lỗi.',
  'connectWebsites.title': 'Kết nối trang web của bạn',
  'connectWebsites.lead':
    'Một provider EIP-1193 dưới 5 kB, không phụ thuộc thư viện khác. Ví mở trong cửa sổ riêng: không cần tiện ích mở rộng, không relay và không khóa API.',
  'connectWebsites.install': 'Cài đặt',
  'connectWebsites.install.text':
    'Trang này cung cấp gói. Gói chưa có trong registry công khai: cho đến khi trang này thông báo, mọi gói mang tên này ở đó đều không phải của chúng tôi.',
  'connectWebsites.install.plannedName': 'Tên dự kiến, chưa phát hành',
  'connectWebsites.start': 'Kết nối đầu tiên',
  'connectWebsites.start.text':
    'Trang không có bước build có thể tải script. Script dùng chính ví mà nó được tải từ đó.',
  'connectWebsites.start.click':
    'Hãy gửi yêu cầu ngay đầu trình xử lý click, trước mọi await: trình duyệt chỉ mở cửa sổ khi có cú nhấp, và một số chỉ trong một giây sau đó. Nếu trình duyệt vẫn chặn cửa sổ, một hộp thoại sẽ yêu cầu nhấp thêm lần nữa.',
  'connectWebsites.start.announce':
    'Provider tự thông báo (EIP-6963), nên các danh sách ví tìm thấy nó ngay khi nó được tạo.',
  'connectWebsites.start.reload':
    'Sau khi tải lại, eth_accounts trả lời mà không mở cửa sổ. Provider phát accountsChanged và chainChanged một lần cho mỗi thay đổi, trong mọi thẻ của trang bạn.',
  'connectWebsites.libraries': 'Với thư viện của bạn',
  'connectWebsites.libraries.text':
    'Các bài kiểm thử của chúng tôi chạy những mã mẫu này trong trình duyệt với ví: cùng viem 2.57, wagmi 3.7, ethers 6.17 và 5.8, web3.js 4.16 và React 19. Với Next.js, chúng chỉ dùng các header. Trước mỗi bản phát hành, một trang đơn giản cũng kết nối, ký và gửi trong Firefox.',
  'connectWebsites.libraries.server':
    'Bạn có thể tạo provider trên máy chủ. Ở đó, các yêu cầu của nó thất bại với mã 4900.',
  'connectWebsites.requests': 'Các yêu cầu mở cửa sổ',
  'connectWebsites.requests.text':
    'Người dùng xem lại từng yêu cầu này. Các lệnh đọc như eth_call không mở cửa sổ: chúng đến nút của bạn nếu bạn đặt rpc, nếu không thì đến nút của chúng tôi.',
  'connectWebsites.requests.method': 'Phương thức',
  'connectWebsites.requests.shows': 'Nội dung xem lại',
  'connectWebsites.requests.connect':
    'Host của bạn, các tài khoản, các mạng và thời hạn. Được trả lời ngay khi đang kết nối.',
  'connectWebsites.requests.permissions': 'Như trên. Dùng để người dùng chọn tài khoản khác.',
  'connectWebsites.requests.personal':
    'Thông điệp. Yêu cầu đăng nhập (ERC-4361) phải nêu host của chính bạn, và được hiển thị thành các trường.',
  'connectWebsites.requests.typedData':
    'Dữ liệu có kiểu, và điều nó cho phép. Chuỗi của nó phải là chuỗi đang được chọn.',
  'connectWebsites.requests.transaction':
    'Lệnh gọi đã giải mã, mô phỏng và phí. Ví bỏ qua gas và phí của bạn, và từ chối nonce và access list.',
  'connectWebsites.requests.calls':
    'Từng lệnh gọi của lô, lần lượt. Ví không thể gửi chúng một cách nguyên tử.',
  'connectWebsites.requests.chain': 'Mạng, trừ khi người dùng đã cho phép. Chỉ chín mạng của ví.',
  'connectWebsites.requests.asset': 'Tên, ký hiệu và số chữ số thập phân như hợp đồng nêu.',
  'connectWebsites.headers': 'Header mà trang web của bạn cần',
  'connectWebsites.headers.text': 'Chỉ khi trang web của bạn có gửi các header này.',
  'connectWebsites.headers.name': 'Header',
  'connectWebsites.headers.value': 'Giá trị',
  'connectWebsites.headers.why': 'Lý do',
  'connectWebsites.headers.opener':
    'Với same-origin, trình duyệt cắt đứt cửa sổ: yêu cầu đầu tiên trong một thẻ thất bại với -32603, các yêu cầu sau chuyển hướng đến ví rồi quay lại.',
  'connectWebsites.headers.connect': 'Cho các lệnh đọc qua ví. Nếu dùng rpc, hãy nêu các nút của chính bạn.',
  'connectWebsites.headers.script': 'Chỉ cho script. Gói không cần script hay style nội tuyến.',
  'connectWebsites.limits': 'Giới hạn',
  'connectWebsites.limits.open': 'Một trang web có thể có 10 yêu cầu đang mở, và mỗi yêu cầu tối đa 256 kB.',
  'connectWebsites.limits.batch': 'Một lô có thể có 32 lệnh gọi, và một thông điệp 128 kB.',
  'connectWebsites.limits.reads':
    'Đọc qua ví: 60 đơn vị trong 10 giây và 20.000 mỗi ngày cho từng địa chỉ IP của khách truy cập. Để có nhiều hơn, hãy đặt rpc.',
  'connectWebsites.limits.user':
    'Người dùng có thể giới hạn trang web của bạn: loại yêu cầu, hợp đồng và coin mỗi ngày. Yêu cầu vượt quá sẽ kết thúc với 4100.',
  'connectWebsites.limits.device':
    'Người dùng cần có tài khoản và “Ví trên thiết bị này”. Cửa sổ sẽ giải thích còn thiếu gì.',
  'connectWebsites.limits.reads.link': 'Phương thức và giới hạn của lệnh đọc',
  'connectWebsites.errors': 'Mã lỗi',
  'connectWebsites.errors.text': 'Yêu cầu thất bại bị reject với code, message và đôi khi data.',
  'connectWebsites.errors.code': 'Mã',
  'connectWebsites.errors.meaning': 'Ý nghĩa',
  'connectWebsites.error.rejected': 'Người dùng từ chối yêu cầu hoặc đóng cửa sổ.',
  'connectWebsites.error.unauthorized':
    'Trang web chưa kết nối, không kết nối với tài khoản này, hoặc người dùng không cho phép yêu cầu.',
  'connectWebsites.error.unsupported': 'Ví không hỗ trợ phương thức này.',
  'connectWebsites.error.disconnected':
    'Provider chạy ngoài trình duyệt, người dùng rời trang của bạn, hoặc người dùng đăng xuất khỏi ví.',
  'connectWebsites.error.otherChain': 'Trang web không kết nối với mạng đó.',
  'connectWebsites.error.unknownChain': 'Ví không có mạng này.',
  'connectWebsites.error.batch': 'EIP-5792, ví dụ 5730 cho lô không rõ và 5760 cho lô nguyên tử.',
  'connectWebsites.error.request':
    'Yêu cầu sai định dạng, hoặc một tham số không hợp lệ. Thông báo nêu rõ tham số đó.',
  'connectWebsites.error.internal':
    'Lỗi nội bộ, một nút không trả lời, hoặc cửa sổ bị trình duyệt cắt đứt. Thông báo nêu rõ header.',
  'connectWebsites.error.limit':
    'Quá nhiều yêu cầu hoặc lệnh đọc đang mở. data.retryAfter có số giây cần chờ, khi việc chờ có ích.',
} as const;
