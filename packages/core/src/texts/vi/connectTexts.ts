export const connectTexts = {
  'connect.title': 'Kết nối với trang web',
  'connect.waiting': 'Đang chờ trang web…',
  'connect.opening': 'Đang mở ví của bạn…',
  'connect.done': 'Xong. Bạn có thể quay lại {host}.',
  'connect.left':
    'Trang đã mở cửa sổ này bị đóng hoặc đã thay đổi, nên không nhận được câu trả lời. Những giao dịch bạn đã gửi có trong lịch sử.',
  'connect.close': 'Đóng cửa sổ',
  'connect.openWallet': 'Mở ví',
  'connect.site': 'Trang web',
  'connect.byLink':
    'Yêu cầu này đến từ một liên kết trên {host}. Người tạo liên kết đã chọn nội dung yêu cầu: hãy kiểm tra kỹ.',
  'connect.claims': 'Trang tự gọi mình là “{title}”.',
  'connect.punycode':
    'Trình duyệt có thể hiển thị tên này là {unicode}. Nó có thể bắt chước tên khác: hãy kiểm tra từng chữ cái.',
  'connect.mixedScript': 'Tên này trộn các chữ cái của nhiều bảng chữ khác nhau. Hãy kiểm tra từng chữ cái.',
  'connect.http': 'Trang này không được mã hóa: bất kỳ ai trên đường mạng đều có thể thay đổi nó.',
  'connect.local': 'Trang này nằm trên chính máy tính của bạn.',
  'connect.resembles': 'Tên này giống {other}, nhưng là một trang web khác.',
  'connect.new': 'Trang web này chưa từng kết nối với ví của bạn.',
  'connect.asks': 'muốn kết nối với ví của bạn',
  'connect.accounts': 'Tài khoản chia sẻ',
  'connect.newAccount': 'Tài khoản mới cho trang này',
  'connect.networks': 'Mạng',
  'connect.networksAll': 'Cả {count} mạng',
  'connect.networksSome': '{count, plural, other {# mạng}}',
  'connect.duration': 'Giữ kết nối',
  'connect.duration.day': '1 ngày',
  'connect.duration.month': '30 ngày',
  'connect.duration.always': 'Đến khi bạn kết thúc',
  'connect.can': 'Trang web có thể xem địa chỉ, số dư và hoạt động của các tài khoản này, và yêu cầu bạn ký.',
  'connect.cannot': 'Trang web không thể tự chuyển bất cứ thứ gì: bạn xem lại mọi yêu cầu trước khi ký.',
  'connect.confirm': 'Kết nối',
  'connect.reject': 'Từ chối',
  'connect.noneChosen': 'Hãy chọn ít nhất một tài khoản và một mạng.',
  'connect.switch.title': 'Cho phép {network}?',
  'connect.switch.text': '{host} muốn dùng cả {network}. Bạn vẫn xem lại mọi yêu cầu.',
  'connect.switch.confirm': 'Cho phép',
  'connect.asset.title': 'Thêm {symbol} vào token của bạn?',
  'connect.asset.text':
    '{host} đề xuất token này. Ai cũng có thể tạo token với tên bất kỳ: hãy kiểm tra hợp đồng của nó trước khi dùng.',
  'connect.asset.confirm': 'Thêm',
  'connect.problem.byHand':
    'Trang này tự mở khi một trang web muốn dùng ví của bạn. Hiện không có gì cần làm ở đây.',
  'connect.problem.framed': 'Ví không hoạt động bên trong trang khác. Hãy mở ví trong cửa sổ riêng.',
  'connect.problem.noOrigin':
    'Ví không kiểm tra được địa chỉ của trang đã mở cửa sổ này, nên ví không trả lời. Hãy mở trang web trong thẻ riêng rồi thử lại.',
  'connect.problem.version':
    'Trang web này dùng một phiên bản kết nối mà ví không hỗ trợ. Hãy tải lại trang web, hoặc đề nghị nhà phát triển cập nhật.',
  'connect.problem.malformed':
    'Ví không đọc được yêu cầu của trang web. Hãy bắt đầu lại trên trang web, hoặc báo cho nhà phát triển của trang.',
  'connect.problem.otherReferrer':
    'Yêu cầu nêu một trang web khác với trang đã dẫn đến đây, nên ví không trả lời. Hãy bắt đầu lại trên trang web.',
  'connect.problem.otherReturn':
    'Địa chỉ quay lại chứa địa chỉ của một trang web khác, trang đó có thể nhận được câu trả lời. Vì vậy ví không trả lời. Hãy báo cho nhà phát triển của trang web.',
  'connect.problem.late': 'Yêu cầu này đã hết hạn hoặc đã được trả lời. Hãy bắt đầu lại trên trang web.',
  'connect.problem.notLoaded':
    'Không tải được ví. Hãy kiểm tra kết nối internet và bắt đầu lại trên trang web.',
  'connect.noVault':
    'Ví trên thiết bị này chưa được thiết lập, nên không thể ký cho trang web. Hãy mở ví, vào Cài đặt và bật “Ví trên thiết bị này”. Sau đó bắt đầu lại trên trang web.',
  'connect.unfinished':
    'Tài khoản của bạn chưa được thiết lập. Hãy hoàn tất thiết lập trong ví, rồi bắt đầu lại trên trang web.',
  'connect.noAccount': 'Không tài khoản nào của bạn có thể ký: tài khoản chỉ xem không có khóa.',
  'connect.sites.title': 'Trang web đã kết nối',
  'connect.sites.intro':
    'Các trang web này có thể xem một số tài khoản của bạn và yêu cầu bạn ký, chỉ trong trình duyệt này.',
  'connect.sites.none': 'Chưa kết nối trang web nào',
  'connect.sites.noneText':
    'Trên một trang web hỗ trợ ví Ethereum, hãy chọn Everything Wallet. Trang web đó sẽ hiện ở đây.',
  'connect.sites.lastUsed': 'Dùng lần cuối {time}',
  'connect.sites.until': 'Kết nối đến {time}',
  'connect.sites.always': 'Kết nối cho đến khi bạn kết thúc',
  'connect.sites.ended': 'Đã kết thúc kết nối với {host}.',
  'connect.sites.expired': 'Kết nối này đã hết hạn.',
  'connect.sites.end': 'Kết thúc kết nối',
  'connect.sites.endText':
    'Trang web không còn yêu cầu bạn ký được nữa. Trang có thể vẫn hiển thị địa chỉ của bạn cho đến yêu cầu tiếp theo. Các phê duyệt bạn đã cấp cho hợp đồng vẫn còn: xem mục Phê duyệt.',
  'connect.sites.export': 'Xuất',
  'connect.sites.limits': 'Giới hạn',
  'connect.sites.limits.messages': 'Trang có thể yêu cầu bạn ký thông điệp',
  'connect.sites.limits.transactions': 'Trang có thể yêu cầu bạn gửi giao dịch',
  'connect.sites.limits.contracts':
    'Chỉ các hợp đồng này (mỗi dòng một địa chỉ; để trống là hợp đồng bất kỳ)',
  'connect.sites.limits.coin': 'Giới hạn coin mỗi ngày, cho từng mạng (để trống là không giới hạn)',
  'connect.sites.limits.saved': 'Đã lưu giới hạn.',
  'connect.sites.limits.badContract': '{text} không phải là địa chỉ.',
  'connect.sites.limits.badCoin': 'Nhập một số lượng, ví dụ 0,5.',
  'connect.sites.log': 'Yêu cầu',
  'connect.sites.log.none': 'Chưa có yêu cầu nào.',
  'connect.sites.log.approved': 'Đã chấp nhận',
  'connect.sites.log.rejected': 'Đã từ chối',
  'connect.sites.log.refused': 'Bị ví từ chối',
} as const;
