export const featuresTexts = {
  'features.meta.title': '功能 · Everything Wallet',
  'features.meta.description':
    '浏览器内签名、九个网络、代币、联系人和历史记录：钱包今天能做什么，以及计划做什么。',
  'features.title': '功能',
  'features.lead': '钱包今天能做什么。计划中的功能会标明。',
  'features.list': '需要了解的六件事',
  'features.card.security.title': '银行级安全',
  'features.card.security.text':
    '你的 12 个单词由 128 位随机数在你的浏览器中创建。在交易发送之前，钱包会解码已签名的字节，并与你输入的内容比对。你的密码用于打开账号；只有助记词能转移币。',
  'features.card.speed.title': '快如闪电',
  'features.card.speed.text':
    '费用在你输入时估算。转账在你签名后会立即显示在历史记录中，并从待处理变为已完成，无需重新加载。需要多久取决于网络。',
  'features.card.privacy.title': '完全隐私',
  'features.card.privacy.text':
    '没有服务器拥有你的助记词。你在发送时输入它，或将它存储在你的设备上，用它自己的密码或通行密钥加密。我们的服务器读取你的余额，因此网络节点不会得知你的 IP 地址。没有跟踪器，没有广告。',
  'features.card.chains.title': '多链支持',
  'features.card.chains.text':
    'Ethereum 和 Polygon，以及它们的测试网 Sepolia 和 Amoy，使用同一份助记词和同一个地址；开启后还有 BNB Smart Chain、Avalanche、Arbitrum One、OP Mainnet 和 Base。你可以添加、接收和发送 ERC-20 代币。尚不支持其他链。',
  'features.card.platforms.title': '跨平台',
  'features.card.platforms.text':
    '钱包是一个网页。它可在手机、平板或电脑的现行浏览器中使用，支持浅色和深色模式，可只用键盘操作，也支持屏幕阅读器。你不必安装任何东西。',
  'features.card.swaps.title': '代币兑换',
  'features.card.swaps.text':
    '在有 Uniswap 的网络上通过它兑换币和代币：你会看到最少收到的数量、价格影响和费用，并且只授权确切的数量。质押和借贷使用 Ethereum 和 Polygon 上的第三方资金池。如果网络没有交易所或资金池，这些页面会显示标明为演示的示例。',
  'features.more': '钱包还提供',
  'features.more.accounts': '一份助记词派生多个账户，以及仅观察的地址',
  'features.more.contacts': '联系人，每个地址在保存之前都会检查',
  'features.more.history': '可搜索的历史记录，包含你发送、接收和签署的内容，以及活动概览',
  'features.more.qr': '二维码：展示你的地址，扫描他人的地址',
  'features.more.markets': '17 种币的市场价格',
  'features.closing': '亲自体验',
  'features.closing.text': '在测试网上尝试一切，那里的币没有价值。',
} as const;
