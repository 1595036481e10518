export const cliTexts = {
  'cli.meta.title': 'CLIツール · Everything Wallet',
  'cli.meta.description':
    'Everything Walletのコマンドライン：インストール、コマンド、設定ファイル、環境変数、終了コード。',
  'cli.title': 'CLIツール',
  'cli.lead':
    'ターミナルで残高、手数料、トランザクションを扱えます。人には表、スクリプトにはJSON、どちらにも終了コードを返します。',
  'cli.install': 'インストール',
  'cli.install.text':
    'パッケージはこのサイトで配布しており、APIと同じソースからビルドされています。公開レジストリにはまだありません。このページに掲載されるまで、レジストリにある同名のパッケージは当社のものではありません。',
  'cli.install.plannedName': '予定している名称（未公開）',
  'cli.commands': 'コマンド',
  'cli.commands.text':
    'リカバリーフレーズを求めるコマンドはなく、秘密鍵がお使いのマシンの外に出ることもありません。',
  'cli.commands.name': 'コマンド',
  'cli.commands.does': '説明',
  'cli.command.login': 'APIキーを表示せずに入力を求め、確認してファイルに保存します。',
  'cli.command.logout':
    'ファイルからキーを削除します。キーは、開発者ポータルで削除するまで引き続き使えます。',
  'cli.command.balance': 'アドレスの残高を表示します。',
  'cli.command.positions': 'アドレスのプールでのポジションを一覧表示します。',
  'cli.command.tokens': 'アドレスが保有するコインとリスト掲載トークンを一覧表示します。',
  'cli.command.nfts': 'アドレスが保有するNFTを新しい順に一覧表示します。',
  'cli.command.transfers': 'アドレスが受け取った、または送ったトークンとNFTを新しい順に一覧表示します。',
  'cli.command.approvals': 'アドレスが自身のトークンについて与えた承認を一覧表示します。',
  'cli.command.gas': '送金の最大費用と、署名に使うナンスを表示します。',
  'cli.command.decode': 'コントラクトの呼び出しをオフラインでデコードします：記載された実行内容と警告。',
  'cli.command.simulate':
    'ノードで呼び出しをシミュレーションし、送信元に生じる変化を表示します。何も送信しません。',
  'cli.command.send':
    '暗号化されたキーストアファイルを使ってお使いのマシンで送金に署名し、ブロードキャストします。または、ほかの場所で署名されたトランザクションをブロードキャストします。',
  'cli.command.sendToken':
    'ERC-20トークンを送金します。ewが知らないトークンの場合は、--decimalsで小数点以下の桁数を指定してください。ノードの情報と照合されます。',
  'cli.command.get': 'トランザクションとその状態を表示します。',
  'cli.command.connect':
    'cast、Hardhat、web3.pyなどのツールが、鍵なしで、ブラウザのウォレットを使って署名できるようにします。Ctrl-Cを押すまで動作します。',
  'cli.command.listen':
    'アカウントのイベントを発生と同時に表示し、手元のコンピューターのプログラムに転送します。Ctrl-Cを押すまで動作します。',
  'cli.command.networks': 'ネットワークを一覧表示します。',
  'cli.command.config': '設定ファイルを表示し、変更します。',
  'cli.command.completion': 'シェルでコマンドを補完するスクリプトを表示します。',
  'cli.config': '設定ファイル',
  'cli.config.text':
    'ファイルは、次のメンバーを持つJSONです。フラグは環境変数より優先され、環境変数はファイルより優先されます。',
  'cli.config.path': '既定のパス（XDG_CONFIG_HOMEが別のフォルダーを示す場合を除く）',
  'cli.config.name': 'メンバー',
  'cli.config.variable': '環境変数',
  'cli.config.meaning': '意味',
  'cli.config.apiKey': '開発者ポータルのAPIキー。',
  'cli.config.baseUrl': '使用するデプロイメント。',
  'cli.config.network': '指定がない場合に使用するネットワーク。',
  'cli.exit': '終了コード',
  'cli.exit.text': 'スクリプト向けの変わらないコードです。',
  'cli.exit.code': 'コード',
  'cli.exit.meaning': '意味',
  'cli.exit.ok': '成功。',
  'cli.exit.unexpected': '予期しないエラー。',
  'cli.exit.usage': 'コマンド、フラグ、または設定ファイルが無効です。',
  'cli.exit.notAuthorised': 'キーがないか、無効か、権限がありません。',
  'cli.exit.notFound': 'トランザクションが見つかりませんでした。',
  'cli.exit.refused': 'APIまたはネットワークがリクエストを拒否しました。',
  'cli.exit.rateLimited': 'キーが制限に達しました。',
  'cli.exit.unavailable': '応答がないか、サービスまたはネットワークを利用できません。',
  'cli.exit.interrupted': 'コマンドが中断されました。',
} as const;
