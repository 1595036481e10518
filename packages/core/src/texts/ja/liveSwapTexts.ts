export const liveSwapTexts = {
  'swap.notes.title': 'スワップの仕組み',
  'swap.notes.minimum': '最低額を先に確認できます',
  'swap.notes.minimumText':
    '署名の前に、ウォレットが最低受取額を表示します。価格がスリッページ許容範囲を超えて動くと、スワップは失敗し、支払うのはネットワーク手数料だけです。',
  'swap.notes.approval': 'トークンには承認が必要です',
  'swap.notes.approvalText':
    '承認により、取引所はスワップする額とちょうど同じ額だけを使用できます。ETHなどのコインに承認は不要です。',
  'swap.notes.pool': '小さなプールは割高です',
  'swap.notes.poolText':
    '小さなプールで大きなスワップを行うと、価格があなたに不利な方向に動きます。ウォレットはプライスインパクトを表示し、警告します。',
  'swap.live.balanceUnknown': '残高：— {symbol}',
  'swap.live.max': '最大',
  'swap.live.otherToken': '別のトークンをコントラクトアドレスで指定…',
  'swap.live.otherTitle': 'コントラクトアドレスでトークンを指定',
  'swap.live.otherText':
    'どんな名前のトークンでも、誰でも作成できます。アドレスは、必ずプロジェクトの公式サイトからコピーし、メッセージからは決してコピーしないでください。',
  'swap.live.otherField': 'コントラクトアドレス',
  'swap.live.otherAdd': 'このトークンを使用',
  'swap.live.otherMalformed': 'コントラクトアドレスを入力してください：0xに続く40桁の16進数',
  'swap.live.otherNone':
    '{contract}にトークンがないか、その小数点以下の桁数が確認できていません。確認できるまでスワップできません。',
  'swap.live.otherDecimals':
    '{symbol}のコントラクトが報告する小数点以下の桁数が、追加したときと異なるため、金額が誤っている可能性があります。ここではスワップできません。それでも信頼する場合は、トークンの一覧から削除して、もう一度追加してください。',
  'swap.live.otherAsking': '{contract}のトークンを確認中…',
  'swap.live.tokensFailed': '残高を読み込めませんでした。',
  'swap.live.unverified':
    '{symbol}はリスト未掲載です。このようなトークンは、偽物であったり、再び売却できなかったりする可能性があります。',
  'swap.live.watchOnly': 'このアカウントは閲覧専用です。ここではこのアカウントで署名できません。',
  'swap.live.notEnough': '{balance} {symbol}を保有していますが、{amount}をスワップしようとしています。',
  'swap.live.notEnoughFee':
    'ネットワーク手数料は{coin}で支払います。そのために約{fee} {coin}を残してください。',
  'swap.live.notEnoughFees':
    'ネットワーク手数料は{coin}で支払います。承認、スワップ、承認の取り消しのために、約{fee} {coin}を残してください。',
  'swap.live.balanceNotKnown': '{symbol}の残高を確認できません。ノードの回答が一致していません。',
  'swap.live.quoting': '見積もりを読み込み中…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'プライスインパクト',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'このスワップによる価格の変動はごくわずかです。',
  'swap.live.impactNotable': 'このスワップは、価格をあなたに不利な方向へ動かします。',
  'swap.live.minimum': '最低受取額',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'ルート',
  'swap.live.routeV2': '{path} · Uniswap v2、1プールあたり0.3%',
  'swap.live.routeV3': '{path} · Uniswap v3、{fees}',
  'swap.live.routeWrap': '1:1、取引所を介さない',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin}（{worth}）',
  'swap.live.feeUnknown': '—',
  'swap.live.age': '見積もり',
  'swap.live.ageValue': '{seconds}秒後に更新',
  'swap.live.ageRenewing': '更新中…',
  'swap.live.ageAsleep': 'このページを表示すると更新',
  'swap.live.details': 'スリッページ、手数料、ルート',
  'swap.live.sentence': '{amount} {from}をスワップし、少なくとも{least} {to}を受け取ります。',
  'swap.live.sentenceWorth':
    '{amount} {from}（{worth}）をスワップし、少なくとも{least} {to}（{leastWorth}）を受け取ります。',
  'swap.live.sentenceWrap': '{amount} {from}を1対1でスワップし、{least} {to}を受け取ります。',
  'swap.live.slippageChange': 'スリッページを変更',
  'swap.live.slippageOwn': 'カスタム',
  'swap.live.slippageField': 'カスタムスリッページ（%）',
  'swap.live.slippageInvalid': '0〜50の数値を、小数点以下2桁以内で入力してください',
  'swap.live.slippageLow':
    '低すぎるため、価格が動くとスワップが失敗する可能性があります。その場合もネットワーク手数料はかかります。',
  'swap.live.slippageHigh':
    '{percent}%のスリッページは、ほとんどのスワップに必要な値を超えています。スワップが実行される前に他者がそれを見て、最大でこの割合を奪う可能性があります。',
  'swap.live.slippageVeryHigh':
    '支払額の最大{percent}%を失う可能性があります。誠実なサイトがこの設定を求めることはありません。',
  'swap.live.unconfirmed':
    '1つのノードだけが応答したため、この価格は未確認です。誤っている場合、最低受取額を超える分をすべて失う可能性があります。',
  'swap.live.worthLess':
    '市場価格では、受け取るものの価値は支払うものより{percent}%低くなります。このプールの価格は不利な可能性があります。',
  'swap.live.worthUnknown':
    '比較できる現在の市場価格がありません。署名する前に、これらのトークンの価値を別の場所で確認してください。',
  'swap.live.lessThanFirst':
    'このスワップを開始したときの最低額は{first} {symbol}でした。現在は{now} {symbol}です。',
  'swap.live.lessThanElsewhere':
    'もう一方の取引所の価格の方が有利です。こちらでは受取額が{percent}%少なくなります。承認を取り消して、最初からやり直すことができます。',
  'swap.live.differing':
    'あるルートについて一部のノードの回答が一致しません。表示されているのは多数の回答です。',
  'swap.live.mayKeepPart':
    'このトークンが全額届くかどうかを、ウォレットは確認できませんでした。受取額が最低額を下回る場合、スワップは失敗します。',
  'swap.live.none.noExchange': 'このウォレットは、{network}の取引所を知りません。',
  'swap.live.none.noRoute':
    '{from}から{to}へのルートがありません。両者をつなぐプールがないか、プールの保有量がこの金額に足りません。',
  'swap.live.none.takesFee':
    'この組み合わせに、移動のたびに手数料を取るトークンがあるため、受け取る額がわかりません。ここではスワップできません。',
  'swap.live.none.keepsPartUnknown':
    'これらのトークンが全額届くかどうかをウォレットは確認できず、このルートでは最低受取額が保証されません。ここではスワップできません。',
  'swap.live.none.disputed': '価格について{network}のノードの回答が一致しません。再試行しています…',
  'swap.live.none.stale': '{network}のノードが数分遅れているため、価格が古くなっています。再試行しています…',
  'swap.live.none.unavailable': '価格について応答した{network}のノードがありません。再試行しています…',
  'swap.live.none.failed': '価格を読み込めませんでした。再試行しています…',
  'swap.live.none.tooMany': 'リクエストが多すぎます。{seconds}秒後に価格を読み込み直します。',
  'swap.live.wrap': 'ラップ',
  'swap.live.unwrap': 'アンラップ',
  'swap.live.starting': '準備中…',
  'swap.live.problem.allowance':
    '取引所への承認を読み取れませんでした。何も署名していません。もう一度お試しください。',
  'swap.live.problem.refused': '{symbol}のコントラクトが承認を拒否するため、ここではスワップできません。',
  'swap.live.problem.notYet':
    'ノードに承認がまだ反映されていません。しばらくしてからもう一度お試しください。',
  'swap.live.problem.quote':
    '現在、価格がありません。何も署名していません。しばらくしてからもう一度お試しください。',
  'swap.live.problem.tooMany':
    'リクエストが多すぎます。何も署名していません。{seconds}秒後に続けてください。',
  'swap.live.problem.refusedQuote':
    '見積もりが示すコントラクトは、このネットワークの取引所ではありません。何も署名していません。',
  'swap.live.problem.otherAmount':
    '見積もりが別の金額のものです。何も署名していません。まもなく新しい見積もりが届きます。',
  'swap.live.problem.otherTab': '別のタブがこのアカウントで署名中です。そちらで完了するか、閉じてください。',
  'swap.live.problem.otherAccount':
    'このスワップは{account}のものです。続けるには、それをメインアカウントにしてください。',
  'swap.live.problem.record':
    '直前の手順の状態を読み込めませんでした。何も署名していません。もう一度お試しください。',
  'swap.live.problem.unexpected': '問題が発生しました。何も署名していません。もう一度お試しください。',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': '進行中のスワップ：{amount} {from}から{to}へ',
  'swap.sequence.onNetwork': '{network}',
  'swap.sequence.onNetworkAt': '{network} · スリッページ{percent}%',
  'swap.step.revoke': '以前の承認を取り消す',
  'swap.step.approve': '{amount} {from}を承認',
  'swap.step.swap': '{to}にスワップ',
  'swap.sequence.interrupted':
    'このスワップは、状態が判明する前に中断されました。「続ける」を押すと、まず送信済みのものがあるかを確認します。',
  'swap.sequence.revoke.pending': '以前の承認を取り消しています。',
  'swap.sequence.revoke.completed': '以前の承認を取り消しました。次は、ちょうど{amount} {from}を承認します。',
  'swap.sequence.approve.pending': '{amount} {from}の承認は保留中です。',
  'swap.sequence.approve.completed':
    'ちょうど{amount} {from}を承認しました。次は、最新の価格でスワップの内容を確認します。',
  'swap.sequence.swap.pending': 'スワップは保留中です。',
  'swap.sequence.swap.completed': 'スワップ完了：−{given} {from}、+{received} {to}',
  'swap.sequence.swap.completedMinimum': 'スワップ完了：−{given} {from}、少なくとも+{received} {to}',
  'swap.sequence.takeBack.pending': '承認を取り消しています。',
  'swap.sequence.takeBack.completed':
    '承認を取り消しました。取引所は、あなたの{from}を使用できなくなりました。',
  'swap.sequence.takeBack.asking':
    '取り消しはブロックに格納されました。取引所があなたの{from}をまだ使用できるか確認中…',
  'swap.sequence.takeBack.stays':
    '取り消しはブロックに格納されましたが、取引所は、あなたの{from}の一部をまだ使用できる可能性があります。しばらくしてからもう一度確認し、その後「承認」を確認してください。',
  'swap.sequence.checkAgain': 'もう一度確認',
  'swap.sequence.swap.failed':
    '何もスワップされませんでした。支払ったのは手数料だけです。多くの場合、価格がスリッページの許容範囲を超えて動いたことが原因です。',
  'swap.sequence.approve.failed': '承認は失敗しました。支払ったのは手数料だけです。',
  'swap.sequence.revoke.failed': '以前の承認の取り消しは失敗しました。支払ったのは手数料だけです。',
  'swap.sequence.takeBack.failed':
    '承認の取り消しは失敗しました。支払ったのは手数料だけです。承認はまだ残っています。',
  'swap.sequence.replaced':
    'この手順は別のトランザクションに置き換えられました。同じことが実行された可能性があるため、続ける前に、何が行われたかを履歴で確認してください。',
  'swap.sequence.cancelled': 'この手順はキャンセルされました。',
  'swap.sequence.recordFailed': 'この手順の状態を読み込めませんでした。',
  'swap.sequence.noRecord':
    'この手順の状態はまだわかりません。「続ける」を押すと、まず送信されたかどうかをもう一度確認します。',
  'swap.sequence.continue': '続ける',
  'swap.sequence.tryAgain': '再試行',
  'swap.sequence.takeBack': '承認を取り消す',
  'swap.sequence.dismiss': '非表示にする',
  'swap.sequence.dismissKeeps':
    '「非表示にする」で消えるのはこの通知だけです。承認は、取り消すまで残ります。',
  'swap.sequence.details': '履歴で見る',
} as const;
