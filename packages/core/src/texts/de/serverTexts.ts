export const serverTexts = {
  'server.signIn': 'Melden Sie sich an, um fortzufahren.',
  'server.appUnverified':
    'Diese App konnte nicht verifiziert werden. Laden Sie sie neu und versuchen Sie es erneut.',
  'server.malformed': 'Die Anfrage ist fehlerhaft.',
  'server.unexpected': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'server.chainUnavailable': 'Das Netzwerk hat nicht geantwortet. Bitte versuchen Sie es erneut.',
  'server.nodesDisagree':
    'Die Nodes des Netzwerks widersprechen sich, daher ist dies im Moment nicht bekannt. Versuchen Sie es in einigen Minuten erneut.',
  'server.keysFull':
    'Sie haben 20 API-Schlüssel, mehr sind nicht möglich. Löschen Sie einen, den Sie nicht mehr verwenden, und versuchen Sie es dann erneut.',
  'server.keysUnconfirmed':
    'Sie haben heute 30 API-Schlüssel erstellt; mehr sind nicht möglich, bis Sie Ihre E-Mail-Adresse bestätigen. Bestätigen Sie sie in den Einstellungen oder versuchen Sie es morgen erneut.',
  'server.databaseUnavailable':
    'Unsere Datenbank hat nicht geantwortet, daher wurde nichts gesendet. Bitte versuchen Sie es erneut.',
  'server.tooManyRequests': 'Zu viele Anfragen. Versuchen Sie es {when} erneut.',
  'server.tooManyAttempts': 'Zu viele Versuche. Versuchen Sie es {when} erneut.',
  'server.sessionEnded': 'Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
  'server.passwordNeeded':
    'Ihre Anmeldung ist zu lange her. Geben Sie Ihr Passwort erneut ein, um fortzufahren.',
  'server.accountLeaving': 'Dieses Konto wird gerade gelöscht, daher kann nichts mehr geändert werden.',
  'server.sessionUnknown':
    'Ihre Sitzung konnte nicht geprüft werden. Bitte versuchen Sie es in einer Minute erneut.',
  'server.tooManyKeys':
    'Sie haben in kurzer Zeit zu viele Schlüssel erstellt. Versuchen Sie es in einer Stunde erneut.',
  'server.pricesUnavailable':
    'Preise sind im Moment nicht verfügbar. Bitte versuchen Sie es in einer Minute erneut.',
  'server.phraseIsSet': 'Ihre Wiederherstellungsphrase ist bereits festgelegt und kann nicht ersetzt werden.',
  'server.walletIsSetUp': 'Diese Wallet ist bereits mit einer anderen Wiederherstellungsphrase eingerichtet.',
  'server.maintenance.readOnly':
    'Everything Wallet ist während der Wartung schreibgeschützt: Es wurde nichts geändert oder gesendet. Bitte versuchen Sie es später erneut.',
  'server.maintenance.send':
    'Senden ist vorübergehend abgeschaltet. Es wurde nichts gesendet. Bitte versuchen Sie es später erneut.',
  'server.maintenance.feature':
    'Diese Funktion ist vorübergehend abgeschaltet. Bitte versuchen Sie es später erneut.',
  'server.setupUnfinished': 'Schließen Sie die Einrichtung Ihrer Wallet ab, bevor Sie senden.',
  'server.recipientRefuses': 'Der Empfänger lehnt diesen Transfer ab',
  'server.callReverts':
    'Der Contract lehnt diesen Aufruf ab: Er würde fehlschlagen, und seine Gebühr wäre verloren.',
  'server.noProof':
    'Kein Node dieses Netzwerks konnte das Guthaben beweisen. Bitte versuchen Sie es in einer Minute erneut.',
  'server.noToken': 'Unter dieser Adresse gibt es auf diesem Netzwerk keinen ERC-20-Token.',
  'server.tokenRefuses': 'Der Contract des Tokens lehnt diesen Transfer ab.',
  'server.nonceTooLow':
    'Eine andere Transaktion dieses Kontos ist zuerst durchgegangen. Prüfen Sie Ihre Transaktionen und senden Sie erneut.',
  'server.expired':
    'Seit Sie diesen Transfer bestätigt haben, ist zu viel Zeit vergangen, daher wurde er nicht gesendet. Prüfen Sie ihn und senden Sie erneut.',
  'server.lapsed':
    'Dieser Transfer hat das Netzwerk nicht rechtzeitig erreicht. Er ist in Ihrem Verlauf und wird nur gesendet, wenn Sie ihn von dort erneut senden.',
  'server.superseded':
    'Sie haben eine andere Transaktion signiert, die diese ersetzen soll, daher wurde sie nicht erneut gesendet. Nur eine der beiden kann durchgehen: Prüfen Sie Ihre Transaktionen.',
  'server.replacementUnderpriced':
    'Das Netzwerk verlangt eine höhere Gebühr, um diesen Transfer zu ersetzen. Prüfen Sie die neue Gebühr und versuchen Sie es erneut.',
  'server.replacementLate':
    'Dieser Transfer ist bereits in einem Block, oder es wurde ein anderer signiert, der ihn ersetzt. Prüfen Sie Ihren Verlauf.',
  'server.replacementExpired':
    'Seit Ihrer Bestätigung ist zu viel Zeit vergangen, daher wurde die Ersatztransaktion nicht gesendet. Der ursprüngliche Transfer kann durchgegangen sein: Prüfen Sie Ihre Transaktionen.',
  'server.replacementGas':
    'Die Ersatztransaktion braucht mehr Gas, als Sie signiert haben, daher wurde sie nicht gesendet. Der ursprüngliche Transfer kann noch durchgehen: Prüfen Sie Ihre Transaktionen.',
  'server.nonceTaken':
    'Eine andere Transaktion dieses Kontos steht noch aus. Warten Sie, bis sie abgeschlossen ist, und senden Sie dann erneut.',
  'server.underpriced':
    'Das Netzwerk verlangt jetzt eine höhere Gebühr. Prüfen Sie den neuen Gesamtbetrag und senden Sie erneut.',
  'server.gasTooLow':
    'Dieser Transfer braucht mehr Gas, als Sie signiert haben. Prüfen Sie den neuen Gesamtbetrag und senden Sie erneut.',
  'server.listing.notYours':
    'Dieses Angebot kann nicht veröffentlicht werden: Der Verkäufer ist keines Ihrer Konten.',
  'server.listing.sold':
    'Dieses Angebot kann nicht veröffentlicht werden: Es ist bereits verkauft oder storniert.',
  'server.listing.notHeld':
    'Dieses Angebot kann nicht veröffentlicht werden: Der Verkäufer hat das NFT nicht.',
  'server.listing.notApproved':
    'Dieses Angebot kann nicht veröffentlicht werden: Seaport hat keine Freigabe, das NFT zu übertragen.',
  'server.listing.ended':
    'Dieses Angebot kann nicht veröffentlicht werden: Es ist beendet oder hat noch nicht begonnen.',
  'server.listing.tooLong': 'Dieses Angebot kann nicht veröffentlicht werden: Es dauert länger als ein Jahr.',
  'server.listing.ofOther':
    'Dieses Angebot kann nicht veröffentlicht werden: Ein anderer Benutzer hat es veröffentlicht.',
  'server.listing.invalid':
    'Dieses Angebot kann nicht veröffentlicht werden: Diese Wallet unterstützt seine Bedingungen nicht.',
  'server.listingUnknown':
    'Das Netzwerk bestätigt nicht, dass dies verkauft werden kann. Bitte versuchen Sie es erneut.',
  'server.tooManyListings':
    'Sie haben 200 Angebote, mehr sind nicht möglich. Stornieren Sie zuerst einige davon.',
  'server.gasTooHigh': 'Dieser Transfer verlangt mehr Gas, als das Netzwerk erlaubt.',
} as const;
