export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# Konto} other {# Konten}} auf {networks, plural, one {# Netzwerk} other {# Netzwerken}}',
  'holdings.adding': 'Wird berechnet…',
  'holdings.change': '{amount} in 24 Stunden',
  'holdings.search': 'Token suchen',
  'holdings.filterNetwork': 'Nach Netzwerk filtern',
  'holdings.allNetworks': 'Alle Netzwerke',
  'holdings.nfts.all': 'Alle anzeigen',
  'holdings.noMatch': 'Kein passender Token.',
  'holdings.partial': 'Teilsumme. Nicht enthalten: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# Netzwerk, das nicht geantwortet hat} other {# Netzwerke, die nicht geantwortet haben}}',
  'holdings.partial.prices': 'nicht verfügbare Preise',
  'holdings.partial.priceless': '{count, plural, one {# Asset ohne Preis} other {# Assets ohne Preis}}',
  'holdings.partial.disputed':
    '{count, plural, one {# Guthaben, über das sich Nodes widersprechen} other {# Guthaben, über die sich Nodes widersprechen}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# unbestätigtes Guthaben} other {# unbestätigte Guthaben}}',
  'holdings.partial.unknown':
    '{count, plural, one {# Guthaben, das kein Node gemeldet hat} other {# Guthaben, die kein Node gemeldet hat}}',
  'holdings.partial.loading':
    '{count, plural, one {Token, die auf # Netzwerk noch geladen werden} other {Token, die auf # Netzwerken noch geladen werden}}',
  'holdings.partial.pools':
    '{count, plural, one {# Pool, dessen Wert unbekannt ist} other {# Pools, deren Wert unbekannt ist}}',
  'holdings.partial.poolsAsked': 'Pools, die noch geladen werden',
  'holdings.off':
    'Nicht enthalten: Ihre Bestände auf {networks}, in den Netzwerkeinstellungen ausgeschaltet.',
  'holdings.lone': 'Auf {networks} hat nur ein Node geantwortet.',
  'holdings.old':
    '{count, plural, one {# Wert ist möglicherweise nicht aktuell: Er ist {age} alt.} other {# Werte sind möglicherweise nicht aktuell: Der älteste ist {age} alt.}}',
  'holdings.failed': 'Keine Antwort von {networks}. Sie sehen die zuletzt bekannten Werte mit ihrem Alter.',
  'holdings.parts': 'Aufschlüsselung',
  'holdings.byNetwork': 'Nach Netzwerk',
  'holdings.byAsset': 'Nach Asset',
  'holdings.noParts': 'Keine Assets mit Preis.',
  'holdings.watched':
    '{count, plural, one {# Beobachtungskonto ist nicht enthalten.} other {# Beobachtungskonten sind nicht enthalten.}}',
  'holdings.byPool': 'In Pools',
  'holdings.pools':
    'Pools zählen mit dem, was Sie jetzt abheben könnten. Die Anteile daran werden nicht noch einmal gezählt.',
  'holdings.testCoins': 'Testnetz-Coins haben keinen Wert und werden nicht gezählt.',
  'holdings.testGroup': 'Test-Coins ({count})',
  'holdings.searching': 'Weitere Token werden gesucht…',
  'holdings.found': 'Gefundene Token',
  'holdings.unnamed': 'Unbenannter Token',
  'holdings.moreRows': '{count} weitere anzeigen',
  'holdings.how': 'Wie zuverlässig der Wert für {asset} ist',
  'holdings.mark': 'Block {block}, {age} alt, {agreeing} von {nodes} Nodes stimmen überein',
  'holdings.markNoBlock': '{agreeing} von {nodes} Nodes stimmen überein',
  'holdings.state.disputed': 'strittig',
  'holdings.state.unconfirmed': 'unbestätigt',
  'holdings.state.unknown': 'unbekannt',
  'holdings.state.flagged': 'ein Node widerspricht',
  'holdings.state.old': 'alt',
  'holdings.explain.disputed':
    'Die Nodes des Netzwerks widersprechen sich über diesen Wert. Er zählt in keiner Summe.',
  'holdings.explain.unconfirmed':
    'Zu wenige Nodes haben geantwortet, um diesen Wert zu bestätigen. Er zählt in keiner Summe.',
  'holdings.explain.unknown': 'Kein Node hat diesen Wert gemeldet. Unbekannt heißt nicht null.',
  'holdings.explain.flagged': '{count, plural, one {# Node widerspricht.} other {# Nodes widersprechen.}}',
  'holdings.explain.old': 'Dieser Wert ist möglicherweise nicht aktuell.',
  'holdings.unverified': 'Nicht verifiziert ({count})',
  'holdings.unverifiedText':
    'Nicht gelistete Token, die andere Ihnen gesendet haben, möglicherweise Spam. Sie zählen in keiner Summe. Viele sollen Sie auf eine bösartige Website führen: Interagieren Sie nicht mit ihnen, es sei denn, Sie kennen den Contract.',
  'holdings.accept': 'Hinzufügen',
  'holdings.acceptNamed': '{symbol} hinzufügen, Contract {contract}',
  'holdings.accept.title': '{symbol} zu Ihren Token hinzufügen?',
  'holdings.accept.text':
    'Der Contract ist {contract} auf {network}. Jeder kann einen Token mit beliebigem Namen erstellen: Fügen Sie ihn nur hinzu, wenn Sie wissen, woher er stammt.',
  'holdings.accept.imitation':
    'Er nennt sich {symbol} wie ein bekannter Token, ist aber ein anderer Contract, wahrscheinlich erstellt, um Sie zu täuschen. Der Contract ist {contract} auf {network}.',
  'holdings.accept.confirm': 'Token hinzufügen',
  'holdings.accept.confirmImitation': 'Trotzdem hinzufügen',
  'holdings.imitation': 'Nicht der bekannte {symbol}',
  'holdings.found.add': 'Zu Ihren Token hinzufügen',
} as const;
