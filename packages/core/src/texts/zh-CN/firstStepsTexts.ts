export const firstStepsTexts = {
  'firstSteps.title': '入门步骤',
  'firstSteps.progress': '已完成 {done}/{count}',
  'firstSteps.done': '已完成',
  'firstSteps.backup': '备份你的助记词',
  'firstSteps.backup.text': '把单词抄在纸上，然后输入一次，检查它们能否恢复你的钱包。',
  'firstSteps.receive': '接收你的第一笔币',
  'firstSteps.receive.text': '把你的地址或其二维码出示给发送方。先从小额开始。',
  'firstSteps.contact': '添加联系人',
  'firstSteps.contact.text': '为以后还会发送到的地址保存一个名称。',
  'firstSteps.hide': '隐藏入门步骤',
} as const;
