export const sendTexts = {
  'send.title': '{currency} senden',
  'send.recipient': 'Empfängeradresse',
  'send.contacts': 'Kontakt auswählen',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Asset',
  'send.amount': 'Betrag',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Verfügbar: {balance} {currency}',
  'send.phrase': 'Wiederherstellungsphrase',
  'send.phrasePlaceholder': 'Wiederherstellungsphrase mit 12 Wörtern',
  'send.phraseHelp':
    'Ihre Phrase wird lokal verwendet, um die Transaktion zu signieren, und nie an unsere Server gesendet.',
  'send.fee': 'Netzwerkgebühr: ~{fee} {currency}',
  'send.fee.l1':
    'Enthält bis zu {fee} {currency} für Daten auf Ethereum (L1), als Sicherheitsreserve verdoppelt.',
  'send.feeEstimating': 'Netzwerkgebühr wird geschätzt…',
  'send.feePrompt': 'Geben Sie Empfänger und Betrag ein, um die Netzwerkgebühr zu sehen.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Gelesen als {amount}',
  'send.total': 'Gesamt',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Sie sind dabei, echte Kryptowährung zu senden. Prüfen Sie den Empfänger genau: Eine Transaktion kann nicht rückgängig gemacht werden.',
  'send.warningTest':
    'Sie sind dabei, Test-Coins zu senden. Auf einem Mainnet wäre dies echte Kryptowährung, prüfen Sie den Empfänger also genau.',
  'send.submit': 'Senden',
  'send.sending': 'Wird gesendet…',
  'send.success': 'Transaktion erfolgreich gesendet!',
  'send.from': 'Von {address}',
  'send.error.recipientOpen':
    'Der Empfänger ist noch nicht bestätigt: siehe den Hinweis unter dem Empfänger.',
  'send.error.networkChanged':
    'Das Netzwerk dieses Formulars wurde ausgeschaltet, und nun ist ein anderes ausgewählt. Schließen Sie das Formular und beginnen Sie auf dem gewünschten Netzwerk neu.',
  'send.error.senderChanged':
    'Ihr Hauptkonto hat sich geändert. Schließen Sie dieses Formular und öffnen Sie es erneut, um vom neuen Hauptkonto zu senden.',
  'send.hint.contactElsewhere': 'Ihr Kontakt {name} ist für {network} gespeichert, nicht für dieses Netzwerk',
  'send.hint.contact': 'Ihr Kontakt {name}',
  'send.feeUnavailable': 'Die Netzwerkgebühr konnte nicht geschätzt werden. Neuer Versuch…',
  'send.uncertain.check': 'Erneut prüfen',
  'send.uncertain.stuck':
    'Das Netzwerk antwortet seit mehr als zehn Minuten nicht. Wenn Sie denselben Transfer noch einmal senden, kommen möglicherweise beide an.',
  'send.uncertain.refused':
    'Eine frühere Transaktion wurde abgelehnt, kann aber noch durchgehen. Prüfen Sie Ihren Verlauf, bevor Sie erneut senden.',
  'send.uncertain.both': 'Wenn Sie denselben Transfer noch einmal senden, gehen möglicherweise beide durch.',
  'send.uncertain.setAside': 'Trotzdem senden',
  'send.settled.sent': 'Das Netzwerk hat Ihren Transfer von {amount} {symbol} an {recipient} erhalten',
  'send.settled.failed':
    'Ihr Transfer von {amount} {symbol} an {recipient} ist fehlgeschlagen. Einzelheiten finden Sie in Ihren Transaktionen.',
  'send.settled.notSent':
    'Ihr Transfer von {amount} {symbol} an {recipient} wurde nicht gesendet. Es wurden keine Coins oder Token bewegt.',
  'send.settled.lapsed':
    'Ihr Transfer von {amount} {symbol} an {recipient} hat das Netzwerk nicht rechtzeitig erreicht. Er wird nur gesendet, wenn Sie ihn aus Ihren Transaktionen heraus erneut senden.',
  'send.settled.cancelled':
    'Ihr Transfer von {amount} {symbol} an {recipient} wurde storniert: Die Stornierung ist in einem Block. Einzelheiten finden Sie in Ihren Transaktionen.',
  'send.settled.superseded':
    'Sie haben eine andere Transaktion signiert, die Ihren Transfer von {amount} {symbol} an {recipient} ersetzen soll. Nur eine der beiden kann durchgehen: siehe Ihre Transaktionen.',
  'send.settled.replaced':
    'Eine andere Transaktion hat Ihren Transfer von {amount} {symbol} an {recipient} ersetzt. In Ihren Transaktionen sehen Sie, welche durchgegangen ist.',
  'send.settled.replacement.failed':
    'Die Ersatztransaktion für einen Transfer von {amount} {symbol} an {recipient} ist fehlgeschlagen. Einzelheiten finden Sie in Ihren Transaktionen.',
  'send.settled.replacement.notSent':
    'Die Ersatztransaktion für einen Transfer von {amount} {symbol} an {recipient} wurde nicht gesendet. Der ursprüngliche Transfer kann durchgegangen sein: Prüfen Sie Ihre Transaktionen.',
  'send.settled.replacement.lapsed':
    'Die Ersatztransaktion für einen Transfer von {amount} {symbol} an {recipient} hat das Netzwerk nicht rechtzeitig erreicht. Der ursprüngliche Transfer kann durchgegangen sein: Prüfen Sie Ihre Transaktionen.',
  'send.settled.unknown':
    'Es ist noch nicht bekannt, ob das Netzwerk Ihren Transfer von {amount} {symbol} an {recipient} erhalten hat. Die Wallet prüft es automatisch erneut. Senden Sie ihn nicht ein zweites Mal.',
  'send.settled.call.sent': 'Das Netzwerk hat Ihre Transaktion erhalten: {title}, bei {recipient}',
  'send.settled.call.failed':
    'Ihre Transaktion ist fehlgeschlagen: {title}, bei {recipient}. Einzelheiten finden Sie in Ihren Transaktionen.',
  'send.settled.call.notSent':
    'Ihre Transaktion wurde nicht gesendet: {title}, bei {recipient}. Es wurden keine Coins oder Token bewegt.',
  'send.settled.call.lapsed':
    'Ihre Transaktion hat das Netzwerk nicht rechtzeitig erreicht: {title}, bei {recipient}. Sie wird nur gesendet, wenn Sie sie aus Ihren Transaktionen heraus erneut senden.',
  'send.settled.call.unknown':
    'Es ist noch nicht bekannt, ob das Netzwerk Ihre Transaktion erhalten hat: {title}, bei {recipient}. Die Wallet prüft es automatisch erneut. Signieren Sie sie nicht ein zweites Mal.',
  'send.discard.title': 'Eingaben verwerfen?',
  'send.discard.text': 'Was Sie eingegeben haben, geht verloren.',
  'send.discard.keep': 'Weiter bearbeiten',
  'send.discard.confirm': 'Verwerfen',
  'send.max': 'Max.',
  'send.max.all':
    'Sendet Ihr gesamtes Guthaben abzüglich der Netzwerkgebühr. Die angezeigte Gebühr wird vollständig berechnet, sodass nichts auf Ihrem Konto bleibt.',
  'send.max.rest':
    'Das Höchste, was Sie senden können. Der Teil der Gebühr, den das Netzwerk nicht verbraucht, bleibt auf Ihrem Konto.',
  'send.max.contract':
    'Der Empfänger ist ein Contract. Der Teil der Gebühr, den sein Code nicht verbraucht, geht auf Ihr Konto zurück.',
  'send.max.oneNode':
    'Nur ein Node hat den Gaspreis bestätigt, daher bleibt möglicherweise ein Teil der Gebühr auf Ihrem Konto. Versuchen Sie es erneut, um Ihr gesamtes Guthaben zu senden.',
  'send.money.inMoney': 'In US-Dollar',
  'send.money.inCurrency': 'In {currency}',
  'send.money.inCoin': 'In {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Es gibt keinen aktuellen Preis. Geben Sie den Betrag in {symbol} ein.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} hat keine Nachkommastellen} one {{currency} hat höchstens # Nachkommastelle} other {{currency} hat höchstens # Nachkommastellen}}',
  'send.fees.title': 'Netzwerkgebühr',
  'send.fees.slow': 'Langsam',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Schnell',
  'send.fees.custom': 'Eigene',
  'send.fees.cost': 'höchstens {fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, one {in etwa einer Sekunde} other {in etwa # Sekunden}}',
  'send.fees.wait.minutes': '{count, plural, one {in etwa einer Minute} other {in etwa # Minuten}}',
  'send.fees.wait.longer': 'länger als üblich, möglicherweise nie',
  'send.fees.wait.cheaper': 'erst, wenn Gas günstiger wird',
  'send.fees.maxFee': 'Max. Gebühr (gwei)',
  'send.fees.tip': 'Prioritätsgebühr (gwei)',
  'send.fees.now': 'Grundgebühr {baseFee} gwei, übliche Prioritätsgebühr {tip} gwei',
  'send.fees.error.gwei': 'Geben Sie gwei als einfache Dezimalzahl ein, z. B. 1,5',
  'send.fees.error.zero':
    'Geben Sie eine maximale Gebühr über 0 ein: Kein Netzwerk nimmt eine Transaktion ohne Gebühr an',
  'send.fees.error.tipAbove':
    'Die Prioritätsgebühr ist Teil der maximalen Gebühr und kann nicht höher sein als diese',
  'send.fees.error.tooHigh':
    'Das ist mehr als das Zehnfache des aktuellen Preises für einen schnellen Transfer. Geben Sie weniger ein.',
  'send.fees.error.noMarket':
    'Aktuelle Gebühren sind nicht verfügbar, daher kann Ihre eigene Gebühr weder geprüft noch verwendet werden. Warten Sie einen Moment oder wählen Sie eine andere Gebühr.',
  'send.fees.error.tips':
    'Die Nodes melden eine Prioritätsgebühr weit über jedem üblichen Maß, daher wurde nichts signiert. Versuchen Sie es gleich noch einmal.',
  'send.fees.warning.high':
    'Das ist mehr als das Doppelte des aktuellen Preises für einen schnellen Transfer.',
  'send.fees.warning.tip':
    'Diese Prioritätsgebühr ist mehr als doppelt so hoch wie die aktuelle für schnelle Transfers, und Sie zahlen sie vollständig.',
  'send.fees.warning.cheaper':
    'Das liegt unter der Grundgebühr des nächsten Blocks: Ihr Transfer wartet, bis Gas günstiger wird, möglicherweise für immer, und spätere Transfers von diesem Konto warten dahinter.',
  'send.fees.warning.longer':
    'Sehr wenige Transfers zahlen so wenig: Ihrer wartet möglicherweise lange, und spätere Transfers von diesem Konto warten dahinter.',
  'send.summary': 'Transfer prüfen',
  'send.summary.to': 'An',
  'send.summary.own': 'Ihr eigenes Konto',
  'send.summary.noRecipient': 'Noch kein Empfänger',
  'send.error.quoteOld':
    'Was Sie bestätigt haben, ist nicht mehr aktuell. Prüfen Sie den neuen Gesamtbetrag und senden Sie erneut.',
  'send.error.unnoted':
    'Es wurde nichts gesendet. Der Speicher dieses Browsers ist voll oder blockiert, daher kann der Transfer nicht aufgezeichnet werden. Geben Sie Speicher frei und versuchen Sie es erneut. Wenn Sie noch einmal bestätigen, wird der Transfer ohne Aufzeichnung gesendet: Lassen Sie diese Seite geöffnet, bis Sie ihn in Ihrem Verlauf sehen.',
  'send.error.balanceChanged':
    'Ihr Guthaben hat sich geändert. Prüfen Sie den neuen Gesamtbetrag und senden Sie erneut.',
  'send.hint.own': 'Das ist Ihre eigene Adresse.',
  'send.hint.contract':
    'Diese Adresse ist ein Contract. Vergewissern Sie sich, dass er direkt gesendete Coins empfangen kann.',
  'send.error.fieldsMissing': 'Bitte füllen Sie alle Felder aus',
  'send.error.notAuthenticated': 'Benutzer nicht angemeldet',
  'send.error.phraseMismatch': 'Die Wiederherstellungsphrase passt nicht zu Ihrer Wallet',
  'send.error.invalidPhrase': 'Ungültige Wiederherstellungsphrase',
  'send.error.estimate': 'Gas konnte nicht geschätzt werden',
  'send.error.failed': 'Die Transaktion konnte nicht gesendet werden',
  'send.error.recipientMalformed': 'Geben Sie eine Adresse ein: 0x, gefolgt von 40 Hexadezimalziffern',
  'send.error.recipientChecksum':
    'Diese Adresse enthält einen Tippfehler: Die Prüfsumme stimmt nicht. Kopieren Sie sie erneut.',
  'send.error.recipientZero': 'Das ist die Nulladresse. Dorthin gesendete Coins sind verloren.',
  'send.error.recipientPrecompile':
    'Diese Adresse hat keinen Schlüssel: Sie gehört dem Netzwerk selbst oder dient dazu, Coins zu vernichten. Dorthin gesendete Coins sind verloren.',
  'send.error.amountMalformed': 'Geben Sie eine einfache Dezimalzahl ein, z. B. 0,25',
  'send.error.amountAmbiguous':
    '„{typed}“ könnte {asDecimal} oder {asWhole} bedeuten. Geben Sie ein, was Sie meinen.',
  'send.error.amountZero': 'Geben Sie einen Betrag größer als 0 ein',
  'send.error.amountDecimals': 'Geben Sie höchstens 18 Nachkommastellen ein',
  'send.error.amountTooLarge': 'Dieser Betrag ist für jedes Netzwerk zu groß',
  'send.error.insufficientFunds': 'Betrag plus Netzwerkgebühr übersteigt Ihr Guthaben',
  'send.error.insufficientTokens': 'Dieser Betrag übersteigt Ihr Token-Guthaben',
  'send.error.feeNotCovered': 'Ihr Guthaben deckt die Netzwerkgebühr nicht',
  'send.error.tokenDecimals': 'Dieser Token hat weniger Nachkommastellen',
  'send.error.knownToken':
    'Das ist der Contract eines Tokens. Alles, was dorthin gesendet wird, ist verloren, daher wurde nichts gesendet.',
  'send.error.tokenContract':
    'Das ist der eigene Contract des Tokens. Dorthin gesendete Token sind verloren.',
  'send.error.feeRose':
    'Die Netzwerkgebühr hat sich geändert. Prüfen Sie den neuen Gesamtbetrag und senden Sie erneut.',
  'send.error.deadlineOver':
    'Die Frist dieses Aufrufs ist abgelaufen: Er würde fehlschlagen, und Sie würden trotzdem die Gebühr zahlen. Stornieren Sie ihn, damit spätere Transaktionen nicht blockiert sind.',
  'send.error.replacementFeeRose':
    'Die Netzwerkgebühr hat sich geändert, daher wurde nichts signiert. Prüfen Sie die neue Gebühr und versuchen Sie es dann erneut.',
  'send.error.watchOnly':
    'Dies ist ein Beobachtungskonto: Die Wallet hat keinen Schlüssel, um von ihm zu senden.',
  'send.error.busy':
    'Ein anderer Tab sendet noch von diesem Konto. Hier wurde nichts gesendet: Schließen Sie den anderen Tab und versuchen Sie es erneut.',
  'send.error.unsettled':
    'Die Wallet prüft noch einen früheren Transfer von diesem Konto. Es wurde nichts gesendet; versuchen Sie es gleich noch einmal.',
  'send.error.heldNonce':
    'Es wurde nichts signiert: Eine frühere Transaktion wurde abgelehnt, kann aber noch durchgehen, sodass beide ausgeführt werden könnten.',
  'send.error.uncertain':
    'Das Netzwerk hat nicht bestätigt, dass es die Transaktion erhalten hat. Die Wallet prüft es automatisch erneut; bis dahin können Sie von diesem Konto nichts anderes senden.',
} as const;
