export const featuresTexts = {
  'features.meta.title': 'Funktionen · Everything Wallet',
  'features.meta.description':
    'Signieren im Browser, neun Netzwerke, Token, Kontakte und Verlauf: was die Wallet heute kann und was geplant ist.',
  'features.title': 'Funktionen',
  'features.lead': 'Was die Wallet heute kann. Geplante Funktionen sind als solche gekennzeichnet.',
  'features.list': 'Sechs Dinge, die Sie wissen sollten',
  'features.card.security.title': 'Sicherheit auf Bankniveau',
  'features.card.security.text':
    'Ihre 12 Wörter werden in Ihrem Browser aus 128 Bit Zufall erzeugt. Bevor eine Transaktion gesendet wird, decodiert die Wallet die signierten Bytes und vergleicht sie mit Ihrer Eingabe. Ihr Passwort öffnet das Konto; nur die Phrase bewegt Coins.',
  'features.card.speed.title': 'Blitzschnell',
  'features.card.speed.text':
    'Die Gebühr wird geschätzt, während Sie tippen. Ein Transfer erscheint in Ihrem Verlauf, sobald Sie ihn signieren, und wechselt ohne Neuladen von ausstehend zu abgeschlossen. Wie bald das geschieht, hängt vom Netzwerk ab.',
  'features.card.privacy.title': 'Volle Privatsphäre',
  'features.card.privacy.text':
    'Kein Server hat Ihre Wiederherstellungsphrase. Sie tippen sie beim Senden ein oder speichern sie auf Ihrem Gerät, verschlüsselt mit einem eigenen Passwort oder einem Passkey. Unsere Server lesen Ihre Guthaben, damit Netzwerk-Nodes Ihre IP-Adresse nicht erfahren. Keine Tracker, keine Werbung.',
  'features.card.chains.title': 'Multi-Chain-Unterstützung',
  'features.card.chains.text':
    'Ethereum und Polygon sowie ihre Testnetze Sepolia und Amoy, mit einer Phrase und einer Adresse; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet und Base, sobald Sie sie einschalten. Sie können ERC-20-Token hinzufügen, empfangen und senden. Andere Chains werden noch nicht unterstützt.',
  'features.card.platforms.title': 'Plattformübergreifend',
  'features.card.platforms.text':
    'Die Wallet ist eine Webseite. Sie funktioniert in einem aktuellen Browser auf Telefon, Tablet oder Computer, im hellen und dunklen Modus, allein mit der Tastatur und mit Screenreader. Sie müssen nichts installieren.',
  'features.card.swaps.title': 'Token-Swaps',
  'features.card.swaps.text':
    'Swappen Sie Coins und Token über Uniswap auf den Netzwerken, die es haben: Sie sehen, was Sie mindestens erhalten, den Preiseinfluss und die Gebühr, und geben nur den genauen Betrag frei. Staking und Lending nutzen Pools Dritter auf Ethereum und Polygon. Wo ein Netzwerk keine Börse oder keine Pools hat, zeigen diese Ansichten Beispiele, die als Demo gekennzeichnet sind.',
  'features.more': 'Außerdem in der Wallet',
  'features.more.accounts': 'Mehrere Konten aus einer Phrase und nur beobachtete Adressen',
  'features.more.contacts': 'Kontakte, bei denen jede Adresse vor dem Speichern geprüft wird',
  'features.more.history':
    'Ein durchsuchbarer Verlauf dessen, was Sie senden, empfangen und signieren, und eine Aktivitätsübersicht',
  'features.more.qr': 'QR-Codes: Ihre Adresse zeigen, eine andere scannen',
  'features.more.markets': 'Marktpreise von 17 Coins',
  'features.closing': 'Überzeugen Sie sich selbst',
  'features.closing.text': 'Probieren Sie alles auf den Testnetzen aus, wo Coins keinen Wert haben.',
} as const;
