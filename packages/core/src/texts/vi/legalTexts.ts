export const legalTexts = {
  'legal.updated': 'Cập nhật lần cuối tháng 12 năm 2024',
  'privacy.meta.title': 'Quyền riêng tư · Everything Wallet',
  'privacy.meta.description':
    'Everything Wallet lưu những gì, và những gì không bao giờ rời trình duyệt của bạn.',
  'privacy.title': 'Chính sách quyền riêng tư',
  'privacy.lead': 'Chúng tôi lưu gì, không bao giờ thấy gì, và ai khác biết được điều gì khi bạn dùng ví.',
  'privacy.browser.title': 'Những gì không bao giờ rời trình duyệt của bạn',
  'privacy.browser.text':
    'Cụm từ khôi phục của bạn và các khóa riêng tư được dẫn xuất từ đó. Chúng nằm trong bộ nhớ của trang đang mở khi bạn xem hoặc gõ các từ, và không bao giờ được gửi đi. Chúng cũng không được lưu, trừ khi bạn lưu ví trên thiết bị của mình: khi đó chúng chỉ nằm ở đó, được mã hóa bằng mật khẩu riêng hoặc khóa truy cập. Để kiểm tra một cụm từ, trình duyệt gửi dấu vân tay số của nó qua kết nối được mã hóa.',
  'privacy.stored.title': 'Những gì chúng tôi lưu',
  'privacy.stored.text':
    'Địa chỉ email của bạn và một mã số người dùng; việc thiết lập của bạn đã xong hay chưa; các địa chỉ ví cùng tên bạn đặt cho chúng, và các liên hệ và token bạn thêm; và bản ghi của mỗi giao dịch bạn gửi hoặc nhận: số lượng, token, địa chỉ, mạng, phí, trạng thái và thời gian, và trang web đã yêu cầu giao dịch, nếu có. Đối với cụm từ khôi phục, chúng tôi lưu một dấu vân tay số có khóa, có thể kiểm tra cụm từ nhưng không tiết lộ các từ. Dịch vụ đăng nhập lưu mật khẩu của bạn ở dạng chúng tôi không đọc được. Để bảo vệ chat hỗ trợ khỏi bị lạm dụng, chúng tôi đếm số câu hỏi trong khoảng một ngày, theo mã số người dùng của bạn và theo dấu vân tay số có khóa của địa chỉ IP của bạn. Trong khi bạn dùng webhook, luồng sự kiện hoặc thông báo khi ví đã đóng, chúng tôi lưu các sự kiện trên tài khoản của bạn, mỗi sự kiện trong 30 ngày. Để gửi các thông báo này, chúng tôi còn lưu địa chỉ và các khóa của dịch vụ đẩy thông báo của trình duyệt bạn cùng các tài khoản bạn đã chọn, cho đến khi bạn tắt thông báo, đăng xuất hoặc xóa tài khoản, hoặc khi dịch vụ đó báo rằng đăng ký đã kết thúc.',
  'privacy.device.title': 'Những gì trình duyệt của bạn lưu',
  'privacy.device.text':
    'Phiên của bạn, để bạn giữ trạng thái đăng nhập cho đến khi đăng xuất; trạng thái cuối của màn hình chính (địa chỉ, số dư, token và giao dịch gần đây), để bạn thấy ngay khi quay lại, cho đến khi đăng xuất; địa chỉ các tài khoản của bạn cùng thời điểm biến động gần nhất trên mỗi mạng, cũng cho đến khi đăng xuất; mạng bạn đã chọn; giao diện và các cài đặt khác; các trang web bạn đã kết nối, giới hạn và các yêu cầu gần nhất của chúng; và, nếu bạn bật tính năng đó, ví của bạn, được mã hóa bằng mật khẩu thiết bị hoặc khóa truy cập. Trang này không có quảng cáo, không có phân tích và không có trình theo dõi.',
  'privacy.others.title': 'Ai khác biết được điều gì',
  'privacy.others.text':
    'Ví chạy trên Google Firebase, dịch vụ này lưu dữ liệu nêu trên cho chúng tôi và thấy địa chỉ IP của trình duyệt bạn, như bất kỳ host nào. Để đọc số dư và phí, máy chủ của chúng tôi hỏi các bên vận hành nút mạng về địa chỉ của bạn. Họ thấy máy chủ của chúng tôi chứ không thấy bạn, nhưng cũng thấy những địa chỉ nào được tra cứu cùng nhau, và do đó những địa chỉ nào có lẽ của cùng một người. Chúng tôi yêu cầu giá theo tên coin và hợp đồng token, không bao giờ kèm chủ sở hữu. Giao dịch của bạn là công khai trên mạng của chúng, với mọi người và vĩnh viễn. Nếu bạn bật thông báo khi ví đã đóng, chúng tôi gửi chúng qua dịch vụ đẩy thông báo của nhà phát triển trình duyệt bạn. Dịch vụ đó biết trình duyệt của bạn nhận được thông báo, và vào lúc nào. Nội dung được mã hóa, và trình duyệt của bạn viết phần văn bản.',
  'privacy.others.link': 'Mọi host, host đó biết gì và vì sao',
  'privacy.chat.title': 'Hỗ trợ',
  'privacy.chat.text':
    'Những gì bạn viết trong chat hỗ trợ được gửi đến máy chủ của chúng tôi để trả lời, và có thể được chuyển đến một nhà cung cấp mô hình ngôn ngữ cho mục đích đó. Những gì bạn viết qua email đến với những người trả lời nó. Không bao giờ viết cụm từ khôi phục của bạn cho bất kỳ ai, kể cả chúng tôi.',
  'privacy.purpose.title': 'Chúng tôi dùng dữ liệu để làm gì',
  'privacy.purpose.text':
    'Để hiển thị ví cho bạn, để gửi những gì bạn đã ký, để trả lời câu hỏi của bạn, và để bảo vệ dịch vụ khỏi bị lạm dụng. Chúng tôi không bán dữ liệu hay lập hồ sơ về con người.',
  'privacy.rights.title': 'Lựa chọn của bạn',
  'privacy.rights.text':
    'Bạn có thể xóa liên hệ, token và tài khoản trong ví bất cứ lúc nào, và toàn bộ tài khoản của bạn trong cài đặt: thao tác đó xóa ngay mọi thứ chúng tôi lưu theo mã số người dùng của bạn, cùng thông tin đăng nhập. Chúng tôi giữ nhật ký máy chủ, vốn không chứa mã số người dùng của bạn, và bản sao lưu trong 30 ngày. Một dấu không tiết lộ mã số người dùng của bạn tồn tại khoảng một giờ, để không có gì được lưu cho bạn sau khi xóa. Bạn có thể hỏi chúng tôi giữ dữ liệu nào về bạn, yêu cầu sửa, hoặc phản đối việc sử dụng. Không ai có thể xóa những gì nằm trên một mạng công khai.',
  'privacy.changes.title': 'Thay đổi',
  'privacy.changes.text':
    'Khi chính sách này thay đổi, văn bản mới và ngày của nó xuất hiện trên trang này trước khi thay đổi có hiệu lực.',
  'privacy.contact.title': 'Liên hệ',
  'privacy.contact.text': 'Bộ phận hỗ trợ trả lời các câu hỏi về quyền riêng tư trong vòng 24 giờ.',
  'terms.meta.title': 'Điều khoản · Everything Wallet',
  'terms.meta.description':
    'Điều khoản sử dụng Everything Wallet: tự lưu ký, phí, demo và trách nhiệm, bằng lời lẽ đơn giản.',
  'terms.title': 'Điều khoản dịch vụ',
  'terms.lead': 'Bạn có thể mong đợi gì ở ví, và ví mong đợi gì ở bạn.',
  'terms.service.title': 'Ví là gì',
  'terms.service.text':
    'Everything Wallet là phần mềm bạn dùng trong trình duyệt để tạo khóa, ký giao dịch và đọc các mạng công khai. Đây không phải ngân hàng, sàn giao dịch hay bên lưu ký: chúng tôi không bao giờ giữ coin của bạn. Khi tạo tài khoản, bạn chấp nhận các điều khoản này.',
  'terms.custody.title': 'Cụm từ khôi phục của bạn',
  'terms.custody.text':
    'Cụm từ khôi phục là con đường duy nhất đến coin của bạn. Chỉ mình bạn chịu trách nhiệm cất giữ nó an toàn và giữ bí mật. Chúng tôi không có nó, không thể khôi phục nó, và không thể di chuyển, phong tỏa hay hoàn trả coin.',
  'terms.account.title': 'Tài khoản của bạn',
  'terms.account.text':
    'Hãy dùng địa chỉ email của chính bạn, chọn mật khẩu bạn không dùng ở nơi nào khác, và không chia sẻ nó. Tài khoản dành cho một người. Bạn phải đủ tuổi ký kết hợp đồng theo pháp luật nơi bạn sống.',
  'terms.transactions.title': 'Giao dịch và phí',
  'terms.transactions.text':
    'Bạn không thể hoàn tác một giao dịch đã ký và gửi. Hãy kiểm tra người nhận, số lượng và mạng trước. Mỗi giao dịch chuyển tốn một khoản phí do mạng đặt ra và thu; ví không thu thêm. Giao dịch thất bại cũng có thể tốn phí.',
  'terms.demos.title': 'Demo và mạng thử nghiệm',
  'terms.demos.text':
    'Các màn hình ghi là demo, chẳng hạn hoán đổi, stake, cho vay và mua NFT trên các mạng không hỗ trợ, cho thấy tính năng hoạt động thế nào ở nơi khác. Ở đó không có gì được mua, bán, stake hay cho vay. Coin trên mạng thử nghiệm không có giá trị.',
  'terms.information.title': 'Giá và thông tin khác',
  'terms.information.text':
    'Giá, số dư và phí đến từ bên thứ ba và có thể chậm, sai hoặc thiếu. Không có gì trong ví hay trên trang này là tư vấn đầu tư, thuế hay pháp lý.',
  'terms.use.title': 'Sử dụng hợp lý',
  'terms.use.text':
    'Không dùng ví để vi phạm pháp luật, lừa dối người khác, hoặc gây hại cho dịch vụ, ví dụ bằng cách làm quá tải hoặc tìm cách truy cập dữ liệu của người khác. Chúng tôi có thể chặn tài khoản làm như vậy. Coin của tài khoản đó vẫn truy cập được qua cụm từ khôi phục, trong bất kỳ ví nào khác.',
  'terms.liability.title': 'Tính khả dụng và trách nhiệm',
  'terms.liability.text':
    'Ví được cung cấp “nguyên trạng” và có thể không khả dụng hoặc có lỗi. Trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về coin bị mất do mất hoặc lộ cụm từ, do giao dịch nhầm, do lỗi của mạng, hoặc do thiết bị bị người khác kiểm soát. Các quyền theo pháp luật của bạn với tư cách người tiêu dùng vẫn giữ nguyên.',
  'terms.changes.title': 'Thay đổi và chấm dứt',
  'terms.changes.text':
    'Khi các điều khoản này thay đổi, văn bản mới và ngày của nó xuất hiện trên trang này trước khi thay đổi có hiệu lực. Bạn có thể ngừng dùng ví bất cứ lúc nào; coin của bạn vẫn là của bạn.',
  'terms.contact.title': 'Liên hệ',
  'terms.contact.text': 'Bộ phận hỗ trợ trả lời các câu hỏi về những điều khoản này trong vòng 24 giờ.',
} as const;
