export const proofTexts = {
  'proof.action': '残高を検証',
  'proof.actionNamed': '{account}の残高を検証',
  'proof.asking': '証明を読み込んで確認中…',
  'proof.proved': '検証済み：ブロック{block}（{time}）で{amount} {currency}',
  'proof.provedText':
    'このブラウザが、ブロックのハッシュからアカウントまでの証明を確認しました。ハッシュについては、{nodes}ノード中{agreeing}ノードが一致しています。',
  'proof.oneNode':
    'このブラウザが、ブロックのハッシュからアカウントまでの証明を確認しました。ここではこのネットワークのノードが1つしかないため、ハッシュを確認するほかのノードはありません。',
  'proof.hash': 'ブロックハッシュ',
  'proof.copyHash': 'ブロックハッシュをコピー',
  'proof.refused': '検証できませんでした：{reason}',
  'proof.refusedText': 'この残高を信頼しないでください。もう一度試すか、ほかの場所で確認してください。',
  'proof.reason.header': 'ブロックのヘッダーが、ノードの報告するハッシュと一致しません。',
  'proof.reason.path': '証明が、ブロックからこのアカウントにつながっていません。',
  'proof.reason.account': '証明が、有効なアカウントにつながっていません。',
  'proof.reason.balance': 'アカウントの残高が異なります。',
  'proof.failed': '証明を読み込めませんでした。コインに影響はありません。もう一度お試しください。',
} as const;
