export const scannerTexts = {
  'scanner.title': 'Trình quét QR',
  'scanner.camera.title': 'Camera',
  'scanner.camera.text':
    'Hướng camera vào một địa chỉ hoặc một liên kết thanh toán. Những gì camera thấy ở lại trong trình duyệt của bạn.',
  'scanner.camera.preview': 'Hình ảnh camera thấy',
  'scanner.camera.start': 'Bật camera',
  'scanner.camera.starting': 'Đang bật camera…',
  'scanner.camera.stop': 'Tắt camera',
  'scanner.camera.searching': 'Đang tìm mã QR…',
  'scanner.camera.error.refused':
    'Trình duyệt không cho phép truy cập camera. Hãy cho phép trang này trong cài đặt trình duyệt, hoặc nhập địa chỉ bên dưới.',
  'scanner.camera.error.missing': 'Không tìm thấy camera. Hãy nhập địa chỉ bên dưới.',
  'scanner.camera.error.busy': 'Một chương trình khác đang dùng camera. Hãy đóng nó rồi thử lại.',
  'scanner.camera.error.unsupported': 'Trình duyệt này không hỗ trợ camera ở đây. Hãy nhập địa chỉ bên dưới.',
  'scanner.camera.error.failed': 'Không thể bật camera. Hãy thử lại.',
  'scanner.camera.error.ended': 'Camera đã bị ngắt kết nối.',
  'scanner.simulated.title': 'Quét mô phỏng',
  'scanner.simulated.text':
    'Cho thấy việc quét hoạt động thế nào mà không cần camera: nó điền địa chỉ của chính bạn.',
  'scanner.simulated.button': 'Mô phỏng quét',
  'scanner.simulated.filled': 'Demo: đây là địa chỉ của chính bạn, không phải địa chỉ quét được.',
  'scanner.manual.title': 'Nhập địa chỉ',
  'scanner.manual.label': 'Địa chỉ ví',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Một địa chỉ, hoặc một liên kết thanh toán bắt đầu bằng ethereum:',
  'scanner.manual.submit': 'Dùng địa chỉ',
  'scanner.ready': 'Địa chỉ đã sẵn sàng để dùng',
  'scanner.error.invalid': 'Địa chỉ ví không hợp lệ',
  'scanner.switch.title': 'Chuyển sang {network}?',
  'scanner.switch.text':
    'Khoản thanh toán này được yêu cầu trên {network}. Ví của bạn đang ở trên {current}, nơi khoản đó sẽ không đến được.',
  'scanner.switch.confirm': 'Chuyển và tiếp tục',
  'payment.error.malformed': 'Đây không phải địa chỉ cũng không phải liên kết thanh toán mà ví này đọc được.',
  'payment.error.name': 'Tên như name.eth không dùng được ở đây. Hãy hỏi xin địa chỉ thay vì tên.',
  'payment.error.network': 'Liên kết thanh toán này dành cho một mạng mà ví này không biết.',
  'payment.error.token':
    'Liên kết thanh toán này yêu cầu một token, không phải coin. Hãy mở token đó trong ví và gửi từ đó.',
  'payment.error.function':
    'Liên kết thanh toán này gọi một hợp đồng. Trả coin đến địa chỉ của nó có thể làm mất số coin đó.',
  'payment.error.unsupported':
    'Liên kết thanh toán này yêu cầu điều mà ví này không hỗ trợ. Trả coin đến địa chỉ của nó có thể làm mất số coin đó.',
  'payment.error.amount':
    'Không đọc được số lượng trong liên kết thanh toán này. Hãy tự nhập địa chỉ và số lượng.',
} as const;
