export const accessTexts = {
  'settings.delete': 'Xóa tài khoản',
  'settings.changeEmail': 'Đổi email',
  'settings.password': 'Đổi mật khẩu',
  'settings.sessions': 'Đăng xuất mọi nơi',
  'access.currentPassword': 'Mật khẩu hiện tại',
  'access.newPassword': 'Mật khẩu mới',
  'access.working': 'Chờ một chút…',
  'access.password.title': 'Đổi mật khẩu',
  'access.password.text': 'Bạn vẫn đăng nhập ở đây. Mọi thiết bị khác bị đăng xuất và cần mật khẩu mới.',
  'access.password.done': 'Đã đổi mật khẩu. Các thiết bị khác đã bị đăng xuất.',
  'access.password.othersLeft':
    'Đã đổi mật khẩu, nhưng các thiết bị khác có thể vẫn đang đăng nhập. Hãy dùng “Đăng xuất mọi nơi” để chắc chắn.',
  'access.email.title': 'Đổi địa chỉ email',
  'access.email.text':
    'Địa chỉ của bạn là {email}. Chúng tôi gửi một liên kết đến địa chỉ mới: khi bạn mở liên kết, địa chỉ thay đổi và bạn đăng nhập bằng địa chỉ mới. Cho đến lúc đó không có gì thay đổi. Chúng tôi cũng thông báo cho địa chỉ cũ, nơi có thể hoàn tác thay đổi.',
  'access.email.new': 'Email mới',
  'access.email.same': 'Đây đã là địa chỉ của bạn',
  'access.email.submit': 'Gửi liên kết',
  'access.email.sent':
    'Nếu có thể dùng {email}, chúng tôi đã gửi một liên kết đến đó. Địa chỉ của bạn thay đổi khi bạn mở liên kết. Hãy kiểm tra cả thư mục spam.',
  'access.sessions.title': 'Đăng xuất mọi nơi?',
  'access.sessions.text':
    'Thao tác này đăng xuất bạn ở đây và trên mọi thiết bị khác. Hãy đăng nhập lại bằng mật khẩu. Các phiên cũ không còn gửi hay thay đổi được gì. Khóa API vẫn hoạt động: hãy xóa chúng trong cổng nhà phát triển.',
  'access.sessions.done': 'Bạn đã được đăng xuất ở mọi nơi.',
  'access.sessions.failed': 'Không thể đăng xuất bạn ở mọi nơi. Hãy thử lại.',
  'access.delete.title': 'Xóa tài khoản của bạn?',
  'access.delete.goes':
    'Thao tác này xóa thông tin đăng nhập, hồ sơ, địa chỉ, liên hệ, token, lịch sử và khóa API của bạn, bản ghi các yêu cầu API từ chương trình của bạn, và mã băm của cụm từ khôi phục. Bạn không thể hoàn tác.',
  'access.delete.stays':
    'Coin và giao dịch vẫn nằm trên mạng của chúng, nơi ai cũng có thể thấy. Cụm từ khôi phục vẫn dùng được trong bất kỳ ví nào khác: hãy chắc chắn bạn đã viết nó ra, vì tệp sao lưu chỉ dùng được trong tài khoản này và sau đó chúng tôi không thể giúp. Ví lưu trên thiết bị này vẫn còn, ở dạng mã hóa: bạn vẫn có thể mở và xóa nó trên trang đăng nhập bằng mật khẩu thiết bị hoặc khóa truy cập của ví. Giao dịch chuyển đang chờ vẫn tiếp tục.',
  'access.delete.email': 'Email của bạn, để xác nhận',
  'access.delete.emailMismatch': 'Hãy nhập địa chỉ email của tài khoản này',
  'access.delete.submit': 'Xóa tài khoản',
  'access.delete.deleting': 'Đang xóa…',
  'access.delete.failed': 'Không thể xóa tài khoản. Hãy thử lại: việc xóa tiếp tục từ chỗ đã dừng.',
  'access.delete.unclear':
    'Máy chủ không trả lời, nên chưa rõ tài khoản của bạn đã bị xóa hay chưa. Hãy thử đăng nhập: nếu không được, tài khoản đã bị xóa. Nếu được, hãy thử lại.',
  'access.delete.notImplemented': 'Chưa hỗ trợ xóa tài khoản',
  'access.deleted.title': 'Tài khoản của bạn đã bị xóa',
  'access.deleted.text': 'Thông tin đăng nhập của bạn đã bị xóa, cùng với những gì chúng tôi lưu về bạn:',
  'access.deleted.plain': 'Thông tin đăng nhập và mọi thứ chúng tôi lưu về bạn đã bị xóa.',
  'access.deleted.addresses': '{count, plural, other {# địa chỉ}}',
  'access.deleted.transactions': '{count, plural, other {# giao dịch}} trong lịch sử',
  'access.deleted.contacts': '{count, plural, other {# liên hệ}}',
  'access.deleted.tokens': '{count, plural, other {# token}}',
  'access.deleted.apiKeys': '{count, plural, other {# khóa API}}',
  'access.deleted.apiRequests': '{count, plural, other {# bản ghi}} yêu cầu API',
  'access.deleted.other': '{count, plural, other {# bản ghi khác}}, chẳng hạn hồ sơ và bộ đếm',
  'access.deleted.coins':
    'Coin của bạn không bị ảnh hưởng. Cụm từ khôi phục dùng được trong bất kỳ ví nào khác. Bạn có thể đăng ký lại bằng cùng email.',
  'access.deleted.wallet':
    'Ví lưu trên thiết bị này vẫn còn, ở dạng mã hóa: đó có thể là bản duy nhất của các khóa của bạn. Trang đăng nhập có thể mở ví bằng mật khẩu thiết bị hoặc khóa truy cập, hiện cụm từ khôi phục và xóa ví.',
} as const;
