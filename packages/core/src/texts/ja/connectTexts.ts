export const connectTexts = {
  'connect.title': 'ウェブサイトに接続',
  'connect.waiting': 'ウェブサイトを待っています…',
  'connect.opening': 'ウォレットを開いています…',
  'connect.done': '完了しました。{host}に戻れます。',
  'connect.left':
    'このウィンドウを開いたページが閉じられたか、変わったため、そのページに回答は届きません。すでに送信したトランザクションは履歴で確認できます。',
  'connect.close': 'ウィンドウを閉じる',
  'connect.openWallet': 'ウォレットを開く',
  'connect.site': 'ウェブサイト',
  'connect.byLink':
    'このリクエストは{host}のリンクから来ています。リクエストの内容はリンクの作成者が決めたものです。注意深く確認してください。',
  'connect.claims': 'ページは「{title}」と名乗っています。',
  'connect.punycode':
    'ブラウザによっては、この名前は{unicode}と表示されます。別の名前を装っている可能性があります。1文字ずつ確認してください。',
  'connect.mixedScript': 'この名前には、異なる文字体系の文字が混ざっています。1文字ずつ確認してください。',
  'connect.http': 'このページは暗号化されていません。ネットワーク上の誰でも内容を書き換えられます。',
  'connect.local': 'このページは、お使いのコンピューター上にあります。',
  'connect.resembles': 'この名前は{other}に似ていますが、別のウェブサイトです。',
  'connect.new': 'このウェブサイトがウォレットに接続されたことは、これまでありません。',
  'connect.asks': 'ウォレットへの接続を求めています',
  'connect.accounts': '共有するアカウント',
  'connect.newAccount': 'このウェブサイト用の新規アカウント',
  'connect.networks': 'ネットワーク',
  'connect.networksAll': '{count}件のネットワークすべて',
  'connect.networksSome': '{count, plural, other {#件のネットワーク}}',
  'connect.duration': '接続の期間',
  'connect.duration.day': '1日',
  'connect.duration.month': '30日',
  'connect.duration.always': '終了するまで',
  'connect.can':
    'ウェブサイトは、これらのアカウントのアドレス、残高、アクティビティを見て、署名を求めることができます。',
  'connect.cannot':
    'ウェブサイトだけで何かを動かすことはできません。署名する前に、すべてのリクエストをあなたが確認します。',
  'connect.confirm': '接続',
  'connect.reject': '拒否',
  'connect.noneChosen': 'アカウントとネットワークを少なくとも1つずつ選んでください。',
  'connect.switch.title': '{network}を許可しますか？',
  'connect.switch.text':
    '{host}が{network}の使用も求めています。今後も、すべてのリクエストをあなたが確認します。',
  'connect.switch.confirm': '許可',
  'connect.asset.title': '{symbol}をトークンに追加しますか？',
  'connect.asset.text':
    '{host}がこのトークンを提案しています。どんな名前のトークンでも、誰でも作成できます。使用する前にコントラクトを確認してください。',
  'connect.asset.confirm': '追加',
  'connect.problem.byHand':
    'このページは、ウェブサイトがウォレットを使おうとすると自動的に開きます。今、ここで行うことはありません。',
  'connect.problem.framed': 'ウォレットは別のページの中では動作しません。専用のウィンドウで開いてください。',
  'connect.problem.noOrigin':
    'このウィンドウを開いたページのアドレスを確認できないため、ウォレットは応答しません。ウェブサイトを専用のタブで開き、もう一度お試しください。',
  'connect.problem.version':
    'このウェブサイトは、ウォレットが対応していないバージョンの接続を使用しています。ウェブサイトを再読み込みするか、開発者に更新を依頼してください。',
  'connect.problem.malformed':
    'ウォレットはウェブサイトのリクエストを読み取れません。ウェブサイトで最初からやり直すか、開発者に報告してください。',
  'connect.problem.otherReferrer':
    'リクエストに示されたウェブサイトが、ここへ移動してきたページと異なるため、ウォレットは応答しません。ウェブサイトで最初からやり直してください。',
  'connect.problem.otherReturn':
    '戻り先のアドレスに別のウェブサイトのアドレスが含まれており、そのサイトが回答を受け取る可能性があります。そのため、ウォレットは応答しません。ウェブサイトの開発者に報告してください。',
  'connect.problem.late':
    'このリクエストは期限切れか、すでに回答済みです。ウェブサイトで最初からやり直してください。',
  'connect.problem.notLoaded':
    'ウォレットを読み込めませんでした。インターネット接続を確認し、ウェブサイトで最初からやり直してください。',
  'connect.noVault':
    'このデバイスのウォレットが設定されていないため、ウェブサイト用の署名ができません。ウォレットを開き、「設定」で「このデバイスのウォレット」をオンにしてください。その後、ウェブサイトで最初からやり直してください。',
  'connect.unfinished':
    'アカウントの設定がまだ完了していません。ウォレットで設定を完了してから、ウェブサイトで最初からやり直してください。',
  'connect.noAccount': '署名できるアカウントがありません。閲覧専用アカウントには鍵がありません。',
  'connect.sites.title': '接続中のウェブサイト',
  'connect.sites.intro':
    'これらのウェブサイトは、このブラウザでのみ、あなたのアカウントの一部を見て、署名を求めることができます。',
  'connect.sites.none': '接続中のウェブサイトはありません',
  'connect.sites.noneText':
    'Ethereumウォレットに対応するウェブサイトで、Everything Walletを選んでください。そのウェブサイトがここに表示されます。',
  'connect.sites.lastUsed': '最終使用：{time}',
  'connect.sites.until': '{time}まで接続',
  'connect.sites.always': '終了するまで接続',
  'connect.sites.ended': '{host}との接続を終了しました。',
  'connect.sites.expired': 'この接続は期限切れです。',
  'connect.sites.end': '接続を終了',
  'connect.sites.endText':
    'このウェブサイトは署名を求められなくなります。次のリクエストまでは、サイトにアドレスが表示されたままの場合があります。コントラクトに与えた承認は残ります。「承認」をご覧ください。',
  'connect.sites.export': 'エクスポート',
  'connect.sites.limits': '制限',
  'connect.sites.limits.messages': 'メッセージへの署名を求めることを許可',
  'connect.sites.limits.transactions': 'トランザクションの送信を求めることを許可',
  'connect.sites.limits.contracts': '次のコントラクトのみ許可（1行に1アドレス。空欄の場合はすべて許可）',
  'connect.sites.limits.coin': 'ネットワークごとの1日のコイン上限額（空欄の場合は上限なし）',
  'connect.sites.limits.saved': '制限を保存しました。',
  'connect.sites.limits.badContract': '{text}はアドレスではありません。',
  'connect.sites.limits.badCoin': '0.5のような数値を入力してください。',
  'connect.sites.log': 'リクエスト',
  'connect.sites.log.none': 'リクエストはまだありません。',
  'connect.sites.log.approved': '許可',
  'connect.sites.log.rejected': '拒否',
  'connect.sites.log.refused': 'ウォレットが拒否',
} as const;
