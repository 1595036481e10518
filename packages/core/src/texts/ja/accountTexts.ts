export const accountTexts = {
  'accounts.title': 'アカウント',
  'accounts.label': 'アカウント{number}',
  'accounts.primary': 'メイン',
  'accounts.watchOnly': '閲覧専用',
  'accounts.watchOnlyHint':
    'ウォレットにこのアドレスの鍵はありません。送金はできず、受取用アドレスとしても表示されません。',
  'accounts.foreign': 'このデバイスに鍵なし',
  'accounts.foreignHint':
    'このデバイスのウォレットに、このアドレスの鍵はありません。そこでは何も受け取らないでください。',
  'accounts.setPrimary': 'メインに設定',
  'accounts.setPrimaryNamed': 'メインに設定：{account}',
  'accounts.deleteNamed': '{account}を削除',
  'accounts.copyAddressNamed': '{account}のアドレスをコピー',
  'accounts.intro':
    '送金はメインアカウントから行われます。鍵のあるアカウントは、リカバリーフレーズから導出されます。',
  'accounts.empty': 'アカウントはまだありません',
  'accounts.emptyText':
    'アカウントがないと、送金も受取もできません。リカバリーフレーズでアカウントを復元できます。',
  'accounts.unverified': '先にウォレットの設定を完了してください',
  'accounts.unverifiedText':
    'アカウントはリカバリーフレーズから導出されますが、そのフレーズの確認がまだ済んでいません。',
  'accounts.unverifiedAction': '設定を続ける',
  'accounts.new': '新規アカウント',
  'accounts.find': 'アカウントを探す',
  'accounts.new.kind': 'アカウントの種類',
  'accounts.new.fromPhrase': 'フレーズから',
  'accounts.new.watchOnly': '閲覧専用',
  'accounts.new.fromPhraseText':
    'リカバリーフレーズの次のアカウント（{path}）を追加します。同じ単語で復元できます。',
  'accounts.new.watchOnlyText':
    '閲覧するアドレスを追加します。ウォレットにその鍵はないため、送金はできず、受取用アドレスとしても表示されません。',
  'accounts.new.phraseHelp':
    'フレーズは次のアドレスを見つけるためにこのブラウザ内で使われます。当社のサーバーに送信されることはありません。',
  'accounts.new.address': 'アドレス',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'アカウントを作成',
  'accounts.new.creating': '作成中…',
  'accounts.deleteTitle': '{account}を削除しますか？',
  'accounts.deleteText':
    'アドレスが一覧から削除されます。コインに影響はありません。「新規アカウント」でフレーズから復元できます。',
  'accounts.deleteWatchOnlyText': 'アドレスが一覧から削除されます。いつでももう一度追加できます。',
  'accounts.deleteLastTitle': '唯一のアカウントを削除しますか？',
  'accounts.deleteLastText':
    '削除すると、ウォレットにアドレスがなくなります。リカバリーフレーズをもう一度入力するまで、送金も受取もできません。フレーズがないと、コインにアクセスできなくなります。コイン自体に影響はありません。',
  'accounts.deleteCostBasisText':
    '後で取得原価をエクスポートする場合、このアカウントへの送金は、このアカウント自身が何かを送ったことがない限り、他者への送金として計上されます。',
  'accounts.created': 'アカウントを作成しました',
  'accounts.primaryUpdated': 'メインアカウントを変更しました',
  'accounts.deleted': 'アカウントを削除しました',
  'accounts.error.nameTooLong': '名前は50文字以内にしてください',
  'accounts.error.load': 'アカウントを読み込めませんでした',
  'accounts.error.create': 'アカウントを作成できませんでした',
  'accounts.error.setPrimary': 'メインアカウントに設定できませんでした',
  'accounts.error.delete': 'アカウントを削除できませんでした',
  'accounts.error.deletePrimary':
    'メインアカウントは削除できません。先に別のアカウントをメインに設定してください。',
  'accounts.error.exists': 'このアドレスはすでにアカウントにあります',
  'accounts.error.watched':
    'フレーズの次のアドレスは、すでに閲覧専用として一覧にあります。先に削除してから、フレーズからもう一度追加してください。',
  'accounts.balanceUnknown': '残高不明',
} as const;
