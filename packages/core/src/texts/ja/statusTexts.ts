export const statusTexts = {
  'status.meta.title': '稼働状況 · Everything Wallet',
  'status.meta.description':
    'Everything Walletが入金を確認する各ネットワークが、どこまで最新かを表示します。',
  'status.title': '稼働状況',
  'status.lead':
    'サービスはこれらのネットワークを読み取り、入金を探します。このページは、最新かどうかを30秒ごとに確認します。',
  'status.networks': 'ネットワーク',
  'status.checking': '確認しています…',
  'status.answers': 'サービスは応答しています。',
  'status.checked': '最終確認：{time}',
  'status.scanned': '最新です',
  'status.onDemand': 'ウォレットを開いたときに入金を読み取ります',
  'status.late': '遅れています：ブロック{block}まで、{age}前',
  'status.lateUnknown': '遅れています：最後のブロックは不明です',
  'status.note':
    '遅れているネットワークは、開いているウォレットが自分で読み取ります。残高の表示と送金は、このページに左右されません。',
  'status.silent.title': 'このページからサービスに接続できません',
  'status.silent.text':
    'コインは安全です。コインはそれぞれのネットワーク上にあります。このページは30秒ごとに再確認します。',
} as const;
