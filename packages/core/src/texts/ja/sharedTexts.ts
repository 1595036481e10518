export const sharedTexts = {
  'common.offlineText': '読み込めませんでした。オンラインになると自動的に読み込まれます。',
  'common.unreadable': '{count, plural, other {#件の記録を読み取れないため、ここには表示されていません。}}',
  'common.unreadableTotals':
    '{count, plural, other {#件の記録を読み取れないため、ここには表示されていません。合計にも含まれていません。}}',
  'common.serverUnreachable': 'サーバーが応答しませんでした',
  'common.save': '保存',
  'common.delete': '削除',
  'common.close': '閉じる',
  'common.renamedTo': '{currency}は{year}年から{symbol}という名称になっています。',
  'common.nowCalledShort': '（現在は{symbol}）',
  'badge.samplePrices': 'サンプル価格',
  'badge.samplePricesHint': '組み込みの例示用の価格です。市場価格ではありません。',
  'badge.localChain': 'ローカルチェーン',
  'badge.localChainHint':
    'このウォレットは、お使いのコンピューター上のチェーンを使用しています。そのコインに価値はありません。',
  'common.unknownError': '問題が発生しました。もう一度お試しください。',
  'common.back': '戻る',
  'badge.demo': 'デモ',
  'badge.demoHint': 'この画面は機能の動作イメージを示すものです。コインは移動しません。',
} as const;
