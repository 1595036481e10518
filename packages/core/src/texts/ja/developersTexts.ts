export const developersTexts = {
  'developers.meta.title': '開発者 · Everything Wallet',
  'developers.meta.description':
    '9つのネットワークの残高、手数料、トランザクションを扱うREST API。APIキー、3言語のSDK、コマンドラインを提供します。',
  'developers.title': '開発者',
  'developers.lead':
    '残高、手数料、トランザクションを扱うREST API。キーは開発者ポータルで取得でき、3言語のSDKとコマンドラインもあります。',
  'developers.resources': 'リソース',
  'developers.learnMore': '詳しく見る',
  'developers.learnMoreAbout': '{topic}について詳しく見る',
  'developers.card.documentation.title': 'ドキュメント',
  'developers.card.documentation.text':
    '最初の手順、認証、すべてのエンドポイント。コピーできるコードと、試せるフォームがあります。',
  'developers.card.sdk.title': 'SDKとライブラリ',
  'developers.card.sdk.text': 'JavaScriptとTypeScript、Python、Go向けのパッケージ。',
  'developers.card.cli.title': 'CLIツール',
  'developers.card.cli.text': 'ターミナルで残高、手数料、トランザクションを扱えます。',
  'developers.card.portal.title': '開発者ポータル',
  'developers.card.portal.text': 'APIキーを作成、ローテーション、削除します。アカウントが必要です。',
  'developers.quickStart': 'クイックスタート',
  'developers.quickStart.text':
    '開発者ポータルのAPIキーを使って、アドレスの残高を読み取ります。当社のテストでは、このファイルを実行し、その回答をチェーンと照合しています。',
  'developers.quickStart.next': 'ドキュメントで、各手順の説明とすべてのエンドポイントをご覧いただけます。',
  'developers.quickStart.websites': 'ウェブサイトをウォレットに接続する',
  'developers.key': 'APIキー',
  'developers.key.text': 'ログインし、キーに名前を付け、スコープを選んで、最初のリクエストを送信しましょう。',
  'developers.key.get': 'APIキーを取得',
} as const;
