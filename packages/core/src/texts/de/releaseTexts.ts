export const releaseTexts = {
  'release.title': 'Version {version} ist bereit',
  'release.text': 'Ihre offenen Tabs werden neu geladen. Ihre Schlüssel und Coins bleiben, wo sie sind.',
  'release.changes': 'Änderungen (auf Englisch)',
  'release.update': 'Aktualisieren',
  'release.later': 'Später',
  'release.busy':
    'Schließen Sie zuerst ab, was Sie gerade signieren oder senden, auch in anderen Tabs, oder brechen Sie es ab. Aktualisieren Sie dann.',
  'release.error': 'Das Update ist fehlgeschlagen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
} as const;
