export const documentationTexts = {
  'documentation.meta.title': 'Dokumentation · Everything Wallet',
  'documentation.meta.description':
    'Die REST-API von Everything Wallet: erste Schritte, Bearer-Authentifizierung, jeder Endpunkt mit Code zum Kopieren und einem Formular zum Ausprobieren, Fehler und Limits.',
  'documentation.title': 'Dokumentation',
  'documentation.lead':
    'Die REST-API für Guthaben, Gebühren und Transaktionen auf neun Netzwerken, einschließlich Testnetzen, von der ersten Anfrage bis zum letzten Fehlercode.',
  'documentation.start': 'Erste Schritte',
  'documentation.start.account': 'Erstellen Sie in der Wallet ein Konto oder melden Sie sich bei Ihrem an.',
  'documentation.start.key':
    'Erstellen Sie im Entwicklerportal einen API-Schlüssel. Wählen Sie für Ihre ersten Anfragen einen Testnetz-Schlüssel: Testnetz-Coins haben keinen Wert.',
  'documentation.start.keep':
    'Bewahren Sie den Schlüssel dort auf, wo Programme ihn lesen können und Menschen nicht, etwa in der Umgebungsvariable EW_API_KEY.',
  'documentation.start.call': 'Senden Sie die Anfrage unten und lesen Sie die Antwort.',
  'documentation.start.createAccount': 'Konto erstellen',
  'documentation.start.portal': 'Entwicklerportal öffnen',
  'documentation.authentication': 'Authentifizierung',
  'documentation.authentication.text':
    'Senden Sie einen API-Schlüssel als Bearer-Token im Header jeder Anfrage:',
  'documentation.authentication.kinds':
    'Schlüssel, die mit ew_live_ beginnen, funktionieren auf allen Netzwerken; Schlüssel, die mit ew_test_ beginnen, nur auf Testnetzen.',
  'documentation.authentication.scopes':
    'Ein Schlüssel hat Scopes: read für Guthaben, Gebühren und Transaktionen, broadcast zum Senden signierter Transaktionen, webhooks zum Verwalten von Webhooks. Geben Sie jedem Programm nur die Scopes, die es braucht.',
  'documentation.authentication.rotation':
    'Wenn Sie einen Schlüssel im Entwicklerportal rotieren, erhalten Sie einen neuen, und der alte funktioniert noch 24 Stunden, damit dazwischen nichts stillsteht.',
  'documentation.authentication.secret':
    'Bewahren Sie Ihren Schlüssel auf einem Server auf, nicht in einer Webseite oder einer App, die andere installieren. Ein Schlüssel kann keine Coins bewegen, weil Transaktionen signiert werden, bevor sie gesendet werden. Er verbraucht aber Ihre Limits, und mit dem Scope „Lesen“ oder „Webhooks“ gibt er die Adressen, Transfers und Freigaben Ihrer Konten preis.',
  'documentation.example': 'Beispiel',
  'documentation.example.text':
    'Liest das Guthaben einer Adresse auf Sepolia. Der Schlüssel kommt aus EW_API_KEY, setzen Sie diese Variable also zuerst; alles andere enthält das Beispiel.',
  'documentation.endpoints': 'REST-API',
  'documentation.endpoints.text': 'Alle Endpunkte. Jede Zeile führt zu ihrer Referenz.',
  'documentation.endpoints.amounts':
    'Beträge sind Dezimal-Strings, in Coin und in wei, weil Gleitkommazahlen Stellen verlieren.',
  'documentation.endpoints.networks':
    'Nennen Sie ein Netzwerk mit seinem rpcName, seiner id, seinem Namen oder seiner Chain-ID, in Groß- oder Kleinbuchstaben.',
  'documentation.endpoints.idempotent':
    'Sie können dieselbe signierte Transaktion gefahrlos erneut senden: Sie bleibt eine Transaktion und erhält dieselbe Antwort.',
  'documentation.endpoints.download': 'OpenAPI-Dokument herunterladen',
  'documentation.reference': 'API-Referenz',
  'documentation.reference.text':
    'Erzeugt aus dem OpenAPI-Dokument der API. Sie können hier jeden Aufruf gegen dieses Deployment ausprobieren.',
  'documentation.reads.websites': 'Wie sich Ihre Website mit der Wallet verbindet',
  'documentation.reads': 'Lesezugriffe für verbundene Websites',
  'documentation.reads.text':
    'Eine Website, die sich mit der Wallet verbindet, kann hier ein Netzwerk lesen, ohne Schlüssel: JSON-RPC 2.0, von jedem Ursprung, unter der dezimalen Chain-ID des Netzwerks. Es ist nicht Teil des OpenAPI-Dokuments, weil Ethereum-Bibliotheken es bereits sprechen.',
  'documentation.reads.methods':
    'Methoden, die lesen, etwa eth_call, eth_getLogs (höchstens 1.000 Blöcke) und eth_getTransactionReceipt. Senden, Filter und Abonnements werden mit 4200 verweigert.',
  'documentation.reads.limits':
    'Höchstens 20 Aufrufe in einem Batch und 1 MB für eine Anfrage und ihre Antworten. Eine Website kann je IP-Adresse 60 Einheiten in 10 Sekunden und 20.000 am Tag verbrauchen: Die meisten Aufrufe kosten 1, eth_call 2, eth_getLogs 5. Darüber ist die Antwort -32005 mit data.retryAfter in Sekunden.',
  'documentation.reads.nodes':
    'Ein Node antwortet, und ein Revert behält seine Daten. Was Sie in der Wallet signieren, hängt nicht von diesen Lesezugriffen ab.',
  'documentation.errors': 'Fehler',
  'documentation.errors.text':
    'Eine fehlgeschlagene Anfrage liefert Problem-Details (RFC 9457): einen stabilen Code für Programme, einen Satz für Menschen, eine Abhilfe, eine Anfrage-ID für den Support und die Adresse der Seite, die den Code erklärt.',
  'documentation.errors.all': 'Alle Fehlercodes ansehen',
  'documentation.limits': 'Limits',
  'documentation.limits.text':
    'Ein Schlüssel kann 300 Anfragen pro Minute und 20.000 pro Tag stellen, alle Schlüssel eines Benutzers zusammen 600 pro Minute und 40.000 pro Tag. Bis Sie Ihre E-Mail-Adresse bestätigen, teilen sich Schlüssel, die von einer IP-Adresse aus verwendet werden, 500 Anfragen pro Tag. Eine Anfrage, die viele Lesezugriffe auf das Netzwerk auslöst, zählt als mehrere: Die Referenz nennt die Zahl für jeden Endpunkt. Über dem Limit antwortet die API mit Status 429. Anfragen, die abgelehnt werden (400, 403, 429) oder auf unserer Seite fehlschlagen (502, 503 und 504, wenn nichts gesendet wurde), zählen nicht, allerdings sind höchstens 300 Fehlschläge pro Minute frei.',
  'documentation.limits.windows':
    'Limits werden zu Beginn jeder UTC-Minute und um Mitternacht UTC zurückgesetzt, daher kann ein Schub über diesen Zeitpunkt hinweg das doppelte Limit erreichen. Ein Benutzer kann höchstens 20 Schlüssel haben.',
  'documentation.limits.header': 'Header',
  'documentation.limits.meaning': 'Bedeutung',
  'documentation.limits.rateLimit':
    'Die verbleibenden Anfragen jedes Limits (r) und die Sekunden, bis sein Fenster endet und das nächste beginnt (t). Vorher wird nichts wiederhergestellt.',
  'documentation.limits.policy':
    'Die Limits: die Anzahl der Anfragen (q) in einem Fenster von so vielen Sekunden (w). "minute" und "day" gelten für den Schlüssel, "user-minute" und "user-day" für alle Schlüssel seines Inhabers zusammen.',
  'documentation.limits.retryAfter':
    'Bei Status 429, 502, 503 und 504 und solange eine Transaktion noch nicht bekannt ist: die Sekunden bis zum nächsten Versuch.',
  'documentation.networks': 'Netzwerke',
  'documentation.networks.text':
    'Werte für den Parameter network, in Groß- oder Kleinbuchstaben. Schlüssel, die mit ew_test_ beginnen, können nur die Testnetze verwenden.',
  'documentation.networks.name': 'Netzwerk',
  'documentation.networks.value': 'Wert',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'Chain-ID',
  'documentation.networks.currency': 'Währung',
  'documentation.functions': 'Mit einem Konto statt mit einem Schlüssel anmelden',
  'documentation.functions.text':
    'Sie können auch die Funktionen hinter der Wallet selbst aufrufen, per POST mit einem ID-Token als Bearer-Token. Das Skript meldet sich an und liest ein Guthaben; unsere Tests führen es aus und vergleichen seine Antwort mit der Chain. Für Programme ist die REST-API die bessere Wahl.',
  'documentation.functions.input': 'Eingabe',
  'documentation.functions.output': 'Ausgabe',
  'documentation.functions.getBalance': 'Das Guthaben einer Adresse im eigenen Coin des Netzwerks.',
  'documentation.functions.getTokenPrices': 'Preise in US-Dollar und ihre 24-Stunden-Änderung.',
  'documentation.functions.estimateGas':
    'Die maximalen Kosten eines Transfers oder Contract-Aufrufs und die nächste Nonce.',
  'documentation.functions.sendTransaction':
    'Prüft und überträgt eine von einem Ihrer Konten signierte Transaktion und zeichnet sie in Ihrem Verlauf auf.',
  'documentation.values': 'Werte eines Deployments',
  'documentation.values.name': 'Wert',
  'documentation.values.where': 'Quelle',
  'documentation.values.apiKey': 'Der Web-API-Schlüssel, den jedes Deployment veröffentlicht unter',
  'documentation.values.authUrl': 'Der Anmeldedienst von Google',
  'documentation.values.functionsUrl': 'Die Funktionen; diese Datei enthält auch die ID des Projekts',
} as const;
