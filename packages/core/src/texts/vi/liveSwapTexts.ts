export const liveSwapTexts = {
  'swap.notes.title': 'Cách hoán đổi hoạt động',
  'swap.notes.minimum': 'Bạn thấy mức tối thiểu trước',
  'swap.notes.minimumText':
    'Trước khi bạn ký, ví hiển thị mức tối thiểu bạn nhận. Nếu giá thay đổi vượt quá mức trượt giá cho phép, giao dịch hoán đổi thất bại và bạn chỉ trả phí mạng.',
  'swap.notes.approval': 'Token cần được phê duyệt',
  'swap.notes.approvalText':
    'Phê duyệt cho phép sàn chi tiêu đúng số lượng bạn hoán đổi. Coin như ETH thì không cần.',
  'swap.notes.pool': 'Pool nhỏ tốn kém hơn',
  'swap.notes.poolText':
    'Hoán đổi lớn trong pool nhỏ đẩy giá theo hướng bất lợi cho bạn. Ví hiển thị tác động giá và cảnh báo bạn.',
  'swap.live.balanceUnknown': 'Số dư: — {symbol}',
  'swap.live.max': 'Tối đa',
  'swap.live.otherToken': 'Token khác, theo địa chỉ hợp đồng…',
  'swap.live.otherTitle': 'Token theo địa chỉ hợp đồng',
  'swap.live.otherText':
    'Ai cũng có thể tạo token với tên bất kỳ. Hãy sao chép địa chỉ từ trang web của chính dự án, không bao giờ từ tin nhắn.',
  'swap.live.otherField': 'Địa chỉ hợp đồng',
  'swap.live.otherAdd': 'Dùng token này',
  'swap.live.otherMalformed': 'Nhập địa chỉ hợp đồng: 0x và 40 chữ số',
  'swap.live.otherNone':
    'Không có token nào tại {contract}, hoặc số chữ số thập phân của nó chưa được xác nhận. Bạn không thể hoán đổi nó cho đến khi được xác nhận.',
  'swap.live.otherDecimals':
    'Hợp đồng của {symbol} báo số chữ số thập phân khác với lúc bạn thêm token, nên các số lượng có thể sai. Bạn không thể hoán đổi nó ở đây. Nếu vẫn tin tưởng token này, hãy xóa nó khỏi danh sách token rồi thêm lại.',
  'swap.live.otherAsking': 'Đang tra cứu token tại {contract}…',
  'swap.live.tokensFailed': 'Không thể tải số dư của bạn.',
  'swap.live.unverified':
    '{symbol} không có trong danh sách. Token như vậy có thể là giả hoặc không thể bán lại.',
  'swap.live.watchOnly': 'Tài khoản này chỉ xem: bạn không thể ký cho nó ở đây.',
  'swap.live.notEnough': 'Bạn có {balance} {symbol} và muốn hoán đổi {amount}.',
  'swap.live.notEnoughFee': 'Bạn trả phí mạng bằng {coin}: hãy để lại khoảng {fee} {coin} cho phí.',
  'swap.live.notEnoughFees':
    'Bạn trả phí mạng bằng {coin}: hãy để lại khoảng {fee} {coin} cho việc phê duyệt, hoán đổi và thu hồi một phê duyệt.',
  'swap.live.balanceNotKnown': 'Số dư {symbol} của bạn chưa được xác nhận: các nút không thống nhất.',
  'swap.live.quoting': 'Đang tải báo giá…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Tác động giá',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'Lần hoán đổi này hầu như không làm thay đổi giá.',
  'swap.live.impactNotable': 'Lần hoán đổi này làm giá thay đổi theo hướng bất lợi cho bạn.',
  'swap.live.minimum': 'Nhận tối thiểu',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Tuyến',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3% mỗi pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, không qua sàn',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Báo giá',
  'swap.live.ageValue': 'làm mới sau {seconds} giây',
  'swap.live.ageRenewing': 'đang làm mới…',
  'swap.live.ageAsleep': 'làm mới khi bạn xem trang này',
  'swap.live.details': 'Trượt giá, phí và tuyến',
  'swap.live.sentence': 'Bạn hoán đổi {amount} {from} lấy ít nhất {least} {to}.',
  'swap.live.sentenceWorth':
    'Bạn hoán đổi {amount} {from} ({worth}) lấy ít nhất {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Bạn hoán đổi {amount} {from} lấy {least} {to}, tỷ lệ một đổi một.',
  'swap.live.slippageChange': 'Thay đổi trượt giá',
  'swap.live.slippageOwn': 'Tùy chỉnh',
  'swap.live.slippageField': 'Trượt giá tùy chỉnh (%)',
  'swap.live.slippageInvalid': 'Nhập một số từ 0 đến 50, với tối đa hai chữ số thập phân',
  'swap.live.slippageLow':
    'Mức này thấp đến nỗi giao dịch hoán đổi có thể thất bại khi giá thay đổi; ngay cả khi đó bạn vẫn trả phí mạng.',
  'swap.live.slippageHigh':
    'Trượt giá {percent}% cao hơn mức hầu hết giao dịch hoán đổi cần: người khác có thể thấy giao dịch của bạn trước khi nó được thực hiện và lấy đi tối đa chừng đó.',
  'swap.live.slippageVeryHigh':
    'Bạn có thể mất đến {percent}% số bạn trả. Không trang web trung thực nào yêu cầu bạn đặt mức này.',
  'swap.live.unconfirmed':
    'Chỉ một nút mạng trả lời, nên giá này chưa được xác nhận. Nếu giá sai, bạn có thể mất mọi thứ vượt trên mức nhận tối thiểu.',
  'swap.live.worthLess':
    'Theo giá thị trường, số bạn nhận có giá trị thấp hơn {percent}% so với số bạn trả. Pool này có thể có giá xấu.',
  'swap.live.worthUnknown':
    'Không có giá thị trường hiện tại để so sánh. Hãy kiểm tra giá trị của các token này ở nơi khác trước khi ký.',
  'swap.live.lessThanFirst':
    'Khi bạn bắt đầu hoán đổi, mức tối thiểu là {first} {symbol}. Hiện là {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'Sàn kia có giá tốt hơn: sàn này cho bạn ít hơn {percent}%. Bạn có thể thu hồi phê duyệt và bắt đầu lại.',
  'swap.live.differing': 'Một số nút không thống nhất về một tuyến; bạn thấy câu trả lời của đa số.',
  'swap.live.mayKeepPart':
    'Ví không kiểm tra được token này có đến đủ hay không. Giao dịch hoán đổi thất bại nếu bạn sẽ nhận ít hơn mức tối thiểu.',
  'swap.live.none.noExchange': 'Ví này không biết sàn nào trên {network}.',
  'swap.live.none.noRoute':
    'Không có tuyến từ {from} đến {to}: không pool nào nối chúng, hoặc các pool có quá ít cho số lượng này.',
  'swap.live.none.takesFee':
    'Một token trong cặp này thu phí mỗi lần chuyển, nên không biết bạn sẽ nhận bao nhiêu. Bạn không thể hoán đổi nó ở đây.',
  'swap.live.none.keepsPartUnknown':
    'Ví không kiểm tra được các token này có đến đủ hay không, và tuyến này không bảo đảm mức nhận tối thiểu. Bạn không thể hoán đổi chúng ở đây.',
  'swap.live.none.disputed': 'Các nút của {network} không thống nhất về giá. Đang thử lại…',
  'swap.live.none.stale': 'Các nút của {network} chậm vài phút, nên giá của chúng đã cũ. Đang thử lại…',
  'swap.live.none.unavailable': 'Không nút nào của {network} trả lời về giá. Đang thử lại…',
  'swap.live.none.failed': 'Không thể tải giá. Đang thử lại…',
  'swap.live.none.tooMany': 'Quá nhiều yêu cầu. Giá sẽ được tải lại sau {seconds} giây.',
  'swap.live.wrap': 'Wrap',
  'swap.live.unwrap': 'Unwrap',
  'swap.live.starting': 'Đang chuẩn bị…',
  'swap.live.problem.allowance': 'Không đọc được phê duyệt của sàn. Chưa ký gì cả. Hãy thử lại.',
  'swap.live.problem.refused':
    'Hợp đồng của {symbol} từ chối phê duyệt, nên bạn không thể hoán đổi nó ở đây.',
  'swap.live.problem.notYet': 'Các nút chưa hiển thị phê duyệt. Hãy thử lại sau giây lát.',
  'swap.live.problem.quote': 'Hiện không có giá. Chưa ký gì cả. Hãy thử lại sau giây lát.',
  'swap.live.problem.tooMany': 'Quá nhiều yêu cầu. Chưa ký gì cả. Hãy tiếp tục sau {seconds} giây.',
  'swap.live.problem.refusedQuote': 'Báo giá nêu một hợp đồng không phải sàn của mạng này. Chưa ký gì cả.',
  'swap.live.problem.otherAmount':
    'Báo giá dành cho số lượng khác. Chưa ký gì cả; báo giá mới đang được lấy.',
  'swap.live.problem.otherTab': 'Một thẻ khác đang ký cho tài khoản này. Hãy hoàn tất hoặc đóng nó ở đó.',
  'swap.live.problem.otherAccount':
    'Giao dịch hoán đổi này thuộc về {account}. Hãy đặt tài khoản đó làm tài khoản chính để tiếp tục.',
  'swap.live.problem.record': 'Không thể tải trạng thái của bước gần nhất. Chưa ký gì cả. Hãy thử lại.',
  'swap.live.problem.unexpected': 'Đã xảy ra sự cố. Chưa ký gì cả. Hãy thử lại.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Hoán đổi đang mở: {amount} {from} sang {to}',
  'swap.sequence.onNetwork': 'trên {network}',
  'swap.sequence.onNetworkAt': 'trên {network} · trượt giá {percent}%',
  'swap.step.revoke': 'Thu hồi phê duyệt cũ',
  'swap.step.approve': 'Phê duyệt {amount} {from}',
  'swap.step.swap': 'Hoán đổi sang {to}',
  'swap.sequence.interrupted':
    'Lần hoán đổi này bị gián đoạn trước khi biết trạng thái. “Tiếp tục” trước tiên sẽ kiểm tra xem đã gửi gì chưa.',
  'swap.sequence.revoke.pending': 'Đang thu hồi phê duyệt cũ.',
  'swap.sequence.revoke.completed': 'Đã thu hồi phê duyệt cũ. Tiếp theo: phê duyệt đúng {amount} {from}.',
  'swap.sequence.approve.pending': 'Phê duyệt {amount} {from} đang chờ.',
  'swap.sequence.approve.completed':
    'Bạn đã phê duyệt đúng {amount} {from}. Tiếp theo, hãy xem lại giao dịch hoán đổi với giá mới.',
  'swap.sequence.swap.pending': 'Giao dịch hoán đổi đang chờ.',
  'swap.sequence.swap.completed': 'Đã hoán đổi: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Đã hoán đổi: −{given} {from}, ít nhất +{received} {to}',
  'swap.sequence.takeBack.pending': 'Đang thu hồi phê duyệt.',
  'swap.sequence.takeBack.completed': 'Đã thu hồi phê duyệt: sàn không còn chi tiêu được {from} của bạn.',
  'swap.sequence.takeBack.asking':
    'Giao dịch thu hồi đã vào khối. Đang kiểm tra xem sàn còn chi tiêu được {from} của bạn không…',
  'swap.sequence.takeBack.stays':
    'Giao dịch thu hồi đã vào khối, nhưng sàn có thể vẫn chi tiêu được một phần {from} của bạn. Hãy kiểm tra lại sau giây lát, rồi kiểm tra các phê duyệt của bạn.',
  'swap.sequence.checkAgain': 'Kiểm tra lại',
  'swap.sequence.swap.failed':
    'Không có gì được hoán đổi; bạn chỉ trả phí. Thường là do giá thay đổi vượt quá mức trượt giá cho phép.',
  'swap.sequence.approve.failed': 'Phê duyệt thất bại; bạn chỉ trả phí.',
  'swap.sequence.revoke.failed': 'Thu hồi phê duyệt cũ thất bại; bạn chỉ trả phí.',
  'swap.sequence.takeBack.failed': 'Thu hồi phê duyệt thất bại; bạn chỉ trả phí. Phê duyệt vẫn còn.',
  'swap.sequence.replaced':
    'Một giao dịch khác đã thay thế bước này. Hãy xem lịch sử để biết giao dịch đó đã làm gì trước khi tiếp tục: có thể nó đã làm cùng việc này.',
  'swap.sequence.cancelled': 'Bước này đã bị hủy.',
  'swap.sequence.recordFailed': 'Không thể tải trạng thái của bước này.',
  'swap.sequence.noRecord':
    'Chưa biết trạng thái của bước này. “Tiếp tục” trước tiên sẽ kiểm tra lại xem bước này đã được gửi chưa.',
  'swap.sequence.continue': 'Tiếp tục',
  'swap.sequence.tryAgain': 'Thử lại',
  'swap.sequence.takeBack': 'Thu hồi phê duyệt',
  'swap.sequence.dismiss': 'Bỏ qua',
  'swap.sequence.dismissKeeps': '“Bỏ qua” chỉ xóa thông báo này; phê duyệt vẫn còn cho đến khi bạn thu hồi.',
  'swap.sequence.details': 'Xem trong lịch sử',
} as const;
