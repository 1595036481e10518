export const connectTexts = {
  'connect.title': 'Mit einer Website verbinden',
  'connect.waiting': 'Warten auf die Website…',
  'connect.opening': 'Ihre Wallet wird geöffnet…',
  'connect.done': 'Fertig. Sie können zu {host} zurückkehren.',
  'connect.left':
    'Die Seite, die dieses Fenster geöffnet hat, wurde geschlossen oder hat sich geändert, daher erhält sie keine Antwort. Bereits gesendete Transaktionen finden Sie in Ihrem Verlauf.',
  'connect.close': 'Fenster schließen',
  'connect.openWallet': 'Wallet öffnen',

  'connect.site': 'Website',
  'connect.byLink':
    'Diese Anfrage kommt von einem Link auf {host}. Wer den Link erstellt hat, hat bestimmt, was angefragt wird: Prüfen Sie es sorgfältig.',
  'connect.claims': 'Die Seite nennt sich „{title}“.',
  'connect.punycode':
    'Browser zeigen diesen Namen möglicherweise als {unicode} an. Er kann einen anderen Namen nachahmen: Prüfen Sie jeden Buchstaben.',
  'connect.mixedScript':
    'Dieser Name mischt Buchstaben verschiedener Alphabete. Prüfen Sie jeden Buchstaben.',
  'connect.http': 'Diese Seite ist nicht verschlüsselt: Jeder im Netz kann sie verändern.',
  'connect.local': 'Diese Seite ist auf Ihrem eigenen Computer.',
  'connect.resembles': 'Dieser Name ähnelt {other}, ist aber eine andere Website.',
  'connect.new': 'Diese Website war noch nie mit Ihrer Wallet verbunden.',

  'connect.asks': 'möchte sich mit Ihrer Wallet verbinden',
  'connect.accounts': 'Zu teilende Konten',
  'connect.newAccount': 'Neues Konto für diese Website',
  'connect.networks': 'Netzwerke',
  'connect.networksAll': 'Alle {count} Netzwerke',
  'connect.networksSome': '{count, plural, one {# Netzwerk} other {# Netzwerke}}',
  'connect.duration': 'Verbunden bleiben',
  'connect.duration.day': '1 Tag',
  'connect.duration.month': '30 Tage',
  'connect.duration.always': 'Bis Sie trennen',
  'connect.can':
    'Die Website kann Adressen, Guthaben und Aktivität dieser Konten sehen und Sie um Signaturen bitten.',
  'connect.cannot': 'Sie kann selbst nichts bewegen: Sie prüfen jede Anfrage, bevor Sie signieren.',
  'connect.confirm': 'Verbinden',
  'connect.reject': 'Ablehnen',
  'connect.noneChosen': 'Wählen Sie mindestens ein Konto und ein Netzwerk.',

  'connect.switch.title': '{network} erlauben?',
  'connect.switch.text': '{host} möchte auch {network} verwenden. Sie prüfen weiterhin jede Anfrage.',
  'connect.switch.confirm': 'Erlauben',
  'connect.asset.title': '{symbol} zu Ihren Token hinzufügen?',
  'connect.asset.text':
    '{host} schlägt diesen Token vor. Jeder kann einen Token mit beliebigem Namen erstellen: Prüfen Sie seinen Contract, bevor Sie ihn verwenden.',
  'connect.asset.confirm': 'Hinzufügen',

  'connect.problem.byHand':
    'Diese Seite öffnet sich von selbst, wenn eine Website Ihre Wallet verwenden möchte. Im Moment gibt es hier nichts zu tun.',
  'connect.problem.framed':
    'Die Wallet funktioniert nicht innerhalb einer anderen Seite. Öffnen Sie sie in einem eigenen Fenster.',
  'connect.problem.noOrigin':
    'Die Wallet kann die Adresse der Seite nicht prüfen, die dieses Fenster geöffnet hat, daher antwortet sie nicht. Öffnen Sie die Website in einem eigenen Tab und versuchen Sie es erneut.',
  'connect.problem.version':
    'Diese Website nutzt eine Version der Verbindung, die die Wallet nicht unterstützt. Laden Sie die Website neu oder bitten Sie deren Entwickler, sie zu aktualisieren.',
  'connect.problem.malformed':
    'Die Wallet kann die Anfrage der Website nicht lesen. Beginnen Sie auf der Website neu oder melden Sie dies deren Entwicklern.',
  'connect.problem.otherReferrer':
    'Die Anfrage nennt eine andere Website als die Seite, die hierher geführt hat, daher antwortet die Wallet nicht. Beginnen Sie auf der Website neu.',
  'connect.problem.otherReturn':
    'Die Rücksprungadresse enthält die Adresse einer anderen Website, die die Antwort erhalten könnte. Daher antwortet die Wallet nicht. Melden Sie dies den Entwicklern der Website.',
  'connect.problem.late':
    'Diese Anfrage ist abgelaufen oder wurde bereits beantwortet. Beginnen Sie auf der Website neu.',
  'connect.problem.notLoaded':
    'Die Wallet konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und beginnen Sie auf der Website neu.',
  'connect.noVault':
    'Die Wallet auf diesem Gerät ist nicht eingerichtet, daher kann sie nicht für Websites signieren. Öffnen Sie die Wallet, gehen Sie zu „Einstellungen“ und schalten Sie „Wallet auf diesem Gerät“ ein. Beginnen Sie dann auf der Website neu.',
  'connect.unfinished':
    'Ihr Konto ist noch nicht eingerichtet. Schließen Sie die Einrichtung in der Wallet ab und beginnen Sie dann auf der Website neu.',
  'connect.noAccount': 'Keines Ihrer Konten kann signieren: Beobachtungskonten haben keinen Schlüssel.',

  'connect.sites.title': 'Verbundene Websites',
  'connect.sites.intro':
    'Diese Websites können einige Ihrer Konten sehen und Sie um Signaturen bitten, nur in diesem Browser.',
  'connect.sites.none': 'Keine Website ist verbunden',
  'connect.sites.noneText':
    'Wählen Sie auf einer Website, die mit Ethereum-Wallets funktioniert, Everything Wallet aus. Die Website erscheint dann hier.',
  'connect.sites.lastUsed': 'Zuletzt verwendet: {time}',
  'connect.sites.until': 'Verbunden bis {time}',
  'connect.sites.always': 'Verbunden, bis Sie die Verbindung beenden',
  'connect.sites.ended': 'Die Verbindung zu {host} ist beendet.',
  'connect.sites.expired': 'Diese Verbindung ist abgelaufen.',
  'connect.sites.end': 'Verbindung beenden',
  'connect.sites.endText':
    'Die Website kann Sie nicht mehr um Signaturen bitten. Sie zeigt Ihre Adresse möglicherweise noch bis zu ihrer nächsten Anfrage. Freigaben, die Sie Contracts erteilt haben, bleiben bestehen: siehe „Freigaben“.',
  'connect.sites.export': 'Exportieren',
  'connect.sites.limits': 'Limits',
  'connect.sites.limits.messages': 'Sie darf Sie bitten, Nachrichten zu signieren',
  'connect.sites.limits.transactions': 'Sie darf Sie bitten, Transaktionen zu senden',
  'connect.sites.limits.contracts': 'Nur diese Contracts (eine Adresse pro Zeile; leer lassen für alle)',
  'connect.sites.limits.coin': 'Tageslimit in Coins, für jedes Netzwerk (leer lassen für kein Limit)',
  'connect.sites.limits.saved': 'Limits gespeichert.',
  'connect.sites.limits.badContract': '{text} ist keine Adresse.',
  'connect.sites.limits.badCoin': 'Geben Sie einen Betrag ein, zum Beispiel 0,5.',
  'connect.sites.log': 'Anfragen',
  'connect.sites.log.none': 'Noch keine Anfragen.',
  'connect.sites.log.approved': 'Genehmigt',
  'connect.sites.log.rejected': 'Abgelehnt',
  'connect.sites.log.refused': 'Von der Wallet verweigert',
} as const;
