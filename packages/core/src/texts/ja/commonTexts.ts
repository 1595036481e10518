export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'キャンセル',
  'common.requestedBy': '{host}からのリクエスト',
  'common.retry': '再試行',
  'common.copied': 'クリップボードにコピーしました',
  'common.copyFailed':
    'ブラウザがコピーを許可しませんでした。テキストを選択して、ご自身でコピーしてください。',
  'common.offline': 'オフラインです。表示内容が古い可能性があります。',
  'common.offlineTitle': 'オフラインです',
  'common.offlineWait': 'オフラインです。オンラインに戻ると続行します。',
  'common.slow': '通常より時間がかかっています。',
  'common.loading': '読み込み中…',
  'common.stepDone': '完了',
  'common.skip': 'コンテンツへ移動',
  'common.error.notLoaded':
    'ウォレットのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  'common.error.required': 'この項目を入力してください',
  'common.comingSoon': '近日公開',
  'badge.test': 'テスト',
  'notFound.title': 'ページが見つかりません',
  'notFound.link': 'ホームに戻る',
  'crash.title': 'この画面は動作を停止しました',
  'crash.text':
    'コインは安全です。コインはこのページではなく、それぞれのネットワーク上にあります。続けるには再読み込みしてください。',
  'crash.missing': 'この画面を読み込めませんでした',
  'crash.missingText':
    '接続を確認して、もう一度お試しください。コインは安全です。それぞれのネットワーク上にあります。',
  'crash.reload': '再読み込み',
} as const;
