export const nameTexts = {
  'send.error.nameInvalid': '这既不是地址，也不是有效的名称。请检查拼写。',
  'send.error.nameConfusable': '此名称含有仿冒字母，因此可能在模仿另一个名称。请索要地址本身。',
  'send.error.nameNoRegistry': '名称在 {network} 上不可用。请直接输入地址。',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    '此名称现在指向的地址与你看到的不同。没有发送任何内容：请重新输入名称，并核对其地址。',
  'send.error.nameUnchecked':
    '钱包无法检查此名称是否仍指向你看到的地址，因此没有发送任何内容。请重试，或直接输入地址。',
  'server.noNames': '名称在此网络上不可用。请直接输入地址。',
  'server.nameUnknown': '此名称在此网络上没有地址。不支持存储在链外的名称：请索要地址本身。',
  'server.nameUnsure': '此网络的节点对此名称意见不一致，或响应的节点太少。请重试，或直接输入地址。',
} as const;
