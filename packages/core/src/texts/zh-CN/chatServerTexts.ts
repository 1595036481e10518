export const chatServerTexts = {
  'server.chat.method': '请使用 POST 调用客服聊天。',
  'server.chat.credential': '客服聊天需要此应用的公钥，或已登录的用户。',
  'server.chat.contentType': '请求必须是 JSON（content-type: application/json）。',
  'server.chat.tooLarge': '对话太长：请开始新的对话。',
  'server.chat.phrase':
    '你的消息没有转发：其中含有助记词。任何人拿到助记词，都能拿走你的币，而客服绝不需要它。',
  'server.chat.privateKey':
    '你的消息没有转发：其中含有可能是私钥的内容。任何人拿到私钥，都能拿走你的币，而客服绝不需要它。如要询问某笔交易，请在其哈希前写上 transaction 一词。',
  'server.chat.apiKey':
    '你的消息没有转发：其中含有 API 密钥。如果他人可能看到过该密钥，请在开发者门户中删除它，然后在不含密钥的情况下重新提问。',
  'server.chat.unavailable': '助手目前不可用。请一分钟后重试。',
  'server.chat.tooSlow': '助手响应时间过长。请重试。',
  'server.chat.greeting':
    '你好！可以问我关于钱包的问题：助记词、发送和接收、费用、网络或代币。我根据帮助页面回答。',
  'server.chat.thanks': '不客气。你还想了解什么吗？',
  'server.chat.advice':
    '对于买什么、卖什么或持有什么，我不提供建议，也不做预测：没有人知道一种币将来值多少钱。请警惕任何声称知道的人。我可以解释钱包如何运作。',
  'server.chat.crime': '我不协助任何违法或伤害他人的事。我可以解释钱包如何运作，以及如何保护你自己的币。',
  'server.chat.distress':
    '很遗憾你正在经历这些。如果你处于危险中，或想结束自己的生命，请立即拨打你所在国家的紧急电话，或联系你信任的人：失去的钱绝不值得付出生命，而且有人能帮助你。等你安全后，再就币的问题写信给客服。',
  'server.chat.see': '参见：{page}',
  'server.chat.unsure': '我不确定你的意思。是其中之一吗？请用编号回答，或换一种说法提问。',
  'server.chat.guess': '我不确定，但你可能是这个意思。',
  'server.chat.others': '如果不是，是其中之一吗？请用编号回答，或换一种说法提问。',
  'server.chat.unknown':
    '我不知道答案。我只能根据帮助页面回答关于 Everything Wallet 的问题：例如助记词、发送、费用、网络或代币。',
  'server.chat.write': '其他问题请写信给我们：{email}。我们会在 24 小时内回复。',
  'server.chat.vague':
    '请再多写一些，以便我回答正确的问题：你做了什么、在哪个页面、看到了什么？例如：一笔待处理的转账、没有到账的币、丢失的助记词或密码、一笔费用，或你签署的内容。',
  'server.chat.cut': '回答被截断。请重新提问。',
} as const;
