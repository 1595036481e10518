export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'Abbrechen',
  'common.requestedBy': 'Angefragt von {host}',
  'common.retry': 'Erneut versuchen',
  'common.copied': 'In die Zwischenablage kopiert',
  'common.copyFailed':
    'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.',
  'common.offline': 'Sie sind offline. Was Sie sehen, ist möglicherweise nicht aktuell.',
  'common.offlineTitle': 'Sie sind offline',
  'common.offlineWait': 'Sie sind offline. Es geht weiter, sobald Sie wieder online sind.',
  'common.slow': 'Das dauert länger als gewöhnlich.',
  'common.loading': 'Wird geladen…',
  'common.stepDone': 'erledigt',
  'common.skip': 'Zum Inhalt springen',
  'common.error.notLoaded':
    'Dieser Teil der Wallet konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'common.error.required': 'Bitte füllen Sie dieses Feld aus',
  'common.comingSoon': 'Demnächst',
  'badge.test': 'TEST',
  'notFound.title': 'Hoppla! Seite nicht gefunden',
  'notFound.link': 'Zurück zur Startseite',
  'crash.title': 'Diese Ansicht funktioniert nicht mehr',
  'crash.text':
    'Ihre Coins sind sicher: Sie liegen auf ihren Netzwerken, nicht auf dieser Seite. Laden Sie neu, um fortzufahren.',
  'crash.missing': 'Diese Ansicht konnte nicht geladen werden',
  'crash.missingText':
    'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Coins sind sicher: Sie liegen auf ihren Netzwerken.',
  'crash.reload': 'Neu laden',
} as const;
