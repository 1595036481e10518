export const emailTexts = {
  'email.loading': 'リンクを読み取り中…',
  'email.continue': '続ける',
  'email.toSignIn': 'ログインへ移動',
  'email.working': '少々お待ちください…',
  'email.phraseNote':
    '新しいパスワードはアカウントへのログインに使います。リカバリーフレーズは変わりません。コインを管理できるのはリカバリーフレーズだけで、リセットはできません。',
  'email.verifyEmail.title': 'メールアドレスの確認',
  'email.verifyEmail.text':
    '{email}はあなたのものですか？ご自身で新規登録に使った場合にのみ確認してください。',
  'email.verifyEmail.submit': 'このアドレスを確認',
  'email.verifyEmail.done': 'アドレスを確認しました',
  'email.verifyEmail.doneText':
    'パスワードを忘れた場合は、{email}を使って新しいパスワードを設定できます。コインを管理できるのはリカバリーフレーズだけです。',
  'email.resetPassword.title': '新しいパスワードの設定',
  'email.resetPassword.text': '{email}のアカウント用です。',
  'email.resetPassword.newPassword': '新しいパスワード',
  'email.resetPassword.submit': '新しいパスワードを設定',
  'email.resetPassword.done': 'パスワードを変更しました',
  'email.resetPassword.doneText':
    '{email}のすべてのセッションがログアウトされました。新しいパスワードでログインしてください。',
  'email.resetPassword.check':
    'このウォレットをご自身で作成していない場合や、他者がパスワードを知っていた場合は、コインを受け取る前に、設定でリカバリーフレーズを確認してください。書き留めたものと同じでなければなりません。',
  'email.recoverEmail.title': 'メールアドレスを元に戻す',
  'email.recoverEmail.text': 'アカウントのメールアドレスが{email}に戻ります。',
  'email.recoverEmail.textBoth': 'アカウントのメールアドレスが{other}から{email}に戻ります。',
  'email.recoverEmail.submit': 'このアドレスに戻す',
  'email.recoverEmail.done': 'アドレスを元に戻しました',
  'email.recoverEmail.doneText':
    '再び{email}でログインします。ご自身で変更していない場合は、誰かがパスワードを知っています。今すぐ新しいパスワードを設定してください。',
  'email.recoverEmail.reset': '新しいパスワードを設定',
  'email.verifyAndChangeEmail.title': 'メールアドレスの変更',
  'email.verifyAndChangeEmail.text': 'アカウントのメールアドレスが{email}になります。',
  'email.verifyAndChangeEmail.textBoth': 'アカウントのメールアドレスが{other}から{email}に変わります。',
  'email.verifyAndChangeEmail.submit': 'アドレスを変更',
  'email.verifyAndChangeEmail.done': 'アドレスを変更しました',
  'email.verifyAndChangeEmail.doneText':
    '今後は{email}でログインします。すべてのデバイスでログアウトされました。もう一度ログインしてください。',
  'email.confirmedAlready': 'アドレスはすでに確認済みです',
  'email.confirmedAlreadyText': 'ほかに行うことはありません。',
  'email.malformed': 'このリンクは不完全です',
  'email.malformedText':
    'メールからもう一度開くか、リンク全体をアドレスバーにコピーしてください。セキュリティのため、ページはコードを読み取るとすぐにアドレスバーから削除します。そのため、このページは再読み込みできません。',
  'email.unsupported': '当社はこのようなリンクを送信しません',
  'email.unsupportedText':
    'このウォレットにログイン用のリンクはありません。このページを閉じ、そのリンクから移動した先では、パスワードやリカバリーフレーズをどこにも入力しないでください。',
  'email.invalid': 'このリンクはもう使えません',
  'email.invalid.verifyEmail':
    'すでに使用されたか、より新しいリンクが送信されています。アドレスを確認したばかりであれば、完了しています。そうでない場合は、ウォレットの設定から新しいリンクを送信してください。',
  'email.invalid.resetPassword':
    'すでに使用されたか、より新しいリンクが送信されています。新しいパスワードを設定したばかりであれば、それでログインしてください。そうでない場合は、新しいリンクをリクエストしてください。',
  'email.invalid.recoverEmail':
    'すでに使用されたか、当社のリンクではありません。他者がアドレスを変更した場合は、このアドレスから{support}にご連絡ください。',
  'email.invalid.verifyAndChangeEmail':
    'すでに使用されたか、当社のリンクではありません。アドレスを変更したばかりであれば、新しいアドレスでログインしてください。',
  'email.expired': 'このリンクは期限切れです',
  'email.expired.verifyEmail': 'ウォレットの設定から新しいリンクを送信してください。',
  'email.expired.resetPassword': '新しいリンクをリクエストしてください。何も変更されていません。',
  'email.expired.recoverEmail': 'このアドレスから{support}にご連絡ください。お手伝いします。',
  'email.expired.verifyAndChangeEmail': '何も変更されていません。引き続き以前のアドレスでログインします。',
  'email.disabled': 'このアカウントは無効になっています',
  'email.disabledText':
    '誰もこのアカウントにログインできません。コインに影響はありません。リカバリーフレーズはほかのウォレットでも使えます。{support}にご連絡ください。',
  'email.taken': '別のアカウントがすでにこのアドレスを使用しています',
  'email.takenText': '何も変更されていません。以前のアドレスでログインするか、{support}にご連絡ください。',
  'email.weakPassword': 'もっと長いパスワード、または一般的でないパスワードを選んでください',
  'email.tooMany': 'リクエストが多すぎます。数分後にもう一度お試しください。',
  'email.newLink': '新しいリンクを送信',
  'email.openSettings': '設定を開く',
  'email.forgot.title': 'パスワードをお忘れですか？',
  'email.forgot.text': '新しいパスワードを設定するリンクをメールでお送りします。',
  'email.forgot.submit': 'リンクを送信',
  'email.forgot.again': 'もう一度送信',
  'email.forgot.sent': 'メールを確認してください',
  'email.forgot.sentText':
    '{email}のアカウントがここにある場合は、新しいパスワードを設定するリンクを送信しました。届くまで数分かかることがあります。迷惑メールフォルダーも確認してください。',
  'email.forgot.wait': '{seconds}秒後に再度リクエストできます。',
} as const;
