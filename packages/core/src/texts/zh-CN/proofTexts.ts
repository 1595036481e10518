export const proofTexts = {
  'proof.action': '验证余额',
  'proof.actionNamed': '验证 {account} 的余额',
  'proof.asking': '正在加载并检查证明…',
  'proof.proved': '已验证：在 {time} 的区块 {block} 中为 {amount} {currency}',
  'proof.provedText':
    '此浏览器检查了从区块哈希到该账户的证明。{nodes} 个节点中有 {agreeing} 个对该哈希一致。',
  'proof.oneNode':
    '此浏览器检查了从区块哈希到该账户的证明。此网络在这里只有一个节点，因此没有其他节点确认该哈希。',
  'proof.hash': '区块哈希',
  'proof.copyHash': '复制区块哈希',
  'proof.refused': '未验证：{reason}',
  'proof.refusedText': '请勿依赖此余额。请重试，或在别处核对。',
  'proof.reason.header': '区块头与节点报告的哈希不匹配。',
  'proof.reason.path': '该证明没有从该区块通往此账户。',
  'proof.reason.account': '该证明没有通往有效的账户。',
  'proof.reason.balance': '该账户的余额不同。',
  'proof.failed': '无法加载证明。你的币不受影响。请重试。',
} as const;
