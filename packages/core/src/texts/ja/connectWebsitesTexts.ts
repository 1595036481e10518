export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'ウェブサイトを接続する · Everything Wallet',
  'connectWebsites.meta.description':
    'ウェブサイトをEverything Walletに接続する方法：インストール、viem・wagmi・ethers・web3.js・Reactのサンプル、ヘッダー、制限、エラーコード。',
  'connectWebsites.title': 'ウェブサイトを接続する',
  'connectWebsites.lead':
    '5 kB未満で依存関係のないEIP-1193プロバイダーです。ウォレットは専用のウィンドウで開きます。拡張機能もリレーもAPIキーも不要です。',
  'connectWebsites.install': 'インストール',
  'connectWebsites.install.text':
    'パッケージはこのサイトで配布しています。公開レジストリにはまだありません。このページに掲載されるまで、レジストリにある同名のパッケージは当社のものではありません。',
  'connectWebsites.install.plannedName': '予定している名称（未公開）',
  'connectWebsites.start': '最初の接続',
  'connectWebsites.start.text':
    'ビルド手順のないページでも、スクリプトを読み込めます。スクリプトは、読み込み元のウォレットを使用します。',
  'connectWebsites.start.click':
    '最初のリクエストは、クリックハンドラーの中で、どのawaitよりも前に送信してください。ブラウザはクリックに対してのみウィンドウを開き、クリック後1秒間しか開かないものもあります。それでもブラウザがウィンドウをブロックした場合は、ダイアログがもう一度クリックを求めます。',
  'connectWebsites.start.announce':
    'プロバイダーは自身の存在を通知する（EIP-6963）ため、作成されるとすぐにウォレット一覧に表示されます。',
  'connectWebsites.start.reload':
    '再読み込み後、eth_accountsはウィンドウを開かずに応答します。プロバイダーは、変更があるたびに、サイトのすべてのタブでaccountsChangedとchainChangedを1回ずつ発行します。',
  'connectWebsites.libraries': 'ライブラリでの利用',
  'connectWebsites.libraries.text':
    'これらのサンプルは、当社のテストで、viem 2.57、wagmi 3.7、ethers 6.17および5.8、web3.js 4.16、React 19を使い、ブラウザ上でウォレットに対して実行しています。Next.jsについてはヘッダーのみを使用しています。リリース前には、通常のページがFirefoxでも接続、署名、送信できることを確認しています。',
  'connectWebsites.libraries.server':
    'プロバイダーはサーバー上でも作成できます。その場合、リクエストはコード4900で失敗します。',
  'connectWebsites.requests': 'ウィンドウを開くリクエスト',
  'connectWebsites.requests.text':
    'これらはすべてユーザーが確認します。eth_callなどの読み取りではウィンドウは開きません。rpcを設定していればあなたのノードに、それ以外は当社のノードに送られます。',
  'connectWebsites.requests.method': 'メソッド',
  'connectWebsites.requests.shows': '確認内容',
  'connectWebsites.requests.connect':
    'サイトのホスト、アカウント、ネットワーク、期間。接続中は即座に応答します。',
  'connectWebsites.requests.permissions': '同上。ユーザーに別のアカウントを選んでもらうときに使います。',
  'connectWebsites.requests.personal':
    'メッセージ。ログイン（ERC-4361）は、サイト自身のホストを指定する必要があり、項目ごとに表示されます。',
  'connectWebsites.requests.typedData':
    '型付きデータと、それが許可する内容。チェーンは選択中のものである必要があります。',
  'connectWebsites.requests.transaction':
    'デコードされた呼び出し、シミュレーション、手数料。ウォレットは、指定されたガスと手数料を無視し、ナンスとアクセスリストを拒否します。',
  'connectWebsites.requests.calls':
    'バッチの各呼び出しを順番に確認します。ウォレットはこれらをアトミックに送信できません。',
  'connectWebsites.requests.chain':
    'ネットワーク（ユーザーがすでに許可している場合を除く）。ウォレットが対応する9つのネットワークのみ。',
  'connectWebsites.requests.asset': 'コントラクトが示す名前、シンボル、小数点以下の桁数。',
  'connectWebsites.headers': 'サイトに必要なヘッダー',
  'connectWebsites.headers.text': 'サイトがこれらのヘッダーを送信している場合にのみ必要です。',
  'connectWebsites.headers.name': 'ヘッダー',
  'connectWebsites.headers.value': '値',
  'connectWebsites.headers.why': '理由',
  'connectWebsites.headers.opener':
    'same-originの場合、ブラウザがウィンドウとのつながりを断ちます。タブ内の最初のリクエストは-32603で失敗し、その後のリクエストはウォレットへ移動して戻ります。',
  'connectWebsites.headers.connect':
    'ウォレット経由の読み取り用。rpcを使う場合は、代わりに自身のノードを指定してください。',
  'connectWebsites.headers.script':
    'スクリプトを使う場合のみ。パッケージにはインラインのスクリプトやスタイルは不要です。',
  'connectWebsites.limits': '制限',
  'connectWebsites.limits.open':
    '1つのサイトが同時に開けるリクエストは10件、1件のリクエストは最大256 kBです。',
  'connectWebsites.limits.batch': '1つのバッチに含められる呼び出しは32件、メッセージは128 kBまでです。',
  'connectWebsites.limits.reads':
    'ウォレット経由の読み取り：訪問者のIPアドレスごとに、10秒間に60ユニット、1日に20,000ユニット。それ以上必要な場合はrpcを設定してください。',
  'connectWebsites.limits.user':
    'ユーザーは、リクエストの種類、コントラクト、1日のコイン額についてサイトを制限できます。制限を超えるリクエストは4100で終了します。',
  'connectWebsites.limits.device':
    'ユーザーには、アカウントと「このデバイスのウォレット」が必要です。不足しているものはウィンドウが説明します。',
  'connectWebsites.limits.reads.link': '読み取りのメソッドと制限',
  'connectWebsites.errors': 'エラーコード',
  'connectWebsites.errors.text':
    '失敗したリクエストは、code、message、場合によりdataを伴ってrejectされます。',
  'connectWebsites.errors.code': 'コード',
  'connectWebsites.errors.meaning': '意味',
  'connectWebsites.error.rejected': 'ユーザーがリクエストを拒否したか、ウィンドウを閉じました。',
  'connectWebsites.error.unauthorized':
    'サイトが接続されていないか、このアカウントに接続されていないか、ユーザーがリクエストを許可していません。',
  'connectWebsites.error.unsupported': 'ウォレットはこのメソッドに対応していません。',
  'connectWebsites.error.disconnected':
    'プロバイダーがブラウザの外で実行されているか、ユーザーがページを離れたか、ユーザーがウォレットからログアウトしました。',
  'connectWebsites.error.otherChain': 'サイトはそのネットワークに接続されていません。',
  'connectWebsites.error.unknownChain': 'ウォレットにこのネットワークはありません。',
  'connectWebsites.error.batch': 'EIP-5792。例えば、不明なバッチは5730、アトミックなバッチは5760です。',
  'connectWebsites.error.request':
    'リクエストの形式が正しくないか、パラメーターが無効です。messageに該当箇所が示されます。',
  'connectWebsites.error.internal':
    '内部エラー、応答しないノード、またはブラウザがつながりを断ったウィンドウ。messageに該当するヘッダーが示されます。',
  'connectWebsites.error.limit':
    '開いているリクエスト、または読み取りが多すぎます。待てば解決する場合は、data.retryAfterに待つべき秒数が入ります。',
} as const;
