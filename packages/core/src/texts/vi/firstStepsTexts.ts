export const firstStepsTexts = {
  'firstSteps.title': 'Các bước đầu tiên',
  'firstSteps.progress': 'Đã xong {done}/{count}',
  'firstSteps.done': 'Đã xong',
  'firstSteps.backup': 'Sao lưu cụm từ khôi phục',
  'firstSteps.backup.text':
    'Viết các từ ra giấy. Sau đó nhập lại một lần để kiểm tra rằng chúng khôi phục được ví của bạn.',
  'firstSteps.receive': 'Nhận coin đầu tiên',
  'firstSteps.receive.text':
    'Cho người gửi xem địa chỉ của bạn hoặc mã QR của địa chỉ. Hãy bắt đầu với một số lượng nhỏ.',
  'firstSteps.contact': 'Thêm liên hệ',
  'firstSteps.contact.text': 'Đặt tên và lưu địa chỉ mà bạn sẽ còn gửi đến.',
  'firstSteps.hide': 'Ẩn các bước đầu tiên',
} as const;
