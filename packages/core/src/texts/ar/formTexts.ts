export const formTexts = {
  'common.error.tooLong': 'هذا النص طويل جدًا',
  'common.error.invisible':
    'يحتوي هذا النص على أحرف مخفية؛ تستخدمها بعض الرموز التعبيرية مثل ❤️. اكتبه مجددًا دون لصق، أو اختر رمزًا تعبيريًا آخر.',
} as const;
