export const accountNameTexts = {
  'accounts.rename': '{account}に名前を付ける',
  'accounts.renameTitle': '{account}の名前',
  'accounts.name': '名前',
  'accounts.nameHelp':
    'この名前はあなただけに表示されます。名前がない場合、アカウントは「{account}」と表示されます。',
  'accounts.nameSave': '保存',
  'accounts.renamed': '名前を保存しました',
  'accounts.transactions': 'トランザクション',
  'accounts.transactionsNamed': '{account}のトランザクション',
  'accounts.switch': 'アカウントの切り替え：{account}',
  'accounts.switchUnknown': 'アカウントの切り替え',
  'accounts.switchMenu': 'アカウント',
  'accounts.manage': 'アカウントを管理',
  'accounts.error.name': '名前を保存できませんでした',
} as const;
