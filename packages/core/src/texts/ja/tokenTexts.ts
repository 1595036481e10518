export const tokenTexts = {
  'tokens.add.title': 'トークンを追加',
  'tokens.add.success': 'トークンを追加しました',
  'tokens.error.add': 'トークンを追加できませんでした',
  'tokens.error.contractAddress':
    'コントラクトアドレスを入力してください：0xと、チェックサムの正しい40桁の16進数',
  'tokens.error.duplicate': 'このトークンはすでにあります',
  'tokens.lookup.asking': 'コントラクトに問い合わせ中…',
  'tokens.imitation': '既知の{symbol}ではありません',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'トークンを読み込めませんでした',
  'tokens.page.balance': '残高',
  'tokens.page.value': '{currency}での価値',
  'tokens.page.network': 'ネットワーク',
  'tokens.page.contract': 'コントラクト',
  'tokens.page.approvals': '承認を見る',
  'tokens.page.copyContract': 'コントラクトアドレスをコピー',
  'tokens.page.send': '送金',
  'tokens.page.receive': '受取',
  'tokens.page.noPrice': '価格がありません',
  'tokens.page.priceNotNow': '—（現在、価格を取得できません）',
  'tokens.page.noSendChain': '{symbol}は送金できません。ウォレットはまだ{network}に対応していません。',
  'tokens.page.noSendContract':
    '{symbol}を送金するには、先にコントラクトアドレスを指定して追加してください。',
  'tokens.page.switchedOff':
    '{network}はオフになっています。{symbol}の表示、送金、受取を行うには、ネットワーク設定でオンにしてください。',
  'tokens.page.noSendBalance': 'ネットワークが{symbol}の残高を報告すると、送金できるようになります。',
  'tokens.page.decimalsUnknown':
    '{symbol}の小数点以下の桁数が不明です。読み込めなかったか、ネットワークのノードの回答が一致していません。桁数がわからないと、このトークンは送金できません。',
  'tokens.page.decimalsChanged':
    'コントラクトが報告する小数点以下の桁数が、追加したときと異なります。金額が誤っている可能性があるため、{symbol}は送金できません。',
  'tokens.page.confirm': '確認',
  'tokens.page.confirmDecimals':
    '{symbol}のコントラクトは、小数点以下の桁数を{decimals}桁と報告しています。送金する前に一度確認してください。ウォレットはすべての金額にこれを使い、今後の回答と比較します。',
  'tokens.page.contradicted':
    'サーバーが{symbol}の小数点以下の桁数を誤って報告しています。金額が誤ったものになるため、ページを再読み込みするまで送金できません。',
  'tokens.page.balanceFailed': 'ネットワークが残高を報告しませんでした。',
  'tokens.remove': 'トークンを削除',
  'tokens.remove.title': '{symbol}を削除しますか？',
  'tokens.remove.text': '一覧から削除されます。トークンはネットワーク上に残ります。',
  'tokens.remove.done': 'トークンを削除しました',
  'tokens.remove.failed': 'トークンを削除できませんでした',
} as const;
