export const documentationTexts = {
  'documentation.meta.title': '文档 · Everything Wallet',
  'documentation.meta.description':
    'Everything Wallet REST API：入门步骤、Bearer 身份验证、每个端点（附可复制的代码和可试用的表单）、错误和限制。',
  'documentation.title': '文档',
  'documentation.lead':
    '用于九个网络（含测试网）的余额、费用和交易的 REST API，从第一个请求到最后一个错误代码。',
  'documentation.start': '入门',
  'documentation.start.account': '在钱包中创建账号，或登录你的账号。',
  'documentation.start.key': '在开发者门户中创建 API 密钥。最初的请求请选择测试网密钥：测试网的币没有价值。',
  'documentation.start.keep': '将密钥存储在程序能读取而人不能读取的地方，例如环境变量 EW_API_KEY。',
  'documentation.start.call': '发送下面的请求，并阅读答复。',
  'documentation.start.createAccount': '创建账号',
  'documentation.start.portal': '打开开发者门户',
  'documentation.authentication': '身份验证',
  'documentation.authentication.text': '在每个请求的标头中，以 Bearer 令牌的形式发送 API 密钥：',
  'documentation.authentication.kinds':
    '以 ew_live_ 开头的密钥适用于所有网络；以 ew_test_ 开头的密钥只适用于测试网。',
  'documentation.authentication.scopes':
    '密钥有权限范围：read 用于余额、费用和交易，broadcast 用于发送已签名的交易，webhooks 用于管理 webhook。请只给每个程序它所需的权限范围。',
  'documentation.authentication.rotation':
    '当你在开发者门户中轮换密钥时，你会得到新密钥，旧密钥还可再用 24 小时，因此中间不会中断。',
  'documentation.authentication.secret':
    '请将密钥保存在服务器上，而不是网页或供他人安装的应用中。密钥不能转移币，因为交易在发送之前就已签名。但它会消耗你的限额，而且拥有“读取”或“Webhook”权限范围时，会暴露你账户的地址、转账和授权。',
  'documentation.example': '示例',
  'documentation.example.text':
    '读取 Sepolia 上一个地址的余额。它从 EW_API_KEY 获取密钥，因此请先设置该变量；示例包含其余所有内容。',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': '所有端点。每一行都链接到其参考。',
  'documentation.endpoints.amounts': '数量是十进制字符串，以币和 wei 给出，因为浮点数会丢失位数。',
  'documentation.endpoints.networks': '用网络的 rpcName、id、名称或 chain id 指定网络，大小写均可。',
  'documentation.endpoints.idempotent':
    '你可以放心地再次发送同一笔已签名的交易：它仍是同一笔交易，并得到相同的答复。',
  'documentation.endpoints.download': '下载 OpenAPI 文档',
  'documentation.reference': 'API 参考',
  'documentation.reference.text': '由 API 的 OpenAPI 文档生成。你可以在这里针对此部署试用每个调用。',
  'documentation.reads.websites': '你的网站如何连接到钱包',
  'documentation.reads': '已连接网站的读取',
  'documentation.reads.text':
    '连接到钱包的网站可以在这里读取网络，无需密钥：JSON-RPC 2.0，任意来源，按网络的十进制 chain id。它不属于 OpenAPI 文档，因为 Ethereum 库已支持它。',
  'documentation.reads.methods':
    '读取类方法，例如 eth_call、eth_getLogs（最多 1,000 个区块）和 eth_getTransactionReceipt。发送、过滤器和订阅会被拒绝，代码为 4200。',
  'documentation.reads.limits':
    '一个批次最多 20 个调用，一个请求及其答复最多 1 MB。对每个 IP 地址，网站在 10 秒内可使用 60 个单位，每天 20,000 个单位：大多数调用消耗 1，eth_call 消耗 2，eth_getLogs 消耗 5。超出后，答复为 -32005，data.retryAfter 以秒为单位。',
  'documentation.reads.nodes': '由一个节点应答，revert 会保留其数据。你在钱包中签署的内容不依赖这些读取。',
  'documentation.errors': '错误',
  'documentation.errors.text':
    '失败的请求会返回问题详情（RFC 9457）：供程序使用的稳定 code、供人阅读的句子、解决办法、供客服使用的请求 ID，以及解释该 code 的页面地址。',
  'documentation.errors.all': '查看每个错误代码',
  'documentation.limits': '限制',
  'documentation.limits.text':
    '一个密钥每分钟可发出 300 个请求，每天 20,000 个；一个用户的所有密钥合计每分钟 600 个，每天 40,000 个。在你确认邮箱地址之前，从同一 IP 地址使用的密钥共享每天 500 个请求。引起大量网络读取的请求按多个计算：参考会说明每个端点计为多少。超出限制后，API 以状态 429 应答。被拒绝的请求（400、403、429）或在我们这边失败的请求（502、503，以及没有发送任何内容时的 504）不计入，但每分钟最多只有 300 次失败是免费的。',
  'documentation.limits.windows':
    '限制在每个 UTC 分钟开始时和 UTC 午夜重置，因此跨越重置时刻的突发请求可以达到限制的两倍。一个用户最多可以有 20 个密钥。',
  'documentation.limits.header': '标头',
  'documentation.limits.meaning': '含义',
  'documentation.limits.rateLimit':
    '每项限制的剩余请求数（r），以及距其时间窗口结束、下一个窗口开始的秒数（t）。在此之前不会恢复。',
  'documentation.limits.policy':
    '限制：在若干秒的窗口（w）内的请求数（q）。"minute" 和 "day" 适用于该密钥，"user-minute" 和 "user-day" 适用于其所有者的全部密钥合计。',
  'documentation.limits.retryAfter':
    '状态为 429、502、503 和 504 时，以及交易尚未可知时：重试之前要等待的秒数。',
  'documentation.networks': '网络',
  'documentation.networks.text': 'network 参数的取值，大小写均可。以 ew_test_ 开头的密钥只能使用测试网。',
  'documentation.networks.name': '网络',
  'documentation.networks.value': '值',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': '链 ID',
  'documentation.networks.currency': '货币',
  'documentation.functions': '用账号代替密钥登录',
  'documentation.functions.text':
    '你也可以调用钱包本身所用的函数，方法是用 POST，并以 ID 令牌作为 Bearer 令牌。脚本会登录并读取余额；我们的测试会运行它，并将其答复与链上数据比对。对于程序，REST API 是更好的选择。',
  'documentation.functions.input': '输入',
  'documentation.functions.output': '输出',
  'documentation.functions.getBalance': '一个地址以网络自身的币计的余额。',
  'documentation.functions.getTokenPrices': '以美元计的价格及其 24 小时涨跌。',
  'documentation.functions.estimateGas': '一笔转账或合约调用的最高费用，以及下一个 nonce。',
  'documentation.functions.sendTransaction':
    '检查并广播由你的一个账户签署的交易，并将其记录在你的历史记录中。',
  'documentation.values': '部署的值',
  'documentation.values.name': '值',
  'documentation.values.where': '来源',
  'documentation.values.apiKey': 'Web API 密钥，每个部署都发布在',
  'documentation.values.authUrl': 'Google 的登录服务',
  'documentation.values.functionsUrl': '函数；该文件还包含项目的 ID',
} as const;
