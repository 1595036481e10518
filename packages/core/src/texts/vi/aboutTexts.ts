export const aboutTexts = {
  'about.meta.title': 'Giới thiệu · Everything Wallet',
  'about.meta.description':
    'Vì sao có Everything Wallet, ai xây dựng nó, và những nguyên tắc đằng sau các quyết định.',
  'about.title': 'Giới thiệu Everything Wallet',
  'about.lead': 'Một chiếc ví cho bạn thấy điều gì sẽ xảy ra trước khi ký, và để khóa ở lại với bạn.',
  'about.mission': 'Sứ mệnh của chúng tôi',
  'about.mission.text':
    'Giữ coin của chính mình không nên đồng nghĩa với việc giao khóa cho một công ty, và cũng không nên đòi hỏi phải là chuyên gia. Chúng tôi xây dựng một chiếc ví mà ai cũng có thể mở trong trình duyệt, cho thấy toàn bộ chi phí trước khi có bất cứ điều gì xảy ra, và không thể di chuyển một coin nào nếu không có những từ chỉ bạn có.',
  'about.team': 'Đội ngũ',
  'about.team.text':
    'Những người viết ra chiếc ví cũng là người kiểm thử và trả lời hỗ trợ. Các quyết định được ghi lại cùng lý do, bên cạnh phần mã liên quan, để người khác có thể kiểm tra và phản biện.',
  'about.values': 'Giá trị của chúng tôi',
  'about.values.custody.title': 'Khóa của bạn luôn là của bạn',
  'about.values.custody.text':
    'Cụm từ khôi phục được tạo và dùng trong trình duyệt của bạn. Chúng tôi không thể di chuyển coin của bạn dù có muốn.',
  'about.values.truth.title': 'Nói đúng sự thật',
  'about.values.truth.text':
    'Demo được ghi rõ là demo. Số liệu không rõ được hiển thị là không rõ, không bao giờ là số không. Kế hoạch được gọi là kế hoạch.',
  'about.values.cost.title': 'Cho thấy chi phí trước',
  'about.values.cost.text':
    'Trước khi gửi, bạn thấy chi phí tối đa. Ví không bao giờ ký cho mức cao hơn thế.',
  'about.values.everyone.title': 'Dành cho mọi người',
  'about.values.everyone.text':
    'Mọi màn hình đều hoạt động trên điện thoại nhỏ và màn hình lớn, ở chế độ sáng và chế độ tối, với bàn phím và với trình đọc màn hình.',
  'about.verify': 'Kiểm chứng bản phát hành',
  'about.verify.text':
    'Trang này liệt kê SHA-256 của từng tệp và commit mã nguồn của chúng. Hãy lấy commit đó, cài các gói phụ thuộc rồi chạy lệnh này: lệnh dựng lại trang và so sánh từng tệp mà trang phục vụ bạn. Lệnh không thể cho biết trang phục vụ gì cho người khác, hoặc những gì chạy trên máy chủ của chúng tôi.',
  'about.verify.list': 'SHA-256 của từng tệp',
  'about.closing': 'Có câu hỏi về cách ví hoạt động?',
  'about.closing.text':
    'Trang tính năng liệt kê những gì ví làm được, và bộ phận hỗ trợ trả lời phần còn lại.',
  'about.closing.features': 'Xem tính năng',
  'about.closing.support': 'Hỏi hỗ trợ',
} as const;
