export const formTexts = {
  'common.error.tooLong': '此文本太长',
  'common.error.invisible':
    '此文本含有不可见字符；有些表情符号（例如 ❤️）会使用它们。请不要粘贴，重新输入，或选择其他表情符号。',
} as const;
