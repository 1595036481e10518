export const firstStepsTexts = {
  'firstSteps.title': 'Erste Schritte',
  'firstSteps.progress': '{done} von {count} erledigt',
  'firstSteps.done': 'Erledigt',
  'firstSteps.backup': 'Wiederherstellungsphrase sichern',
  'firstSteps.backup.text':
    'Schreiben Sie die Wörter auf Papier. Geben Sie sie dann einmal ein, um zu prüfen, ob sie Ihre Wallet wiederherstellen.',
  'firstSteps.receive': 'Ersten Coin empfangen',
  'firstSteps.receive.text':
    'Zeigen Sie dem Absender Ihre Adresse oder ihren QR-Code. Beginnen Sie mit einem kleinen Betrag.',
  'firstSteps.contact': 'Kontakt hinzufügen',
  'firstSteps.contact.text':
    'Speichern Sie eine Adresse, an die Sie wieder senden werden, unter einem Namen.',
  'firstSteps.hide': 'Erste Schritte ausblenden',
} as const;
