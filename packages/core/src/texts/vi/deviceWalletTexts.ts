export const deviceWalletTexts = {
  'device.title': 'Ví trên thiết bị này',
  'device.text':
    'Gửi bằng mật khẩu thay cho cụm từ khôi phục. Cụm từ được lưu trên thiết bị này ở dạng mã hóa và không bao giờ được gửi đi đâu. Tính năng này không thay thế các từ bạn đã viết ra.',
  'device.checking': 'Đang kiểm tra ví của bạn có trên thiết bị này không…',
  'device.state.off': 'Tắt',
  'device.state.locked': 'Đã khóa',
  'device.state.unlocked': 'Đã mở khóa',
  'device.state.unusable': 'Không dùng được',
  'device.lockedByPasskey': 'Đã lưu trên thiết bị này và đang khóa. Hãy mở khóa bằng khóa truy cập.',
  'device.turnOn': 'Bật',
  'device.setUpAgain': 'Thiết lập lại',
  'device.unlock': 'Mở khóa',
  'device.lock': 'Khóa',
  'device.lockWallet': 'Khóa ví',
  'device.unlockWallet': 'Mở khóa ví',
  'device.remove': 'Xóa',
  'device.changePassword': 'Đổi mật khẩu',
  'device.showPhrase': 'Hiện cụm từ',
  'device.saveBackup': 'Lưu tệp sao lưu',
  'device.loadBackup': 'Mở tệp sao lưu',
  'device.idle': 'Tự khóa sau',
  'device.idleMinutes': '{minutes, plural, other {# phút}}',
  'device.hideOnLock': 'Ẩn số dư khi khóa',
  'device.password': 'Mật khẩu thiết bị',
  'device.newPassword': 'Mật khẩu thiết bị mới',
  'device.repeatPassword': 'Nhập lại mật khẩu',
  'device.passwordHelp':
    'Ít nhất 8 ký tự, khó đoán, khác mật khẩu tài khoản. Không ai có thể đặt lại mật khẩu này, nhưng cụm từ khôi phục sẽ khôi phục ví.',
  'device.wait': 'Nhập sai mật khẩu quá nhiều lần. Hãy thử lại sau {time}.',
  'device.error.passwordShort': 'Dùng ít nhất 8 ký tự',
  'device.error.passwordWeak': 'Quá dễ đoán: hãy dùng nhiều từ, hoặc thêm ký tự thuộc nhiều loại',
  'device.error.passwordOfAccount':
    'Đây là mật khẩu tài khoản của bạn. Hãy chọn mật khẩu khác cho thiết bị này.',
  'device.error.passwordUnchecked': 'Không thể kiểm tra mật khẩu. Hãy kiểm tra kết nối rồi thử lại.',
  'device.strength.strong': 'Mạnh: cần {time} để đoán ra.',
  'device.strength.weak': 'Yếu: cần {time} để đoán ra.',
  'device.strength.moment': 'chưa đến một phút',
  'device.strength.minutes': 'khoảng {count, plural, other {# phút}}',
  'device.strength.hours': 'khoảng {count, plural, other {# giờ}}',
  'device.strength.days': 'khoảng {count, plural, other {# ngày}}',
  'device.strength.years': 'khoảng {count, plural, other {# năm}}',
  'device.strength.centuries': 'nhiều thế kỷ',
  'device.error.passwordMissing': 'Hãy nhập mật khẩu thiết bị',
  'device.error.passwordMismatch': 'Mật khẩu không khớp',
  'device.error.fileMissing': 'Hãy chọn tệp sao lưu',
  'device.error.fileLarge': 'Tệp này quá lớn, không thể là tệp sao lưu. Hãy chọn tệp đúng như khi đã lưu.',
  'device.error.noAccount': 'Ví của bạn chưa có tài khoản chính. Hãy mở ví một lần, rồi bật tính năng này.',
  'device.turnOn.title': 'Lưu ví trên thiết bị này',
  'device.turnOn.phraseHelp':
    'Nhập thêm một lần nữa để mã hóa cụm từ trên thiết bị này. Cụm từ không bao giờ được gửi đến máy chủ của chúng tôi.',
  'device.turnOn.submit': 'Lưu trên thiết bị này',
  'device.created': 'Ví của bạn đã được lưu trên thiết bị này và đã mở khóa',
  'device.createdLocked':
    'Ví của bạn đã được lưu trên thiết bị này nhưng đang khóa. Hãy mở khóa bằng mật khẩu thiết bị.',
  'device.notStored.title': 'Ví đã được thiết lập nhưng chưa lưu trên thiết bị này',
  'device.notStored.text':
    'Các từ của bạn vẫn hiển thị ở đây: hãy chắc chắn bạn đã viết chúng ra. Sau đó thử lại, hoặc tiếp tục mà không lưu; bạn có thể bật tính năng này sau trong cài đặt.',
  'device.notStored.again': 'Thử lưu lại',
  'device.notStored.continue': 'Tiếp tục mà không lưu',
  'device.opened': 'Đã mở khóa ví',
  'device.unlock.title': 'Mở khóa ví trên thiết bị này',
  'device.unlock.text': 'Có thể mở khóa khi ngoại tuyến.',
  'device.change.title': 'Đổi mật khẩu thiết bị',
  'device.change.text': 'Các tệp sao lưu đã lưu trước đây vẫn giữ mật khẩu cũ.',
  'device.change.passkeyText':
    'Thiết bị sẽ hỏi khóa truy cập thêm một lần nữa, thay cho mật khẩu bạn đã quên. Các tệp sao lưu đã lưu trước đây vẫn giữ mật khẩu cũ.',
  'device.change.forgotten': 'Quên mật khẩu? Dùng khóa truy cập',
  'device.changed': 'Đã đổi mật khẩu thiết bị',
  'device.setPassword': 'Đặt mật khẩu thiết bị',
  'device.setPassword.text':
    'Thiết bị sẽ hỏi khóa truy cập của bạn. Sau đó cả khóa truy cập và mật khẩu đều mở khóa được ví này.',
  'device.passwordSet': 'Đã đặt mật khẩu thiết bị',
  'device.passkey.needsWallet':
    'Hãy bật ví trên thiết bị này trước. Sau đó bạn có thể mở khóa ví bằng khóa truy cập (vân tay, khuôn mặt hoặc mã PIN).',
  'device.passkey.needsUnlocked': 'Hãy mở khóa ví trên thiết bị này để thay đổi mục này.',
  'device.passkey.needsPassword':
    'Hãy đặt mật khẩu thiết bị trước khi tắt mục này: nếu không có mật khẩu, chỉ khóa truy cập mở khóa được ví trên thiết bị này.',
  'device.passkey.insecure':
    'Không khả dụng: trang này không dùng kết nối an toàn (https). Hãy dùng mật khẩu thiết bị.',
  'device.passkey.ipAddress':
    'Không khả dụng: khóa truy cập cần một tên trên thanh địa chỉ, chẳng hạn localhost, còn đây là địa chỉ IP. Hãy dùng mật khẩu thiết bị.',
  'device.passkey.noWebAuthn':
    'Không khả dụng: trình duyệt này không hỗ trợ khóa truy cập (WebAuthn). Hãy dùng mật khẩu thiết bị.',
  'device.passkey.noPrf':
    'Không khả dụng: khóa truy cập của trình duyệt này không thể bảo vệ một khóa (không hỗ trợ PRF). Hãy dùng mật khẩu thiết bị.',
  'device.passkey.noAuthenticator':
    'Không khả dụng: thiết bị này không có vân tay, khuôn mặt hay mã PIN mà trình duyệt này dùng được. Hãy dùng mật khẩu thiết bị.',
  'device.passkey.use': 'Dùng khóa truy cập',
  'device.passkeyAlone':
    'Chỉ khóa truy cập của bạn mở khóa được ví. Với mật khẩu thiết bị, bạn còn có thể hiện cụm từ ở đây và lưu tệp sao lưu.',
  'device.passkey.add.title': 'Mở khóa bằng khóa truy cập',
  'device.passkey.add.text':
    'Thiết bị sẽ hỏi vân tay, khuôn mặt hoặc mã PIN của bạn và tạo một khóa truy cập. Phản hồi của khóa truy cập không bao giờ rời thiết bị này. Mật khẩu thiết bị vẫn dùng được.',
  'device.passkey.add.submit': 'Tạo khóa truy cập',
  'device.passkey.added': 'Giờ bạn có thể mở khóa ví này bằng khóa truy cập',
  'device.passkey.remove.title': 'Ngừng mở khóa bằng khóa truy cập?',
  'device.passkey.remove.text':
    'Sau đó chỉ mật khẩu thiết bị mở khóa được ví trên thiết bị này. Khóa truy cập vẫn còn trong cài đặt của thiết bị nhưng không mở khóa được gì.',
  'device.passkey.remove.submit': 'Tắt',
  'device.passkey.removed': 'Khóa truy cập này không còn mở khóa được ví',
  'device.phrase.title': 'Cụm từ khôi phục của bạn',
  'device.phrase.text':
    'Hãy chắc chắn không có ai đang nhìn: bất kỳ ai đọc hoặc chụp ảnh các từ này đều có thể lấy coin của bạn. Các từ hiển thị trong một phút.',
  'device.phrase.submit': 'Tiếp tục',
  'device.phrase.left': 'Ẩn sau {seconds} giây',
  'device.phrase.over': 'Đã hết một phút. Hãy nhập lại mật khẩu để xem các từ.',
  'device.remove.title': 'Xóa ví khỏi thiết bị này?',
  'device.remove.text':
    'Sau đó bạn chỉ có thể khôi phục ví bằng các từ của ví hoặc một tệp sao lưu. Các từ này có thể khác các từ của tài khoản bạn: nếu không chắc, hãy hủy và chọn “Hiện cụm từ” trước.',
  'device.remove.storedText':
    'Sau đó chỉ các từ của ví mới cho phép truy cập coin trong ví; tệp sao lưu sẽ không dùng được. Nếu bạn chưa viết các từ ra, hãy hủy và chọn “Hiện cụm từ” trước.',
  'device.remove.uselessText':
    'Không còn mật khẩu nào mở khóa được ví đã lưu này, nên bạn không cần nhập mật khẩu. Cụm từ khôi phục hoặc tệp sao lưu sẽ khôi phục ví; coin và tài khoản của bạn không bị ảnh hưởng.',
  'device.remove.storedUselessText':
    'Không còn mật khẩu nào mở khóa được ví đã lưu này, nên bạn không cần nhập mật khẩu. Cụm từ khôi phục của ví cho phép truy cập coin của nó trong bất kỳ ví nào.',
  'device.remove.changedText':
    'Không thể mở khóa ví đã lưu này nữa. Chỉ các từ của ví hoặc một tệp sao lưu mới khôi phục được; coin và tài khoản của bạn không bị ảnh hưởng.',
  'device.remove.storedChangedText':
    'Không thể mở khóa ví đã lưu này nữa. Chỉ các từ của ví mới cho phép truy cập coin của nó, trong bất kỳ ví nào.',
  'device.remove.byPassword': 'Dùng mật khẩu thiết bị',
  'device.remove.byPhrase': 'Dùng cụm từ khôi phục',
  'device.remove.phraseHelp': 'Các từ của ví này. Chúng chỉ được so sánh trên thiết bị này.',
  'device.remove.accountPhraseHelp': 'Cụm từ chỉ được so sánh với tài khoản của bạn, trên thiết bị này.',
  'device.removed': 'Đã xóa ví khỏi thiết bị này',
  'device.backup.title': 'Lưu tệp sao lưu',
  'device.backup.text':
    'Tệp mở bằng mật khẩu thiết bị hiện tại của bạn. Hãy nhập mật khẩu để xác nhận bạn biết nó.',
  'device.backup.submit': 'Lưu tệp',
  'device.backup.forgotten': 'Quên mật khẩu? Đặt mật khẩu mới bằng khóa truy cập',
  'device.backup.saved':
    'Trình duyệt đã nhận tệp sao lưu: hãy kiểm tra mục tải xuống. Tệp chỉ dùng được trong tài khoản này, với mật khẩu thiết bị hiện tại. Các từ bạn viết ra vẫn là bản sao lưu quan trọng nhất.',
  'device.restore.title': 'Mở tệp sao lưu',
  'device.restore.text':
    'Nhập mật khẩu đã dùng khi lưu tệp. Khi được mở, tệp sẽ thay thế ví trên thiết bị này; một ví có các từ khác vẫn ở lại cho đến khi bạn xóa nó.',
  'device.restore.choose': 'Chọn tệp',
  'device.restore.chosen': 'Đã chọn: {name}',
  'device.restore.submit': 'Mở',
  'device.stored.all':
    'Có một ví được lưu trên thiết bị này. Hãy đăng nhập bằng tài khoản của ví để dùng. Nếu bạn không còn đăng nhập được, mật khẩu thiết bị hoặc khóa truy cập của ví vẫn hiện được cụm từ khôi phục.',
  'device.stored.others':
    'Thiết bị này cũng lưu ví của một tài khoản khác, hoặc của một tài khoản đã bị xóa.',
  'device.stored.own':
    'Thiết bị này đã lưu một ví của tài khoản này, và coin của bạn có thể nằm trong đó. Hãy xem cụm từ khôi phục của ví trước, rồi chọn “Tôi đã có cụm từ” để tiếp tục với nó.',
  'device.stored.open': 'Xem',
  'device.stored.title': 'Ví trên thiết bị này',
  'device.stored.text':
    'Các ví này được mở khóa bằng mật khẩu thiết bị hoặc khóa truy cập của chúng, kể cả khi tài khoản không còn tồn tại. Cụm từ khôi phục cho phép truy cập coin của bạn trong bất kỳ ví nào: hãy viết ra trước khi xóa bất cứ thứ gì.',
  'device.stored.gone': 'Ví này không còn trên thiết bị này.',
  'device.signs': 'Ví trên thiết bị này sẽ ký. Bạn không cần cụm từ.',
  'device.passkeySigns': 'Khóa truy cập của bạn mở khóa ví trên thiết bị này. Bạn không cần cụm từ.',
  'device.derives': 'Ví trên thiết bị này sẽ thêm tài khoản. Bạn không cần cụm từ.',
  'device.secretUnseen': 'Trước tiên hãy cuộn đến trường nhập mật khẩu hoặc cụm từ khôi phục.',
  'device.passwordSends': 'Nhập mật khẩu để mở khóa và tiếp tục.',
  'device.usePhrase': 'Dùng cụm từ khôi phục',
  'device.useDevice': 'Dùng ví trên thiết bị này',
  'device.offer': 'Lưu cả ví trên thiết bị này',
  'device.offerText':
    'Sau đó bạn có thể gửi bằng mật khẩu thay cho các từ này. Các từ được lưu ở đây ở dạng mã hóa và không bao giờ được gửi đi. Bạn cũng có thể làm việc này sau trong cài đặt.',
  'device.offer.passkeyText':
    'Sau đó bạn có thể gửi bằng vân tay, khuôn mặt hoặc mã PIN thay cho các từ này. Các từ được lưu ở đây ở dạng mã hóa và không bao giờ được gửi đi. Bạn cũng có thể làm việc này sau trong cài đặt.',
  'device.offer.passkey':
    'Khi bạn tiếp tục, thiết bị sẽ hỏi vân tay, khuôn mặt hoặc mã PIN của bạn và tạo một khóa truy cập. Nếu bạn mất thiết bị này, chỉ các từ bạn đã ghi lại mới khôi phục được ví.',
  'device.offer.usePassword': 'Dùng mật khẩu',
  'device.offer.usePasskey': 'Dùng khóa truy cập',
} as const;
