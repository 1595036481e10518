export const connectionTexts = {
  'connections.meta.title': 'このアプリの接続先 · Everything Wallet',
  'connections.meta.description':
    'Everything Walletが接続するすべてのホストと、ホストが知る内容、接続する理由。',
  'connections.title': 'このアプリの接続先',
  'connections.lead':
    'すべてのホストと、ホストが知る内容、アプリが接続する理由です。リカバリーフレーズや鍵を受け取るホストはありません。',
  'connections.learns': '知る内容',
  'connections.why': '理由',
  'connections.page.title': 'あなたのブラウザ',
  'connections.page.text':
    'このサイトのページが接続できるのは、これらのホストだけです。コンテンツセキュリティポリシーがこれらを指定し、ブラウザがそれ以外をすべてブロックします。一般のホストと同様に、各ホストはブラウザのIPアドレスを知ります。トラッカー、第三者のフォントやスクリプト、広告はありません。',
  'connections.appCheck.title': 'あなたのブラウザ（App Checkがオンの場合）',
  'connections.appCheck.text':
    'このサービスの運営者は、ブラウザとボットの判別をGoogleに任せることができます。その場合に限り、アプリはこれらのホストに接続し、ポリシーにもこれらが記載されます。',
  'connections.functions.title': '当社のサーバー',
  'connections.functions.text':
    '当社のサーバーがこれらのホストに接続します。ホストが知るのはサーバーのIPアドレスであり、あなたのIPアドレスではありません。名前やメールアドレスも知りません。このサービスの運営者は、これら以外のネットワークノードを使用する場合があります。',
  'connections.person.title': 'あなたが開く可能性のあるリンク',
  'connections.person.text':
    'アプリはこれらのホストから何も読み込みません。リンクを開いたときにブラウザが接続しますが、どのページから来たかは伝えません。',
  'connections.host.site': 'このサイト',
  'connections.site.learns':
    'どのページをいつ開いたか。ウォレットが開いている間は、価格を取得していることも。ただし、どのコインの価格かは知られません。',
  'connections.site.why': 'アプリ、コインの価格、REST APIを提供します。Google Firebaseがホストしています。',
  'connections.host.functions': '当社のファンクション',
  'connections.functions.learns':
    '誰がログインしているか、照会したアドレスとトークン、署名したトランザクション、サポートチャットでの質問。',
  'connections.functions.why':
    '残高、手数料、トークンの価格を読み取り、署名済みトランザクションをブロードキャストし、チャットに回答するため。',
  'connections.host.signIn': 'ログイン',
  'connections.signIn.learns': 'メールアドレスと、ログイン時のパスワード。',
  'connections.signIn.why':
    'Google Firebase Authenticationが、アカウントとパスワードを保存し、アカウントに関するメールを送信します。',
  'connections.host.session': 'セッション',
  'connections.session.learns': 'ログインが継続していること。',
  'connections.session.why': '1時間ごとにセッションを更新するため。',
  'connections.host.database': 'データベース',
  'connections.database.learns':
    '保存されたデータ：アドレス、連絡先、トークン、トランザクションの記録、APIキーの名前。',
  'connections.database.why': 'すべてのデバイスで利用できるように、Google Firestoreが保存します。',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'ブラウザとその使い方についてreCAPTCHAが観測する内容。',
  'connections.recaptcha.why': 'ブラウザと、サービスを悪用するボットを判別するため。',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'reCAPTCHAの回答。',
  'connections.appCheck.why': 'それを、当社のファンクションが確認するトークンと交換するため。',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': '上記と同じ：当社のファンクションとデータベースがそこで動作しています。',
  'connections.cloud.why': '記録を読み書きし、誰がログインしているかを確認するため。',
  'connections.host.nodes': 'ネットワークノード',
  'connections.nodes.learns':
    'どのアドレスとトランザクションを照会したか、どのアドレスが同じ人のものか：ウォレットはすべてのアカウントをまとめて照会するため、ノードは、閲覧専用のものも含め、それらがおそらく同一人物のものだと推測できます。また、署名したトランザクションも知りますが、これはその後公開されます。',
  'connections.nodes.why':
    'ネットワークの読み取りと送信のため。1つのノードに依存しないように、アプリは複数のノードに問い合わせます。',
  'connections.host.transfers': '入出金リスト',
  'connections.transfers.learns':
    'このようなリストがオンの場合、どのアドレスを照会したか、したがって、どれがおそらく同一人物のものか。',
  'connections.transfers.why': 'ノードだけでは見つけるのに時間がかかる入金を、一覧で提供します。',
  'connections.host.nftFiles': 'NFTのファイル',
  'connections.nftFiles.learns':
    'どのNFTの説明や画像が要求されたか。誰が要求したかは決してわかりません。当社のファンクションが要求し、全員のためにキャッシュします。これらのホストのほか、コレクションのコントラクトが指定する公開ホストも対象です。',
  'connections.nftFiles.why': 'NFTの名前と画像を表示するため。',
  'connections.host.prices': '価格',
  'connections.prices.learns':
    'ここで価格が提供されているすべてのコインの名前と、いずれかのユーザーが保有するトークンのコントラクト（まとめて送信）。誰のものか、いくつあるかは決してわかりません。',
  'connections.prices.why': 'コインの価値を表示するため。',
  'connections.host.push': 'ブラウザのプッシュサービス',
  'connections.push.learns':
    'ウォレットを閉じているときの通知をオンにした場合に、ブラウザに通知が届いたことと、その日時。内容は暗号化されています。サービスはブラウザの提供元が運営し、ブラウザが自ら接続します。これらのホストのほか、ブラウザが指定する公開ホストも対象です。',
  'connections.push.why': 'ウォレットを閉じているときに通知するため。',
  'connections.host.chat': 'サポートチャット',
  'connections.chat.learns':
    '言語モデルのプロバイダーが設定されている場合、サポートチャットに書き込んだ内容。',
  'connections.chat.why':
    '回答するため。初期設定ではプロバイダーは設定されておらず、当社のサーバーがヘルプに基づいて回答します。',
  'connections.host.explorers': 'ブロックエクスプローラー',
  'connections.explorers.learns': '閲覧したトランザクションまたはアドレスと、ブラウザのIPアドレス。',
  'connections.explorers.why': '独立したサイトでトランザクションを確認するため。',
  'connections.host.social': '当社のソーシャルメディア',
  'connections.social.learns': 'アクセスしたこと。',
  'connections.social.why': '当社のお知らせをフォローするため。',
  'connections.none': '初期設定ではなし',
} as const;
