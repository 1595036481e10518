export const pushTexts = {
  'push.title': 'Benachrichtigungen bei geschlossener Wallet',
  'push.off':
    'Aus. Schalten Sie sie ein, um von empfangenen und bestätigten Transfers zu erfahren, während keine Seite der Wallet geöffnet ist.',
  'push.on':
    'Dieser Browser benachrichtigt Sie über empfangene und bestätigte Transfers auf {networks}. NFTs und nicht verifizierte Token bleiben stumm, und kein Betrag wird gesendet.',
  'push.unsupported': 'Dieser Browser kann Sie bei geschlossener Wallet nicht benachrichtigen.',
  'push.install':
    'Fügen Sie die Wallet auf iPhone und iPad zum Home-Bildschirm hinzu, öffnen Sie sie von dort und schalten Sie dies ein.',
  'push.denied':
    'Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen und schalten Sie dies dann ein.',
  'push.unavailable': 'Dieser Server sendet keine Benachrichtigungen bei geschlossener Wallet.',
  'push.failed':
    'Die Benachrichtigungen konnten nicht geändert werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'push.accounts': 'Konten, die Sie benachrichtigen',
  'push.received': 'Empfangen auf {network}',
  'push.sent': 'Transfer bestätigt auf {network}',
  'push.body': 'Konto {account}. Öffnen Sie Ihren Verlauf, um den Transfer zu sehen.',
} as const;
