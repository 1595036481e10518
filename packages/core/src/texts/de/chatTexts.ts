export const chatTexts = {
  'chat.greeting':
    'Hallo! Ich bin der Support-Assistent von Everything Wallet. Wie kann ich Ihnen heute helfen?',
  'chat.title': 'Support-Chat',
  'chat.open': 'Support-Chat öffnen',
  'chat.opening': 'Der Support-Chat wird geöffnet…',
  'chat.close': 'Support-Chat schließen',
  'chat.conversation': 'Unterhaltung',
  'chat.you': 'Sie',
  'chat.assistant': 'Support-Assistent',
  'chat.field': 'Ihre Nachricht',
  'chat.placeholder': 'Frage stellen…',
  'chat.safety':
    'Schreiben Sie hier nie Ihre Wiederherstellungsphrase oder einen privaten Schlüssel. Niemand bei Everything Wallet fragt jemals danach.',
  'chat.charactersLeft': '{count, plural, one {# Zeichen übrig} other {# Zeichen übrig}}',
  'chat.send': 'Senden',
  'chat.stop': 'Anhalten',
  'chat.pending': 'Warten auf die Antwort…',
  'chat.copy': 'Diese Antwort kopieren',
  'chat.cut': 'Die Verbindung wurde unterbrochen: Diese Antwort ist unvollständig.',
  'chat.stopped': 'Sie haben diese Antwort angehalten.',
  'chat.unanswered': 'Diese Nachricht wurde nicht beantwortet.',
  'chat.error.send': 'Die Nachricht konnte nicht gesendet werden',
  'chat.error.response': 'Es konnte keine Antwort abgerufen werden',
  'chat.error.noBody': 'Antwort ohne Inhalt',
  'chat.error.phrase':
    'Ihre Nachricht wurde nicht gesendet: Sie enthält eine Wiederherstellungsphrase. Wer die Phrase hat, kann Ihre Coins nehmen, und der Support braucht sie nie. Entfernen Sie sie, bevor Sie senden.',
  'chat.error.privateKey':
    'Ihre Nachricht wurde nicht gesendet: Sie enthält möglicherweise einen privaten Schlüssel oder eine Wiederherstellungsphrase in Hex. Wer das hat, kann Ihre Coins nehmen, und der Support braucht es nie. Um nach einer Transaktion zu fragen, schreiben Sie das Wort Transaktion vor ihren Hash.',
  'chat.error.apiKey':
    'Ihre Nachricht wurde nicht gesendet: Sie enthält einen API-Schlüssel. Wer den Schlüssel hat, kann ihn benutzen, und der Support braucht ihn nie. Entfernen Sie ihn, bevor Sie senden; der Code im Fehler, etwa key_unknown, genügt.',
  'chat.error.load':
    'Der Support-Chat konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
