export const maintenanceTexts = {
  'maintenance.readOnly':
    'メンテナンス中：ウォレットの閲覧はできますが、送金と変更は現在停止しています。資産に影響はありません。',
  'maintenance.paused': '現在停止中：{features}。資産に影響はありません。',
  'maintenance.feature.send': '送金',
  'maintenance.feature.swap': 'スワップ',
  'maintenance.feature.earn': '運用',
  'maintenance.feature.nfts': 'NFTマーケットプレイス',
  'maintenance.feature.chat': 'サポートチャット',
  'maintenance.feature.api': '開発者API',
} as const;
