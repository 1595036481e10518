export const serverTexts = {
  'server.signIn': 'Đăng nhập để tiếp tục.',
  'server.appUnverified': 'Không thể xác minh ứng dụng này. Hãy tải lại rồi thử lại.',
  'server.malformed': 'Yêu cầu sai định dạng.',
  'server.unexpected': 'Đã xảy ra sự cố. Vui lòng thử lại.',
  'server.chainUnavailable': 'Mạng không trả lời. Vui lòng thử lại.',
  'server.nodesDisagree':
    'Các nút của mạng không thống nhất, nên hiện chưa biết được thông tin này. Hãy thử lại sau vài phút.',
  'server.keysFull': 'Bạn có 20 khóa API, là mức giới hạn. Hãy xóa khóa bạn không còn dùng, rồi thử lại.',
  'server.keysUnconfirmed':
    'Hôm nay bạn đã tạo 30 khóa API, là mức giới hạn cho đến khi bạn xác nhận địa chỉ email. Hãy xác nhận trong cài đặt, hoặc thử lại vào ngày mai.',
  'server.databaseUnavailable':
    'Cơ sở dữ liệu của chúng tôi không trả lời, nên chưa gửi gì cả. Vui lòng thử lại.',
  'server.tooManyRequests': 'Quá nhiều yêu cầu. Hãy thử lại {when}.',
  'server.tooManyAttempts': 'Quá nhiều lần thử. Hãy thử lại {when}.',
  'server.sessionEnded': 'Phiên của bạn đã kết thúc. Hãy đăng nhập lại.',
  'server.passwordNeeded': 'Bạn đăng nhập đã quá lâu. Hãy nhập lại mật khẩu để tiếp tục.',
  'server.accountLeaving': 'Tài khoản này đang bị xóa, nên không thể thay đổi gì nữa.',
  'server.sessionUnknown': 'Không thể kiểm tra phiên của bạn. Vui lòng thử lại sau một phút.',
  'server.tooManyKeys': 'Bạn đã tạo quá nhiều khóa trong thời gian ngắn. Hãy thử lại sau một giờ.',
  'server.pricesUnavailable': 'Hiện không có giá. Vui lòng thử lại sau một phút.',
  'server.phraseIsSet': 'Cụm từ khôi phục của bạn đã được đặt và không thể thay thế.',
  'server.walletIsSetUp': 'Ví này đã được thiết lập với một cụm từ khôi phục khác.',
  'server.maintenance.readOnly':
    'Everything Wallet chỉ cho phép đọc trong thời gian bảo trì: chưa có gì được thay đổi hay gửi đi. Vui lòng thử lại sau.',
  'server.maintenance.send': 'Tính năng gửi đang tạm tắt. Chưa gửi gì cả. Vui lòng thử lại sau.',
  'server.maintenance.feature': 'Tính năng này đang tạm tắt. Vui lòng thử lại sau.',
  'server.setupUnfinished': 'Hãy hoàn tất thiết lập ví trước khi gửi.',
  'server.recipientRefuses': 'Người nhận từ chối giao dịch chuyển này',
  'server.callReverts': 'Hợp đồng từ chối lệnh gọi này: lệnh sẽ thất bại và mất phí.',
  'server.noProof': 'Không nút nào của mạng này chứng minh được số dư. Vui lòng thử lại sau một phút.',
  'server.noToken': 'Không có token ERC-20 nào tại địa chỉ này trên mạng này.',
  'server.tokenRefuses': 'Hợp đồng của token từ chối giao dịch chuyển này.',
  'server.nonceTooLow':
    'Một giao dịch khác của tài khoản này đã được thực hiện trước. Hãy kiểm tra danh sách giao dịch rồi gửi lại.',
  'server.expired':
    'Đã quá lâu kể từ khi bạn xác nhận giao dịch chuyển này, nên nó chưa được gửi. Hãy kiểm tra rồi gửi lại.',
  'server.lapsed':
    'Giao dịch chuyển này không đến được mạng kịp thời. Nó có trong lịch sử, và chỉ được gửi nếu bạn gửi lại từ đó.',
  'server.superseded':
    'Bạn đã ký một giao dịch khác để thay thế giao dịch này, nên nó chưa được gửi lại. Chỉ một trong hai có thể được thực hiện: hãy kiểm tra danh sách giao dịch.',
  'server.replacementUnderpriced':
    'Mạng yêu cầu phí cao hơn để thay thế giao dịch chuyển này. Hãy kiểm tra phí mới rồi thử lại.',
  'server.replacementLate':
    'Giao dịch chuyển này đã vào khối, hoặc một giao dịch khác đã được ký để thay thế nó. Hãy xem lịch sử.',
  'server.replacementExpired':
    'Đã quá lâu kể từ khi bạn xác nhận, nên giao dịch thay thế chưa được gửi. Giao dịch chuyển gốc có thể đã được thực hiện: hãy kiểm tra danh sách giao dịch.',
  'server.replacementGas':
    'Giao dịch thay thế cần nhiều gas hơn mức bạn đã ký, nên nó chưa được gửi. Giao dịch chuyển gốc vẫn có thể được thực hiện: hãy kiểm tra danh sách giao dịch.',
  'server.nonceTaken': 'Một giao dịch khác của tài khoản này vẫn đang chờ. Hãy chờ nó hoàn tất, rồi gửi lại.',
  'server.underpriced': 'Mạng hiện yêu cầu phí cao hơn. Hãy kiểm tra tổng mới rồi gửi lại.',
  'server.gasTooLow':
    'Giao dịch chuyển này cần nhiều gas hơn mức bạn đã ký. Hãy kiểm tra tổng mới rồi gửi lại.',
  'server.listing.notYours': 'Không thể đăng niêm yết này: người bán không phải là một tài khoản của bạn.',
  'server.listing.sold': 'Không thể đăng niêm yết này: đã được bán hoặc đã hủy.',
  'server.listing.notHeld': 'Không thể đăng niêm yết này: người bán không có NFT này.',
  'server.listing.notApproved': 'Không thể đăng niêm yết này: Seaport chưa được phê duyệt để chuyển NFT.',
  'server.listing.ended': 'Không thể đăng niêm yết này: đã kết thúc hoặc chưa bắt đầu.',
  'server.listing.tooLong': 'Không thể đăng niêm yết này: kéo dài hơn một năm.',
  'server.listing.ofOther': 'Không thể đăng niêm yết này: người dùng khác đã đăng.',
  'server.listing.invalid': 'Không thể đăng niêm yết này: ví này không hỗ trợ các điều khoản của niêm yết.',
  'server.listingUnknown': 'Mạng không xác nhận rằng tài sản này có thể bán. Vui lòng thử lại.',
  'server.tooManyListings': 'Bạn có 200 niêm yết, là mức giới hạn. Hãy hủy bớt trước.',
  'server.gasTooHigh': 'Giao dịch chuyển này đòi hỏi nhiều gas hơn mức mạng cho phép.',
} as const;
