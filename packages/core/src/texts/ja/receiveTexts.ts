export const receiveTexts = {
  'receive.title': '受取',
  'receive.token': 'トークン',
  'receive.tokenOption': '{symbol}（{network}）',
  'receive.qrLabel': '{network}の{symbol}用アドレスのQRコード',
  'receive.address': '{symbol}の受取アドレス',
  'receive.sampleAddress': 'サンプルアドレス',
  'receive.copy': 'アドレスをコピー',
  'receive.copied': 'アドレスをクリップボードにコピーしました',
  'receive.warning':
    'このアドレスには、{network}の{symbol}だけを送ってください。それ以外のものは失われる可能性があります。',
  'receive.renamedTo': '{network}の{symbol}は、名称が変わった同じコインなので、ここで受け取れます。',
  'receive.sample': 'サンプル',
  'receive.sampleWarning':
    'これはサンプルで、アドレスではありません。ウォレットは{network}の{symbol}にまだ対応していません。ここには何も送らないでください。',
  'receive.lastKnown':
    'このデバイスが最後に保存したあなたのアドレスです。接続がないため、アカウントと照合できません。',
  'receive.noAddress': '受取に使えるアドレスがまだありません。',
  'receive.watchOnly': 'ウォレットにメインアドレスの鍵がないため、受取用アドレスとして表示されません。',
  'receive.public':
    '{address}のリカバリーフレーズは例として公開されているため、誰もがその鍵を持っています。そこに届いたものは即座にボットに持ち出されるため、ここでは受け取れません。新しいフレーズでウォレットを作成してください。',
  'receive.checking': 'このアドレスをこのデバイスの鍵と照合中…',
  'receive.foreign':
    '{address}を管理する鍵はこのデバイスにありません。メインアドレスに設定されていますが、そこでは何も受け取らないでください。ご自身で設定したものでなければ、アカウントのパスワードを変更し、「アカウント」でご自身のアカウントを選んでください。',
} as const;
