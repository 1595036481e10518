export const supportTexts = {
  'support.meta.title': 'サポート · Everything Wallet',
  'support.meta.description':
    'Everything Walletのサポート：ライブチャット、メール、ドキュメント、よくある質問への回答。',
  'support.title': 'サポート',
  'support.lead':
    '回答を得る方法は4つあります。いずれもリカバリーフレーズは不要です。当社を含め、決して誰にも教えないでください。',
  'support.ways': 'サポートを受ける方法',
  'support.card.chat.title': 'ライブチャット',
  'support.card.chat.text':
    'アシスタントが、当社のドキュメントに基づいてすぐに回答します。ボタンはウィンドウの下の隅にあります。',
  'support.card.email.title': 'メール',
  'support.card.email.text': 'どのようなことでもご連絡ください。24時間以内に回答します。',
  'support.card.documentation.title': 'ドキュメント',
  'support.card.documentation.text': '開発者向け：最初の手順、認証、すべてのファンクション。',
  'support.card.faq.title': 'FAQ',
  'support.card.faq.text': '最もよくある4つの質問に、下で回答しています。',
  'support.card.faq.link': '質問を見る',
  'support.faq': 'よくある質問',
  'support.faq.more': 'すべての質問と回答',
  'support.faq.phrase.question': 'リカバリーフレーズはどこに保存されていますか？',
  'support.faq.phrase.answer':
    'あなたが書き留めた場所です。ウォレットは、ブラウザ内で12個の単語を作成し、設定時に表示した後、忘れます。ただし、専用のパスワードまたはパスキーで暗号化してデバイスに保存した場合を除きます。送金時には、単語を入力するか、そのパスワードまたはパスキーで単語のロックを解除します。ブラウザがトランザクションに署名し、いずれもどこにも送信しません。当社のサーバーは、フレーズを確認できるが単語は明らかにならない、鍵付きのフィンガープリントを保存します。',
  'support.faq.lost.question': 'リカバリーフレーズを失くすとどうなりますか？',
  'support.faq.lost.answer':
    '誰にも復元できず、フレーズがなければコインを動かせません。メールアドレスとパスワードがあれば、引き続きアカウントを開いて残高を見ることはできます。誰かにフレーズを見られた可能性がある場合、どの設定も役に立ちません。すぐにコインを新しいウォレットに送金してください。',
  'support.faq.networks.question': 'どのネットワークとトークンを使えますか？',
  'support.faq.networks.answer':
    'Ethereum MainnetとPolygon Mainnetのコイン、Ethereum SepoliaとPolygon Amoyのテストコインを使えます。BNB Smart Chain、Avalanche、Arbitrum One、OP Mainnet、Baseは、ネットワーク設定でオンにできます。ERC-20トークンは、コントラクトアドレスで追加し、受取と送金ができます。ほかのチェーンから、ここのアドレスには何も送らないでください。スワップはUniswapのあるネットワークで使え、ステーキングとレンディングには、EthereumとPolygonの第三者のプールを使います。取引所、プール、NFTマーケットプレイスのないネットワークでは、画面に、デモと表示されたサンプルが示されます。',
  'support.faq.fees.question': '送金にはいくらかかりますか？',
  'support.faq.fees.answer':
    'ネットワークの手数料がかかります。これはネットワークに支払われ、混雑状況によって変わります。ウォレットは何も上乗せしません。送金する前に最大の費用が表示され、確認した合計を超える額に署名することはありません。ネットワークが使わなかった分は手元に残ります。',
} as const;
