export const supportTexts = {
  'support.meta.title': '客服 · Everything Wallet',
  'support.meta.description': '获取 Everything Wallet 的帮助：在线聊天、邮件、文档，以及常见问题的解答。',
  'support.title': '客服',
  'support.lead': '四种获得解答的方式。它们都不需要你的助记词：切勿告诉任何人，包括我们。',
  'support.ways': '获取帮助的方式',
  'support.card.chat.title': '在线聊天',
  'support.card.chat.text': '助手会根据我们的文档立即回答。其按钮在窗口底部的角落。',
  'support.card.email.title': '邮件',
  'support.card.email.text': '任何问题都可以写信给我们。我们会在 24 小时内回复。',
  'support.card.documentation.title': '文档',
  'support.card.documentation.text': '面向开发者：入门步骤、身份验证，以及每个函数。',
  'support.card.faq.title': '常见问题',
  'support.card.faq.text': '四个最常见的问题，解答见下。',
  'support.card.faq.link': '查看问题',
  'support.faq': '常见问题',
  'support.faq.more': '所有问题与解答',
  'support.faq.phrase.question': '我的助记词存储在哪里？',
  'support.faq.phrase.answer':
    '在你抄下它的地方。钱包在你的浏览器中创建 12 个单词，在设置期间显示它们，然后忘记它们，除非你将它们存储在你的设备上，用它们自己的密码或通行密钥加密。发送时，你输入这些单词，或用该密码或通行密钥解锁它们；你的浏览器会签署交易，这些都不会发送到任何地方。我们的服务器存储一个带密钥的哈希指纹，它可以检查助记词，但不会泄露单词。',
  'support.faq.lost.question': '如果我丢失了助记词会怎样？',
  'support.faq.lost.answer':
    '没有人能恢复它，而没有它，你就不能转移你的币。你的邮箱和密码仍能打开账号并显示余额。如果有人可能看到了你的助记词，任何设置都无济于事：请立即将你的币发送到新钱包。',
  'support.faq.networks.question': '我可以使用哪些网络和代币？',
  'support.faq.networks.answer':
    'Ethereum Mainnet 和 Polygon Mainnet 上的币，以及 Ethereum Sepolia 和 Polygon Amoy 上的测试币。你可以在网络设置中开启 BNB Smart Chain、Avalanche、Arbitrum One、OP Mainnet 和 Base。你可以通过合约地址添加 ERC-20 代币，并接收和发送它们。请勿从其他链向你在这里的地址发送任何内容。兑换在有 Uniswap 的网络上可用，质押和借贷使用 Ethereum 和 Polygon 上的第三方资金池。如果网络没有交易所、资金池或 NFT 市场，页面会显示标明为演示的示例。',
  'support.faq.fees.question': '一笔转账要多少费用？',
  'support.faq.fees.answer':
    '网络的费用，归网络所有，取决于网络的繁忙程度。钱包不加收任何费用。在你发送之前，它会显示最高费用，且绝不会签署超过你看到的总计的内容。网络未使用的部分仍归你所有。',
} as const;
