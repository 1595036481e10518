export const phraseTexts = {
  'phrase.title': 'あなたのリカバリーフレーズ',
  'phrase.subtitle':
    'これらの12個の単語を順番どおりに書き留め、あなただけが見つけられる場所に保管してください。',
  'phrase.loading': 'リカバリーフレーズを生成中…',
  'phrase.show': '単語を表示',
  'phrase.hide': '単語を非表示',
  'phrase.copy': 'フレーズをコピー',
  'phrase.copied': 'コピーしました',
  'phrase.hiddenWord': '非表示の単語',
  'phrase.continue': 'フレーズを保存したのでアカウントへ進む',
  'phrase.finishing': '設定を完了しています…',
  'phrase.import': 'すでにフレーズを持っている',
  'phrase.why': 'これらの単語は何のためのものですか？',
  'phrase.why.text':
    'これらの単語はウォレットそのものです。どのデバイスでも、ほかのウォレットでも、アカウントを復元できます。ランダムな12個の単語は推測できず、ほかに控えはありません。今すぐ紙に書き留めてください。後で、ホームの「はじめの一歩」で読み取れることを確認します。',
  'phrase.warning.title': 'これらの単語を知る人は誰でも、あなたのコインを持ち出せます',
  'phrase.warning.text':
    '当社がこれらの単語を見ることはなく、復元することもできません。サポートが尋ねることは決してありません。続行する前にこのページを離れるか、別のタブで開くと、新しいフレーズが作成され、最新のものだけが有効になります。',
  'phrase.complete': '設定が完了しました。ようこそ！',
  'phrase.fallback': '代替のウォレットを使用しています',
  'phrase.error.word': '{place}番目の単語が単語リストにありません：「{word}」',
  'phrase.error.wordSuggested':
    '{place}番目の単語が単語リストにありません：「{word}」。「{suggestion}」ではありませんか？',
  'phrase.error.count': 'リカバリーフレーズの単語数は12、15、18、21、24のいずれかです。これは{count}語です',
  'phrase.error.checksum':
    '単語はどれも有効ですが、フレーズとしては無効です。1つが誤っているか、2つが入れ替わっています。',
  'phrase.error.store': 'リカバリーフレーズを保存できませんでした。もう一度お試しください。',
  'phrase.error.generate': 'リカバリーフレーズを生成できませんでした。もう一度お試しください。',
  'phrase.error.none': '利用できるフレーズがありません。すでに生成済みです。',
  'phrase.error.verification': '検証の状態を更新できませんでした。もう一度お試しください。',
  'phrase.error.complete': '設定を完了できませんでした。もう一度お試しください。',
  'phrase.lost.title': 'このウォレットは別のタブで設定されました',
  'phrase.lost.text':
    'ここに表示されている単語は、このウォレットのフレーズではありません。使用しないでください。書き留めた場合は、線を引いて消してください。このウォレットを開けるのは、別のタブの単語だけです。',
  'phrase.lost.importedText':
    'このウォレットは別のタブで、ここに入力したものとは異なるフレーズで設定されました。入力した単語は保管しておいてください。そのコインに影響はありません。ここでその単語を使うには、別のメールアドレスで新規登録してください。',
  'phrase.sessionOver.title': 'セッションが終了しました',
  'phrase.sessionOver.text':
    '単語はまだここに表示されていますが、ウォレットの設定は完了していません。新しいタブで同じアカウントにもう一度ログインし、このページに戻って続けてください。このページを閉じると、この設定は失われ、これらの単語はアカウントに結び付けられません。',
  'phrase.sessionOver.signIn': '新しいタブでログイン',
  'phrase.lost.continue': 'ウォレットへ移動',
  'phrase.verify.title': 'リカバリーフレーズの検証',
  'phrase.verify.text':
    '書き留めた単語を順番どおりに入力し、このウォレットのものと一致するか確認してください。',
  'phrase.verify.help':
    'ブラウザがフレーズをフィンガープリントに変換します。単語が当社のサーバーに送信されることはありません。',
  'phrase.verify.submit': 'フレーズを検証',
  'phrase.verify.verifying': '検証中…',
  'phrase.verify.success': 'リカバリーフレーズを検証しました',
  'phrase.verify.success.title': '検証に成功しました',
  'phrase.verify.success.text':
    'これらはこのウォレットの単語です。あなただけが見つけられる場所に保管してください。',
  'phrase.verify.mismatch.title': '検証に失敗しました',
  'phrase.verify.mismatch.text': '入力されたフレーズが一致しません。確認して、もう一度お試しください。',
  'phrase.verify.error.empty': 'リカバリーフレーズを入力してください',
  'phrase.verify.error.failed': 'フレーズを検証できませんでした',
  'phrase.verify.error.mismatch': 'リカバリーフレーズが一致しません',
  'phrase.verify.error.unexpected': '検証中にエラーが発生しました',
} as const;
