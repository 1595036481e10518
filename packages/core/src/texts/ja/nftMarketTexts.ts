export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'トークン建て',
  'market.floors': 'フロア価格でのNFT',
  'market.floors.open': 'NFTを開く',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': '{worth}相当',
  'market.floors.text':
    '保有する各NFTを、同じコレクション内で他者が出品している最低価格で評価したものです。その額を支払うと申し出た人はおらず、どの合計にも含まれていません。',
  'market.floors.without':
    '{count, plural, other {NFT #件は計上していません。コレクションのフロア価格が不明です。}}',
  'market.floors.unsure': '{count, plural, other {NFT #件は計上していません。数量を確認できません。}}',
  'market.floors.asking': 'さらに読み込み中。',
  'market.floors.more': 'スキャンしたもの以外にもNFTを保有している可能性があります。',
  'market.floors.unanswered': '{networks}が応答しませんでした。',
  'market.list': '販売中',
  'market.loading': '出品を読み込み中',
  'market.more': 'さらに表示',
  'market.samples': 'サンプル',
  'market.noMarket': '{network}にマーケットプレイスはありません。これらはサンプルです。',
  'market.marketUnknown': 'マーケットプレイスがあるかどうかを報告した{network}のノードはありません。',
  'market.noListings': '現在、{network}で販売中のものはありません。これらはサンプルです。',
  'market.failed': '出品を読み込めませんでした',
  'market.failedText': '現在、{network}の価格を取得できません。',
  'market.tooMany': 'リクエストが多すぎます。{seconds, plural, other {#秒}}後にもう一度お試しください。',
  'market.silent.own':
    'このウォレット独自の出品を読み込めませんでした。一部がここに表示されていない可能性があります。',
  'market.silent.opensea': 'OpenSeaが応答しませんでした。OpenSeaの出品はここに表示されていません。',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'コントラクト{address}',
  'market.several': '{units}個まとめて販売',
  'market.panel': '価格',
  'market.noMarketHere': '{network}にマーケットプレイスはありません。',
  'market.priceOf': '{units}個で{price}',
  'market.fees': '価格のうち{amount}は手数料で、販売者には渡りません。',
  'market.sellerIs': '販売者：{seller}、{time}まで。',
  'market.anyName':
    'コレクションには、誰でもこの名前を付けられます。コントラクトアドレスを、想定しているものと比べてください。',
  'market.others': 'このNFTには{count, plural, other {ほかに#件の出品}}があります。',
  'market.othersDearer': 'このNFTには、より高い価格の{count, plural, other {出品がほかに#件}}あります。',
  'market.buyThis': '購入',
  'market.buyOther': '{seller}から{price}で購入',
  'market.notForSale': 'このNFTは現在、販売されていません。',
  'market.panelFailed': '現在、価格を取得できません。',
  'market.buyer': '購入アカウント',
  'market.noKey': 'このウォレットに鍵のあるアカウントがありません。閲覧専用アカウントでは売買できません。',
  'market.inTokenText':
    'この出品はトークンでの支払いを求めています。ここで購入できるのは{currency}建ての出品だけです。',
  'market.ownListing': '{price}で販売中です（{time}まで）。',
  'market.past.filled': '{price}で売却され、出品したアカウントに支払われました。',
  'market.past.cancelled': '{price}での出品は、ネットワーク上でキャンセルされました。もう購入できません。',
  'market.notOpen':
    'この出品は現在、利用できません。アカウントがNFTを保有していないか、承認が取り消されています。その状況が変わると、誰でもこの価格で購入できるようになります。',
  'market.stillSigned':
    'NFTを送り出しても、出品は有効なままです。出品の終了前に再び手に入れると、誰でもこの価格で購入できます。先に出品をキャンセルしてください。',
  'market.sell': '出品する',
  'market.change': '価格を変更',
  'market.cancel': '出品をキャンセル',
  'market.cancelAll': 'すべてキャンセル',
  'market.cancelAll.notice':
    '{account}が{network}でこれまでに署名したすべての注文をキャンセルします。ほかの場所で署名したものも含むすべてのNFTの出品と、購入オファーが対象です。これらは使用できなくなり、この操作は元に戻せません。その後に売却するには、もう一度出品してください。',
  'market.sell.title': '{name}を出品',
  'market.change.title': '{name}の価格を変更',
  'market.sell.account': 'アカウント',
  'market.sell.units': '数量',
  'market.sell.unitsHelp': '保有数は{units}です。まとめて1つの価格で売却します。',
  'market.sell.unitsError': 'アカウントの保有数以下の整数を入力してください。',
  'market.sell.price': '価格（{currency}）',
  'market.sell.days': '期間',
  'market.sell.dayCount': '{days, plural, other {#日}}',
  'market.sell.receives': '{amount}の全額を受け取ります。ネットワーク手数料は購入者が支払います。',
  'market.sell.steps': '出品は無料です。初回のみ、承認のためのネットワーク手数料を1回支払います。',
  'market.sell.approve721':
    'まず、誰かが購入したときにこの1つのNFTを移動できるよう、マーケットプレイスのコントラクトであるSeaportを承認します。',
  'market.sell.approve1155':
    'まず、マーケットプレイスのコントラクトであるSeaportが、このコレクションであなたが保有するすべてのもの（現在および将来の分）を持ち出せるよう承認します。この規格には、これより小さい範囲の承認がありません。あなたが署名した注文がなければ、Seaportは何も持ち出しません。もう何も売却しない場合は、「承認」で取り消してください。',
  'market.sell.cancelFirst':
    '安い方の出品は、ネットワーク上でキャンセルされるまで誰でもその価格で購入できるため、先にキャンセルに署名します。これにはネットワーク手数料がかかります。このウォレットは、ほかの場所での出品を把握していません。',
  'market.sell.cancelAll':
    '既存の出品を、先にネットワーク上でキャンセルします。これにはネットワーク手数料がかかります。',
  'market.sell.keepsOld': '高い方の価格の出品も、終了するかキャンセルするまで有効です。',
  'market.sell.low': 'このコレクションの最低価格{floor}の半分未満です。',
  'market.sell.noFloor':
    'このコレクションのほかの価格がわからないため、ウォレットは比較できません。小数点を確認してください。{price}で売却します。',
  'market.sell.noFloorWorth':
    'このコレクションのほかの価格がわからないため、ウォレットは比較できません。小数点を確認してください。{price}（約{usd}）で売却します。',
  'market.sell.lowAccept': 'この価格で売却します',
  'market.sell.continue': '続ける',
  'market.sell.approving': '承認は保留中です…',
  'market.sell.cancelling': 'キャンセルは保留中です…',
  'market.sell.saving': '出品中…',
  'market.listed': '{name}を{price}で出品しました。',
  'market.cancelled': '{name}の出品をキャンセルしました。もう購入されることはありません。',
  'market.cancelledAll':
    'アカウントが{network}で署名していたすべての注文をキャンセルしました。もう使用できません。',
  'market.checkAgain': 'もう一度確認',
  'market.details': '詳細',
  'market.dismiss': '非表示にする',
  'market.notice.notSaid':
    'これをまだ購入できるかを報告したノードがありません。購入できない場合、購入は失敗し、ネットワーク手数料がかかります。',
  'market.problem.gone':
    'この出品は終了しました。他者がNFTを購入したか、販売者がキャンセルしました。何も署名していません。',
  'market.problem.expired': 'この出品は期限切れです。何も署名していません。',
  'market.problem.notYet': 'この出品はまだ始まっていません。何も署名していません。',
  'market.problem.fee': 'この出品では、他者への支払いが表示より多くなります。何も署名していません。',
  'market.problem.inToken':
    'この出品はトークンでの支払いを求めており、このウォレットは対応していません。何も署名していません。',
  'market.problem.parts':
    'この出品は分割販売のため、受け取る数が表示より少なくなる可能性があります。何も署名していません。',
  'market.problem.own': 'これはご自身の出品です。何も署名していません。',
  'market.problem.signature':
    'この出品には、コントラクトの署名など、このウォレットが読み取れない種類の署名があります。何も署名していません。',
  'market.problem.clock':
    'ネットワークの時刻とこのデバイスの時計が10分以上ずれているため、出品が想定と異なる時刻に終了する可能性があります。このデバイスの日付と時刻を確認してください。それでも出品するには、もう一度続けてください。',
  'market.problem.token':
    'このコントラクトはNFTコレクションではなくトークンです。NFTのIDが金額として使われることになります。何も署名していません。',
  'market.problem.order': '注文が、表示された出品と一致しません。何も署名していません。',
  'market.problem.notAsked': 'サーバーが応答しませんでした。何も署名していません。もう一度お試しください。',
  'market.problem.unexpected': '問題が発生しました。何も署名していません。もう一度お試しください。',
  'market.problem.seller':
    'このNFTの出品に必要な情報をノードが報告していません。何も署名していません。しばらくしてからもう一度お試しください。',
  'market.problem.notOwned': 'アカウントは、もうその数を保有していません。何も署名していません。',
  'market.problem.notApproved':
    '承認が反映されているノードの数がまだ足りません。しばらくしてからもう一度お試しください。',
  'market.problem.listedMeanwhile':
    'その後、別のタブまたは別のデバイスで出品されたか、キャンセルが取り消されました。新たな出品は行われていません。現在の出品を確認し、最初からやり直してください。',
  'market.problem.stepFailed':
    'その手順は失敗し、何も出品されていません。ネットワーク手数料は支払われました。',
  'market.problem.stepUnknown':
    'その手順が実行されたかどうかはわかりません。何も出品されていません。もう一度試す前に履歴を確認してください。',
  'market.problem.otherSignature': '署名がこの出品と一致しません。何も出品されていません。',
  'market.problem.save':
    '出品に署名しましたが、サーバーから確認が得られませんでした。出品されている可能性があります。もう一度お試しください。二重に出品されることはありません。',
  'market.problem.saveMany':
    '出品に署名しましたが、出品されていません。この1時間に20件出品したか、公開中の出品が200件あります。一部をキャンセルするか、1時間待って、もう一度お試しください。',
  'market.problem.notListed':
    '出品に署名しましたが、出品されていません。もうNFTを保有していない、承認がない、注文がキャンセルされたなどの理由で、売却できないとノードが報告しています。最初からやり直してください。',
  'market.trade.buy.pending': '{name}を購入中です。ネットワーク上でまだ確定していません。',
  'market.trade.buy.failed':
    '{name}を購入できませんでした。他者が先に購入したか、出品がキャンセルされました。支払ったのはネットワーク手数料だけです。',
  'market.trade.buy.replaced':
    '{name}を購入できませんでした。購入は別のトランザクションに置き換えられました。',
  'market.trade.buy.missing':
    '{name}の購入に署名しましたが、サーバーに記録がありません。もう一度購入する前に履歴を確認してください。',
  'market.trade.buy.unreadable': '{name}の購入の状態を読み込めませんでした。',
  'market.trade.notCome':
    '{name}の代金を支払いましたが、{units}のうち{came}しか受け取っていません。コントラクトが別のものを移動しました。詳細を確認し、このコレクションからは今後何も購入しないでください。',
  'market.boughtUnknown':
    '{name}の購入はブロックに格納されました。何を受け取ったかはまだわかりません。保有NFTを確認してください。',
  'market.trade.approve.pending': '{name}を出品するための承認は保留中です。',
  'market.trade.approve.failed': '{name}を出品するための承認は失敗しました。何も出品されていません。',
  'market.trade.approve.replaced': '{name}を出品するための承認は置き換えられました。何も出品されていません。',
  'market.trade.approve.missing': '{name}を出品するための承認に署名しましたが、サーバーに記録がありません。',
  'market.trade.approve.unreadable': '{name}を出品するための承認の状態を読み込めませんでした。',
  'market.trade.cancelAll.pending':
    '{network}でのアカウントの注文をすべてキャンセル中です。ブロックに格納されるまで、注文はまだ使用できます。',
  'market.trade.cancelAll.failed':
    '{network}でのアカウントの注文はキャンセルされませんでした。注文はまだ使用できます。',
  'market.trade.cancelAll.replaced':
    '{network}でのアカウントの注文はキャンセルされませんでした。キャンセルは別のトランザクションに置き換えられました。',
  'market.trade.cancelAll.missing':
    '{network}での全注文のキャンセルに署名しましたが、サーバーに記録がありません。注文はまだ使用できます。',
  'market.trade.cancelAll.unreadable':
    '{network}での全注文のキャンセルの状態を読み込めませんでした。注文はまだ有効な可能性があります。',
  'market.trade.cancel.pending':
    '{name}の出品をキャンセル中です。ブロックに格納されるまで、誰でもまだ購入できます。',
  'market.trade.cancel.effective':
    '{name}のキャンセルはブロックに格納されました。もう購入されることはありません。',
  'market.trade.cancelAll.effective':
    '{network}での全注文のキャンセルはブロックに格納されました。注文はもう使用できません。',
  'market.trade.cancel.failed': '{name}の出品はキャンセルされませんでした。誰でもまだ購入できます。',
  'market.trade.cancel.replaced':
    '{name}の出品はキャンセルされませんでした。キャンセルは別のトランザクションに置き換えられました。',
  'market.trade.cancel.missing':
    '{name}のキャンセルに署名しましたが、サーバーに記録がありません。誰でもまだ購入できます。',
  'market.trade.cancel.unreadable':
    '{name}のキャンセルの状態を読み込めませんでした。まだ販売中の可能性があります。',
} as const;
