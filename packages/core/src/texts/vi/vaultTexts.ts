export const vaultTexts = {
  'vault.error.password': 'Mật khẩu này không mở khóa được ví trên thiết bị này. Hãy kiểm tra rồi thử lại.',
  'vault.error.passkey':
    'Khóa truy cập này không mở khóa được ví trên thiết bị này. Hãy mở khóa bằng mật khẩu, rồi thiết lập lại khóa truy cập.',
  'vault.error.passkeyRefused':
    'Khóa truy cập chưa được dùng: thao tác bị hủy, hết thời gian, hoặc khóa truy cập không còn trên thiết bị này. Hãy dùng mật khẩu. Nếu khóa truy cập đã bị xóa, hãy tắt rồi bật lại mở khóa sinh trắc học trong cài đặt.',
  'vault.error.passkeyAlone':
    'Khóa truy cập không mở khóa được ví: thao tác bị hủy, hết thời gian, hoặc khóa truy cập không còn trên thiết bị này. Hãy thử lại hoặc dùng cụm từ khôi phục. Nếu khóa truy cập đã bị xóa, hãy xóa ví này trong cài đặt bằng cụm từ của bạn, rồi lưu lại.',
  'vault.error.passkeyNotMade':
    'Chưa tạo khóa truy cập: thao tác bị hủy, hết thời gian, hoặc thiết bị này không hỗ trợ. Không có gì thay đổi. Hãy thử lại hoặc dùng mật khẩu.',
  'vault.error.passkeyThere':
    'Khóa truy cập cho ví này vẫn còn trên thiết bị này, nên không tạo thêm khóa truy cập khác. Hãy dùng nó, hoặc tắt mở khóa sinh trắc học trước.',
  'vault.error.passkeyNoPrf':
    'Khóa truy cập trên thiết bị này không thể bảo vệ một khóa (không hỗ trợ PRF), nên không thể mở khóa ví. Không có gì thay đổi; hãy dùng mật khẩu.',
  'vault.error.damaged':
    'Ví lưu trên thiết bị này bị hỏng hoặc đã bị thay đổi, nên không thể dùng. Cụm từ khôi phục hoặc tệp sao lưu sẽ khôi phục ví.',
  'vault.error.foreign':
    'Nội dung này thuộc về một tài khoản Everything Wallet khác. Hãy đăng nhập bằng tài khoản đó, hoặc dùng cụm từ hay tệp sao lưu của chính bạn.',
  'vault.error.newer':
    'Nội dung này được tạo bởi phiên bản Everything Wallet mới hơn. Hãy tải lại trang để có phiên bản đó, rồi thử lại.',
  'vault.error.file':
    'Đây không phải bản sao lưu ví, hoặc tệp không đầy đủ hay đã bị thay đổi. Hãy chọn tệp đúng như khi đã lưu.',
  'vault.error.storage':
    'Trình duyệt này không thể lưu ví: bộ nhớ bị chặn hoặc đã đầy. Hãy cho phép trang này lưu trữ hoặc giải phóng dung lượng, rồi thử lại. Cụm từ khôi phục của bạn vẫn dùng được.',
  'vault.error.changed':
    'Ví trên thiết bị này đã được thay đổi trong thẻ khác, và thay đổi đó được giữ lại. Hãy mở khóa ví rồi thử lại.',
  'vault.error.exists':
    'Thiết bị này đã lưu một ví, ví đó được giữ nguyên. Hãy mở khóa để dùng. Để lưu ví khác thay vào đó, hãy xóa ví này trong cài đặt trước.',
  'vault.error.none':
    'Không còn ví nào trên thiết bị này. Hãy dùng cụm từ khôi phục, hoặc bật lại “Ví trên thiết bị này” trong cài đặt.',
  'vault.error.locked': 'Ví trên thiết bị này đang khóa. Hãy mở khóa rồi thử lại.',
  'vault.error.wait': 'Nhập sai mật khẩu quá nhiều lần. Hãy chờ hết thời gian hiển thị rồi thử lại.',
  'vault.error.failed': 'Ví trên thiết bị này không trả lời. Hãy thử lại, hoặc dùng cụm từ khôi phục.',
  'vault.error.memory':
    'Thiết bị này không đủ bộ nhớ trống để kiểm tra mật khẩu, nên lần thử này không bị tính. Hãy đóng các thẻ và chương trình khác, rồi thử lại.',
  'vault.error.otherWords':
    'Ví không xác nhận được đây là các từ của nó, nên ví chưa bị xóa: các từ của chính ví có thể là thứ duy nhất cho phép truy cập coin của bạn. Hãy dùng mật khẩu thiết bị của ví.',
  'vault.error.otherPhrase':
    'Bản sao lưu này dành cho cụm từ khôi phục khác. Hãy chọn bản sao lưu của ví này.',
} as const;
