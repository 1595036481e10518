export const phraseTexts = {
  'phrase.title': 'Cụm từ khôi phục của bạn',
  'phrase.subtitle': 'Viết 12 từ này ra giấy theo đúng thứ tự và cất ở nơi chỉ bạn tìm được.',
  'phrase.loading': 'Đang tạo cụm từ khôi phục...',
  'phrase.show': 'Hiện các từ',
  'phrase.hide': 'Ẩn các từ',
  'phrase.copy': 'Sao chép cụm từ',
  'phrase.copied': 'Đã sao chép!',
  'phrase.hiddenWord': 'Từ bị ẩn',
  'phrase.continue': 'Tôi đã lưu cụm từ - Tiếp tục đến tài khoản',
  'phrase.finishing': 'Đang hoàn tất thiết lập…',
  'phrase.import': 'Tôi đã có cụm từ',
  'phrase.why': 'Các từ này dùng để làm gì?',
  'phrase.why.text':
    'Chúng chính là ví của bạn: chúng khôi phục tài khoản của bạn trên mọi thiết bị, kể cả trong ví khác. Không thể đoán được mười hai từ ngẫu nhiên, và không có bản sao nào khác. Hãy viết chúng ra giấy ngay bây giờ. Sau này, các bước đầu tiên trên màn hình chính sẽ kiểm tra rằng bạn đọc được chúng.',
  'phrase.warning.title': 'Bất kỳ ai có các từ này đều có thể lấy coin của bạn',
  'phrase.warning.text':
    'Chúng tôi không bao giờ thấy và không thể khôi phục các từ này. Bộ phận hỗ trợ sẽ không bao giờ hỏi chúng. Nếu bạn rời trang này trước khi tiếp tục, hoặc mở trang trong thẻ khác, một cụm từ mới sẽ được tạo, và chỉ cụm từ mới nhất có hiệu lực.',
  'phrase.complete': 'Thiết lập xong. Chào mừng bạn!',
  'phrase.fallback': 'Đang dùng ví dự phòng',
  'phrase.error.word': 'Từ {place} không có trong danh sách từ: “{word}”',
  'phrase.error.wordSuggested':
    'Từ {place} không có trong danh sách từ: “{word}”. Có phải ý bạn là “{suggestion}”?',
  'phrase.error.count': 'Cụm từ khôi phục có 12, 15, 18, 21 hoặc 24 từ; cụm từ này có {count} từ',
  'phrase.error.checksum':
    'Các từ này hợp lệ nhưng không tạo thành cụm từ hợp lệ. Một từ bị sai, hoặc hai từ bị đổi chỗ.',
  'phrase.error.store': 'Không lưu được cụm từ khôi phục. Vui lòng thử lại.',
  'phrase.error.generate': 'Không tạo được cụm từ khôi phục. Vui lòng thử lại.',
  'phrase.error.none': 'Không có cụm từ nào. Bạn đã tạo một cụm từ rồi.',
  'phrase.error.verification': 'Không cập nhật được trạng thái xác minh. Vui lòng thử lại.',
  'phrase.error.complete': 'Không hoàn tất được thiết lập. Vui lòng thử lại.',
  'phrase.lost.title': 'Ví này đã được thiết lập trong thẻ khác',
  'phrase.lost.text':
    'Các từ hiển thị ở đây không phải cụm từ của ví này. Đừng dùng chúng, và hãy gạch bỏ nếu bạn đã viết ra. Chỉ các từ trong thẻ kia mới mở được ví của bạn.',
  'phrase.lost.importedText':
    'Ví của bạn đã được thiết lập trong thẻ khác với cụm từ khác cụm từ bạn nhập ở đây. Hãy giữ các từ của bạn: coin của chúng không bị ảnh hưởng. Để dùng chúng ở đây, hãy đăng ký bằng địa chỉ email khác.',
  'phrase.sessionOver.title': 'Phiên của bạn đã kết thúc',
  'phrase.sessionOver.text':
    'Các từ của bạn vẫn hiển thị ở đây, nhưng ví chưa được thiết lập. Hãy đăng nhập lại trong thẻ mới bằng cùng tài khoản, rồi quay lại trang này và tiếp tục. Nếu bạn đóng trang, lần thiết lập này bị mất, và các từ này không được liên kết với tài khoản của bạn.',
  'phrase.sessionOver.signIn': 'Đăng nhập trong thẻ mới',
  'phrase.lost.continue': 'Đến ví của tôi',
  'phrase.verify.title': 'Xác minh cụm từ khôi phục',
  'phrase.verify.text':
    'Nhập các từ bạn đã viết ra, theo đúng thứ tự, để kiểm tra rằng chúng khớp với ví này.',
  'phrase.verify.help':
    'Trình duyệt biến cụm từ thành một dấu vân tay số; các từ không bao giờ được gửi đến máy chủ của chúng tôi.',
  'phrase.verify.submit': 'Xác minh cụm từ',
  'phrase.verify.verifying': 'Đang xác minh…',
  'phrase.verify.success': 'Đã xác minh cụm từ khôi phục!',
  'phrase.verify.success.title': 'Xác minh thành công',
  'phrase.verify.success.text': 'Đây là các từ của ví này. Hãy cất chúng ở nơi chỉ bạn tìm được.',
  'phrase.verify.mismatch.title': 'Xác minh thất bại',
  'phrase.verify.mismatch.text': 'Cụm từ bạn nhập không khớp. Vui lòng kiểm tra và thử lại.',
  'phrase.verify.error.empty': 'Vui lòng nhập cụm từ khôi phục',
  'phrase.verify.error.failed': 'Không xác minh được cụm từ',
  'phrase.verify.error.mismatch': 'Cụm từ khôi phục không khớp',
  'phrase.verify.error.unexpected': 'Đã xảy ra lỗi khi xác minh',
} as const;
