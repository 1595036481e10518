export const documentationTexts = {
  'documentation.meta.title': 'ドキュメント · Everything Wallet',
  'documentation.meta.description':
    'Everything Wallet REST API：最初の手順、ベアラー認証、コピーできるコードと試せるフォームを備えたすべてのエンドポイント、エラー、制限。',
  'documentation.title': 'ドキュメント',
  'documentation.lead':
    'テストネットを含む9つのネットワークの残高、手数料、トランザクションを扱うREST APIについて、最初のリクエストから最後のエラーコードまで説明します。',
  'documentation.start': 'はじめに',
  'documentation.start.account': 'ウォレットでアカウントを作成するか、ご自身のアカウントにログインします。',
  'documentation.start.key':
    '開発者ポータルでAPIキーを作成します。最初のリクエストにはテストネットのキーを選んでください。テストネットのコインに価値はありません。',
  'documentation.start.keep':
    'キーは、環境変数EW_API_KEYなど、プログラムは読み取れても人は読み取れない場所に保存します。',
  'documentation.start.call': '下のリクエストを送信し、回答を読みます。',
  'documentation.start.createAccount': 'アカウントを作成',
  'documentation.start.portal': '開発者ポータルを開く',
  'documentation.authentication': '認証',
  'documentation.authentication.text':
    'すべてのリクエストのヘッダーで、APIキーをベアラートークンとして送信します：',
  'documentation.authentication.kinds':
    'ew_live_で始まるキーはすべてのネットワークで使えます。ew_test_で始まるキーはテストネットでのみ使えます。',
  'documentation.authentication.scopes':
    'キーにはスコープがあります。readは残高、手数料、トランザクションの読み取り用、broadcastは署名済みトランザクションの送信用、webhooksはWebhookの管理用です。各プログラムには必要なスコープだけを与えてください。',
  'documentation.authentication.rotation':
    '開発者ポータルでキーをローテーションすると、新しいキーが発行され、古いキーもさらに24時間使えます。そのため、切り替えの間に何も停止しません。',
  'documentation.authentication.secret':
    'キーはサーバーに置き、ウェブページや、他者がインストールするアプリには置かないでください。トランザクションは送信前に署名されるため、キーでコインを動かすことはできません。ただし、キーはあなたの制限枠を消費し、「読み取り」または「Webhook」のスコープがあれば、アカウントのアドレス、送金、入金、承認が明らかになります。',
  'documentation.example': '例',
  'documentation.example.text':
    'Sepoliaのアドレスの残高を読み取ります。キーはEW_API_KEYから取得するため、先に設定してください。サンプルには、それ以外のすべてが含まれています。',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'すべてのエンドポイントです。各行からリファレンスに移動できます。',
  'documentation.endpoints.amounts':
    '浮動小数点数では桁が失われるため、金額は、コイン単位とwei単位の10進数の文字列です。',
  'documentation.endpoints.networks':
    'ネットワークは、rpcName、id、name、またはチェーンIDで指定します。大文字と小文字は区別しません。',
  'documentation.endpoints.idempotent':
    '同じ署名済みトランザクションは、安全に再送信できます。1つのトランザクションのままで、同じ回答が返ります。',
  'documentation.endpoints.download': 'OpenAPIドキュメントをダウンロード',
  'documentation.reference': 'APIリファレンス',
  'documentation.reference.text':
    'APIのOpenAPIドキュメントから生成されています。ここで、このデプロイメントに対して、すべての呼び出しを試せます。',
  'documentation.reads.websites': 'ウェブサイトをウォレットに接続する方法',
  'documentation.reads': '接続中のサイトからの読み取り',
  'documentation.reads.text':
    'ウォレットに接続するサイトは、ここで、キーなしでネットワークを読み取れます。JSON-RPC 2.0を使い、どのオリジンからでも、ネットワークの10進数のチェーンIDで指定します。Ethereumのライブラリがすでに対応しているため、OpenAPIドキュメントには含まれていません。',
  'documentation.reads.methods':
    'eth_call、eth_getLogs（最大1,000ブロック）、eth_getTransactionReceiptなどの読み取りメソッド。送信、フィルター、サブスクリプションは4200で拒否されます。',
  'documentation.reads.limits':
    '1つのバッチで最大20件の呼び出し、リクエストとその回答で1 MBまで。サイトが使えるのは、IPアドレスごとに10秒間に60ユニット、1日に20,000ユニットです。ほとんどの呼び出しは1、eth_callは2、eth_getLogsは5を消費します。これを超えると、回答は-32005となり、data.retryAfterに秒数が入ります。',
  'documentation.reads.nodes':
    '1つのノードが回答し、リバート時のデータはそのまま返ります。ウォレットでの署名は、これらの読み取りに依存しません。',
  'documentation.errors': 'エラー',
  'documentation.errors.text':
    '失敗したリクエストは、problem details（RFC 9457）を返します。プログラム向けの変わらないコード、人が読むための文、対処方法、サポート用のリクエストID、コードを説明するページのアドレスが含まれます。',
  'documentation.errors.all': 'すべてのエラーコードを見る',
  'documentation.limits': '制限',
  'documentation.limits.text':
    '1つのキーで可能なリクエストは、1分間に300件、1日に20,000件です。1人のユーザーのすべてのキーの合計では、1分間に600件、1日に40,000件です。メールアドレスを確認するまでは、1つのIPアドレスから使用されるキー全体で、1日に500件を共有します。ネットワークの読み取りを多く伴うリクエストは、複数件として数えられます。エンドポイントごとの件数はリファレンスに記載しています。制限を超えると、APIはステータス429を返します。拒否されたリクエスト（400、403、429）と、当社側で失敗したリクエスト（502、503、および何も送信されていない場合の504）は数えられません。ただし、数えられない失敗は1分間に最大300件です。',
  'documentation.limits.windows':
    '制限は、UTCの毎分の開始時とUTCの午前0時にリセットされるため、リセットをまたいで集中した場合は、制限の2倍に達することがあります。1人のユーザーが持てるキーは最大20個です。',
  'documentation.limits.header': 'ヘッダー',
  'documentation.limits.meaning': '意味',
  'documentation.limits.rateLimit':
    '各制限の残りリクエスト数（r）と、その期間が終わって次の期間が始まるまでの秒数（t）。それまでは何も回復しません。',
  'documentation.limits.policy':
    '制限：指定された秒数の期間（w）におけるリクエスト数（q）。"minute"と"day"はキーに、"user-minute"と"user-day"はその所有者のすべてのキーの合計に適用されます。',
  'documentation.limits.retryAfter':
    'ステータス429、502、503、504の場合、およびトランザクションがまだ知られていない間：再試行するまでに待つ秒数。',
  'documentation.networks': 'ネットワーク',
  'documentation.networks.text':
    'networkパラメーターの値です。大文字と小文字は区別しません。ew_test_で始まるキーは、テストネットでのみ使えます。',
  'documentation.networks.name': 'ネットワーク',
  'documentation.networks.value': '値',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'チェーンID',
  'documentation.networks.currency': '通貨',
  'documentation.functions': 'キーの代わりにアカウントでログインする',
  'documentation.functions.text':
    'ウォレット自体の裏側にあるファンクションも、IDトークンをベアラートークンとしてPOSTで呼び出せます。スクリプトはログインして残高を読み取ります。当社のテストでは、これを実行し、その回答をチェーンと照合しています。プログラムには、REST APIの方が適しています。',
  'documentation.functions.input': '入力',
  'documentation.functions.output': '出力',
  'documentation.functions.getBalance': 'ネットワーク独自のコインでのアドレスの残高。',
  'documentation.functions.getTokenPrices': '米ドルでの価格と、24時間の変動。',
  'documentation.functions.estimateGas': '送金またはコントラクトの呼び出しの最大費用と、次のナンス。',
  'documentation.functions.sendTransaction':
    'あなたのアカウントのいずれかが署名したトランザクションを確認してブロードキャストし、履歴に記録します。',
  'documentation.values': 'デプロイメントの値',
  'documentation.values.name': '値',
  'documentation.values.where': '取得元',
  'documentation.values.apiKey': 'ウェブAPIキー。すべてのデプロイメントが次の場所で公開しています',
  'documentation.values.authUrl': 'Googleのログインサービス',
  'documentation.values.functionsUrl': 'ファンクション。そのファイルには、プロジェクトのIDも含まれています',
} as const;
