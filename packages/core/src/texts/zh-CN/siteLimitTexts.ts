export const siteLimitTexts = {
  'connect.limit.messages': '没有签署任何内容：你的限制不允许此网站请求你签署消息。',
  'connect.limit.transactions': '没有签署任何内容：你的限制不允许此网站请求你发送交易。',
  'connect.limit.contracts': '没有签署任何内容：该合约不在你允许此网站使用的合约之中。',
  'connect.limit.coin': '没有签署任何内容：这超过了你为此网站设置的每日原生币限额。',
  'connect.limit.shown':
    '{reason}{host} 得到的答复是你不允许此操作。如要更改限制，请打开钱包，前往“设置”、“已连接的网站”。',
  'connect.error.ended': '没有签署任何内容：与此网站的连接已结束。',
  'connect.error.repeated': '没有签署任何内容：此网站已发送过 ID 相同的批次。',
  'connect.error.busy': '此网站的另一个窗口仍在发送。此处没有发送任何内容：请关闭那个窗口，然后重试。',
} as const;
