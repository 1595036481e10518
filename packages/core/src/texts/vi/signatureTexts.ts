export const signatureTexts = {
  'signature.warning.permit':
    'Chữ ký này cho phép {spender} chi tiêu những gì liệt kê ở đây mà không cần hỏi lại bạn.',
  'signature.warning.unlimitedPermit':
    'Chữ ký này cho phép {spender} chi tiêu toàn bộ số token này mà bạn có, bây giờ và sau này. Không có giới hạn.',
  'signature.warning.transfer':
    'Chữ ký này cho phép người khác thực hiện giao dịch chuyển liệt kê ở đây mà không cần hỏi lại bạn.',
  'signature.warning.order':
    'Đây là một lệnh: bất kỳ ai có chữ ký này đều có thể thực hiện việc trao đổi liệt kê ở đây, vào lúc thuận lợi cho họ.',
  'signature.warning.orderBringsNothing': 'Bạn giao tài sản và không nhận lại gì.',
  'signature.warning.orderPaysOther': 'Một phần khoản thanh toán đến {recipient}, không phải đến bạn.',
  'signature.warning.openEnded':
    'Chữ ký này bao gồm nhiều hơn những gì hiển thị ở đây: người khác quyết định lấy gì hoặc chuyển đi đâu.',
  'signature.warning.lasting':
    'Chữ ký này không bao giờ hết hạn, hoặc chỉ hết hạn sau hơn một tháng. Bạn không thể thu hồi nó ở đây.',
  'signature.warning.movesEverything':
    'Chữ ký này cho phép người khác thực hiện một lệnh gọi nhân danh bạn. Nó có thể chuyển mọi thứ mà hợp đồng có thể chuyển.',
  'signature.warning.unknownSignature':
    'Không rõ tác động của chữ ký này. Nó có thể là một lệnh, hoặc cho phép ai đó lấy những gì bạn có.',
  'signature.warning.noChain': 'Chữ ký này không nêu mạng nào, nên có thể được dùng trên mọi mạng.',
  'signature.warning.otherChain':
    'Chữ ký này dành cho mạng có chain ID {chainId}, không phải cho mạng bạn đã chọn.',
  'signature.warning.noContract':
    'Chữ ký này không nêu hợp đồng nào, nên mọi hợp đồng chấp nhận nó đều có thể dùng nó.',
  'signature.warning.looksLikeDigest':
    'Đây có thể là dấu vân tay số của thứ khác, chẳng hạn một giao dịch của ví dùng chung. Bên yêu cầu có thể gán cho nó bất kỳ ý nghĩa nào. Chỉ ký nếu chính bạn đã tạo ra nó.',
  'signature.warning.containsPhrase':
    'Thông điệp này chứa nội dung trông giống một cụm từ khôi phục. Bất kỳ ai nhận được đều có thể lấy mọi thứ. Hãy xóa các từ đó trước khi ký.',
  'signature.warning.signInElsewhere':
    'Yêu cầu đăng nhập này dành cho {domain}, nhưng liên kết của nó dẫn đến {host}. Có thể một trang web giả đang yêu cầu.',
  'signature.warning.signInUnreadable':
    'Đây có vẻ là yêu cầu đăng nhập, nhưng không đọc được trang web của nó. Có thể một trang web giả đang yêu cầu.',
  'signature.error.failed': 'Chưa ký gì cả. Hãy thử lại.',
} as const;
