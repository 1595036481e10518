export const chatTexts = {
  'chat.greeting':
    'Xin chào! Tôi là trợ lý hỗ trợ của Everything Wallet. Hôm nay tôi có thể giúp gì cho bạn?',
  'chat.title': 'Chat hỗ trợ',
  'chat.open': 'Mở chat hỗ trợ',
  'chat.opening': 'Đang mở chat hỗ trợ…',
  'chat.close': 'Đóng chat hỗ trợ',
  'chat.conversation': 'Cuộc trò chuyện',
  'chat.you': 'Bạn',
  'chat.assistant': 'Trợ lý hỗ trợ',
  'chat.field': 'Tin nhắn của bạn',
  'chat.placeholder': 'Đặt câu hỏi…',
  'chat.safety':
    'Không bao giờ viết cụm từ khôi phục hay khóa riêng tư ở đây. Không ai ở Everything Wallet hỏi những thứ đó.',
  'chat.charactersLeft': '{count, plural, other {còn # ký tự}}',
  'chat.send': 'Gửi',
  'chat.stop': 'Dừng',
  'chat.pending': 'Đang chờ câu trả lời…',
  'chat.copy': 'Sao chép câu trả lời này',
  'chat.cut': 'Mất kết nối: câu trả lời này không đầy đủ.',
  'chat.stopped': 'Bạn đã dừng câu trả lời này.',
  'chat.unanswered': 'Tin nhắn này chưa được trả lời.',
  'chat.error.send': 'Không gửi được tin nhắn',
  'chat.error.response': 'Không nhận được phản hồi',
  'chat.error.noBody': 'Phản hồi không có nội dung',
  'chat.error.phrase':
    'Tin nhắn của bạn chưa được gửi: nó chứa cụm từ khôi phục. Bất kỳ ai có cụm từ đều có thể lấy coin của bạn, và bộ phận hỗ trợ không bao giờ cần nó. Hãy xóa cụm từ trước khi gửi.',
  'chat.error.privateKey':
    'Tin nhắn của bạn chưa được gửi: nó chứa nội dung có thể là khóa riêng tư hoặc cụm từ khôi phục ở dạng hex. Bất kỳ ai có nó đều có thể lấy coin của bạn, và bộ phận hỗ trợ không bao giờ cần nó. Để hỏi về một giao dịch, hãy viết từ transaction trước hash của nó.',
  'chat.error.apiKey':
    'Tin nhắn của bạn chưa được gửi: nó chứa khóa API. Bất kỳ ai có khóa đều có thể dùng nó, và bộ phận hỗ trợ không bao giờ cần nó. Hãy xóa khóa trước khi gửi; mã trong lỗi, chẳng hạn key_unknown, là đủ.',
  'chat.error.load': 'Không thể mở chat hỗ trợ. Hãy kiểm tra kết nối rồi thử lại.',
} as const;
