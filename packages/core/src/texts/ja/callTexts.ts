export const callTexts = {
  'call.title.nativeTransfer': 'コインを送金',
  'call.title.tokenTransfer': 'トークンを送金',
  'call.title.transferFrom': '他人のトークンを移動',
  'call.title.transferFromOwn': 'トークンを送金',
  'call.title.approve': '使用を承認',
  'call.title.revoke': '承認を取り消す',
  'call.title.changeAllowance': '承認を変更',
  'call.title.permit': '署名済みの承認を提出',
  'call.title.nftTransfer': 'NFTを送る',
  'call.title.multiTokenTransfer': 'コレクションのトークンを送る',
  'call.title.approveAll': 'コレクション全体を承認',
  'call.title.revokeAll': 'コレクションの承認を取り消す',
  'call.title.wrap': 'コインをラップ',
  'call.title.unwrap': 'コインをアンラップ',
  'call.title.sweep': '取引所からトークンを回収',
  'call.title.refund': '未使用のコインを返金',
  'call.title.swap': 'スワップ',
  'call.title.vaultDeposit': 'プールに預け入れ',
  'call.title.vaultWithdrawal': 'プールから引き出し',
  'call.title.buyNft': 'NFTを購入',
  'call.title.sellNft': 'NFTを売却',
  'call.title.fulfillOrder': '注文を履行',
  'call.title.cancelOrders': '注文をキャンセル',
  'call.title.incrementCounter': 'すべての注文をキャンセル',
  'call.title.stake': 'コインをステーク',
  'call.title.wrapStaked': 'ステーク済みコインをラップ',
  'call.title.unwrapStaked': 'ステーク済みコインをアンラップ',
  'call.title.requestWithdrawals': 'アンステーク',
  'call.title.claimWithdrawal': '引き出しを請求',
  'call.title.multicall': '複数の手順を一括実行',
  'call.title.unknown': '不明な呼び出し',
  'call.title.create': 'コントラクトの作成',
  'call.title.signedPermit': '承認に署名',
  'call.title.signedTransfer': '他者が提出する送金に署名',
  'call.title.signedOrder': 'マーケットプレイスの注文に署名',
  'call.title.signedOrders': 'マーケットプレイスの複数の注文に一括署名',
  'call.title.signedSafe': '共有ウォレット（Safe）のために署名',
  'call.title.signedCall': '他者が提出する呼び出しに署名',
  'call.title.unknownSignature': '不明な署名',
  'call.warning.unlimitedApproval':
    '{spender}は、あなたが持つこのトークンを、現在および将来にわたってすべて使用できるようになります。上限はありません。',
  'call.warning.approvalChanged':
    '{spender}にはすでに承認があります。このトランザクションが確定するまで、以前の承認と新しい承認の両方を使われる可能性があります。',
  'call.warning.approvalForAll':
    '{spender}は、あなたがこのコレクションで所有するすべてのNFTを、今後受け取るものも含めて持ち出せるようになります。',
  'call.warning.toOwnContract': 'これはトークン自体のコントラクトです。ここに送られたトークンは失われます。',
  'call.warning.zeroRecipient': 'これはゼロアドレスです。ここに送られたものはすべて失われます。',
  'call.warning.otherRecipient': '得られるものは、あなたではなく{recipient}に渡ります。',
  'call.warning.leftWithRouter': '得られるものは取引所のコントラクトに残り、誰でも持ち出せる状態になります。',
  'call.warning.deadlinePassed':
    '期限が過ぎています。このトランザクションは実行しても失敗し、それでも手数料がかかります。',
  'call.warning.deadlineFar': '今から1日以上たった後でも、他者が選ぶタイミングで実行される可能性があります。',
  'call.warning.noDeadline': '期限がありません。誰かがこれを手元に留め、好きなときに実行できてしまいます。',
  'call.warning.noLeastOutput': '最低額が設定されていません。ほとんど何も受け取れない可能性があります。',
  'call.warning.noMostInput': '支払額の上限が設定されていません。承認額の全額が使われる可能性があります。',
  'call.warning.unknownContract':
    'このウォレットはこのコントラクトを知りません。金額はコントラクトの記載にすぎず、別のことが行われる可能性があります。',
  'call.warning.tip': '注文に含まれない金額を{recipient}に支払います。',
  'call.broken.noNft': 'シミュレーションでは、代金を支払うNFTを受け取れません。何も署名していません。',
  'call.warning.coinLeft': '呼び出しに必要のないコインを送ります。そのコインは失われる可能性があります。',
  'call.warning.coinRunsOut':
    '残りのコインが少なすぎて、同様のトランザクションや、これを取り消すトランザクションの費用を支払えなくなります。',
  'call.warning.innerUnknown':
    '{count, plural, other {このウォレットは、この呼び出しの手順のうち#件を読み取れません。そのため、何が行われるか不明です。}}',
  'call.warning.unknownCall':
    'この呼び出しで何が行われるか不明です。このコントラクトに承認済みのものを含め、コントラクトがあなたから取得できるものすべてを持ち出す可能性があります。',
  'call.warning.amountOrId':
    'このコントラクトがトークンを扱うのかNFTを扱うのか不明です。この数値は、金額か、1つのNFTのIDのいずれかです。',
  'call.warning.leavesUnsaid': 'このトランザクションの記載より多くの{asset}を支払うことになります。',
  'call.warning.lessArrives':
    '{recipient}が受け取る{asset}は、あなたが送る額より少なくなります。トークンのコントラクトが一部を差し引きます。',
  'call.warning.lessComes': '受け取る{asset}は、このトランザクションの記載より少ないか、まったくありません。',
  'call.warning.allowsUnsaid':
    '実行後、{spender}は、このトランザクションの記載より多くの{asset}を使用できるようになります。',
  'call.warning.staysAllowed':
    'シミュレーションでは、これは何も取り消しません。{spender}は引き続きあなたの{asset}を使用できます。',
  'call.warning.spenderUnknown':
    '{spender}がコントラクトなのか個人のアカウントなのか不明です。個人のアカウントであれば、その所有者はいつでもこれを持ち出せます。',
  'call.warning.muchGas':
    'この種の呼び出しに必要な量をはるかに超えるガスを使います。ガスを浪費するように作られたコントラクトもあります。手数料を確認してください。',
  'call.warning.spenderNoContract':
    '{spender}はコントラクトではなく、個人のアカウントです。取引所などのサービスが、個人のアカウントへの承認を求めることは決してありません。',
  'call.warning.youngContract':
    'コントラクト{contract}は、作成から1日経っていません。盗難の多くは、このようなコントラクトを使って行われます。',
  'call.warning.noContract':
    '{contract}にコントラクトはありません。この呼び出しは何も行わず、送ったコインはそこに残ったままになります。',
  'call.warning.priceImpact':
    'このスワップは、価格をあなたに不利な方向へ{percent}%動かします。金額を減らすか、少額のスワップに分けると、より有利な価格になります。',
  'call.warning.priceImpactHigh':
    '価値の{percent}%を失うことになります。このプールは、この取引には小さすぎます。',
  'call.takeable.title': '現時点で持ち出される可能性があるもの',
  'call.takeable.reading': '現時点で持ち出される可能性があるものを確認中…',
  'call.takeable.token': '{spender}は、現時点で{amount} {asset}を持ち出せるようになります。',
  'call.takeable.nfts':
    '{spender}は、現時点で{asset}の{count, plural, other {#個のNFT}}を持ち出せるようになり、今後受け取るものも持ち出せます。',
  'call.takeable.none':
    'あなたは{asset}を保有していないため、{spender}が現時点で持ち出せるものはありませんが、今後受け取るものは持ち出せるようになります。',
  'call.takeable.noPermit2':
    '{asset}をPermit2に承認していないため、{spender}は、現時点では{asset}を持ち出せません。後で承認すると、この許可が有効な間、{spender}は持ち出せるようになります。',
  'call.takeable.unknown':
    '{spender}が現時点でどれだけの{asset}を持ち出せるようになるか、確認できませんでした。',
  'call.takeable.unknownNfts':
    '{spender}が現時点で{asset}のNFTをいくつ持ち出せるようになるか、確認できませんでした。すべて持ち出される可能性があります。',
  'call.error.refused': '何も署名していません。このウォレットは、このような呼び出しには署名しません。',
  'call.error.fails': '何も署名していません。実行しても失敗し、それでも手数料がかかります。',
  'call.error.changed':
    '何も署名していません。表示後に結果が変わりました。「実行される内容」を確認して、もう一度確定してください。',
  'call.error.priceOld':
    '何も署名していません。この価格は取得から3分を超えています。閉じて最初からやり直してください。',
  'call.error.notAccepted':
    '何も署名していません。同意していない警告が少なくとも1件あります。閉じて最初からやり直してください。',
  'call.error.done':
    '何も署名していません。これは、ここ、別のタブ、または別のデバイスですでに送信されています。',
  'call.error.otherStandard':
    '何も署名していません。これはトークンをNFTとして扱うもので、NFTのIDがトークンの金額として使われることになります。',
  'call.error.contradicted':
    '何も署名していません。このトランザクションのトークンの小数点以下の桁数について、サーバーとこのウォレットの情報が一致しないため、金額が誤っている可能性があります。ページを再読み込みするまで、このトークンを含むものには署名できません。繰り返す場合は、サポートにお問い合わせください。',
  'call.error.tokenList':
    '何も署名していません。既知のトークンのリストを読み込めませんでした。ページを再読み込みして、もう一度お試しください。',
  'call.error.notShown':
    '何も署名していません。トランザクションが、表示されたものと異なります。閉じて最初からやり直してください。',
} as const;
