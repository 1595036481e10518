export const importTexts = {
  'import.title': 'ウォレットをインポート',
  'import.subtitle': 'リカバリーフレーズの単語を、順番どおりに入力するか貼り付けてください。',
  'import.secrecy':
    '単語はこのブラウザ内にとどまり、送信されることはありません。他人から渡されたフレーズは決して入力しないでください。その人は、そこに入れたものを何でも持ち出せます。',
  'import.back': '代わりに新しいフレーズを作成',
  'import.count': '単語数',
  'import.words': 'リカバリーフレーズの単語',
  'import.word': '単語{place}',
  'import.completions': '一致する単語',
  'import.pasteHelp':
    'フレーズ全体を、番号の有無にかかわらず、どの欄にでも貼り付けられます。各単語は最初の4文字だけで十分です。',
  'import.filled': '{count, plural, other {#語を入力しました}}',
  'import.error.missing': '{place}番目の単語がありません',
  'import.error.tooMany':
    'リカバリーフレーズは最大24語ですが、{count}語が貼り付けられました。フレーズの単語だけを貼り付けてください。',
  'import.error.twoWays':
    'これらの単語は、横方向に読んでも縦方向に読んでも有効なフレーズになるため、正しい順番がわかりません。順番どおりに1行で貼り付けるか、番号を付けて貼り付けてください。',
  'import.findAccounts': 'アカウントを探す',
  'import.accounts': 'フレーズのアカウント',
  'import.accountsText':
    '9つのネットワークのいずれかで使われたアカウントを、ウォレットが探します。追加するものを選んでください。',
  'import.searching': '使われたアカウントを検索中…これまでに{count, plural, other {#件のアドレス}}',
  'import.waiting':
    '検索の回数が多すぎます。まもなく再開します…これまでに{count, plural, other {#件のアドレス}}',
  'import.stop': '検索を停止',
  'import.found':
    '最初の{count}件のアドレスのうち、{found, plural, other {#件のアカウントが使われていました}}。',
  'import.noneFound':
    '最初の{count}件のアドレスは、どれも使われていませんでした。ウォレットにコインがあった場合は、パスフレーズ（25番目の単語）か、アカウントを導出する別の方法が使われていた可能性があります。どちらもまだインポートできません。',
  'import.limit': 'ウォレットが確認するアドレスは最大{count}件です。',
  'import.unanswered':
    '{networks}が応答しなかったため、そこでのみ使われたアカウントはまだ見つかっていません。今すぐ、または後で「アカウント」から、もう一度検索できます。',
  'import.foundSwitchedOff':
    '現在オフになっている{count, plural, other {#件のネットワーク}}（{networks}）を使用したことがあります。そこでの保有資産を表示するには、ネットワーク設定でオンにしてください。',
  'import.searchAgain': 'もう一度検索',
  'import.account': '{path}のアカウント',
  'import.first': '1番目のアカウントは必ず追加され、最初はメインアカウントになります。',
  'import.transactions': '{network}で{count, plural, other {#件のトランザクションを送信}}',
  'import.token': '{network}のトークン',
  'import.unused': '未使用',
  'import.unknown': '{network}：不明',
  'import.listed': 'すでにアカウントに追加済み',
  'import.watched':
    '閲覧専用：鍵とともに追加するには、先に「アカウント」で削除してから、もう一度アカウントを検索してください。',
  'import.elsewhere':
    'このフレーズは、別のウォレットや別のEverything Walletアカウントでも使われていますか？その場合、両方が同じコインを表示し、送金できます。ここに保存された連絡先と履歴は共有されません。両方から同時に送金しないでください。',
  'import.back.words': '単語に戻る',
  'import.finish': 'このフレーズで設定',
  'import.error.accounts':
    'ウォレットは設定されましたが、{count, plural, other {#件のアカウントが}}追加されませんでした。コインに影響はありません。',
  'import.tryAgain': '再試行',
  'import.continueWithout': '追加せずに続ける',
  'import.find.title': '使われたアカウントを探す',
  'import.find.text':
    'フレーズのアカウントのうち、使われたことがあり、リストにないものを、9つのネットワークすべてで検索します。',
  'import.find.add': 'アカウントを追加',
  'import.find.added': '{count, plural, other {#件のアカウントを追加しました}}',
  'import.find.failed':
    '{count, plural, other {#件のアカウント}}を追加できませんでした。もう一度お試しください。',
  'import.find.mismatch':
    'これらの単語は有効なフレーズですが、このウォレットのフレーズではありません。検索は行われませんでした。',
  'drill.label': '復元テスト',
  'drill.open': 'テストを開始',
  'drill.never': '未実施',
  'drill.due': '実施時期です',
  'drill.title': '復元テスト',
  'drill.text':
    'このデバイスがなくなったと想像してください。書き留めた単語を入力してください。単語はこのデバイス上で照合され、何も送信されません。',
  'drill.submit': 'アカウントを確認',
  'drill.passed': 'このフレーズで、復元可能なすべてのアカウントが復元されます',
  'drill.failed': 'このフレーズでは、ウォレット全体は復元されません',
  'drill.failedText':
    'これらの単語は有効なフレーズですが、これらのアカウントのものではありません。必要になる前に、正しい単語を見つけてください。ウォレットがこのデバイスに保存されている場合は、設定でフレーズを表示できます。',
  'drill.restored': '復元されます（{path}）',
  'drill.otherPhrase': 'このフレーズでは復元されません',
  'drill.watchOnly': '復元されません：閲覧専用のため、鍵は別の場所にあります',
  'drill.noAccounts': '照合できるアカウントがウォレットにまだありません。',
  'drill.noted': '復元テストが完了しました。次回は90日後です。',
  'drill.notNoted': 'テストは成功しましたが、実施日を保存できませんでした。もう一度お試しください。',
  'drill.again': '別のフレーズを入力',
  'drill.reminder': '書き留めた単語で、すべてを復元できますか？復元テストは2分で終わり、何も送信されません。',
  'drill.later': '後で',
  'device.ask':
    'ウォレットはこのデバイスにありません。すべて閲覧できます。フレーズの代わりにパスワードで送金するには、ここにインポートしてください。',
  'device.ask.phrase': 'フレーズを入力',
  'device.ask.file': 'バックアップを読み込む',
  'device.ask.later': '今はしない',
} as const;
