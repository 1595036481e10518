export const formTexts = {
  'common.error.tooLong': 'هذا النص طويل جدًا',
  'common.error.invisible': 'يحتوي هذا النص على أحرف مخفية. اكتبه مجددًا دون لصق، أو اختر رمزًا تعبيريًا آخر.',
  'common.error.marks':
    'في هذا النص حركة أو علامة بلا حرف، أو حركات كثيرة جدًا على حرف واحد. اكتبه مجددًا دون لصق.',
} as const;
