export const aboutTexts = {
  'about.meta.title': '概要 · Everything Wallet',
  'about.meta.description': 'Everything Walletが存在する理由、開発者、判断の基準となるルール。',
  'about.title': 'Everything Walletについて',
  'about.lead': '署名する前に何が起こるかを示し、鍵をあなたの手元に残すウォレットです。',
  'about.mission': '私たちの使命',
  'about.mission.text':
    '自分のコインを持つために、企業に鍵を預ける必要も、専門家である必要もないはずです。私たちは、誰でもブラウザで開けて、何かが起こる前に費用の全額を示し、あなただけが持つ単語なしにはコインを1枚も動かせないウォレットを作っています。',
  'about.team': 'チーム',
  'about.team.text':
    'ウォレットを書く人が、テストもサポートへの回答も行っています。判断は、対象となるコードのそばに理由とともに書き残し、ほかの人が確認して異議を唱えられるようにしています。',
  'about.values': '私たちの価値観',
  'about.values.custody.title': 'あなたの鍵はあなたのもの',
  'about.values.custody.text':
    'リカバリーフレーズは、あなたのブラウザで作成され、使用されます。私たちがコインを動かすことは、たとえ望んでもできません。',
  'about.values.truth.title': '真実を伝える',
  'about.values.truth.text':
    'デモはデモと表示します。不明な数値は不明と表示し、決してゼロとは表示しません。計画は計画と呼びます。',
  'about.values.cost.title': '費用を先に示す',
  'about.values.cost.text':
    '送金する前に、最大の費用が表示されます。ウォレットがそれを超える額に署名することはありません。',
  'about.values.everyone.title': 'すべての人のために',
  'about.values.everyone.text':
    'すべての画面は、小さなスマートフォンでも大きな画面でも、ライトモードでもダークモードでも、キーボードでもスクリーンリーダーでも使えます。',
  'about.verify': 'リリースを検証する',
  'about.verify.text':
    'このサイトは、すべてのファイルのSHA-256と、そのソースのコミットを公開しています。そのコミットをチェックアウトし、依存関係をインストールして、このコマンドを実行してください。サイトをもう一度ビルドし、あなたに配信されるすべてのファイルと比較します。他の人に配信されるものや、当社のサーバーで動いているものは確認できません。',
  'about.verify.list': 'すべてのファイルのSHA-256',
  'about.closing': '仕組みについて知りたいことはありますか？',
  'about.closing.text':
    'ウォレットでできることは機能のページに掲載しています。そのほかはサポートがお答えします。',
  'about.closing.features': '機能を見る',
  'about.closing.support': 'サポートに質問',
} as const;
