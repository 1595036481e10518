export const sdkTexts = {
  'sdk.meta.title': 'SDKとライブラリ · Everything Wallet',
  'sdk.meta.description':
    'JavaScriptとTypeScript、Python、Go向けのパッケージ：インストール方法と各言語のサンプル。',
  'sdk.title': 'SDKとライブラリ',
  'sdk.lead':
    '3つの言語で使えるREST API。型、コード付きのエラー、トランザクションを決して二重に送信しない再試行を備えています。',
  'sdk.packages': 'パッケージ',
  'sdk.packages.text':
    'パッケージはこのサイトで配布しており、APIと同じソースからビルドされています。公開レジストリにはまだありません。このページに掲載されるまで、レジストリにある同名のパッケージは当社のものではありません。',
  'sdk.package.plannedName': '予定している名称（未公開）',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Node.jsとブラウザ向け、型付き。',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'スクリプトとサービス向け、型付き、asyncio対応。',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Goで書かれたサービス向け。',
  'sdk.samples': '各言語での同じリクエスト',
  'sdk.samples.text':
    'Sepoliaのアドレスの残高を読み取ります。キーは、コマンドラインと同じ環境変数から取得します。',
  'sdk.shared': '共通の機能',
  'sdk.shared.errors':
    'problemレスポンスは、APIのコード、ステータス、リクエストIDを持つエラーになります。すべてのコードは、エラーの一覧で説明しています。',
  'sdk.shared.retries':
    '一時的な失敗は、レスポンスが求める時間だけ待ってから再試行されます。トランザクションは安全に再送信できます。同じバイト列は同じトランザクションです。',
  'sdk.shared.amounts': '桁が失われないように、金額は10進数の文字列のまま扱われます。',
  'sdk.shared.key': 'キーが送られるのは、指定したデプロイメントだけです。ログに記録されることはありません。',
} as const;
