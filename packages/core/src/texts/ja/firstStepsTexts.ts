export const firstStepsTexts = {
  'firstSteps.title': 'はじめの一歩',
  'firstSteps.progress': '{count}件中{done}件完了',
  'firstSteps.done': '完了',
  'firstSteps.backup': 'リカバリーフレーズをバックアップ',
  'firstSteps.backup.text':
    '単語を紙に書き留めてください。その後一度入力し、ウォレットを復元できることを確認します。',
  'firstSteps.receive': '最初のコインを受け取る',
  'firstSteps.receive.text':
    'アドレスまたはそのQRコードを送金者に見せてください。まずは少額から始めましょう。',
  'firstSteps.contact': '連絡先を追加',
  'firstSteps.contact.text': 'また送金するアドレスに名前を付けて保存します。',
  'firstSteps.hide': 'はじめの一歩を非表示',
} as const;
