export const accessTexts = {
  'settings.delete': 'アカウントを削除',
  'settings.changeEmail': 'メールアドレスを変更',
  'settings.password': 'パスワードを変更',
  'settings.sessions': 'すべての場所でログアウト',
  'access.currentPassword': '現在のパスワード',
  'access.newPassword': '新しいパスワード',
  'access.working': '少々お待ちください…',
  'access.password.title': 'パスワードの変更',
  'access.password.text':
    'ここではログインしたままになります。ほかのデバイスはすべてログアウトされ、新しいパスワードが必要になります。',
  'access.password.done': 'パスワードを変更しました。ほかのデバイスはログアウトされました。',
  'access.password.othersLeft':
    'パスワードを変更しましたが、ほかのデバイスはログインしたままの可能性があります。確実にログアウトするには、「すべての場所でログアウト」を使用してください。',
  'access.email.title': 'メールアドレスの変更',
  'access.email.text':
    '現在のアドレスは{email}です。新しいアドレスにリンクを送信します。リンクを開くとアドレスが変わり、以後は新しいアドレスでログインします。それまでは何も変わりません。以前のアドレスにもお知らせし、そこから変更を元に戻せます。',
  'access.email.new': '新しいアドレス',
  'access.email.same': 'これはすでに現在のアドレスです',
  'access.email.submit': 'リンクを送信',
  'access.email.sent':
    '{email}が使用可能であれば、リンクを送信しました。リンクを開くとアドレスが変わります。迷惑メールフォルダーも確認してください。',
  'access.sessions.title': 'すべての場所でログアウトしますか？',
  'access.sessions.text':
    'ここと、ほかのすべてのデバイスでログアウトします。パスワードでもう一度ログインしてください。以前のセッションでは、送金も変更もできなくなります。APIキーは引き続き使えます。開発者ポータルで削除してください。',
  'access.sessions.done': 'すべての場所でログアウトしました。',
  'access.sessions.failed': 'すべての場所でのログアウトができませんでした。もう一度お試しください。',
  'access.delete.title': 'アカウントを削除しますか？',
  'access.delete.goes':
    'ログイン情報、プロフィール、アドレス、連絡先、トークン、履歴、APIキー、プログラムのAPIリクエストの記録、リカバリーフレーズのダイジェストが削除されます。この操作は元に戻せません。',
  'access.delete.stays':
    'コインとトランザクションは、誰でも見られる形でそれぞれのネットワークに残ります。リカバリーフレーズは、ほかのどのウォレットでも引き続き使えます。必ず書き留めてあることを確認してください。バックアップファイルはこのアカウントでしか使えず、削除後に当社がお手伝いすることはできません。このデバイスに保存されたウォレットは、暗号化されたまま残ります。ログインページで、デバイスパスワードまたはパスキーを使って開き、削除できます。すでに保留中の送金はそのまま続行されます。',
  'access.delete.email': '確認のため、メールアドレスを入力',
  'access.delete.emailMismatch': 'このアカウントのメールアドレスを入力してください',
  'access.delete.submit': 'アカウントを削除',
  'access.delete.deleting': '削除中…',
  'access.delete.failed':
    'アカウントを削除できませんでした。もう一度お試しください。削除は中断したところから続行されます。',
  'access.delete.unclear':
    'サーバーが応答しなかったため、アカウントが削除されたかどうか不明です。ログインを試してください。ログインできなければ、削除されています。ログインできる場合は、もう一度お試しください。',
  'access.delete.notImplemented': 'アカウントの削除はまだ実装されていません',
  'access.deleted.title': 'アカウントを削除しました',
  'access.deleted.text': 'ログイン情報と、当社が保存していた次の情報を削除しました：',
  'access.deleted.plain': 'ログイン情報と、当社が保存していたあなたの情報をすべて削除しました。',
  'access.deleted.addresses': '{count, plural, other {#件のアドレス}}',
  'access.deleted.transactions': '履歴の{count, plural, other {#件のトランザクション}}',
  'access.deleted.contacts': '{count, plural, other {#件の連絡先}}',
  'access.deleted.tokens': '{count, plural, other {#件のトークン}}',
  'access.deleted.apiKeys': '{count, plural, other {#個のAPIキー}}',
  'access.deleted.apiRequests': 'APIリクエストの{count, plural, other {#件の記録}}',
  'access.deleted.other': 'プロフィールやカウンターなど、{count, plural, other {その他#件の記録}}',
  'access.deleted.coins':
    'コインに影響はありません。リカバリーフレーズは、ほかのどのウォレットでも使えます。同じメールアドレスで再度新規登録できます。',
  'access.deleted.wallet':
    'このデバイスに保存されたウォレットは、暗号化されたまま残ります。鍵の唯一のコピーである可能性があります。ログインページで、デバイスパスワードまたはパスキーを使って開き、リカバリーフレーズを表示し、削除できます。',
} as const;
