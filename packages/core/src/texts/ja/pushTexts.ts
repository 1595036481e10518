export const pushTexts = {
  'push.title': 'ウォレットを閉じているときの通知',
  'push.off':
    'オフです。オンにすると、ウォレットのページを開いていない間も、入金と確定した送金をお知らせします。',
  'push.on':
    'このブラウザは{networks}での入金と確定した送金をお知らせします。NFTと未検証のトークンは通知せず、金額は送信されません。',
  'push.unsupported': 'このブラウザは、ウォレットを閉じている間は通知できません。',
  'push.install': 'iPhoneとiPadでは、ウォレットをホーム画面に追加し、そこから開いてオンにしてください。',
  'push.denied':
    'ブラウザがこのサイトの通知をブロックしています。ブラウザの設定で許可してから、オンにしてください。',
  'push.unavailable': 'このサーバーは、ウォレットを閉じている間の通知を送信しません。',
  'push.failed': '通知を変更できませんでした。接続を確認して、もう一度お試しください。',
  'push.accounts': '通知するアカウント',
  'push.received': '{network}で入金',
  'push.sent': '{network}で送金が確定',
  'push.body': 'アカウント {account}。履歴を開くと詳細を確認できます。',
} as const;
