export const featuresTexts = {
  'features.meta.title': '機能 · Everything Wallet',
  'features.meta.description':
    'ブラウザでの署名、9つのネットワーク、トークン、連絡先、履歴：ウォレットで今できることと、予定していること。',
  'features.title': '機能',
  'features.lead': 'ウォレットで今できること。予定している機能は、その旨を表示しています。',
  'features.list': '知っておきたい6つのこと',
  'features.card.security.title': '銀行レベルのセキュリティ',
  'features.card.security.text':
    '12個の単語は、128ビットの乱数からブラウザ内で作成されます。トランザクションを送信する前に、ウォレットは署名済みのバイト列をデコードし、入力内容と照合します。パスワードで開けるのはアカウントで、コインを動かせるのはフレーズだけです。',
  'features.card.speed.title': '驚きの速さ',
  'features.card.speed.text':
    '手数料は、入力中に見積もられます。送金は署名するとすぐに履歴に表示され、再読み込みなしで保留中から完了に変わります。それにかかる時間はネットワークによって異なります。',
  'features.card.privacy.title': '徹底したプライバシー',
  'features.card.privacy.text':
    'リカバリーフレーズを持つサーバーはありません。送金時に入力するか、専用のパスワードまたはパスキーで暗号化してデバイスに保存します。残高は当社のサーバーが読み取るため、ネットワークノードにIPアドレスは知られません。トラッカーも広告もありません。',
  'features.card.chains.title': 'マルチチェーン対応',
  'features.card.chains.text':
    'EthereumとPolygon、そのテストネットであるSepoliaとAmoyを、1つのフレーズと1つのアドレスで利用できます。BNB Smart Chain、Avalanche、Arbitrum One、OP Mainnet、Baseは、オンにすると利用できます。ERC-20トークンの追加、受取、送金ができます。ほかのチェーンにはまだ対応していません。',
  'features.card.platforms.title': 'クロスプラットフォーム',
  'features.card.platforms.text':
    'ウォレットはウェブページです。スマートフォン、タブレット、パソコンの最新のブラウザで、ライトモードでもダークモードでも、キーボードだけでも、スクリーンリーダーでも使えます。何もインストールする必要はありません。',
  'features.card.swaps.title': 'トークンのスワップ',
  'features.card.swaps.text':
    'Uniswapのあるネットワークで、Uniswapを通じてコインとトークンをスワップできます。最低受取額、プライスインパクト、手数料を確認し、ちょうど必要な額だけを承認します。ステーキングとレンディングには、EthereumとPolygonの第三者のプールを使います。取引所やプールのないネットワークでは、これらの画面に、デモと表示されたサンプルが示されます。',
  'features.more': 'ウォレットのその他の機能',
  'features.more.accounts': '1つのフレーズから複数のアカウント、閲覧専用アドレス',
  'features.more.contacts': '連絡先。アドレスはすべて保存前に確認されます',
  'features.more.history': '送金、受取、署名の検索可能な履歴と、アクティビティダッシュボード',
  'features.more.qr': 'QRコード：自分のアドレスを表示、相手のアドレスをスキャン',
  'features.more.markets': '17種類のコインの市場価格',
  'features.closing': 'ご自身でお確かめください',
  'features.closing.text': 'コインに価値のないテストネットで、すべてを試せます。',
} as const;
