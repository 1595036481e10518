export const releaseTexts = {
  'release.title': 'バージョン{version}の準備ができました',
  'release.text': '開いているタブが再読み込みされます。鍵とコインはそのまま残ります。',
  'release.changes': '変更点（英語）',
  'release.update': '更新する',
  'release.later': '後で',
  'release.busy':
    '署名中または送金中の操作を、ほかのタブも含めて完了するか閉じてください。その後に更新してください。',
  'release.error': '更新できませんでした。ページを再読み込みして、もう一度お試しください。',
} as const;
