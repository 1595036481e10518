export const signatureTexts = {
  'signature.warning.permit': '此签名让 {spender} 可以花费这里列出的内容，而不再询问你。',
  'signature.warning.unlimitedPermit':
    '此签名让 {spender} 可以花费你持有的全部此代币，包括现在和将来的。没有上限。',
  'signature.warning.transfer': '此签名让他人可以执行这里列出的转账，而不再询问你。',
  'signature.warning.order': '这是一个订单：任何人拿到此签名，都可以在对其有利的时间执行这里列出的交换。',
  'signature.warning.orderBringsNothing': '你付出了东西，却什么都收不到。',
  'signature.warning.orderPaysOther': '部分付款归 {recipient}，不归你。',
  'signature.warning.openEnded': '此签名涵盖的内容比这里显示的更多：拿走什么或送往何处由他人决定。',
  'signature.warning.lasting': '此签名永不过期，或一个多月后才过期。你无法在这里撤销它。',
  'signature.warning.movesEverything': '此签名让他人可以以你的名义进行调用。它可以转移该合约能转移的一切。',
  'signature.warning.unknownSignature': '此签名的影响未知。它可能是一个订单，或让他人拿走你拥有的东西。',
  'signature.warning.noChain': '此签名没有指明网络，因此可能在每个网络上被使用。',
  'signature.warning.otherChain': '此签名用于链 ID 为 {chainId} 的网络，而不是你选择的网络。',
  'signature.warning.noContract': '此签名没有指明合约，因此任何接受它的合约都可以使用它。',
  'signature.warning.looksLikeDigest':
    '这可能是其他内容的哈希指纹，例如共享钱包的一笔交易。请求方可以赋予它任何含义。只有它是你自己创建的，才可签署。',
  'signature.warning.containsPhrase':
    '此消息含有看起来像助记词的内容。任何人收到它，都能拿走一切。请先删除这些单词，再签名。',
  'signature.warning.signInElsewhere':
    '此登录请求是针对 {domain} 的，但其链接指向 {host}。可能是假网站在请求它。',
  'signature.warning.signInUnreadable': '这看起来是一个登录请求，但无法读取其网站。可能是假网站在请求它。',
  'signature.error.failed': '没有签署任何内容。请重试。',
} as const;
