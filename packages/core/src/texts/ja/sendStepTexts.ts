export const sendStepTexts = {
  'send.step.who': '送り先',
  'send.step.amount': '金額',
  'send.step.review': '内容の確認',
  'send.step.place': 'ステップ{number}/{count}',
  'send.step.next': '次へ',
  'send.step.change': '受取人を変更',
  'send.suggested': '受取人の候補',
  'send.suggested.recent': '最近の受取人',
  'send.suggested.contact': '連絡先',
  'send.suggested.account': 'ご自身のアカウント',
  'send.suggested.none':
    '一致する受取人、連絡先、アカウントはありません。アドレス全体または名前を入力してください。',
  'send.done.sentence': '{whom}に{what}を送りました。',
  'send.done.next': '次にネットワークが確認します。経過はトランザクションで見られます。',
  'send.done.view': 'トランザクションを見る',
} as const;
