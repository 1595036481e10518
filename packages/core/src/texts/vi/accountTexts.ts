export const accountTexts = {
  'accounts.title': 'Tài khoản',
  'accounts.label': 'Tài khoản {number}',
  'accounts.primary': 'Chính',
  'accounts.watchOnly': 'Chỉ xem',
  'accounts.watchOnlyHint':
    'Ví không có khóa của địa chỉ này: bạn không thể gửi từ đó, và nó không được đưa ra để nhận.',
  'accounts.foreign': 'Không có khóa trên thiết bị này',
  'accounts.foreignHint': 'Ví trên thiết bị này không có khóa của địa chỉ này. Đừng nhận gì ở đó.',
  'accounts.setPrimary': 'Đặt làm chính',
  'accounts.setPrimaryNamed': 'Đặt làm chính: {account}',
  'accounts.deleteNamed': 'Xóa {account}',
  'accounts.copyAddressNamed': 'Sao chép địa chỉ của {account}',
  'accounts.intro': 'Bạn gửi từ tài khoản chính. Các tài khoản có khóa được dẫn xuất từ cụm từ khôi phục.',
  'accounts.empty': 'Chưa có tài khoản nào',
  'accounts.emptyText':
    'Không có tài khoản, bạn không thể gửi hay nhận. Cụm từ khôi phục sẽ khôi phục các tài khoản của bạn.',
  'accounts.unverified': 'Hãy hoàn tất thiết lập ví trước',
  'accounts.unverifiedText': 'Tài khoản được dẫn xuất từ cụm từ khôi phục, mà bạn chưa xác nhận.',
  'accounts.unverifiedAction': 'Tiếp tục thiết lập',
  'accounts.new': 'Tài khoản mới',
  'accounts.find': 'Tìm tài khoản',
  'accounts.new.kind': 'Loại tài khoản',
  'accounts.new.fromPhrase': 'Từ cụm từ của tôi',
  'accounts.new.watchOnly': 'Chỉ xem',
  'accounts.new.fromPhraseText':
    'Thêm tài khoản tiếp theo của cụm từ khôi phục, {path}. Cùng các từ đó sẽ khôi phục tài khoản này.',
  'accounts.new.watchOnlyText':
    'Thêm một địa chỉ để theo dõi. Ví không có khóa của nó: bạn không thể gửi từ đó, và nó không được đưa ra để nhận.',
  'accounts.new.phraseHelp':
    'Cụm từ được dùng trong trình duyệt này để tìm địa chỉ tiếp theo và không bao giờ được gửi đến máy chủ của chúng tôi.',
  'accounts.new.address': 'Địa chỉ',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Tạo tài khoản',
  'accounts.new.creating': 'Đang tạo…',
  'accounts.deleteTitle': 'Xóa {account}?',
  'accounts.deleteText':
    'Địa chỉ được xóa khỏi danh sách của bạn; coin ở đó không bị ảnh hưởng. Mục “Tài khoản mới” sẽ khôi phục địa chỉ từ cụm từ của bạn.',
  'accounts.deleteWatchOnlyText':
    'Địa chỉ được xóa khỏi danh sách của bạn. Bạn có thể thêm lại bất cứ lúc nào.',
  'accounts.deleteLastTitle': 'Xóa tài khoản duy nhất của bạn?',
  'accounts.deleteLastText':
    'Sau đó ví không còn địa chỉ: bạn không thể gửi hay nhận cho đến khi nhập lại cụm từ khôi phục. Không có cụm từ, bạn mất quyền truy cập coin. Bản thân coin không bị ảnh hưởng.',
  'accounts.deleteCostBasisText':
    'Nếu sau này bạn xuất giá vốn, các giao dịch chuyển đến tài khoản này được tính là gửi cho người khác, trừ khi chính tài khoản này đã gửi gì đó.',
  'accounts.created': 'Đã tạo tài khoản',
  'accounts.primaryUpdated': 'Đã cập nhật tài khoản chính',
  'accounts.deleted': 'Đã xóa tài khoản',
  'accounts.error.nameTooLong': 'Tên chỉ được dài tối đa 50 ký tự',
  'accounts.error.load': 'Không tải được tài khoản',
  'accounts.error.create': 'Không tạo được tài khoản',
  'accounts.error.setPrimary': 'Không đặt được tài khoản chính',
  'accounts.error.delete': 'Không xóa được tài khoản',
  'accounts.error.deletePrimary': 'Không thể xóa tài khoản chính. Hãy đặt tài khoản khác làm chính trước.',
  'accounts.error.exists': 'Địa chỉ này đã có trong tài khoản của bạn',
  'accounts.error.watched':
    'Địa chỉ tiếp theo của cụm từ đã có trong danh sách ở dạng chỉ xem. Hãy xóa nó trước, rồi thêm lại từ cụm từ.',
  'accounts.balanceUnknown': 'Không rõ số dư',
} as const;
