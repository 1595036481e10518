export const liveSwapTexts = {
  'swap.notes.title': 'So funktioniert ein Swap',
  'swap.notes.minimum': 'Sie sehen zuerst das Minimum',
  'swap.notes.minimumText':
    'Bevor Sie signieren, zeigt die Wallet das Minimum, das Sie erhalten. Wenn sich der Preis weiter bewegt, als Ihre Slippage-Toleranz zulässt, schlägt der Swap fehl und Sie zahlen nur die Netzwerkgebühr.',
  'swap.notes.approval': 'Token brauchen eine Freigabe',
  'swap.notes.approvalText':
    'Damit kann die Börse genau den Betrag ausgeben, den Sie swappen. Coins wie ETH brauchen keine.',
  'swap.notes.pool': 'Kleine Pools kosten mehr',
  'swap.notes.poolText':
    'Ein großer Swap in einem kleinen Pool verschiebt den Preis zu Ihren Ungunsten. Die Wallet zeigt den Preiseinfluss und warnt Sie.',
  'swap.live.balanceUnknown': 'Guthaben: — {symbol}',
  'swap.live.max': 'Max.',
  'swap.live.otherToken': 'Anderer Token, per Contract-Adresse…',
  'swap.live.otherTitle': 'Token per Contract-Adresse',
  'swap.live.otherText':
    'Jeder kann einen Token mit beliebigem Namen erstellen. Kopieren Sie die Adresse von der Website des Projekts selbst, nie aus einer Nachricht.',
  'swap.live.otherField': 'Contract-Adresse',
  'swap.live.otherAdd': 'Token verwenden',
  'swap.live.otherMalformed': 'Geben Sie eine Contract-Adresse ein: 0x und 40 Stellen',
  'swap.live.otherNone':
    'Unter {contract} gibt es keinen Token, oder seine Dezimalstellen sind nicht bestätigt. Swappen können Sie ihn erst, wenn sie bestätigt sind.',
  'swap.live.otherDecimals':
    'Der Contract von {symbol} meldet andere Dezimalstellen als zu dem Zeitpunkt, als Sie ihn hinzugefügt haben, daher sind seine Beträge möglicherweise falsch. Sie können ihn hier nicht swappen. Wenn Sie ihm weiterhin vertrauen, entfernen Sie ihn aus Ihren Token und fügen Sie ihn erneut hinzu.',
  'swap.live.otherAsking': 'Token unter {contract} wird nachgeschlagen…',
  'swap.live.tokensFailed': 'Ihre Guthaben konnten nicht geladen werden.',
  'swap.live.unverified':
    '{symbol} ist nicht gelistet. Ein solcher Token kann gefälscht sein oder sich nicht wieder verkaufen lassen.',
  'swap.live.watchOnly': 'Dies ist ein Beobachtungskonto: Sie können hier nicht für es signieren.',
  'swap.live.notEnough': 'Sie haben {balance} {symbol} und möchten {amount} swappen.',
  'swap.live.notEnoughFee':
    'Sie zahlen die Netzwerkgebühr in {coin}: Lassen Sie dafür etwa {fee} {coin} übrig.',
  'swap.live.notEnoughFees':
    'Sie zahlen die Netzwerkgebühren in {coin}: Lassen Sie etwa {fee} {coin} für die Freigabe, den Swap und den Widerruf einer Freigabe übrig.',
  'swap.live.balanceNotKnown':
    'Ihr Guthaben an {symbol} ist nicht bestätigt: Die Nodes widersprechen sich darüber.',

  'swap.live.quoting': 'Kursangebot wird geladen…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Preiseinfluss',
  'swap.live.impactValue': '{percent} %',
  'swap.live.impactSmall': 'Ihr Swap bewegt den Preis kaum.',
  'swap.live.impactNotable': 'Ihr Swap bewegt den Preis zu Ihren Ungunsten.',
  'swap.live.minimum': 'Mindestens erhalten',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Route',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3 % pro Pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, ohne Börse',
  'swap.live.feePercent': '{percent} %',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Kursangebot',
  'swap.live.ageValue': 'wird in {seconds} s aktualisiert',
  'swap.live.ageRenewing': 'wird aktualisiert…',
  'swap.live.ageAsleep': 'wird aktualisiert, wenn Sie diese Seite ansehen',
  'swap.live.details': 'Slippage, Gebühr und Route',
  'swap.live.sentence': 'Sie swappen {amount} {from} gegen mindestens {least} {to}.',
  'swap.live.sentenceWorth':
    'Sie swappen {amount} {from} ({worth}) gegen mindestens {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Sie swappen {amount} {from} gegen {least} {to}, eins zu eins.',

  'swap.live.slippageChange': 'Slippage ändern',
  'swap.live.slippageOwn': 'Eigene',
  'swap.live.slippageField': 'Eigene Slippage (%)',
  'swap.live.slippageInvalid': 'Geben Sie eine Zahl von 0 bis 50 mit höchstens zwei Nachkommastellen ein',
  'swap.live.slippageLow':
    'Das ist so niedrig, dass der Swap fehlschlagen kann, wenn sich der Preis bewegt; die Netzwerkgebühr zahlen Sie auch dann.',
  'swap.live.slippageHigh':
    'Eine Slippage von {percent} % ist mehr, als die meisten Swaps brauchen: Andere können Ihren Swap sehen, bevor er durchgeht, und bis zu diesem Anteil davon nehmen.',
  'swap.live.slippageVeryHigh':
    'Sie könnten bis zu {percent} % dessen verlieren, was Sie zahlen. Keine seriöse Website fordert Sie auf, das einzustellen.',

  'swap.live.unconfirmed':
    'Nur ein Node hat geantwortet, daher ist dieser Preis unbestätigt. Wenn er falsch ist, können Sie alles verlieren, was über „Mindestens erhalten“ hinausgeht.',
  'swap.live.worthLess':
    'Zu Marktpreisen ist das, was Sie erhalten, {percent} % weniger wert als das, was Sie zahlen. Dieser Pool hat möglicherweise einen schlechten Preis.',
  'swap.live.worthUnknown':
    'Es gibt keinen aktuellen Marktpreis zum Vergleich. Prüfen Sie anderswo, was diese Token wert sind, bevor Sie signieren.',
  'swap.live.lessThanFirst':
    'Als Sie diesen Swap begonnen haben, lag das Minimum bei {first} {symbol}. Jetzt liegt es bei {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'Die andere Börse hat einen besseren Preis: Diese gibt Ihnen {percent} % weniger. Sie können die Freigabe widerrufen und neu beginnen.',
  'swap.live.differing':
    'Einige Nodes widersprechen sich über eine Route; Sie sehen die Antwort der Mehrheit.',
  'swap.live.mayKeepPart':
    'Die Wallet konnte nicht prüfen, ob dieser Token vollständig ankommt. Der Swap schlägt fehl, wenn Sie weniger als das Minimum erhalten würden.',

  'swap.live.none.noExchange': 'Diese Wallet kennt keine Börse auf {network}.',
  'swap.live.none.noRoute':
    'Es gibt keine Route von {from} zu {to}: Kein Pool verbindet sie, oder die Pools haben zu wenig für diesen Betrag.',
  'swap.live.none.takesFee':
    'Ein Token dieses Paars erhebt bei jedem Transfer eine Gebühr, daher ist nicht bekannt, wie viel Sie erhalten. Sie können ihn hier nicht swappen.',
  'swap.live.none.keepsPartUnknown':
    'Die Wallet konnte nicht prüfen, ob diese Token vollständig ankommen, und diese Route setzt das Minimum nicht durch. Sie können sie hier nicht swappen.',
  'swap.live.none.disputed': 'Die Nodes von {network} widersprechen sich über den Preis. Neuer Versuch…',
  'swap.live.none.stale':
    'Die Nodes von {network} sind Minuten im Rückstand, daher ist ihr Preis nicht aktuell. Neuer Versuch…',
  'swap.live.none.unavailable': 'Kein Node von {network} hat eine Antwort zum Preis gegeben. Neuer Versuch…',
  'swap.live.none.failed': 'Der Preis konnte nicht geladen werden. Neuer Versuch…',
  'swap.live.none.tooMany': 'Zu viele Anfragen. Der Preis wird in {seconds} s erneut geladen.',

  'swap.live.wrap': 'Wrappen',
  'swap.live.unwrap': 'Unwrappen',
  'swap.live.starting': 'Wird vorbereitet…',

  'swap.live.problem.allowance':
    'Die Freigabe für die Börse konnte nicht gelesen werden. Es wurde nichts signiert. Versuchen Sie es erneut.',
  'swap.live.problem.refused':
    'Der Contract von {symbol} lehnt die Freigabe ab, daher können Sie ihn hier nicht swappen.',
  'swap.live.problem.notYet':
    'Die Nodes zeigen die Freigabe noch nicht. Versuchen Sie es gleich noch einmal.',
  'swap.live.problem.quote':
    'Im Moment gibt es keinen Preis. Es wurde nichts signiert. Versuchen Sie es gleich noch einmal.',
  'swap.live.problem.tooMany': 'Zu viele Anfragen. Es wurde nichts signiert. Fahren Sie in {seconds} s fort.',
  'swap.live.problem.refusedQuote':
    'Das Kursangebot nennt einen Contract, der nicht die Börse dieses Netzwerks ist. Es wurde nichts signiert.',
  'swap.live.problem.otherAmount':
    'Das Kursangebot gilt für einen anderen Betrag. Es wurde nichts signiert; ein neues Kursangebot ist unterwegs.',
  'swap.live.problem.otherTab':
    'Ein anderer Tab signiert gerade für dieses Konto. Schließen Sie den Vorgang dort ab oder schließen Sie den Tab.',
  'swap.live.problem.otherAccount':
    'Dieser Swap gehört zu {account}. Machen Sie es zum Hauptkonto, um fortzufahren.',
  'swap.live.problem.record':
    'Der Status des letzten Schritts konnte nicht geladen werden. Es wurde nichts signiert. Versuchen Sie es erneut.',
  'swap.live.problem.unexpected':
    'Etwas ist schiefgelaufen. Es wurde nichts signiert. Versuchen Sie es erneut.',

  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Offener Swap: {amount} {from} in {to}',
  'swap.sequence.onNetwork': 'auf {network}',
  'swap.sequence.onNetworkAt': 'auf {network} · Slippage {percent} %',
  'swap.step.revoke': 'Die alte Freigabe widerrufen',
  'swap.step.approve': '{amount} {from} freigeben',
  'swap.step.swap': 'Gegen {to} swappen',
  'swap.sequence.interrupted':
    'Dieser Swap wurde unterbrochen, bevor sein Status bekannt war. „Weiter“ prüft zuerst, ob etwas gesendet wurde.',
  'swap.sequence.revoke.pending': 'Die alte Freigabe wird widerrufen.',
  'swap.sequence.revoke.completed':
    'Die alte Freigabe ist widerrufen. Als Nächstes: genau {amount} {from} freigeben.',
  'swap.sequence.approve.pending': 'Die Freigabe von {amount} {from} steht noch aus.',
  'swap.sequence.approve.completed':
    'Sie haben genau {amount} {from} freigegeben. Prüfen Sie als Nächstes den Swap zu einem neuen Preis.',
  'swap.sequence.swap.pending': 'Der Swap steht noch aus.',
  'swap.sequence.swap.completed': 'Swap ausgeführt: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Swap ausgeführt: −{given} {from}, mindestens +{received} {to}',
  'swap.sequence.takeBack.pending': 'Die Freigabe wird widerrufen.',
  'swap.sequence.takeBack.completed':
    'Die Freigabe ist widerrufen: Die Börse kann {from} von Ihnen nicht mehr ausgeben.',
  'swap.sequence.takeBack.asking':
    'Der Widerruf ist in einem Block. Es wird geprüft, ob die Börse {from} von Ihnen noch ausgeben kann…',
  'swap.sequence.takeBack.stays':
    'Der Widerruf ist in einem Block, aber die Börse kann möglicherweise noch einen Teil Ihrer {from} ausgeben. Prüfen Sie es gleich noch einmal, und prüfen Sie dann Ihre Freigaben.',
  'swap.sequence.checkAgain': 'Erneut prüfen',
  'swap.sequence.swap.failed':
    'Es wurde nichts geswappt; Sie haben nur die Gebühr bezahlt. Meist hat sich der Preis weiter bewegt, als die Slippage zulässt.',
  'swap.sequence.approve.failed': 'Die Freigabe ist fehlgeschlagen; Sie haben nur die Gebühr bezahlt.',
  'swap.sequence.revoke.failed':
    'Der Widerruf der alten Freigabe ist fehlgeschlagen; Sie haben nur die Gebühr bezahlt.',
  'swap.sequence.takeBack.failed':
    'Der Widerruf der Freigabe ist fehlgeschlagen; Sie haben nur die Gebühr bezahlt. Die Freigabe besteht weiterhin.',
  'swap.sequence.replaced':
    'Eine andere Transaktion hat diesen Schritt ersetzt. Prüfen Sie in Ihrem Verlauf, was sie bewirkt hat, bevor Sie fortfahren: Sie kann dasselbe bewirkt haben.',
  'swap.sequence.cancelled': 'Dieser Schritt wurde storniert.',
  'swap.sequence.recordFailed': 'Der Status dieses Schritts konnte nicht geladen werden.',
  'swap.sequence.noRecord':
    'Der Status dieses Schritts ist noch nicht bekannt. „Weiter“ prüft zuerst noch einmal, ob er gesendet wurde.',
  'swap.sequence.continue': 'Weiter',
  'swap.sequence.tryAgain': 'Erneut versuchen',
  'swap.sequence.takeBack': 'Freigabe widerrufen',
  'swap.sequence.dismiss': 'Ausblenden',
  'swap.sequence.dismissKeeps':
    '„Ausblenden“ entfernt nur diesen Hinweis; eine Freigabe bleibt, bis Sie sie widerrufen.',
  'swap.sequence.details': 'Im Verlauf anzeigen',
} as const;
