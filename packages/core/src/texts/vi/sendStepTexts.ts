export const sendStepTexts = {
  'send.step.who': 'Gửi cho ai',
  'send.step.amount': 'Bao nhiêu',
  'send.step.review': 'Xem lại',
  'send.step.place': 'Bước {number}/{count}',
  'send.step.next': 'Tiếp',
  'send.step.change': 'Đổi người nhận',
  'send.suggested': 'Người nhận được gợi ý',
  'send.suggested.recent': 'Người nhận gần đây',
  'send.suggested.contact': 'Liên hệ',
  'send.suggested.account': 'Tài khoản của bạn',
  'send.suggested.none':
    'Không có người nhận, liên hệ hay tài khoản nào khớp. Hãy nhập địa chỉ đầy đủ hoặc tên.',
  'send.done.sentence': 'Bạn đã gửi {what} đến {whom}.',
  'send.done.next': 'Tiếp theo mạng sẽ xác nhận. Hãy theo dõi trong giao dịch.',
  'send.done.view': 'Xem giao dịch',
} as const;
