export const developersTexts = {
  'developers.meta.title': 'Entwickler · Everything Wallet',
  'developers.meta.description':
    'Eine REST-API für Guthaben, Gebühren und Transaktionen auf neun Netzwerken, mit API-Schlüsseln, SDKs für drei Sprachen und einer Befehlszeile.',
  'developers.title': 'Entwickler',
  'developers.lead':
    'Eine REST-API für Guthaben, Gebühren und Transaktionen. Schlüssel aus dem Entwicklerportal, SDKs für drei Sprachen und eine Befehlszeile.',
  'developers.resources': 'Ressourcen',
  'developers.learnMore': 'Mehr erfahren',
  'developers.learnMoreAbout': 'Mehr erfahren über {topic}',
  'developers.card.documentation.title': 'Dokumentation',
  'developers.card.documentation.text':
    'Erste Schritte, Authentifizierung und jeder Endpunkt mit Code zum Kopieren und einem Formular zum Ausprobieren.',
  'developers.card.sdk.title': 'SDK & Bibliotheken',
  'developers.card.sdk.text': 'Pakete für JavaScript und TypeScript, Python und Go.',
  'developers.card.cli.title': 'CLI-Tools',
  'developers.card.cli.text': 'Guthaben, Gebühren und Transaktionen vom Terminal aus.',
  'developers.card.portal.title': 'Entwicklerportal',
  'developers.card.portal.text': 'API-Schlüssel erstellen, rotieren und löschen. Erfordert ein Konto.',
  'developers.quickStart': 'Schnellstart',
  'developers.quickStart.text':
    'Liest das Guthaben einer Adresse mit einem API-Schlüssel aus dem Entwicklerportal. Unsere Tests führen diese Datei aus und vergleichen ihre Antwort mit der Chain.',
  'developers.quickStart.next': 'Die Dokumentation erklärt jeden Schritt und führt jeden Endpunkt auf.',
  'developers.quickStart.websites': 'Ihre Website mit der Wallet verbinden',
  'developers.key': 'API-Schlüssel',
  'developers.key.text':
    'Melden Sie sich an, benennen Sie einen Schlüssel, wählen Sie seine Scopes und senden Sie Ihre erste Anfrage.',
  'developers.key.get': 'API-Schlüssel holen',
} as const;
