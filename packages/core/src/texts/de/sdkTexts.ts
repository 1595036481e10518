export const sdkTexts = {
  'sdk.meta.title': 'SDK & Bibliotheken · Everything Wallet',
  'sdk.meta.description':
    'Pakete für JavaScript und TypeScript, Python und Go: Installation und ein Beispiel in jeder Sprache.',
  'sdk.title': 'SDK & Bibliotheken',
  'sdk.lead':
    'Die REST-API in drei Sprachen, mit Typen, Fehlern mit Codes und Wiederholungen, die eine Transaktion nie zweimal senden.',
  'sdk.packages': 'Pakete',
  'sdk.packages.text':
    'Diese Website stellt die Pakete bereit, erstellt aus denselben Quellen wie die API. Sie sind noch nicht in den öffentlichen Verzeichnissen: Solange diese Seite nichts anderes sagt, sind dort keine Pakete mit diesen Namen von uns.',
  'sdk.package.plannedName': 'Geplanter Name, noch nicht veröffentlicht',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Für Node.js und Browser, mit Typen.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Für Skripte und Dienste, typisiert, mit asyncio-Unterstützung.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Für in Go geschriebene Dienste.',
  'sdk.samples': 'Dieselbe Anfrage in jeder Sprache',
  'sdk.samples.text':
    'Liest das Guthaben einer Adresse auf Sepolia. Der Schlüssel kommt aus derselben Umgebungsvariable wie bei der Befehlszeile.',
  'sdk.shared': 'Gemeinsame Funktionen',
  'sdk.shared.errors':
    'Eine Problem-Antwort wird zu einem Fehler mit Code, Status und Anfrage-ID der API; der Fehlerkatalog erklärt jeden Code.',
  'sdk.shared.retries':
    'Vorübergehende Fehler werden nach der Wartezeit wiederholt, die die Antwort vorgibt. Sie können eine Transaktion gefahrlos erneut senden: Dieselben Bytes sind dieselbe Transaktion.',
  'sdk.shared.amounts': 'Beträge bleiben Dezimal-Strings, damit keine Stelle verloren geht.',
  'sdk.shared.key': 'Der Schlüssel geht nur an das Deployment, das Sie nennen, und nie in ein Log.',
} as const;
