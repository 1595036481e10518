export const formTexts = {
  'common.error.tooLong': 'テキストが長すぎます',
  'common.error.invisible':
    'このテキストには見えない文字が含まれています。❤️などの一部の絵文字も、見えない文字を使っています。貼り付けずにもう一度入力するか、別の絵文字を選んでください。',
} as const;
