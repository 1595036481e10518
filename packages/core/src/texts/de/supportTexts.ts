export const supportTexts = {
  'support.meta.title': 'Support · Everything Wallet',
  'support.meta.description':
    'Hilfe zu Everything Wallet: Live-Chat, E-Mail, Dokumentation und Antworten auf häufige Fragen.',
  'support.title': 'Support',
  'support.lead':
    'Vier Wege zu einer Antwort. Keiner davon erfordert Ihre Wiederherstellungsphrase: Geben Sie sie niemals weiter, auch nicht an uns.',
  'support.ways': 'So erhalten Sie Hilfe',
  'support.card.chat.title': 'Live-Chat',
  'support.card.chat.text':
    'Der Assistent antwortet sofort, aus unserer Dokumentation. Seine Schaltfläche ist unten in der Ecke des Fensters.',
  'support.card.email.title': 'E-Mail',
  'support.card.email.text': 'Schreiben Sie uns zu allem. Wir antworten innerhalb von 24 Stunden.',
  'support.card.documentation.title': 'Dokumentation',
  'support.card.documentation.text': 'Für Entwickler: erste Schritte, Authentifizierung und jede Funktion.',
  'support.card.faq.title': 'FAQ',
  'support.card.faq.text': 'Die vier häufigsten Fragen, unten beantwortet.',
  'support.card.faq.link': 'Fragen ansehen',
  'support.faq': 'Häufig gestellte Fragen',
  'support.faq.more': 'Alle Fragen und Antworten',
  'support.faq.phrase.question': 'Wo ist meine Wiederherstellungsphrase gespeichert?',
  'support.faq.phrase.answer':
    'Dort, wo Sie sie aufgeschrieben haben. Die Wallet erzeugt die 12 Wörter in Ihrem Browser, zeigt sie während der Einrichtung und vergisst sie, es sei denn, Sie speichern sie auf Ihrem Gerät, verschlüsselt mit einem eigenen Passwort oder einem Passkey. Beim Senden geben Sie die Wörter ein oder entsperren sie mit diesem Passwort oder Passkey; Ihr Browser signiert die Transaktion und sendet nichts davon irgendwohin. Unsere Server speichern einen mit einem Schlüssel berechneten Fingerabdruck, der eine Phrase prüfen kann, aber die Wörter nicht verrät.',
  'support.faq.lost.question': 'Was passiert, wenn ich meine Wiederherstellungsphrase verliere?',
  'support.faq.lost.answer':
    'Niemand kann sie wiederherstellen, und ohne sie können Sie Ihre Coins nicht bewegen. Ihre E-Mail-Adresse und Ihr Passwort öffnen weiterhin das Konto und zeigen das Guthaben. Falls jemand Ihre Phrase gesehen haben könnte, hilft keine Einstellung: Senden Sie Ihre Coins sofort an eine neue Wallet.',
  'support.faq.networks.question': 'Welche Netzwerke und Token kann ich verwenden?',
  'support.faq.networks.answer':
    'Coins auf Ethereum Mainnet und Polygon Mainnet sowie Test-Coins auf Ethereum Sepolia und Polygon Amoy. BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet und Base können Sie in den Netzwerkeinstellungen einschalten. Sie können ERC-20-Token per Contract-Adresse hinzufügen, empfangen und senden. Senden Sie nichts von anderen Chains an Ihre Adresse hier. Swaps funktionieren auf Netzwerken, die Uniswap haben, und Staking und Lending nutzen Pools Dritter auf Ethereum und Polygon. Wo ein Netzwerk keine Börse, keine Pools oder keinen NFT-Marktplatz hat, zeigen die Ansichten Beispiele, die als Demo gekennzeichnet sind.',
  'support.faq.fees.question': 'Was kostet ein Transfer?',
  'support.faq.fees.answer':
    'Die Gebühr des Netzwerks, die an das Netzwerk geht und davon abhängt, wie ausgelastet es ist. Die Wallet schlägt nichts auf. Bevor Sie senden, zeigt sie die maximalen Kosten, und sie signiert nie für mehr als den Gesamtbetrag, den Sie gesehen haben. Was das Netzwerk nicht verbraucht, behalten Sie.',
} as const;
