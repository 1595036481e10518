export const formTexts = {
  'common.error.tooLong': 'Văn bản này quá dài',
  'common.error.invisible':
    'Văn bản này chứa ký tự vô hình; một số emoji, chẳng hạn ❤️, dùng chúng. Hãy gõ lại mà không dán, hoặc chọn emoji khác.',
} as const;
