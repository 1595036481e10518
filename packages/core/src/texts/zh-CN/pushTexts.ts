export const pushTexts = {
  'push.title': '钱包关闭时的通知',
  'push.off': '已关闭。开启后，即使没有打开钱包页面，你也能得知转入和已确认的转账。',
  'push.on':
    '此浏览器会通知你在 {networks} 上的转入和已确认的转账。NFT 和未验证的代币不会通知，也不会发送数量。',
  'push.unsupported': '此浏览器无法在钱包关闭时通知你。',
  'push.install': '在 iPhone 和 iPad 上，请将钱包添加到主屏幕，从那里打开，然后开启此项。',
  'push.denied': '浏览器阻止了此网站的通知。请在浏览器设置中允许，然后开启此项。',
  'push.unavailable': '此服务器不会在钱包关闭时发送通知。',
  'push.failed': '无法更改通知。请检查你的网络连接，然后重试。',
  'push.accounts': '通知你的账户',
  'push.received': '在 {network} 上收到',
  'push.sent': '{network} 上的转账已确认',
  'push.body': '账户 {account}。打开历史记录即可查看转账。',
} as const;
