export const receiveTexts = {
  'receive.title': '接收',
  'receive.token': '代币',
  'receive.tokenOption': '{network} 上的 {symbol}',
  'receive.qrLabel': '{network} 上 {symbol} 地址的二维码',
  'receive.address': '你的 {symbol} 地址',
  'receive.sampleAddress': '示例地址',
  'receive.copy': '复制地址',
  'receive.copied': '地址已复制到剪贴板',
  'receive.warning': '只能将 {network} 上的 {symbol} 发送到此地址。其他任何内容都可能丢失。',
  'receive.renamedTo': '{network} 上的 {symbol} 是同一种币的新名称，因此你可以在这里接收它。',
  'receive.sample': '示例',
  'receive.sampleWarning':
    '这是示例，不是地址：钱包尚不能持有 {network} 上的 {symbol}。请勿向它发送任何内容。',
  'receive.lastKnown': '这是此设备上次存储的你的地址。没有网络连接时，无法与你的账户核对。',
  'receive.noAddress': '你还没有可用于接收的地址。',
  'receive.watchOnly': '钱包没有你的主地址的密钥，因此不会提供它用于接收。',
  'receive.public':
    '{address} 的助记词作为示例公开过，因此人人都有它的密钥。机器人会立即拿走到达那里的任何内容，因此你不能在这里用它接收。请用新的助记词创建钱包。',
  'receive.checking': '正在将此地址与此设备上的密钥核对…',
  'receive.foreign':
    '此设备上没有密钥能控制 {address}。它被设为你的主地址，但请勿在那里接收任何内容。如果不是你设置的，请更改你的登录密码，并在“账户”中选择你自己的账户。',
} as const;
