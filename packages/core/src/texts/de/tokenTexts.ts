export const tokenTexts = {
  'tokens.add.title': 'Token hinzufügen',
  'tokens.add.success': 'Token erfolgreich hinzugefügt',
  'tokens.error.add': 'Der Token konnte nicht hinzugefügt werden',
  'tokens.error.contractAddress':
    'Geben Sie eine Contract-Adresse ein: 0x und 40 Hexadezimalziffern mit gültiger Prüfsumme',
  'tokens.error.duplicate': 'Sie haben diesen Token bereits',
  'tokens.lookup.asking': 'Contract wird abgefragt…',
  'tokens.imitation': 'Nicht der bekannte {symbol}',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Ihre Token konnten nicht geladen werden',
  'tokens.page.balance': 'Guthaben',
  'tokens.page.value': 'Wert in {currency}',
  'tokens.page.network': 'Netzwerk',
  'tokens.page.contract': 'Contract',
  'tokens.page.approvals': 'Freigaben ansehen',
  'tokens.page.copyContract': 'Contract-Adresse kopieren',
  'tokens.page.send': 'Senden',
  'tokens.page.receive': 'Empfangen',
  'tokens.page.noPrice': 'Kein Preis verfügbar',
  'tokens.page.priceNotNow': '— (Preis derzeit nicht verfügbar)',
  'tokens.page.noSendChain': 'Sie können {symbol} nicht senden: Die Wallet unterstützt {network} noch nicht.',
  'tokens.page.noSendContract':
    'Um {symbol} zu senden, fügen Sie den Token zuerst mit seiner Contract-Adresse hinzu.',
  'tokens.page.switchedOff':
    '{network} ist ausgeschaltet. Schalten Sie es in den Netzwerkeinstellungen ein, um {symbol} zu sehen, zu senden und zu empfangen.',
  'tokens.page.noSendBalance': 'Sie können senden, sobald das Netzwerk Ihr Guthaben an {symbol} meldet.',
  'tokens.page.decimalsUnknown':
    'Die Dezimalstellen von {symbol} sind unbekannt: Sie konnten nicht geladen werden, oder die Nodes des Netzwerks widersprechen sich darüber. Ohne sie können Sie den Token nicht senden.',
  'tokens.page.decimalsChanged':
    'Der Contract meldet andere Dezimalstellen als zu dem Zeitpunkt, als Sie den Token hinzugefügt haben. Die Beträge sind möglicherweise falsch, daher können Sie {symbol} nicht senden.',
  'tokens.page.confirm': 'Bestätigen',
  'tokens.page.confirmDecimals':
    'Der Contract von {symbol} meldet {decimals} Dezimalstellen. Bestätigen Sie sie einmal, bevor Sie senden: Die Wallet verwendet sie für jeden Betrag und vergleicht spätere Antworten mit ihnen.',
  'tokens.page.contradicted':
    'Der Server meldet falsche Dezimalstellen für {symbol}. Die Beträge wären falsch, daher können Sie den Token nicht senden, bis Sie die Seite neu laden.',
  'tokens.page.balanceFailed': 'Das Netzwerk hat Ihr Guthaben nicht gemeldet.',
  'tokens.remove': 'Token entfernen',
  'tokens.remove.title': '{symbol} entfernen?',
  'tokens.remove.text': 'Der Token wird aus Ihrer Liste entfernt. Ihr Bestand bleibt auf dem Netzwerk.',
  'tokens.remove.done': 'Token entfernt',
  'tokens.remove.failed': 'Der Token konnte nicht entfernt werden',
} as const;
