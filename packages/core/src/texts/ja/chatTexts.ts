export const chatTexts = {
  'chat.greeting':
    'こんにちは！Everything Walletのサポートアシスタントです。本日はどのようなご用件でしょうか？',
  'chat.title': 'サポートチャット',
  'chat.open': 'サポートチャットを開く',
  'chat.opening': 'サポートチャットを開いています…',
  'chat.close': 'サポートチャットを閉じる',
  'chat.conversation': '会話',
  'chat.you': 'あなた',
  'chat.assistant': 'サポートアシスタント',
  'chat.field': 'メッセージ',
  'chat.placeholder': '質問を入力…',
  'chat.safety':
    'リカバリーフレーズや秘密鍵は、決してここに書かないでください。Everything Walletの関係者がそれを尋ねることは決してありません。',
  'chat.charactersLeft': '{count, plural, other {残り#文字}}',
  'chat.send': '送信',
  'chat.stop': '停止',
  'chat.pending': '回答を待っています…',
  'chat.copy': 'この回答をコピー',
  'chat.cut': '接続が切れました。この回答は途中までです。',
  'chat.stopped': 'この回答を停止しました。',
  'chat.unanswered': 'このメッセージには回答がありませんでした。',
  'chat.error.send': 'メッセージを送信できませんでした',
  'chat.error.response': '応答を取得できませんでした',
  'chat.error.noBody': '応答の本文がありません',
  'chat.error.phrase':
    'メッセージは送信されませんでした。リカバリーフレーズが含まれています。フレーズを持つ人は誰でもあなたのコインを持ち出せます。サポートがそれを必要とすることは決してありません。送信する前に削除してください。',
  'chat.error.privateKey':
    'メッセージは送信されませんでした。秘密鍵、または16進数のリカバリーフレーズと思われるものが含まれています。それを持つ人は誰でもあなたのコインを持ち出せます。サポートがそれを必要とすることは決してありません。トランザクションについて質問するには、ハッシュの前に「transaction」と書いてください。',
  'chat.error.apiKey':
    'メッセージは送信されませんでした。APIキーが含まれています。キーを持つ人は誰でもそれを使えます。サポートがそれを必要とすることは決してありません。送信する前に削除してください。key_unknownなど、エラーに含まれるコードだけで十分です。',
  'chat.error.load': 'サポートチャットを開けませんでした。接続を確認して、もう一度お試しください。',
} as const;
