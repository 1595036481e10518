export const deviceWalletTexts = {
  'device.title': 'このデバイスのウォレット',
  'device.text':
    'リカバリーフレーズの代わりにパスワードで送金できます。フレーズは暗号化されてこのデバイスに保存され、どこにも送信されません。書き留めた単語の代わりにはなりません。',
  'device.checking': 'このデバイスにウォレットがあるか確認中…',
  'device.state.off': 'オフ',
  'device.state.locked': 'ロック中',
  'device.state.unlocked': 'ロック解除済み',
  'device.state.unusable': '使用不可',
  'device.lockedByPasskey':
    'このデバイスに保存され、ロックされています。パスキーでロックを解除してください。',
  'device.turnOn': 'オンにする',
  'device.setUpAgain': '設定し直す',
  'device.unlock': 'ロック解除',
  'device.lock': 'ロック',
  'device.lockWallet': 'ウォレットをロック',
  'device.unlockWallet': 'ウォレットをロック解除',
  'device.remove': '削除',
  'device.changePassword': 'パスワードを変更',
  'device.showPhrase': 'フレーズを表示',
  'device.saveBackup': 'バックアップを保存',
  'device.loadBackup': 'バックアップを読み込む',
  'device.idle': '自動ロックまでの時間',
  'device.idleMinutes': '{minutes, plural, other {#分}}',
  'device.hideOnLock': 'ロック時に残高を隠す',
  'device.password': 'デバイスパスワード',
  'device.newPassword': '新しいデバイスパスワード',
  'device.repeatPassword': 'パスワードをもう一度入力',
  'device.passwordHelp':
    '8文字以上で、推測されにくく、アカウントのパスワードとは異なるもの。誰もリセットできませんが、ウォレットはリカバリーフレーズで復元できます。',
  'device.wait': 'パスワードの間違いが多すぎます。{time}後にもう一度お試しください。',
  'device.error.passwordShort': '8文字以上にしてください',
  'device.error.passwordWeak': '簡単に推測されます。複数の単語を使うか、種類の異なる文字を増やしてください',
  'device.error.passwordOfAccount':
    'これはアカウントのパスワードです。このデバイスには別のパスワードを選んでください。',
  'device.error.passwordUnchecked':
    'パスワードを確認できませんでした。接続を確認して、もう一度お試しください。',
  'device.strength.strong': '強い：推測に要する時間は{time}です。',
  'device.strength.weak': '弱い：推測に要する時間は{time}です。',
  'device.strength.moment': '1分未満',
  'device.strength.minutes': '約{count, plural, other {#分}}',
  'device.strength.hours': '約{count, plural, other {#時間}}',
  'device.strength.days': '約{count, plural, other {#日}}',
  'device.strength.years': '約{count, plural, other {#年}}',
  'device.strength.centuries': '数世紀',
  'device.error.passwordMissing': 'デバイスパスワードを入力してください',
  'device.error.passwordMismatch': 'パスワードが一致しません',
  'device.error.fileMissing': 'バックアップファイルを選択してください',
  'device.error.fileLarge':
    'このファイルはバックアップファイルとしては大きすぎます。保存したときのままのファイルを選択してください。',
  'device.error.noAccount':
    'ウォレットにメインアカウントがまだありません。ウォレットを一度開いてから、これをオンにしてください。',
  'device.turnOn.title': 'ウォレットをこのデバイスに保存',
  'device.turnOn.phraseHelp':
    'このデバイスで暗号化するために、もう一度入力してください。当社のサーバーに送信されることはありません。',
  'device.turnOn.submit': 'このデバイスに保存',
  'device.created': 'ウォレットはこのデバイスに保存され、ロックが解除されています',
  'device.createdLocked':
    'ウォレットはこのデバイスに保存されましたが、ロックされています。デバイスパスワードでロックを解除してください。',
  'device.notStored.title': 'ウォレットは設定されましたが、このデバイスには保存されていません',
  'device.notStored.text':
    '単語はまだここに表示されています。書き留めたことを確認してください。そのうえで、もう一度試すか、保存せずに続けてください。後で設定からオンにできます。',
  'device.notStored.again': 'もう一度保存を試す',
  'device.notStored.continue': '保存せずに続ける',
  'device.opened': 'ウォレットのロックを解除しました',
  'device.unlock.title': 'このデバイスのウォレットのロックを解除',
  'device.unlock.text': 'ロック解除はオフラインでもできます。',
  'device.change.title': 'デバイスパスワードを変更',
  'device.change.text': '以前に保存したバックアップファイルのパスワードは、古いもののままです。',
  'device.change.passkeyText':
    '忘れたパスワードの代わりに、デバイスがパスキーをもう一度求めます。以前に保存したバックアップファイルのパスワードは、古いもののままです。',
  'device.change.forgotten': 'お忘れですか？パスキーを使用',
  'device.changed': 'デバイスパスワードを変更しました',
  'device.setPassword': 'デバイスパスワードを設定',
  'device.setPassword.text':
    'デバイスがパスキーを求めます。以後、パスキーとパスワードのどちらでもこのウォレットのロックを解除できます。',
  'device.passwordSet': 'デバイスパスワードを設定しました',
  'device.passkey.needsWallet':
    '先に「このデバイスのウォレット」をオンにしてください。その後、パスキー（指紋、顔、またはPIN）でロックを解除できるようになります。',
  'device.passkey.needsUnlocked': 'これを変更するには、このデバイスのウォレットのロックを解除してください。',
  'device.passkey.needsPassword':
    'オフにする前にデバイスパスワードを設定してください。設定しないと、このデバイスのウォレットのロックを解除できるのはパスキーだけです。',
  'device.passkey.insecure':
    '利用できません：このページは安全な接続（https）を使用していません。デバイスパスワードを使用してください。',
  'device.passkey.ipAddress':
    '利用できません：パスキーにはアドレスバーにlocalhostのような名前が必要ですが、これはIPアドレスです。デバイスパスワードを使用してください。',
  'device.passkey.noWebAuthn':
    '利用できません：このブラウザはパスキー（WebAuthn）に対応していません。デバイスパスワードを使用してください。',
  'device.passkey.noPrf':
    '利用できません：このブラウザのパスキーは鍵を保護できません（PRF非対応）。デバイスパスワードを使用してください。',
  'device.passkey.noAuthenticator':
    '利用できません：このデバイスには、このブラウザで使える指紋、顔、PINがありません。デバイスパスワードを使用してください。',
  'device.passkey.use': 'パスキーを使用',
  'device.passkeyAlone':
    'ロックを解除できるのはパスキーだけです。デバイスパスワードを設定すると、ここでフレーズを表示し、バックアップファイルを保存することもできます。',
  'device.passkey.add.title': 'パスキーでロックを解除',
  'device.passkey.add.text':
    'デバイスが指紋、顔、またはPINを求め、パスキーを作成します。その応答がこのデバイスの外に出ることはありません。デバイスパスワードも引き続き使えます。',
  'device.passkey.add.submit': 'パスキーを作成',
  'device.passkey.added': 'パスキーでこのウォレットのロックを解除できるようになりました',
  'device.passkey.remove.title': 'パスキーでのロック解除をやめますか？',
  'device.passkey.remove.text':
    '以後、このデバイスのウォレットのロックを解除できるのは、デバイスパスワードだけになります。パスキーはデバイスの設定に残りますが、何のロックも解除しません。',
  'device.passkey.remove.submit': 'オフにする',
  'device.passkey.removed': 'このパスキーではウォレットのロックを解除できなくなりました',
  'device.phrase.title': 'あなたのリカバリーフレーズ',
  'device.phrase.text':
    '誰にも見られていないことを確認してください。これらの単語を読んだり撮影したりした人は誰でも、あなたのコインを持ち出せます。単語は1分間表示されます。',
  'device.phrase.submit': '続ける',
  'device.phrase.left': '{seconds}秒後に非表示になります',
  'device.phrase.over': '1分が経過しました。単語を見るには、パスワードをもう一度入力してください。',
  'device.remove.title': 'このデバイスからウォレットを削除しますか？',
  'device.remove.text':
    '削除後の復元に使えるのは、このウォレットの単語またはバックアップファイルだけです。この単語は、アカウントの単語とは異なる場合があります。確信がない場合は、キャンセルして、先に「フレーズを表示」を選んでください。',
  'device.remove.storedText':
    '削除後にコインへのアクセスに使えるのは、このウォレットの単語だけです。バックアップファイルは使えません。単語を書き留めていない場合は、キャンセルして、先に「フレーズを表示」を選んでください。',
  'device.remove.uselessText':
    '保存されているこのウォレットのロックを解除できるパスワードはもうないため、入力は不要です。リカバリーフレーズまたはバックアップファイルで復元できます。コインとアカウントに影響はありません。',
  'device.remove.storedUselessText':
    '保存されているこのウォレットのロックを解除できるパスワードはもうないため、入力は不要です。そのリカバリーフレーズがあれば、どのウォレットからでもコインにアクセスできます。',
  'device.remove.changedText':
    '保存されているこのウォレットのロックは、もう解除できません。復元に使えるのは、このウォレットの単語またはバックアップファイルだけです。コインとアカウントに影響はありません。',
  'device.remove.storedChangedText':
    '保存されているこのウォレットのロックは、もう解除できません。コインへのアクセスに使えるのはこのウォレットの単語だけで、単語はどのウォレットでも使えます。',
  'device.remove.byPassword': 'デバイスパスワードを使用',
  'device.remove.byPhrase': 'リカバリーフレーズを使用',
  'device.remove.phraseHelp': 'このウォレットの単語。このデバイス上での照合にのみ使われます。',
  'device.remove.accountPhraseHelp': 'このデバイス上で、アカウントとの照合にのみ使われます。',
  'device.removed': 'ウォレットをこのデバイスから削除しました',
  'device.backup.title': 'バックアップファイルを保存',
  'device.backup.text':
    'このファイルは現在のデバイスパスワードで開けます。パスワードを覚えていることを確認するため、入力してください。',
  'device.backup.submit': 'ファイルを保存',
  'device.backup.forgotten': 'お忘れですか？パスキーで新しいものを設定',
  'device.backup.saved':
    'ブラウザがバックアップファイルを受け取りました。ダウンロードを確認してください。このファイルは、このアカウントでのみ、現在のデバイスパスワードで使えます。最も重要なバックアップは、これまでどおり書き留めた単語です。',
  'device.restore.title': 'バックアップファイルを読み込む',
  'device.restore.text':
    'ファイルを保存したときのパスワードを入力してください。ファイルが開かれると、このデバイスのウォレットはファイルの内容に置き換わります。別の単語のウォレットは、あなたが削除するまで残ります。',
  'device.restore.choose': 'ファイルを選択',
  'device.restore.chosen': '選択中：{name}',
  'device.restore.submit': '読み込む',
  'device.stored.all':
    'このデバイスにはウォレットが保存されています。使用するには、そのアカウントでログインしてください。ログインできなくなった場合でも、そのデバイスパスワードまたはパスキーでリカバリーフレーズを表示できます。',
  'device.stored.others':
    'このデバイスには、別のアカウントまたは削除されたアカウントのウォレットも保存されています。',
  'device.stored.own':
    'このデバイスにはすでにこのアカウントのウォレットが保存されており、コインがその中にある可能性があります。先にそのリカバリーフレーズを表示し、「すでにフレーズを持っている」を選んで、そのフレーズで続けてください。',
  'device.stored.open': '表示する',
  'device.stored.title': 'このデバイスのウォレット一覧',
  'device.stored.text':
    'アカウントがもう存在しない場合でも、それぞれのデバイスパスワードまたはパスキーでロックを解除できます。リカバリーフレーズがあれば、どのウォレットからでもコインにアクセスできます。何かを削除する前に、書き留めてください。',
  'device.stored.gone': 'このウォレットは、もうこのデバイスにありません。',
  'device.signs': 'このデバイスのウォレットが署名します。フレーズは不要です。',
  'device.passkeySigns': 'パスキーでこのデバイスのウォレットのロックを解除します。フレーズは不要です。',
  'device.derives': 'このデバイスのウォレットがアカウントを追加します。フレーズは不要です。',
  'device.secretUnseen': '先に、パスワードまたはリカバリーフレーズの入力欄までスクロールしてください。',
  'device.passwordSends': 'ロックを解除して続けるには、入力してください。',
  'device.usePhrase': '代わりにリカバリーフレーズを使用',
  'device.useDevice': 'このデバイスのウォレットを使用',
  'device.offer': 'ウォレットをこのデバイスにも保存する',
  'device.offerText':
    '保存すると、これらの単語の代わりにパスワードで送金できます。単語は暗号化されてここに保存され、送信されることはありません。後で設定から行うこともできます。',
  'device.offer.passkeyText':
    '保存すると、これらの単語の代わりに指紋、顔、またはPINで送金できます。単語は暗号化されてここに保存され、送信されることはありません。後で設定から行うこともできます。',
  'device.offer.passkey':
    '続けると、デバイスが指紋、顔、またはPINを求め、パスキーを作成します。このデバイスを失くした場合、ウォレットを復元できるのは書き留めた単語だけです。',
  'device.offer.usePassword': '代わりにパスワードを使用',
  'device.offer.usePasskey': '代わりにパスキーを使用',
} as const;
