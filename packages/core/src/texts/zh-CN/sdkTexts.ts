export const sdkTexts = {
  'sdk.meta.title': 'SDK 与库 · Everything Wallet',
  'sdk.meta.description': '适用于 JavaScript 和 TypeScript、Python 以及 Go 的软件包：每种语言的安装和示例。',
  'sdk.title': 'SDK 与库',
  'sdk.lead': '三种语言的 REST API，带有类型、带代码的错误，以及绝不会重复发送交易的重试。',
  'sdk.packages': '软件包',
  'sdk.packages.text':
    '此网站提供这些软件包，由与 API 相同的源代码构建。它们尚未进入公共注册表：在此页面说明之前，那里任何同名的软件包都不是我们的。',
  'sdk.package.plannedName': '计划使用的名称，尚未发布',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': '适用于 Node.js 和浏览器，带有类型。',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': '适用于脚本和服务，带有类型，支持 asyncio。',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': '适用于用 Go 编写的服务。',
  'sdk.samples': '每种语言的同一请求',
  'sdk.samples.text': '读取 Sepolia 上一个地址的余额。它从与命令行相同的环境变量获取密钥。',
  'sdk.shared': '共同特性',
  'sdk.shared.errors': '问题响应会变成错误，带有 API 的 code、状态和请求 ID；错误目录会解释每个 code。',
  'sdk.shared.retries':
    '暂时性失败会在响应要求的等待之后重试。你可以放心地再次发送交易：相同的字节就是同一笔交易。',
  'sdk.shared.amounts': '数量始终是十进制字符串，因此不会丢失任何一位。',
  'sdk.shared.key': '密钥只会发往你指定的部署，绝不会写入日志。',
} as const;
