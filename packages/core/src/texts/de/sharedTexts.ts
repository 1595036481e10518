export const sharedTexts = {
  'common.offlineText':
    'Dies konnte nicht geladen werden. Es wird automatisch geladen, sobald Sie online sind.',
  'common.unreadable':
    '{count, plural, one {# Eintrag ist nicht lesbar und fehlt hier.} other {# Einträge sind nicht lesbar und fehlen hier.}}',
  'common.unreadableTotals':
    '{count, plural, one {# Eintrag ist nicht lesbar und fehlt hier. Er ist in den Summen nicht enthalten.} other {# Einträge sind nicht lesbar und fehlen hier. Sie sind in den Summen nicht enthalten.}}',
  'common.serverUnreachable': 'Der Server hat nicht geantwortet',
  'common.save': 'Speichern',
  'common.delete': 'Löschen',
  'common.close': 'Schließen',
  'common.renamedTo': '{currency} heißt seit {year} {symbol}.',
  'common.nowCalledShort': '(jetzt {symbol})',
  'badge.samplePrices': 'Beispielpreise',
  'badge.samplePricesHint': 'Eingebaute Beispielpreise, keine Marktpreise.',
  'badge.localChain': 'Lokale Chain',
  'badge.localChainHint':
    'Diese Wallet verwendet eine Chain auf Ihrem eigenen Computer. Deren Coins haben keinen Wert.',
  'common.unknownError': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'common.back': 'Zurück',
  'badge.demo': 'Demo',
  'badge.demoHint': 'Diese Ansicht zeigt, wie die Funktion arbeiten wird. Sie bewegt keine Coins.',
} as const;
