export const maintenanceTexts = {
  'maintenance.readOnly': '维护中：你可以查看钱包，但发送和更改暂时关闭。你的资产不受影响。',
  'maintenance.paused': '暂时关闭：{features}。你的资产不受影响。',
  'maintenance.feature.send': '发送',
  'maintenance.feature.swap': '兑换',
  'maintenance.feature.earn': '赚取收益',
  'maintenance.feature.nfts': 'NFT 市场',
  'maintenance.feature.chat': '客服聊天',
  'maintenance.feature.api': '开发者 API',
} as const;
