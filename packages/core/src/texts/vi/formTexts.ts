export const formTexts = {
  'common.error.tooLong': 'Văn bản này quá dài',
  'common.error.invisible': 'Văn bản này chứa ký tự vô hình. Hãy gõ lại mà không dán, hoặc chọn emoji khác.',
  'common.error.marks':
    'Văn bản này có dấu không gắn với chữ nào, hoặc có quá nhiều dấu trên một chữ. Hãy gõ lại mà không dán.',
} as const;
