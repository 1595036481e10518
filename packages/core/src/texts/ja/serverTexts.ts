export const serverTexts = {
  'server.signIn': '続けるにはログインしてください。',
  'server.appUnverified': 'このアプリを検証できませんでした。再読み込みして、もう一度お試しください。',
  'server.malformed': 'リクエストの形式が正しくありません。',
  'server.unexpected': '問題が発生しました。もう一度お試しください。',
  'server.chainUnavailable': 'ネットワークが応答しませんでした。もう一度お試しください。',
  'server.nodesDisagree':
    'ネットワークのノードの回答が一致しないため、現在は不明です。数分後にもう一度お試しください。',
  'server.keysFull':
    'APIキーが上限の20個に達しています。もう使わないものを削除して、もう一度お試しください。',
  'server.keysUnconfirmed':
    '本日作成したAPIキーが、メールアドレスを確認するまでの上限である30個に達しました。設定で確認するか、明日もう一度お試しください。',
  'server.databaseUnavailable':
    'データベースが応答しなかったため、何も送信していません。もう一度お試しください。',
  'server.tooManyRequests': 'リクエストが多すぎます。{when}にもう一度お試しください。',
  'server.tooManyAttempts': '試行回数が多すぎます。{when}にもう一度お試しください。',
  'server.sessionEnded': 'セッションが終了しました。もう一度ログインしてください。',
  'server.passwordNeeded':
    'ログインしてから時間が経ちすぎています。続けるには、パスワードをもう一度入力してください。',
  'server.accountLeaving': 'このアカウントは削除中のため、もう何も変更できません。',
  'server.sessionUnknown': 'セッションを確認できませんでした。1分後にもう一度お試しください。',
  'server.tooManyKeys': '短時間に作成したキーが多すぎます。1時間後にもう一度お試しください。',
  'server.pricesUnavailable': '現在、価格を取得できません。1分後にもう一度お試しください。',
  'server.phraseIsSet': 'リカバリーフレーズはすでに設定されており、置き換えることはできません。',
  'server.walletIsSetUp': 'このウォレットは、すでに別のリカバリーフレーズで設定されています。',
  'server.maintenance.readOnly':
    'メンテナンス中のため、Everything Walletは閲覧のみ可能です。何も変更または送信していません。後でもう一度お試しください。',
  'server.maintenance.send': '現在、送金は停止しています。何も送信していません。後でもう一度お試しください。',
  'server.maintenance.feature': '現在、この機能は停止しています。後でもう一度お試しください。',
  'server.setupUnfinished': '送金する前に、ウォレットの設定を完了してください。',
  'server.recipientRefuses': '受取人がこの送金を拒否します',
  'server.callReverts': 'コントラクトがこの呼び出しを拒否します。実行しても失敗し、手数料は失われます。',
  'server.noProof':
    'このネットワークのどのノードも、残高を証明できませんでした。1分後にもう一度お試しください。',
  'server.noToken': 'このネットワークのこのアドレスには、ERC-20トークンがありません。',
  'server.tokenRefuses': 'トークンのコントラクトがこの送金を拒否します。',
  'server.nonceTooLow':
    'このアカウントの別のトランザクションが先に実行されました。トランザクションを確認して、もう一度送金してください。',
  'server.expired':
    'この送金を確定してから時間が経ちすぎたため、送信していません。内容を確認して、もう一度送金してください。',
  'server.lapsed':
    'この送金は、時間内にネットワークに届きませんでした。履歴に残っており、そこからもう一度送信した場合にのみ送信されます。',
  'server.superseded':
    'これを置き換える別のトランザクションに署名したため、再送信していません。実行されるのはどちらか一方だけです。トランザクションを確認してください。',
  'server.replacementUnderpriced':
    'この送金を置き換えるには、ネットワークがより高い手数料を求めています。新しい手数料を確認して、もう一度お試しください。',
  'server.replacementLate':
    'この送金はすでにブロックに格納されているか、これを置き換える別のトランザクションが署名されています。履歴を確認してください。',
  'server.replacementExpired':
    'これを確定してから時間が経ちすぎたため、置き換えは送信していません。元の送金が実行された可能性があります。トランザクションを確認してください。',
  'server.replacementGas':
    '置き換えには、署名したものより多くのガスが必要なため、送信していません。元の送金がまだ実行される可能性があります。トランザクションを確認してください。',
  'server.nonceTaken':
    'このアカウントの別のトランザクションがまだ保留中です。終わるまで待ってから、もう一度送金してください。',
  'server.underpriced':
    'ネットワークが求める手数料が高くなりました。新しい合計を確認して、もう一度送金してください。',
  'server.gasTooLow':
    'この送金には、署名したものより多くのガスが必要です。新しい合計を確認して、もう一度送金してください。',
  'server.listing.notYours': 'この出品は公開できません：出品者があなたのアカウントではありません。',
  'server.listing.sold': 'この出品は公開できません：すでに売却またはキャンセルされています。',
  'server.listing.notHeld': 'この出品は公開できません：出品者がこのNFTを持っていません。',
  'server.listing.notApproved': 'この出品は公開できません：SeaportにNFTの移転が承認されていません。',
  'server.listing.ended': 'この出品は公開できません：期間が終了したか、まだ始まっていません。',
  'server.listing.tooLong': 'この出品は公開できません：期間が1年を超えています。',
  'server.listing.ofOther': 'この出品は公開できません：別のユーザーが公開しています。',
  'server.listing.invalid': 'この出品は公開できません：このウォレットはその条件に対応していません。',
  'server.listingUnknown': 'これを売却できることをネットワークで確認できません。もう一度お試しください。',
  'server.tooManyListings': '出品が上限の200件に達しています。先に一部をキャンセルしてください。',
  'server.gasTooHigh': 'この送金は、ネットワークが許可する量を超えるガスを求めています。',
} as const;
