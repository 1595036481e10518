export const addTokenTexts = {
  'tokens.add.contractAddress': '合约地址',
  'tokens.add.network': '网络',
  'tokens.add.name': '代币名称',
  'tokens.add.symbol': '代币符号',
  'tokens.add.icon': '图标',
  'tokens.add.iconHelp': '一到两个字符或一个表情符号。如果留空，则使用符号的首字母。',
  'tokens.add.required': '带星号的字段为必填。',
  'tokens.add.submit': '添加代币',
  'tokens.lookup.found': '已找到：{name}（{symbol}），{decimals} 位小数。不在钱包的代币列表中。',
  'tokens.lookup.listed': '已找到：{name}（{symbol}），{decimals} 位小数。它在钱包的代币列表中。',
  'tokens.lookup.imitation':
    '这不是已知的 {symbol}。任何人都可以创建任意名称的代币。你输入的合约：{contract}。{known}',
  'tokens.lookup.knownContract': '{network} 上已知的 {symbol}：{contract}。',
  'tokens.lookup.knownNone': '此钱包不知道 {network} 上有任何 {symbol} 合约。',
  'tokens.imitation.title': '添加一种并非 {symbol} 的代币？',
  'tokens.imitation.text':
    '它自称 {symbol}，但它是另一个合约，很可能是为欺骗你而创建的。你输入的合约：{contract}。{known}它在你的钱包中会一直带有标记。',
  'tokens.imitation.confirm': '仍要添加',
  'tokens.lookup.differs': '该合约自称 {name}（{symbol}），与你输入的不同。它是你想要的代币吗？',
  'tokens.lookup.use': '使用合约的名称',
  'tokens.lookup.unreachable':
    '网络没有响应，因此没有检查该代币。你可以按输入的内容添加；在你发送之前，其页面会再次检查合约。',
  'tokens.lookup.switchedOff':
    '{network} 已关闭。你可以添加该代币；请在网络设置中开启该网络，以查看余额和发送。',
  'tokens.lookup.unnamed': '未命名',
  'tokens.notes.title': '添加代币之前',
  'tokens.notes.contract': '核对合约地址',
  'tokens.notes.contractText': '任何人都可以用已知的名称创建代币。请从项目自己的网站复制地址。',
  'tokens.notes.listed': '已收录代币会自动显示',
  'tokens.notes.listedText': '钱包列表中的代币，一旦你持有，就会显示在首页。你不必添加它们。',
  'tokens.notes.free': '添加不收费',
  'tokens.notes.freeText': '它只会将代币添加到你的列表，不授予任何权限。你可以在代币页面移除它。',
} as const;
