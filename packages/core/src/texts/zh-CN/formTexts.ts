export const formTexts = {
  'common.error.tooLong': '此文本太长',
  'common.error.invisible': '此文本含有不可见字符。请不要粘贴，重新输入，或选择其他表情符号。',
  'common.error.marks':
    '此文本中有不附着于任何字母的重音或符号，或单个字母上的符号过多。请不要粘贴，重新输入。',
} as const;
