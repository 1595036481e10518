export const importTexts = {
  'import.title': 'Nhập ví của bạn',
  'import.subtitle': 'Gõ hoặc dán các từ của cụm từ khôi phục theo đúng thứ tự.',
  'import.secrecy':
    'Các từ ở lại trong trình duyệt này và không bao giờ được gửi đi. Không bao giờ nhập cụm từ do người khác đưa cho bạn: họ có thể lấy mọi thứ bạn để trong đó.',
  'import.back': 'Tạo cụm từ mới',
  'import.count': 'Số từ',
  'import.words': 'Các từ của cụm từ khôi phục',
  'import.word': 'Từ {place}',
  'import.completions': 'Các từ phù hợp',
  'import.pasteHelp':
    'Bạn có thể dán cả cụm từ vào bất kỳ trường nào, có hoặc không có số thứ tự. Bốn chữ cái đầu của mỗi từ là đủ.',
  'import.filled': '{count, plural, other {Đã điền # từ}}',
  'import.error.missing': 'Thiếu từ {place}',
  'import.error.tooMany':
    'Cụm từ khôi phục có tối đa 24 từ; bạn đã dán {count}. Hãy chỉ dán các từ của cụm từ.',
  'import.error.twoWays':
    'Các từ này tạo thành cụm từ hợp lệ cả theo hàng ngang lẫn theo cột dọc, nên không rõ thứ tự đúng. Hãy dán chúng trên một dòng theo đúng thứ tự, hoặc kèm số thứ tự.',
  'import.findAccounts': 'Tìm tài khoản của tôi',
  'import.accounts': 'Tài khoản của cụm từ',
  'import.accountsText':
    'Ví tìm các tài khoản đã được dùng trên bất kỳ mạng nào trong chín mạng. Hãy chọn những tài khoản cần thêm.',
  'import.searching': 'Đang tìm các tài khoản đã dùng… {count, plural, other {# địa chỉ}} cho đến nay',
  'import.waiting':
    'Quá nhiều lượt tra cứu. Sẽ tiếp tục sau giây lát… {count, plural, other {# địa chỉ}} cho đến nay',
  'import.stop': 'Dừng tìm',
  'import.found': '{found, plural, other {# tài khoản đã được dùng}} trong {count} địa chỉ đầu tiên.',
  'import.noneFound':
    'Không địa chỉ nào trong {count} địa chỉ đầu tiên từng được dùng. Nếu ví của bạn từng có coin, có thể ví đó dùng passphrase (từ thứ 25) hoặc cách dẫn xuất tài khoản khác. Hiện chưa thể nhập cả hai loại này.',
  'import.limit': 'Ví kiểm tra tối đa {count} địa chỉ.',
  'import.unanswered':
    '{networks} không trả lời, nên chưa tìm thấy các tài khoản chỉ được dùng ở đó. Bạn có thể tìm lại ngay bây giờ hoặc sau này trong mục Tài khoản.',
  'import.foundSwitchedOff':
    'Bạn đã dùng {networks}, hiện {count, plural, other {đang tắt}}. Hãy bật {count, plural, =1 {mạng đó} other {các mạng đó}} trong Cài đặt mạng để xem tài sản của bạn ở đó.',
  'import.searchAgain': 'Tìm lại',
  'import.account': 'Tài khoản tại {path}',
  'import.first': 'Tài khoản đầu tiên luôn được thêm và ban đầu là tài khoản chính của bạn.',
  'import.transactions': '{count, plural, other {Đã gửi # giao dịch}} trên {network}',
  'import.token': 'Một token trên {network}',
  'import.unused': 'Chưa được dùng',
  'import.unknown': '{network}: không rõ',
  'import.listed': 'Đã có trong tài khoản của bạn',
  'import.watched':
    'Chỉ xem: trước tiên hãy xóa tài khoản này trong mục Tài khoản, rồi tìm lại để thêm nó cùng với khóa.',
  'import.elsewhere':
    'Cụm từ này cũng có trong ví khác hoặc tài khoản Everything Wallet khác? Khi đó cả hai cùng hiển thị và có thể gửi cùng một số coin. Liên hệ và lịch sử lưu ở đây không được chia sẻ. Đừng gửi từ cả hai cùng lúc.',
  'import.back.words': 'Quay lại các từ',
  'import.finish': 'Thiết lập với cụm từ này',
  'import.error.accounts':
    'Ví của bạn đã được thiết lập, nhưng {count, plural, other {# tài khoản chưa được thêm}}. Coin của bạn không bị ảnh hưởng.',
  'import.tryAgain': 'Thử lại',
  'import.continueWithout': 'Tiếp tục mà không thêm',
  'import.find.title': 'Tìm tài khoản đã dùng',
  'import.find.text':
    'Tìm trên cả chín mạng các tài khoản đã dùng của cụm từ mà chưa có trong danh sách của bạn.',
  'import.find.add': 'Thêm tài khoản',
  'import.find.added': '{count, plural, other {Đã thêm # tài khoản}}',
  'import.find.failed': '{count, plural, other {Không thể thêm # tài khoản}}. Vui lòng thử lại.',
  'import.find.mismatch':
    'Các từ này là cụm từ hợp lệ, nhưng không phải cụm từ của ví này. Chưa tìm kiếm gì cả.',
  'drill.label': 'Diễn tập khôi phục',
  'drill.open': 'Bắt đầu diễn tập',
  'drill.never': 'Chưa lần nào',
  'drill.due': 'Đến hạn',
  'drill.title': 'Diễn tập khôi phục',
  'drill.text':
    'Hãy hình dung thiết bị này đã mất. Nhập các từ bạn đã viết ra. Chúng được so sánh trên thiết bị này; không có gì được gửi đi.',
  'drill.submit': 'Kiểm tra tài khoản của tôi',
  'drill.passed': 'Cụm từ của bạn khôi phục được mọi tài khoản có thể khôi phục',
  'drill.failed': 'Cụm từ này không khôi phục được toàn bộ ví của bạn',
  'drill.failedText':
    'Các từ này là cụm từ hợp lệ, nhưng không phải cụm từ của các tài khoản này. Hãy tìm đúng các từ trước khi bạn cần đến. Nếu ví được lưu trên thiết bị này, phần cài đặt có thể hiện cụm từ của ví.',
  'drill.restored': 'Đã khôi phục, là {path}',
  'drill.otherPhrase': 'Không khôi phục được bằng cụm từ này',
  'drill.watchOnly': 'Không khôi phục được: chỉ xem, khóa ở nơi khác',
  'drill.noAccounts': 'Ví chưa có tài khoản nào để so sánh.',
  'drill.noted': 'Đã hoàn tất diễn tập khôi phục. Lần tiếp theo đến hạn sau 90 ngày.',
  'drill.notNoted': 'Diễn tập thành công, nhưng không thể lưu ngày. Hãy thử lại.',
  'drill.again': 'Nhập cụm từ khác',
  'drill.reminder':
    'Các từ bạn viết ra có khôi phục được mọi thứ không? Diễn tập khôi phục chỉ mất hai phút, và không có gì được gửi đi.',
  'drill.later': 'Để sau',
  'device.ask':
    'Ví của bạn không có trên thiết bị này. Bạn có thể xem mọi thứ. Để gửi bằng mật khẩu thay cho cụm từ, hãy nhập ví vào đây.',
  'device.ask.phrase': 'Nhập cụm từ',
  'device.ask.file': 'Mở tệp sao lưu',
  'device.ask.later': 'Để sau',
} as const;
