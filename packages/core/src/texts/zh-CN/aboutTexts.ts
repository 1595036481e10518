export const aboutTexts = {
  'about.meta.title': '关于 · Everything Wallet',
  'about.meta.description': 'Everything Wallet 为何存在、由谁开发，以及其决策背后的规则。',
  'about.title': '关于 Everything Wallet',
  'about.lead': '一个在你签名之前就让你看到会发生什么，并把密钥留给你的钱包。',
  'about.mission': '我们的使命',
  'about.mission.text':
    '持有自己的币，不应意味着把密钥托付给一家公司，也不应需要专业知识。我们开发的钱包，任何人都能在浏览器中打开；它在任何事情发生之前显示全部费用；没有那些只有你才拥有的单词，它就无法转移任何币。',
  'about.team': '团队',
  'about.team.text':
    '编写钱包的人也负责测试并回答客服问题。决策连同理由一起记录下来，放在相关代码旁边，以便他人检查和提出异议。',
  'about.values': '我们的价值观',
  'about.values.custody.title': '你的密钥始终属于你',
  'about.values.custody.text': '助记词在你的浏览器中创建和使用。即使我们想转移你的币，也做不到。',
  'about.values.truth.title': '说真话',
  'about.values.truth.text': '演示会标明是演示。未知的数值显示为未知，绝不显示为零。计划就称为计划。',
  'about.values.cost.title': '先显示费用',
  'about.values.cost.text': '在你发送之前，你会看到最高费用。钱包绝不会签署超过该费用的内容。',
  'about.values.everyone.title': '为所有人打造',
  'about.values.everyone.text':
    '每个页面都能在小屏手机和大屏幕上使用，支持浅色和深色模式，支持键盘和屏幕阅读器。',
  'about.verify': '验证版本发布',
  'about.verify.text':
    '本网站列出其每个文件的 SHA-256 以及源代码的提交。检出该提交，安装其依赖项并运行此命令：它会重新构建网站，并比较网站提供给你的每个文件。它无法显示网站提供给他人的内容，也无法显示我们服务器上运行的内容。',
  'about.verify.list': '每个文件的 SHA-256',
  'about.closing': '对它如何运作有疑问？',
  'about.closing.text': '功能页面列出了钱包能做什么，其余问题由客服解答。',
  'about.closing.features': '查看功能',
  'about.closing.support': '询问客服',
} as const;
