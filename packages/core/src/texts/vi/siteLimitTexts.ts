export const siteLimitTexts = {
  'connect.limit.messages':
    'Chưa ký gì cả: giới hạn của bạn không cho phép trang web này yêu cầu bạn ký thông điệp.',
  'connect.limit.transactions':
    'Chưa ký gì cả: giới hạn của bạn không cho phép trang web này yêu cầu bạn gửi giao dịch.',
  'connect.limit.contracts':
    'Chưa ký gì cả: hợp đồng không nằm trong số những hợp đồng bạn cho phép trang web này.',
  'connect.limit.coin': 'Chưa ký gì cả: yêu cầu này vượt giới hạn coin mỗi ngày của bạn cho trang web này.',
  'connect.limit.shown':
    '{reason} {host} đã nhận câu trả lời rằng bạn không cho phép điều này. Để thay đổi giới hạn, hãy mở ví và vào Cài đặt, Trang web đã kết nối.',
  'connect.error.ended': 'Chưa ký gì cả: kết nối với trang web này đã kết thúc.',
  'connect.error.repeated': 'Chưa ký gì cả: trang web này đã gửi một lô có cùng id.',
  'connect.error.busy':
    'Một cửa sổ khác của trang web này vẫn đang gửi. Ở đây chưa gửi gì cả: hãy đóng cửa sổ kia rồi thử lại.',
} as const;
