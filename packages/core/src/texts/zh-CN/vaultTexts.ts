export const vaultTexts = {
  'vault.error.password': '此密码无法解锁此设备上的钱包。请检查后重试。',
  'vault.error.passkey': '此通行密钥无法解锁此设备上的钱包。请用密码解锁，然后重新设置通行密钥。',
  'vault.error.passkeyRefused':
    '通行密钥未被使用：操作被取消或超时，或通行密钥已不在此设备上。请使用你的密码。如果通行密钥已被删除，请在设置中关闭生物识别解锁，再重新开启。',
  'vault.error.passkeyAlone':
    '通行密钥未能解锁钱包：操作被取消或超时，或通行密钥已不在此设备上。请重试，或使用你的助记词。如果通行密钥已被删除，请在设置中用助记词移除此钱包，然后重新存储。',
  'vault.error.passkeyNotMade':
    '没有创建通行密钥：操作被取消或超时，或此设备不支持。没有任何更改。请重试，或使用你的密码。',
  'vault.error.passkeyThere':
    '此钱包的通行密钥仍在此设备上，因此没有创建另一个。请使用它，或先关闭生物识别解锁。',
  'vault.error.passkeyNoPrf':
    '此设备上的通行密钥无法保护密钥（不支持 PRF），因此无法解锁钱包。没有任何更改；请使用你的密码。',
  'vault.error.damaged': '存储在此设备上的钱包已损坏或被更改，因此无法使用。你的助记词或备份文件可以恢复它。',
  'vault.error.foreign':
    '这属于另一个 Everything Wallet 账号。请用那个账号登录，或使用你自己的助记词或备份文件。',
  'vault.error.newer': '这是由更新版本的 Everything Wallet 创建的。请重新加载页面以获取该版本，然后重试。',
  'vault.error.file': '这不是钱包备份，或文件不完整或被更改。请选择保存时的原文件。',
  'vault.error.storage':
    '此浏览器无法存储钱包：其存储空间被阻止或已满。请允许此网站使用存储，或释放一些空间，然后重试。你的助记词仍然有效。',
  'vault.error.changed': '此设备上的钱包已在另一个标签页中更改，该更改会保留。请解锁钱包，然后重试。',
  'vault.error.exists':
    '此设备已存储一个钱包，它保持不变。请解锁以使用它。如要改为存储另一个，请先在设置中移除它。',
  'vault.error.none': '此设备上已没有钱包。请使用你的助记词，或在设置中重新开启“此设备上的钱包”。',
  'vault.error.locked': '此设备上的钱包已锁定。请解锁后重试。',
  'vault.error.wait': '密码错误次数过多。请等待所示时间结束，然后重试。',
  'vault.error.failed': '此设备上的钱包没有响应。请重试，或改用你的助记词。',
  'vault.error.memory':
    '此设备没有足够的可用内存来检查密码，因此本次尝试不计入次数。请关闭其他标签页和程序，然后重试。',
  'vault.error.otherWords':
    '无法确认这些是该钱包的单词，因此没有移除该钱包：它自己的单词可能是访问你的币的唯一途径。请使用它的设备密码。',
  'vault.error.otherPhrase': '此备份属于另一份助记词。请选择此钱包的备份。',
} as const;
