export const releaseTexts = {
  'release.title': 'Phiên bản {version} đã sẵn sàng',
  'release.text': 'Các thẻ đang mở sẽ tải lại. Khóa và coin của bạn vẫn ở nguyên chỗ cũ.',
  'release.changes': 'Thay đổi (bằng tiếng Anh)',
  'release.update': 'Cập nhật',
  'release.later': 'Để sau',
  'release.busy':
    'Hãy hoàn tất hoặc đóng những gì bạn đang ký hoặc gửi, kể cả trong các thẻ khác. Sau đó hãy cập nhật.',
  'release.error': 'Không cập nhật được. Hãy tải lại trang và thử lại.',
} as const;
