export const chatServerTexts = {
  'server.chat.method': 'Hãy gọi chat hỗ trợ bằng POST.',
  'server.chat.credential': 'Chat hỗ trợ cần khóa công khai của ứng dụng này, hoặc người dùng đã đăng nhập.',
  'server.chat.contentType': 'Yêu cầu phải là JSON (content-type: application/json).',
  'server.chat.tooLarge': 'Cuộc trò chuyện quá dài: hãy bắt đầu cuộc mới.',
  'server.chat.phrase':
    'Tin nhắn của bạn không được chuyển tiếp: nó chứa cụm từ khôi phục. Bất kỳ ai có cụm từ đều có thể lấy coin của bạn, và bộ phận hỗ trợ không bao giờ cần nó.',
  'server.chat.privateKey':
    'Tin nhắn của bạn không được chuyển tiếp: nó chứa nội dung có thể là khóa riêng tư. Bất kỳ ai có khóa đều có thể lấy coin của bạn, và bộ phận hỗ trợ không bao giờ cần nó. Để hỏi về một giao dịch, hãy viết từ transaction trước hash của nó.',
  'server.chat.apiKey':
    'Tin nhắn của bạn không được chuyển tiếp: nó chứa khóa API. Hãy xóa khóa đó trong cổng nhà phát triển nếu người khác có thể đã thấy nó, và hỏi lại mà không kèm khóa.',
  'server.chat.unavailable': 'Trợ lý hiện không khả dụng. Vui lòng thử lại sau một phút.',
  'server.chat.tooSlow': 'Trợ lý mất quá nhiều thời gian để trả lời. Vui lòng thử lại.',
  'server.chat.greeting':
    'Xin chào! Hãy hỏi tôi về ví của bạn: cụm từ khôi phục, gửi và nhận, phí, mạng hoặc token. Tôi trả lời dựa trên các trang trợ giúp.',
  'server.chat.thanks': 'Không có gì. Bạn còn muốn biết điều gì nữa không?',
  'server.chat.advice':
    'Tôi không tư vấn nên mua, bán hay giữ gì, và không dự báo: không ai biết một coin sẽ có giá bao nhiêu. Hãy cảnh giác với bất kỳ ai nói rằng họ biết. Tôi có thể giải thích ví hoạt động thế nào.',
  'server.chat.crime':
    'Tôi không giúp bất cứ việc gì vi phạm pháp luật hoặc gây hại cho người khác. Tôi có thể giải thích ví hoạt động thế nào, và cách bảo vệ coin của chính bạn.',
  'server.chat.distress':
    'Tôi rất tiếc vì bạn đang phải trải qua điều này. Nếu bạn đang gặp nguy hiểm hoặc nghĩ đến việc kết thúc cuộc đời mình, hãy gọi ngay số khẩn cấp của nước bạn, hoặc một người bạn tin tưởng: tiền bị mất không bao giờ đáng giá bằng một mạng người, và luôn có người giúp đỡ. Khi bạn đã an toàn, hãy viết cho bộ phận hỗ trợ về số coin.',
  'server.chat.see': 'Xem: {page}',
  'server.chat.unsure':
    'Tôi không chắc ý bạn là gì. Có phải một trong những điều này không? Hãy trả lời bằng số của nó, hoặc hỏi bằng cách khác.',
  'server.chat.guess': 'Tôi không chắc, nhưng có thể đây là ý bạn.',
  'server.chat.others':
    'Nếu không, có phải một trong những điều này không? Hãy trả lời bằng số của nó, hoặc hỏi bằng cách khác.',
  'server.chat.unknown':
    'Tôi không biết câu trả lời. Tôi chỉ có thể trả lời các câu hỏi về Everything Wallet, dựa trên các trang trợ giúp: ví dụ về cụm từ khôi phục, việc gửi, phí, mạng hoặc token.',
  'server.chat.write':
    'Với mọi điều khác, hãy viết cho chúng tôi: {email}. Chúng tôi trả lời trong vòng 24 giờ.',
  'server.chat.vague':
    'Hãy viết thêm một chút để tôi trả lời đúng câu hỏi: bạn đã làm gì, trên màn hình nào, và bạn thấy gì? Ví dụ: một giao dịch chuyển đang chờ, coin chưa đến, mất cụm từ hoặc mật khẩu, một khoản phí, hoặc thứ bạn đã ký.',
  'server.chat.cut': 'Câu trả lời bị cắt ngang. Vui lòng hỏi lại.',
} as const;
