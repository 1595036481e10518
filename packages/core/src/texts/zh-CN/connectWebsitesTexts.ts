export const connectWebsitesTexts = {
  'connectWebsites.meta.title': '连接你的网站 · Everything Wallet',
  'connectWebsites.meta.description':
    '将网站连接到 Everything Wallet：安装、viem、wagmi、ethers、web3.js 和 React 的示例、标头、限制和错误代码。',
  'connectWebsites.title': '连接你的网站',
  'connectWebsites.lead':
    '一个小于 5 kB、没有依赖项的 EIP-1193 provider。钱包在自己的窗口中打开：不需要扩展程序、中继或 API 密钥。',
  'connectWebsites.install': '安装',
  'connectWebsites.install.text':
    '此网站提供该软件包。它尚未进入公共注册表：在此页面说明之前，那里任何同名的软件包都不是我们的。',
  'connectWebsites.install.plannedName': '计划使用的名称，尚未发布',
  'connectWebsites.start': '首次连接',
  'connectWebsites.start.text': '没有构建步骤的页面可以加载该脚本。它使用加载它的那个钱包。',
  'connectWebsites.start.click':
    '在点击处理函数中，要最先发送请求，在任何 await 之前：浏览器只为点击打开窗口，有些浏览器只在点击后一秒内打开。如果浏览器仍然阻止窗口，会有对话框要求再点击一次。',
  'connectWebsites.start.announce': 'provider 会声明自己（EIP-6963），因此它一经创建，钱包列表就能找到它。',
  'connectWebsites.start.reload':
    '重新加载后，eth_accounts 无需窗口即可应答。在你网站的每个标签页中，provider 对每次更改各触发一次 accountsChanged 和 chainChanged。',
  'connectWebsites.libraries': '与你的库配合',
  'connectWebsites.libraries.text':
    '我们的测试在浏览器中用钱包运行这些示例：使用 viem 2.57、wagmi 3.7、ethers 6.17 和 5.8、web3.js 4.16 以及 React 19。对于 Next.js，测试只使用其标头。每次版本发布之前，还会在 Firefox 中用一个普通页面进行连接、签名和发送。',
  'connectWebsites.libraries.server': '你可以在服务器上创建 provider。它的请求在那里会失败，代码为 4900。',
  'connectWebsites.requests': '会打开窗口的请求',
  'connectWebsites.requests.text':
    '用户会逐一核对这些请求。eth_call 等读取不会打开窗口：如果你设置了 rpc，它们发往你自己的节点，否则发往我们的节点。',
  'connectWebsites.requests.method': '方法',
  'connectWebsites.requests.shows': '核对内容',
  'connectWebsites.requests.connect': '你的主机、账户、网络和时长。已连接时立即应答。',
  'connectWebsites.requests.permissions': '同上。用它可让用户选择其他账户。',
  'connectWebsites.requests.personal': '消息。登录请求（ERC-4361）必须指明你自己的主机，并以字段形式显示。',
  'connectWebsites.requests.typedData': '类型化数据，以及它允许什么。它的链必须是所选的链。',
  'connectWebsites.requests.transaction':
    '解码后的调用、模拟和费用。钱包会忽略你的 gas 和费用，并拒绝 nonce 和访问列表。',
  'connectWebsites.requests.calls': '批次中的每个调用，逐一进行。钱包不能以原子方式发送它们。',
  'connectWebsites.requests.chain': '网络，除非用户已允许它。仅限钱包的九个网络。',
  'connectWebsites.requests.asset': '合约所声明的名称、符号和小数位数。',
  'connectWebsites.headers': '你的网站需要的标头',
  'connectWebsites.headers.text': '仅当你的网站会发送这些标头时才需要。',
  'connectWebsites.headers.name': '标头',
  'connectWebsites.headers.value': '值',
  'connectWebsites.headers.why': '原因',
  'connectWebsites.headers.opener':
    '使用 same-origin 时，浏览器会切断与窗口的联系：标签页中的第一个请求会失败并返回 -32603，之后的请求会导航到钱包再返回。',
  'connectWebsites.headers.connect': '用于通过钱包进行的读取。使用 rpc 时，请改为填写你自己的节点。',
  'connectWebsites.headers.script': '仅用于脚本。软件包不需要内联脚本或样式。',
  'connectWebsites.limits': '限制',
  'connectWebsites.limits.open': '一个网站可以有 10 个未完成的请求，每个请求最多 256 kB。',
  'connectWebsites.limits.batch': '一个批次可以有 32 个调用，一条消息可以有 128 kB。',
  'connectWebsites.limits.reads':
    '通过钱包的读取：对你的访客的每个 IP 地址，10 秒内 60 个单位，每天 20,000 个单位。如需更多，请设置 rpc。',
  'connectWebsites.limits.user':
    '用户可以限制你的网站：请求类型、合约以及每天的原生币数量。超出限制的请求以 4100 结束。',
  'connectWebsites.limits.device': '用户需要账号和“此设备上的钱包”。窗口会说明缺少什么。',
  'connectWebsites.limits.reads.link': '读取的方法和限制',
  'connectWebsites.errors': '错误代码',
  'connectWebsites.errors.text': '失败的请求会以 code、message 以及有时还有 data 被拒绝（reject）。',
  'connectWebsites.errors.code': '代码',
  'connectWebsites.errors.meaning': '含义',
  'connectWebsites.error.rejected': '用户拒绝了请求或关闭了窗口。',
  'connectWebsites.error.unauthorized': '网站未连接、未连接到此账户，或用户不允许该请求。',
  'connectWebsites.error.unsupported': '钱包不支持该方法。',
  'connectWebsites.error.disconnected':
    'provider 在浏览器之外运行、用户离开了你的页面，或用户退出了钱包登录。',
  'connectWebsites.error.otherChain': '网站未连接到该网络。',
  'connectWebsites.error.unknownChain': '钱包没有此网络。',
  'connectWebsites.error.batch': 'EIP-5792，例如 5730 表示未知的批次，5760 表示原子批次。',
  'connectWebsites.error.request': '请求格式错误，或某个参数无效。message 会指明它。',
  'connectWebsites.error.internal': '内部错误、节点没有响应，或窗口被浏览器切断。message 会指明相应的标头。',
  'connectWebsites.error.limit':
    '未完成的请求或读取过多。在等待有帮助的情况下，data.retryAfter 给出要等待的秒数。',
} as const;
