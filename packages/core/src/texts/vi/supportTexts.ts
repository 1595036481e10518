export const supportTexts = {
  'support.meta.title': 'Hỗ trợ · Everything Wallet',
  'support.meta.description':
    'Trợ giúp về Everything Wallet: chat trực tiếp, email, tài liệu, và giải đáp các câu hỏi thường gặp.',
  'support.title': 'Hỗ trợ',
  'support.lead':
    'Bốn cách để có câu trả lời. Không cách nào cần cụm từ khôi phục của bạn: không bao giờ chia sẻ nó với bất kỳ ai, kể cả chúng tôi.',
  'support.ways': 'Các cách nhận trợ giúp',
  'support.card.chat.title': 'Chat trực tiếp',
  'support.card.chat.text':
    'Trợ lý trả lời ngay, dựa trên tài liệu của chúng tôi. Nút của nó ở góc dưới cửa sổ.',
  'support.card.email.title': 'Email',
  'support.card.email.text': 'Hãy viết cho chúng tôi về bất cứ điều gì. Chúng tôi trả lời trong vòng 24 giờ.',
  'support.card.documentation.title': 'Tài liệu',
  'support.card.documentation.text': 'Dành cho nhà phát triển: các bước đầu tiên, xác thực, và mọi hàm.',
  'support.card.faq.title': 'Câu hỏi thường gặp',
  'support.card.faq.text': 'Bốn câu hỏi thường gặp nhất, được giải đáp bên dưới.',
  'support.card.faq.link': 'Xem các câu hỏi',
  'support.faq': 'Câu hỏi thường gặp',
  'support.faq.more': 'Tất cả câu hỏi và câu trả lời',
  'support.faq.phrase.question': 'Cụm từ khôi phục của tôi được lưu ở đâu?',
  'support.faq.phrase.answer':
    'Ở nơi bạn đã viết nó ra. Ví tạo 12 từ trong trình duyệt của bạn, hiển thị chúng khi thiết lập, rồi quên chúng đi, trừ khi bạn lưu chúng trên thiết bị của mình, được mã hóa bằng mật khẩu riêng hoặc khóa truy cập. Khi gửi, bạn nhập các từ, hoặc mở khóa chúng bằng mật khẩu hoặc khóa truy cập đó; trình duyệt ký giao dịch và không gửi thứ nào trong số đó đi đâu. Máy chủ của chúng tôi lưu một dấu vân tay số có khóa, có thể kiểm tra cụm từ nhưng không tiết lộ các từ.',
  'support.faq.lost.question': 'Điều gì xảy ra nếu tôi mất cụm từ khôi phục?',
  'support.faq.lost.answer':
    'Không ai có thể khôi phục nó, và không có nó bạn không thể di chuyển coin. Email và mật khẩu vẫn mở được tài khoản và hiển thị số dư. Nếu ai đó có thể đã thấy cụm từ của bạn, không cài đặt nào giúp được: hãy gửi coin của bạn đến một ví mới ngay lập tức.',
  'support.faq.networks.question': 'Tôi có thể dùng những mạng và token nào?',
  'support.faq.networks.answer':
    'Coin trên Ethereum Mainnet và Polygon Mainnet, và coin thử nghiệm trên Ethereum Sepolia và Polygon Amoy. Bạn có thể bật BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet và Base trong Cài đặt mạng. Bạn có thể thêm token ERC-20 theo địa chỉ hợp đồng, nhận và gửi chúng. Đừng gửi bất cứ thứ gì từ các chuỗi khác đến địa chỉ của bạn ở đây. Hoán đổi hoạt động trên các mạng có Uniswap, còn stake và cho vay dùng các pool của bên thứ ba trên Ethereum và Polygon. Ở mạng không có sàn, pool hay chợ NFT, các màn hình hiển thị mẫu được ghi là demo.',
  'support.faq.fees.question': 'Một giao dịch chuyển tốn bao nhiêu?',
  'support.faq.fees.answer':
    'Phí của mạng, được trả cho mạng và tùy thuộc vào mức độ bận của mạng. Ví không thu thêm gì. Trước khi bạn gửi, ví hiển thị chi phí tối đa, và không bao giờ ký cho mức cao hơn tổng bạn đã thấy. Bạn giữ lại phần mạng không dùng đến.',
} as const;
