export const formTexts = {
  'common.error.tooLong': 'テキストが長すぎます',
  'common.error.invisible':
    'このテキストには見えない文字が含まれています。貼り付けずにもう一度入力するか、別の絵文字を選んでください。',
  'common.error.marks':
    'このテキストには、文字に付いていないアクセントや記号があるか、1つの文字に付いた記号が多すぎます。貼り付けずにもう一度入力してください。',
} as const;
