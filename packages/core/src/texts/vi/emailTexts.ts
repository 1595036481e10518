export const emailTexts = {
  'email.loading': 'Đang đọc liên kết…',
  'email.continue': 'Tiếp tục',
  'email.toSignIn': 'Đến trang đăng nhập',
  'email.working': 'Chờ một chút…',
  'email.phraseNote':
    'Mật khẩu mới dùng để đăng nhập tài khoản. Nó không thay đổi cụm từ khôi phục, thứ duy nhất kiểm soát coin của bạn và không thể đặt lại.',
  'email.verifyEmail.title': 'Xác nhận địa chỉ email',
  'email.verifyEmail.text':
    '{email} có phải của bạn không? Chỉ xác nhận nếu chính bạn đã đăng ký bằng địa chỉ này.',
  'email.verifyEmail.submit': 'Xác nhận địa chỉ này',
  'email.verifyEmail.done': 'Địa chỉ của bạn đã được xác nhận',
  'email.verifyEmail.doneText':
    'Nếu quên mật khẩu, bạn có thể đặt mật khẩu mới qua {email}. Chỉ cụm từ khôi phục mới kiểm soát coin của bạn.',
  'email.resetPassword.title': 'Đặt mật khẩu mới',
  'email.resetPassword.text': 'Cho tài khoản của {email}.',
  'email.resetPassword.newPassword': 'Mật khẩu mới',
  'email.resetPassword.submit': 'Đặt mật khẩu mới',
  'email.resetPassword.done': 'Đã đổi mật khẩu của bạn',
  'email.resetPassword.doneText': 'Mọi phiên của {email} đã bị đăng xuất. Hãy đăng nhập bằng mật khẩu mới.',
  'email.resetPassword.check':
    'Nếu không phải chính bạn đã tạo ví này, hoặc có người khác biết mật khẩu của bạn, hãy kiểm tra cụm từ khôi phục trong cài đặt trước khi nhận coin: nó phải là cụm từ bạn đã viết ra.',
  'email.recoverEmail.title': 'Khôi phục địa chỉ email',
  'email.recoverEmail.text': 'Tài khoản của bạn trở lại {email}.',
  'email.recoverEmail.textBoth': 'Tài khoản của bạn chuyển từ {other} trở lại {email}.',
  'email.recoverEmail.submit': 'Khôi phục địa chỉ này',
  'email.recoverEmail.done': 'Đã khôi phục địa chỉ của bạn',
  'email.recoverEmail.doneText':
    'Bạn lại đăng nhập bằng {email}. Nếu không phải chính bạn đã đổi địa chỉ, có người biết mật khẩu của bạn: hãy đặt mật khẩu mới ngay.',
  'email.recoverEmail.reset': 'Đặt mật khẩu mới',
  'email.verifyAndChangeEmail.title': 'Đổi địa chỉ email',
  'email.verifyAndChangeEmail.text': 'Tài khoản của bạn sẽ dùng {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Tài khoản của bạn chuyển từ {other} sang {email}.',
  'email.verifyAndChangeEmail.submit': 'Đổi địa chỉ',
  'email.verifyAndChangeEmail.done': 'Đã đổi địa chỉ của bạn',
  'email.verifyAndChangeEmail.doneText':
    'Từ nay bạn đăng nhập bằng {email}. Bạn đã bị đăng xuất ở mọi nơi: hãy đăng nhập lại.',
  'email.confirmedAlready': 'Địa chỉ của bạn đã được xác nhận',
  'email.confirmedAlreadyText': 'Không còn việc gì phải làm.',
  'email.malformed': 'Liên kết này không đầy đủ',
  'email.malformedText':
    'Hãy mở lại liên kết từ email, hoặc sao chép toàn bộ vào thanh địa chỉ. Để bảo mật, trang xóa mã khỏi thanh địa chỉ ngay khi đọc, nên bạn không thể tải lại trang này.',
  'email.unsupported': 'Chúng tôi không gửi liên kết như thế này',
  'email.unsupportedText':
    'Ví này không có liên kết đăng nhập. Hãy đóng trang này, và đừng nhập mật khẩu hay cụm từ khôi phục ở bất kỳ nơi nào liên kết đó đã dẫn bạn đến.',
  'email.invalid': 'Liên kết này không còn dùng được',
  'email.invalid.verifyEmail':
    'Liên kết đã được dùng, hoặc một liên kết mới hơn đã được gửi. Nếu bạn vừa xác nhận địa chỉ thì đã xong. Nếu không, hãy gửi liên kết mới từ cài đặt của ví.',
  'email.invalid.resetPassword':
    'Liên kết đã được dùng, hoặc một liên kết mới hơn đã được gửi. Nếu bạn vừa đặt mật khẩu mới, hãy đăng nhập bằng mật khẩu đó. Nếu không, hãy yêu cầu liên kết mới.',
  'email.invalid.recoverEmail':
    'Liên kết đã được dùng, hoặc không phải của chúng tôi. Nếu người khác đã đổi địa chỉ của bạn, hãy viết cho {support} từ địa chỉ này.',
  'email.invalid.verifyAndChangeEmail':
    'Liên kết đã được dùng, hoặc không phải của chúng tôi. Nếu bạn vừa đổi địa chỉ, hãy đăng nhập bằng địa chỉ mới.',
  'email.expired': 'Liên kết này đã hết hạn',
  'email.expired.verifyEmail': 'Hãy gửi liên kết mới từ cài đặt của ví.',
  'email.expired.resetPassword': 'Hãy yêu cầu liên kết mới: chưa có gì thay đổi.',
  'email.expired.recoverEmail': 'Hãy viết cho {support} từ địa chỉ này, chúng tôi sẽ giúp bạn.',
  'email.expired.verifyAndChangeEmail': 'Chưa có gì thay đổi: bạn vẫn đăng nhập bằng địa chỉ cũ.',
  'email.disabled': 'Tài khoản này đã bị vô hiệu hóa',
  'email.disabledText':
    'Không ai có thể đăng nhập vào tài khoản này. Coin của bạn không bị ảnh hưởng: cụm từ khôi phục cũng dùng được trong ví khác. Hãy viết cho {support}.',
  'email.taken': 'Một tài khoản khác đã dùng địa chỉ này',
  'email.takenText': 'Chưa có gì thay đổi. Hãy đăng nhập bằng địa chỉ cũ, hoặc viết cho {support}.',
  'email.weakPassword': 'Vui lòng chọn mật khẩu dài hơn hoặc ít phổ biến hơn',
  'email.tooMany': 'Quá nhiều yêu cầu. Hãy thử lại sau vài phút.',
  'email.newLink': 'Gửi liên kết mới',
  'email.openSettings': 'Mở cài đặt',
  'email.forgot.title': 'Bạn quên mật khẩu?',
  'email.forgot.text': 'Chúng tôi gửi cho bạn email có liên kết để đặt mật khẩu mới.',
  'email.forgot.submit': 'Gửi liên kết',
  'email.forgot.again': 'Gửi lại',
  'email.forgot.sent': 'Hãy kiểm tra email',
  'email.forgot.sentText':
    'Nếu {email} có tài khoản ở đây, chúng tôi đã gửi liên kết để đặt mật khẩu mới. Có thể mất vài phút; hãy kiểm tra cả thư mục spam.',
  'email.forgot.wait': 'Bạn có thể yêu cầu liên kết khác sau {seconds} giây.',
} as const;
