export const sendTexts = {
  'send.title': 'Gửi {currency}',
  'send.recipient': 'Địa chỉ người nhận',
  'send.contacts': 'Chọn liên hệ',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Tài sản',
  'send.amount': 'Số lượng',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Khả dụng: {balance} {currency}',
  'send.phrase': 'Cụm từ khôi phục',
  'send.phrasePlaceholder': 'Nhập cụm từ khôi phục 12 từ',
  'send.phraseHelp':
    'Cụm từ của bạn được dùng trên thiết bị này để ký giao dịch và không bao giờ được gửi đến máy chủ của chúng tôi.',
  'send.fee': 'Phí mạng: ~{fee} {currency}',
  'send.fee.l1': 'Bao gồm tối đa {fee} {currency} cho dữ liệu trên Ethereum (L1), đã nhân đôi để dự phòng.',
  'send.feeEstimating': 'Đang ước tính phí mạng…',
  'send.feePrompt': 'Nhập người nhận và số lượng để xem phí mạng.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Được hiểu là {amount}',
  'send.total': 'Tổng',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning': 'Bạn sắp gửi tiền mã hóa thật. Hãy kiểm tra kỹ người nhận: giao dịch không thể hoàn tác.',
  'send.warningTest':
    'Bạn sắp gửi coin thử nghiệm. Trên mạng chính, đây sẽ là tiền mã hóa thật, nên hãy kiểm tra kỹ người nhận.',
  'send.submit': 'Gửi',
  'send.sending': 'Đang gửi...',
  'send.success': 'Đã gửi giao dịch thành công!',
  'send.from': 'Từ {address}',
  'send.error.recipientOpen': 'Người nhận chưa được xác nhận: xem ghi chú bên dưới người nhận.',
  'send.error.networkChanged':
    'Mạng của biểu mẫu này đã bị tắt, và hiện một mạng khác được chọn. Hãy đóng biểu mẫu và bắt đầu lại trên mạng bạn muốn.',
  'send.error.senderChanged':
    'Tài khoản chính của bạn đã thay đổi. Hãy đóng biểu mẫu này rồi mở lại để gửi từ tài khoản mới.',
  'send.hint.contactElsewhere': 'Liên hệ {name} của bạn được lưu cho {network}, không phải cho mạng này',
  'send.hint.contact': 'Liên hệ {name} của bạn',
  'send.feeUnavailable': 'Không ước tính được phí mạng. Đang thử lại…',
  'send.uncertain.check': 'Kiểm tra lại',
  'send.uncertain.stuck':
    'Mạng đã không trả lời hơn mười phút. Nếu bạn gửi lại cùng khoản này, cả hai đều có thể đến nơi.',
  'send.uncertain.refused':
    'Một giao dịch trước đó đã bị từ chối nhưng vẫn có thể được thực hiện. Hãy xem lịch sử trước khi gửi lại.',
  'send.uncertain.both': 'Nếu bạn gửi lại cùng khoản này, cả hai đều có thể được thực hiện.',
  'send.uncertain.setAside': 'Vẫn gửi',
  'send.settled.sent': 'Mạng đã nhận giao dịch chuyển {amount} {symbol} của bạn đến {recipient}',
  'send.settled.failed':
    'Giao dịch chuyển {amount} {symbol} của bạn đến {recipient} đã thất bại. Xem chi tiết trong danh sách giao dịch.',
  'send.settled.notSent':
    'Giao dịch chuyển {amount} {symbol} của bạn đến {recipient} đã không được gửi đi. Không có coin hay token nào được chuyển.',
  'send.settled.lapsed':
    'Giao dịch chuyển {amount} {symbol} của bạn đến {recipient} không đến được mạng kịp thời. Giao dịch chỉ được gửi nếu bạn gửi lại từ danh sách giao dịch.',
  'send.settled.cancelled':
    'Giao dịch chuyển {amount} {symbol} của bạn đến {recipient} đã bị hủy: lệnh hủy đã vào khối. Xem chi tiết trong danh sách giao dịch.',
  'send.settled.superseded':
    'Bạn đã ký một giao dịch khác để thay thế giao dịch chuyển {amount} {symbol} đến {recipient}. Chỉ một trong hai có thể được thực hiện: xem danh sách giao dịch.',
  'send.settled.replaced':
    'Một giao dịch khác đã thay thế giao dịch chuyển {amount} {symbol} của bạn đến {recipient}. Xem danh sách giao dịch để biết giao dịch nào đã được thực hiện.',
  'send.settled.replacement.failed':
    'Giao dịch thay thế cho khoản chuyển {amount} {symbol} đến {recipient} đã thất bại. Xem chi tiết trong danh sách giao dịch.',
  'send.settled.replacement.notSent':
    'Giao dịch thay thế cho khoản chuyển {amount} {symbol} đến {recipient} đã không được gửi đi. Giao dịch gốc có thể đã được thực hiện: hãy kiểm tra danh sách giao dịch.',
  'send.settled.replacement.lapsed':
    'Giao dịch thay thế cho khoản chuyển {amount} {symbol} đến {recipient} không đến được mạng kịp thời. Giao dịch gốc có thể đã được thực hiện: hãy kiểm tra danh sách giao dịch.',
  'send.settled.unknown':
    'Chưa biết mạng đã nhận giao dịch chuyển {amount} {symbol} của bạn đến {recipient} hay chưa. Ví sẽ tự động kiểm tra lại. Đừng gửi lần thứ hai.',
  'send.settled.call.sent': 'Mạng đã nhận giao dịch của bạn: {title}, tại {recipient}',
  'send.settled.call.failed':
    'Giao dịch của bạn đã thất bại: {title}, tại {recipient}. Xem chi tiết trong danh sách giao dịch.',
  'send.settled.call.notSent':
    'Giao dịch của bạn đã không được gửi đi: {title}, tại {recipient}. Không có coin hay token nào được chuyển.',
  'send.settled.call.lapsed':
    'Giao dịch của bạn không đến được mạng kịp thời: {title}, tại {recipient}. Giao dịch chỉ được gửi nếu bạn gửi lại từ danh sách giao dịch.',
  'send.settled.call.unknown':
    'Chưa biết mạng đã nhận giao dịch của bạn hay chưa: {title}, tại {recipient}. Ví sẽ tự động kiểm tra lại. Đừng ký lần thứ hai.',
  'send.discard.title': 'Bỏ nội dung bạn đã nhập?',
  'send.discard.text': 'Bạn sẽ mất những gì đã nhập.',
  'send.discard.keep': 'Tiếp tục sửa',
  'send.discard.confirm': 'Bỏ',
  'send.max': 'Tối đa',
  'send.max.all':
    'Gửi toàn bộ số dư trừ phí mạng. Phí hiển thị được thu đủ, nên tài khoản của bạn không còn lại gì.',
  'send.max.rest':
    'Mức tối đa bạn có thể gửi. Phần phí mà mạng không dùng đến vẫn ở lại trong tài khoản của bạn.',
  'send.max.contract':
    'Người nhận là một hợp đồng. Phần phí mà mã của hợp đồng không dùng đến sẽ trở về tài khoản của bạn.',
  'send.max.oneNode':
    'Mới chỉ có một nút mạng xác nhận giá gas, nên một phần phí có thể ở lại trong tài khoản của bạn. Hãy thử lại để gửi toàn bộ số dư.',
  'send.money.inMoney': 'Bằng đô la Mỹ',
  'send.money.inCurrency': 'Bằng {currency}',
  'send.money.inCoin': 'Bằng {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Hiện không có giá. Hãy nhập số lượng bằng {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} không có chữ số thập phân} other {{currency} có tối đa # chữ số thập phân}}',
  'send.fees.title': 'Phí mạng',
  'send.fees.slow': 'Chậm',
  'send.fees.normal': 'Thường',
  'send.fees.fast': 'Nhanh',
  'send.fees.custom': 'Tùy chỉnh',
  'send.fees.cost': 'tối đa {fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, other {sau khoảng # giây}}',
  'send.fees.wait.minutes': '{count, plural, other {sau khoảng # phút}}',
  'send.fees.wait.longer': 'lâu hơn bình thường, có thể không bao giờ',
  'send.fees.wait.cheaper': 'chỉ khi gas rẻ hơn',
  'send.fees.maxFee': 'Phí tối đa (gwei)',
  'send.fees.tip': 'Phí ưu tiên (gwei)',
  'send.fees.now': 'Phí cơ sở {baseFee} gwei, phí ưu tiên thường thấy {tip} gwei',
  'send.fees.error.gwei': 'Nhập gwei dưới dạng số thập phân đơn giản như 1,5',
  'send.fees.error.zero': 'Nhập phí tối đa lớn hơn 0: không mạng nào chấp nhận giao dịch không có phí',
  'send.fees.error.tipAbove': 'Phí ưu tiên là một phần của phí tối đa và không thể lớn hơn phí tối đa',
  'send.fees.error.tooHigh':
    'Mức này cao hơn mười lần giá hiện tại của một giao dịch nhanh. Hãy nhập ít hơn.',
  'send.fees.error.noMarket':
    'Không có mức phí hiện tại, nên không thể kiểm tra hay dùng phí tùy chỉnh của bạn. Hãy chờ một lát hoặc chọn mức phí khác.',
  'send.fees.error.tips':
    'Các nút báo phí ưu tiên cao hơn nhiều so với mọi mức bình thường, nên chưa ký gì cả. Hãy thử lại sau giây lát.',
  'send.fees.warning.high': 'Mức này cao hơn hai lần giá hiện tại của một giao dịch nhanh.',
  'send.fees.warning.tip':
    'Phí ưu tiên này cao hơn hai lần mức hiện tại của giao dịch nhanh, và bạn phải trả toàn bộ.',
  'send.fees.warning.cheaper':
    'Mức này thấp hơn phí cơ sở của khối tiếp theo: giao dịch của bạn phải chờ đến khi gas rẻ hơn, có thể là mãi mãi, và các giao dịch sau từ tài khoản này phải chờ phía sau nó.',
  'send.fees.warning.longer':
    'Rất ít giao dịch trả thấp như vậy: giao dịch của bạn có thể phải chờ lâu, và các giao dịch sau từ tài khoản này phải chờ phía sau nó.',
  'send.summary': 'Xem lại giao dịch chuyển',
  'send.summary.to': 'Đến',
  'send.summary.own': 'Tài khoản của chính bạn',
  'send.summary.noRecipient': 'Chưa có người nhận',
  'send.error.quoteOld': 'Nội dung bạn xác nhận đã cũ. Hãy kiểm tra tổng mới rồi gửi lại.',
  'send.error.unnoted':
    'Chưa gửi gì cả. Bộ nhớ của trình duyệt này đã đầy hoặc bị chặn, nên không thể lưu bản ghi của giao dịch chuyển. Hãy giải phóng dung lượng rồi thử lại. Nếu bạn xác nhận thêm một lần nữa, giao dịch được gửi mà không có bản ghi: hãy giữ trang này mở cho đến khi bạn thấy giao dịch trong lịch sử.',
  'send.error.balanceChanged': 'Số dư của bạn đã thay đổi. Hãy kiểm tra tổng mới rồi gửi lại.',
  'send.hint.own': 'Đây là địa chỉ của chính bạn.',
  'send.hint.contract': 'Địa chỉ này là một hợp đồng. Hãy chắc chắn rằng nó nhận được coin gửi trực tiếp.',
  'send.error.fieldsMissing': 'Vui lòng điền vào tất cả các trường',
  'send.error.notAuthenticated': 'Người dùng chưa được xác thực',
  'send.error.phraseMismatch': 'Cụm từ khôi phục không khớp với ví của bạn',
  'send.error.invalidPhrase': 'Cụm từ khôi phục không hợp lệ',
  'send.error.estimate': 'Không ước tính được gas',
  'send.error.failed': 'Không gửi được giao dịch',
  'send.error.recipientMalformed': 'Nhập một địa chỉ: 0x và 40 chữ số hex theo sau',
  'send.error.recipientChecksum': 'Địa chỉ này có lỗi gõ: tổng kiểm tra không khớp. Hãy sao chép lại.',
  'send.error.recipientZero': 'Đây là địa chỉ số không. Coin gửi đến đó sẽ mất.',
  'send.error.recipientPrecompile':
    'Địa chỉ này không có khóa: nó thuộc về chính mạng hoặc được dùng để đốt coin. Coin gửi đến đó sẽ mất.',
  'send.error.amountMalformed': 'Nhập số thập phân đơn giản như 0,25',
  'send.error.amountAmbiguous': '“{typed}” có thể là {asDecimal} hoặc {asWhole}. Hãy nhập đúng số bạn muốn.',
  'send.error.amountZero': 'Nhập số lượng lớn hơn 0',
  'send.error.amountDecimals': 'Nhập tối đa 18 chữ số thập phân',
  'send.error.amountTooLarge': 'Số lượng này quá lớn với mọi mạng',
  'send.error.insufficientFunds': 'Số lượng cộng phí mạng lớn hơn số dư của bạn',
  'send.error.insufficientTokens': 'Số lượng này vượt quá số dư token của bạn',
  'send.error.feeNotCovered': 'Số dư của bạn không đủ trả phí mạng',
  'send.error.tokenDecimals': 'Token này có ít chữ số thập phân hơn',
  'send.error.knownToken': 'Đây là hợp đồng của một token. Mọi thứ gửi đến đó sẽ mất, nên chưa gửi gì cả.',
  'send.error.tokenContract': 'Đây là hợp đồng của chính token này. Token gửi đến đó sẽ mất.',
  'send.error.feeRose': 'Phí mạng đã thay đổi. Hãy kiểm tra tổng mới rồi gửi lại.',
  'send.error.deadlineOver':
    'Hạn chót của lệnh gọi này đã qua: lệnh sẽ thất bại và bạn vẫn phải trả phí. Hãy hủy lệnh để các giao dịch sau không bị kẹt.',
  'send.error.replacementFeeRose':
    'Phí mạng đã thay đổi nên chưa ký gì cả. Hãy kiểm tra phí mới rồi thử lại.',
  'send.error.watchOnly': 'Tài khoản này chỉ xem: ví không có khóa để gửi.',
  'send.error.busy':
    'Một thẻ khác vẫn đang gửi từ tài khoản này. Ở đây chưa gửi gì cả: hãy đóng thẻ kia rồi thử lại.',
  'send.error.unsettled':
    'Ví vẫn đang kiểm tra một giao dịch chuyển trước đó từ tài khoản này. Chưa gửi gì cả; hãy thử lại sau giây lát.',
  'send.error.heldNonce':
    'Chưa ký gì cả: một giao dịch trước đó đã bị từ chối nhưng vẫn có thể được thực hiện, nên cả hai đều có thể được thực hiện.',
  'send.error.uncertain':
    'Mạng chưa xác nhận đã nhận giao dịch. Ví sẽ tự động kiểm tra lại; cho đến lúc đó, bạn không thể gửi gì khác từ tài khoản này.',
} as const;
