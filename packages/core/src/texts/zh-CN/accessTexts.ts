export const accessTexts = {
  'settings.delete': '删除账号',
  'settings.changeEmail': '更改邮箱',
  'settings.password': '更改密码',
  'settings.sessions': '在所有设备上退出登录',
  'access.currentPassword': '当前密码',
  'access.newPassword': '新密码',
  'access.working': '请稍候…',
  'access.password.title': '更改你的密码',
  'access.password.text': '你在此处保持登录。所有其他设备都会退出登录，并需要新密码。',
  'access.password.done': '你的密码已更改。其他设备已退出登录。',
  'access.password.othersLeft':
    '你的密码已更改，但其他设备可能仍处于登录状态。请使用“在所有设备上退出登录”来确保退出。',
  'access.email.title': '更改你的邮箱地址',
  'access.email.text':
    '你的地址是 {email}。我们会向新地址发送链接：你打开链接后，地址就会更改，你将用新地址登录。在此之前没有任何更改。我们也会通知旧地址，它可以撤回此更改。',
  'access.email.new': '新邮箱',
  'access.email.same': '这已经是你的地址',
  'access.email.submit': '发送链接',
  'access.email.sent':
    '如果 {email} 可用，我们已向它发送链接。你打开链接时，地址就会更改。请同时查看垃圾邮件文件夹。',
  'access.sessions.title': '在所有设备上退出登录？',
  'access.sessions.text':
    '这会让你在此处和所有其他设备上退出登录。请用密码重新登录。旧会话不能再发送或更改任何内容。API 密钥仍然有效：请在开发者门户中删除它们。',
  'access.sessions.done': '你已在所有设备上退出登录。',
  'access.sessions.failed': '无法让你在所有设备上退出登录。请重试。',
  'access.delete.title': '删除你的账号？',
  'access.delete.goes':
    '这会删除你的登录信息、个人资料、地址、联系人、代币、历史记录和 API 密钥、你的程序的 API 请求记录，以及你的助记词的摘要。此操作无法撤回。',
  'access.delete.stays':
    '币和交易仍在各自的网络上，人人都能看到。你的助记词在任何其他钱包中仍然有效：请确认你已抄下它，因为备份文件只能在此账号中使用，而我们之后无法提供帮助。存储在此设备上的钱包会以加密形式保留：你仍可在登录页面用它的设备密码或通行密钥打开和移除它。已经待处理的转账会继续进行。',
  'access.delete.email': '你的邮箱，用于确认',
  'access.delete.emailMismatch': '请输入此账号的邮箱地址',
  'access.delete.submit': '删除账号',
  'access.delete.deleting': '正在删除…',
  'access.delete.failed': '无法删除账号。请重试：删除会从停止的地方继续。',
  'access.delete.unclear':
    '服务器没有响应，因此不清楚你的账号是否已删除。请尝试登录：如果无法登录，说明已删除。否则请重试。',
  'access.delete.notImplemented': '账号删除功能尚未实现',
  'access.deleted.title': '你的账号已删除',
  'access.deleted.text': '你的登录信息已删除，连同我们存储的关于你的内容：',
  'access.deleted.plain': '你的登录信息和我们存储的关于你的一切都已删除。',
  'access.deleted.addresses': '{count, plural, other {# 个地址}}',
  'access.deleted.transactions': '你的历史记录中的 {count, plural, other {# 笔交易}}',
  'access.deleted.contacts': '{count, plural, other {# 个联系人}}',
  'access.deleted.tokens': '{count, plural, other {# 种代币}}',
  'access.deleted.apiKeys': '{count, plural, other {# 个 API 密钥}}',
  'access.deleted.apiRequests': '{count, plural, other {# 条}} API 请求记录',
  'access.deleted.other': '{count, plural, other {# 条其他记录}}，例如你的个人资料和计数器',
  'access.deleted.coins': '你的币不受影响。你的助记词在任何其他钱包中都有效。你可以用同一邮箱重新注册。',
  'access.deleted.wallet':
    '存储在此设备上的钱包会以加密形式保留：它可能是你的密钥的唯一副本。在登录页面可以用它的设备密码或通行密钥打开它、显示其助记词并移除它。',
} as const;
