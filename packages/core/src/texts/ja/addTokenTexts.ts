export const addTokenTexts = {
  'tokens.add.contractAddress': 'コントラクトアドレス',
  'tokens.add.network': 'ネットワーク',
  'tokens.add.name': 'トークン名',
  'tokens.add.symbol': 'トークンシンボル',
  'tokens.add.icon': 'アイコン',
  'tokens.add.iconHelp': '1〜2文字、または絵文字。空欄の場合は、シンボルの最初の文字が使われます。',
  'tokens.add.required': 'アスタリスク（*）の付いた項目は必須です。',
  'tokens.add.submit': 'トークンを追加',
  'tokens.lookup.found':
    '見つかりました：{name}（{symbol}）、小数点以下{decimals}桁。ウォレットのトークンリストには掲載されていません。',
  'tokens.lookup.listed':
    '見つかりました：{name}（{symbol}）、小数点以下{decimals}桁。ウォレットのトークンリストに掲載されています。',
  'tokens.lookup.imitation':
    'これは既知の{symbol}ではありません。どんな名前のトークンでも、誰でも作成できます。入力されたコントラクト：{contract}。{known}',
  'tokens.lookup.knownContract': '{network}の既知の{symbol}：{contract}。',
  'tokens.lookup.knownNone': 'このウォレットは、{network}の{symbol}のコントラクトを知りません。',
  'tokens.imitation.title': '{symbol}ではないトークンを追加しますか？',
  'tokens.imitation.text':
    '{symbol}を名乗っていますが、別のコントラクトです。だます目的で作られた可能性が高いものです。入力されたコントラクト：{contract}。{known}ウォレットでは、印が付いたままになります。',
  'tokens.imitation.confirm': 'それでも追加する',
  'tokens.lookup.differs':
    'コントラクトは{name}（{symbol}）と名乗っており、入力内容と異なります。意図したトークンですか？',
  'tokens.lookup.use': 'コントラクトの名前を使用',
  'tokens.lookup.unreachable':
    'ネットワークが応答しなかったため、トークンは確認されていません。入力したとおりに追加できます。送金できるようになる前に、トークンのページがコントラクトをもう一度確認します。',
  'tokens.lookup.switchedOff':
    '{network}はオフになっています。トークンは追加できます。残高の表示と送金を行うには、ネットワーク設定でオンにしてください。',
  'tokens.lookup.unnamed': '名前なし',
  'tokens.notes.title': 'トークンを追加する前に',
  'tokens.notes.contract': 'コントラクトアドレスを確認する',
  'tokens.notes.contractText':
    '知られている名前のトークンでも、誰でも作成できます。アドレスは、プロジェクトの公式ウェブサイトからコピーしてください。',
  'tokens.notes.listed': 'リスト掲載トークンは自動的に表示される',
  'tokens.notes.listedText':
    'ウォレットのリストにあるトークンは、保有するとすぐにホーム画面に表示されます。追加する必要はありません。',
  'tokens.notes.free': '追加に費用はかからない',
  'tokens.notes.freeText':
    'トークンを一覧に追加するだけで、許可は何も与えません。トークンのページで削除できます。',
} as const;
