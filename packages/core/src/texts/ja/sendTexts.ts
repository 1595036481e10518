export const sendTexts = {
  'send.title': '{currency}を送金',
  'send.recipient': '受取人のアドレス',
  'send.contacts': '連絡先から選択',
  'send.recipientPlaceholder': '0x...',
  'send.asset': '資産',
  'send.amount': '金額',
  'send.amountPlaceholder': '0.0',
  'send.available': '利用可能額：{balance} {currency}',
  'send.phrase': 'リカバリーフレーズ',
  'send.phrasePlaceholder': '12語のリカバリーフレーズを入力',
  'send.phraseHelp':
    'フレーズはトランザクションの署名のためにローカルで使われます。当社のサーバーに送信されることはありません。',
  'send.fee': 'ネットワーク手数料：約{fee} {currency}',
  'send.fee.l1':
    'Ethereum（L1）のデータ手数料として最大{fee} {currency}を含みます（余裕を見て2倍にした額）。',
  'send.feeEstimating': 'ネットワーク手数料を見積もり中…',
  'send.feePrompt': '受取人と金額を入力すると、ネットワーク手数料が表示されます。',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': '{amount}と解釈します',
  'send.total': '合計',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    '本物の暗号資産を送金しようとしています。受取人をもう一度確認してください。トランザクションは取り消せません。',
  'send.warningTest':
    'テストコインを送金しようとしています。メインネットでは本物の暗号資産になるため、受取人をもう一度確認してください。',
  'send.submit': '送金',
  'send.sending': '送金中…',
  'send.success': 'トランザクションを送信しました',
  'send.from': '送信元：{address}',
  'send.error.recipientOpen': '受取人の確認がまだ済んでいません。受取人欄の下の注意をご覧ください。',
  'send.error.networkChanged':
    'このフォームのネットワークがオフになり、現在は別のネットワークが選択されています。フォームを閉じ、使いたいネットワークで最初からやり直してください。',
  'send.error.senderChanged':
    'メインアカウントが変更されました。新しいアカウントから送金するには、このフォームを閉じて開き直してください。',
  'send.hint.contactElsewhere':
    '連絡先「{name}」は{network}用に保存されています。このネットワーク用ではありません',
  'send.hint.contact': '連絡先：{name}',
  'send.feeUnavailable': 'ネットワーク手数料を見積もれませんでした。再試行しています…',
  'send.uncertain.check': 'もう一度確認',
  'send.uncertain.stuck':
    'ネットワークが10分以上応答していません。同じ送金をもう一度行うと、両方とも届く可能性があります。',
  'send.uncertain.refused':
    '以前のトランザクションは拒否されましたが、まだ実行される可能性があります。もう一度送金する前に履歴を確認してください。',
  'send.uncertain.both': '同じ送金をもう一度行うと、両方とも実行される可能性があります。',
  'send.uncertain.setAside': 'それでも送金する',
  'send.settled.sent': '{recipient}への{amount} {symbol}の送金をネットワークが受け付けました',
  'send.settled.failed':
    '{recipient}への{amount} {symbol}の送金は失敗しました。詳細はトランザクションをご覧ください。',
  'send.settled.notSent':
    '{recipient}への{amount} {symbol}の送金は送信されませんでした。コインもトークンも移動していません。',
  'send.settled.lapsed':
    '{recipient}への{amount} {symbol}の送金は、時間内にネットワークに届きませんでした。トランザクションの画面からもう一度送信した場合にのみ送信されます。',
  'send.settled.cancelled':
    '{recipient}への{amount} {symbol}の送金はキャンセルされました。キャンセルのトランザクションがブロックに格納されています。詳細はトランザクションをご覧ください。',
  'send.settled.superseded':
    '{recipient}への{amount} {symbol}の送金を置き換える別のトランザクションに署名しました。実行されるのはどちらか一方だけです。トランザクションの画面をご覧ください。',
  'send.settled.replaced':
    '{recipient}への{amount} {symbol}の送金は、別のトランザクションに置き換えられました。実行されたトランザクションは、トランザクションの画面で確認できます。',
  'send.settled.replacement.failed':
    '{recipient}への{amount} {symbol}の送金の置き換えは失敗しました。詳細はトランザクションをご覧ください。',
  'send.settled.replacement.notSent':
    '{recipient}への{amount} {symbol}の送金の置き換えは送信されませんでした。元の送金が実行された可能性があります。トランザクションを確認してください。',
  'send.settled.replacement.lapsed':
    '{recipient}への{amount} {symbol}の送金の置き換えは、時間内にネットワークに届きませんでした。元の送金が実行された可能性があります。トランザクションを確認してください。',
  'send.settled.unknown':
    '{recipient}への{amount} {symbol}の送金をネットワークが受け付けたかどうかは、まだわかりません。ウォレットが自動的に再確認します。もう一度送金しないでください。',
  'send.settled.call.sent': 'トランザクションをネットワークが受け付けました：{title}（{recipient}）',
  'send.settled.call.failed':
    'トランザクションは失敗しました：{title}（{recipient}）。詳細はトランザクションをご覧ください。',
  'send.settled.call.notSent':
    'トランザクションは送信されませんでした：{title}（{recipient}）。コインもトークンも移動していません。',
  'send.settled.call.lapsed':
    'トランザクションは時間内にネットワークに届きませんでした：{title}（{recipient}）。トランザクションの画面からもう一度送信した場合にのみ送信されます。',
  'send.settled.call.unknown':
    'トランザクションをネットワークが受け付けたかどうかは、まだわかりません：{title}（{recipient}）。ウォレットが自動的に再確認します。もう一度署名しないでください。',
  'send.discard.title': '入力内容を破棄しますか？',
  'send.discard.text': '入力した内容は失われます。',
  'send.discard.keep': '入力を続ける',
  'send.discard.confirm': '破棄',
  'send.max': '最大',
  'send.max.all':
    '残高の全額からネットワーク手数料を引いた額を送金します。表示された手数料は全額請求されるため、アカウントには何も残りません。',
  'send.max.rest': '送金できる最大額です。手数料のうちネットワークが使わなかった分は、アカウントに残ります。',
  'send.max.contract':
    '受取人はコントラクトです。手数料のうちコントラクトのコードが使わなかった分は、アカウントに戻ります。',
  'send.max.oneNode':
    'ガス価格を確認できたノードが1つだけのため、手数料の一部がアカウントに残る場合があります。残高を全額送金するには、もう一度お試しください。',
  'send.money.inMoney': '米ドル建て',
  'send.money.inCurrency': '{currency}建て',
  'send.money.inCoin': '{symbol}建て',
  'send.money.placeholder': '0.00',
  'send.money.isCoin': '{amount} {symbol}（1 {symbol} = {price}）',
  'send.money.unknown': '現在の価格がありません。金額を{symbol}で入力してください。',
  'send.money.decimals':
    '{count, plural, =0 {{currency}に小数点以下はありません} other {{currency}の小数点以下は最大#桁です}}',
  'send.fees.title': 'ネットワーク手数料',
  'send.fees.slow': '低速',
  'send.fees.normal': '標準',
  'send.fees.fast': '高速',
  'send.fees.custom': 'カスタム',
  'send.fees.cost': '最大{fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, other {約#秒後}}',
  'send.fees.wait.minutes': '{count, plural, other {約#分後}}',
  'send.fees.wait.longer': '通常より長くかかり、実行されない可能性もあります',
  'send.fees.wait.cheaper': 'ガスが安くなるまで実行されません',
  'send.fees.maxFee': '最大手数料（gwei）',
  'send.fees.tip': '優先手数料（gwei）',
  'send.fees.now': '基本手数料は{baseFee} gwei、一般的な優先手数料は{tip} gwei',
  'send.fees.error.gwei': 'gweiを1.5のような小数で入力してください',
  'send.fees.error.zero':
    '最大手数料は0より大きくしてください。手数料のないトランザクションを受け付けるネットワークはありません',
  'send.fees.error.tipAbove': '優先手数料は最大手数料の一部であり、それを超えることはできません',
  'send.fees.error.tooHigh': '現在の高速送金の価格の10倍を超えています。もっと小さい値を入力してください。',
  'send.fees.error.noMarket':
    '現在の手数料を取得できないため、カスタム手数料を確認できず、使用できません。しばらく待つか、別の手数料を選んでください。',
  'send.fees.error.tips':
    'ノードが報告する優先手数料が通常の水準を大きく超えているため、何も署名していません。しばらくしてからもう一度お試しください。',
  'send.fees.warning.high': '現在の高速送金の価格の2倍を超えています。',
  'send.fees.warning.tip':
    'この優先手数料は、現在の高速送金の優先手数料の2倍を超えており、全額を支払うことになります。',
  'send.fees.warning.cheaper':
    '次のブロックの基本手数料を下回っています。ガスが安くなるまで送金は待機し、永久に実行されない可能性もあります。このアカウントからのその後の送金も、それが終わるまで待機します。',
  'send.fees.warning.longer':
    'これほど低い手数料の送金はごくわずかです。長時間待つ可能性があり、このアカウントからのその後の送金も、それが終わるまで待機します。',
  'send.summary': '送金内容の確認',
  'send.summary.to': '宛先',
  'send.summary.own': 'ご自身のアカウント',
  'send.summary.noRecipient': '受取人が未入力です',
  'send.error.quoteOld': '確認した内容が古くなっています。新しい合計を確認して、もう一度送金してください。',
  'send.error.unnoted':
    '何も送信していません。このブラウザのストレージがいっぱいか、ブロックされているため、送金の記録を保存できません。空き容量を増やして、もう一度お試しください。もう一度確定すると、記録なしで送金されます。その場合は、履歴に表示されるまでこのページを開いたままにしてください。',
  'send.error.balanceChanged': '残高が変わりました。新しい合計を確認して、もう一度送金してください。',
  'send.hint.own': 'これはご自身のアドレスです。',
  'send.hint.contract':
    'このアドレスはコントラクトです。直接送られたコインを受け取れることを確認してください。',
  'send.error.fieldsMissing': 'すべての項目を入力してください',
  'send.error.notAuthenticated': 'ログインしていません',
  'send.error.phraseMismatch': 'リカバリーフレーズがこのウォレットのものと一致しません',
  'send.error.invalidPhrase': 'リカバリーフレーズが無効です',
  'send.error.estimate': 'ガスを見積もれませんでした',
  'send.error.failed': 'トランザクションを送信できませんでした',
  'send.error.recipientMalformed': 'アドレスを入力してください：0xに続く40桁の16進数',
  'send.error.recipientChecksum':
    'このアドレスには入力ミスがあります。チェックサムが一致しません。もう一度コピーしてください。',
  'send.error.recipientZero': 'これはゼロアドレスです。ここに送られたコインは失われます。',
  'send.error.recipientPrecompile':
    'このアドレスには鍵がありません。ネットワーク自体のアドレスか、コインをバーン（焼却）するためのアドレスです。ここに送られたコインは失われます。',
  'send.error.amountMalformed': '0.25のような小数で入力してください',
  'send.error.amountAmbiguous':
    '「{typed}」は{asDecimal}とも{asWhole}とも読めます。意図する方を入力してください。',
  'send.error.amountZero': '0より大きい金額を入力してください',
  'send.error.amountDecimals': '小数点以下は18桁以内で入力してください',
  'send.error.amountTooLarge': 'この金額はどのネットワークでも大きすぎます',
  'send.error.insufficientFunds': '金額とネットワーク手数料の合計が残高を超えています',
  'send.error.insufficientTokens': 'この金額はトークンの残高を超えています',
  'send.error.feeNotCovered': '残高がネットワーク手数料に足りません',
  'send.error.tokenDecimals': 'このトークンの小数点以下の桁数はこれより少なくなっています',
  'send.error.knownToken':
    'これはトークンのコントラクトです。ここに送ったものはすべて失われるため、何も送信していません。',
  'send.error.tokenContract': 'これはトークン自体のコントラクトです。ここに送られたトークンは失われます。',
  'send.error.feeRose': 'ネットワーク手数料が変わりました。新しい合計を確認して、もう一度送金してください。',
  'send.error.deadlineOver':
    'この呼び出しの期限は過ぎています。実行しても失敗し、それでも手数料がかかります。後続のトランザクションを進めるには、これをキャンセルしてください。',
  'send.error.replacementFeeRose':
    'ネットワーク手数料が変わったため、何も署名していません。新しい手数料を確認して、もう一度お試しください。',
  'send.error.watchOnly': 'このアカウントは閲覧専用です。ウォレットには送金に必要な鍵がありません。',
  'send.error.busy':
    '別のタブがまだこのアカウントから送金中です。ここでは何も送信していません。もう一方のタブを閉じて、もう一度お試しください。',
  'send.error.unsettled':
    'このアカウントからの以前の送金をウォレットがまだ確認しています。何も送信していません。しばらくしてからもう一度お試しください。',
  'send.error.heldNonce':
    '何も署名していません。以前のトランザクションは拒否されましたが、まだ実行される可能性があり、両方とも実行されるおそれがあります。',
  'send.error.uncertain':
    'ネットワークがトランザクションを受け付けたことを確認できませんでした。ウォレットが自動的に再確認します。それまで、このアカウントからほかの送信はできません。',
} as const;
