export const approvalTexts = {
  'approvals.title': 'Freigaben',
  'approvals.text':
    'Diese Contracts können Ihre Token ausgeben, ohne noch einmal zu fragen. Widerrufen Sie die, die Sie nicht mehr nutzen; jeder Widerruf kostet eine Netzwerkgebühr.',
  'approvals.onlyToken': 'Es werden nur die Freigaben eines Tokens angezeigt.',
  'approvals.showAll': 'Alle anzeigen',
  'approvals.loading': 'Freigaben werden geladen',
  'approvals.none': 'Keine App kann Ihre Token ausgeben',
  'approvals.noneOfToken': 'Keine App kann diesen Token ausgeben',
  'approvals.notLooked': 'Nicht durchsucht (Netzwerk aus): {networks}.',
  'approvals.noSuchNetwork':
    'Die Wallet kennt das Netzwerk dieses Tokens nicht, daher wurde es nicht durchsucht.',
  'approvals.noneText':
    '{networks, plural, one {# Netzwerk wurde ab seinem ersten Block durchsucht.} other {# Netzwerke wurden ab ihrem ersten Block durchsucht.}} Freigaben, die keine Spur auf dem Netzwerk hinterlassen haben, werden nicht gefunden.',
  'approvals.noneYet': 'Bisher nichts gefunden',
  'approvals.noneYetText':
    'Einige Netzwerke konnten nicht durchsucht werden, daher kann es Freigaben geben, die nicht angezeigt werden.',
  'approvals.reading': '{network} wird noch durchsucht: zurück bis Block {block}.',
  'approvals.readingFirst': '{network} wird noch durchsucht.',
  'approvals.refused':
    'Die Nodes von {network} geben keine Auskunft über Freigaben. Es kann welche geben, die nicht angezeigt werden.',
  'approvals.failed':
    'Keine Antwort von {network}. Die Freigaben dort sind möglicherweise nicht aktuell oder unvollständig.',
  'approvals.unconfirmed':
    'Nur ein Node von {network} hat Freigaben gemeldet. Es kann weitere geben: Öffnen Sie diese Seite später noch einmal.',
  'approvals.stale':
    'Die Nodes von {network} sind {age} im Rückstand, daher ist diese Liste möglicherweise nicht aktuell.',
  'approvals.leftOut':
    '{count, plural, one {# Freigabe eines nicht verifizierten Contracts auf {network} wird nicht angezeigt: Es sind zu viele.} other {# Freigaben nicht verifizierter Contracts auf {network} werden nicht angezeigt: Es sind zu viele.}}',
  'approvals.unknownSpender': 'Unbekannter Berechtigter',
  'approvals.unnamed': 'Unbekannte Adresse',
  'approvals.copySpender': 'Adresse von {name} kopieren',
  'approvals.atRisk': 'Gefährdeter Wert',
  'approvals.unlimited': 'Unbegrenzt',
  'approvals.unlimitedOf': 'Unbegrenzt {symbol}',
  'approvals.amountOf': '{amount} {symbol}',
  'approvals.unitsOf': '{amount} in der kleinsten Einheit von {symbol}',
  'approvals.everything': 'Alles von {symbol}, jetzt und künftig',
  'approvals.nft': '{symbol} #{id}',
  'approvals.unknownAmount': '—',
  'approvals.state.disputed':
    'Die Nodes widersprechen sich über diese Freigabe: Sie ist möglicherweise beendet.',
  'approvals.state.unknown': 'Kein Node meldet den Betrag: Die Freigabe ist möglicherweise beendet.',
  'approvals.state.over':
    'Ein Node meldet, dass diese Freigabe beendet ist; ein zweiter Node muss es bestätigen.',
  'approvals.state.unconfirmed': 'Unbestätigt: Nur ein Node meldet dies.',
  'approvals.throughPermit2': 'Über Permit2',
  'approvals.until': 'Endet am {day}',
  'approvals.changed': 'Zuletzt geändert am {day}',
  'approvals.changedBlock': 'Zuletzt geändert in Block {block}',
  'approvals.watched': 'Nur beobachtet: Widerrufen Sie sie in der Wallet, die den Schlüssel hat.',
  'approvals.revoke': 'Widerrufen',
  'approvals.revokeNamed': '{what} für {spender} widerrufen',
  'approvals.select': '{what} für {spender} auswählen',
  'approvals.revokeSelected': '{count} widerrufen',
  'approvals.selected': '{count} ausgewählt',
  'approvals.clear': 'Auswahl aufheben',
  'approvals.pending': 'Wird widerrufen…',
  'approvals.completed': 'Widerrufen. Die Liste wird aktualisiert…',
  'approvals.inForce':
    'Die Transaktion zum Widerruf ist durchgegangen, aber der Contract meldet weiterhin eine Freigabe.',
  'approvals.revokeFailed': 'Dies wurde nicht widerrufen: Der Contract hat es abgelehnt.',
  'approvals.replaced': 'Dies wurde nicht widerrufen: Eine andere Transaktion hat es ersetzt.',
  'approvals.problem': 'Etwas ist schiefgelaufen. Es wurde nichts signiert. Versuchen Sie es erneut.',
  'approvals.unverified': 'Nicht verifizierte Contracts ({count})',
  'approvals.unverifiedText':
    'Diese Contracts sind nicht gelistet. Manche sind Ihre NFTs; andere behaupten nur, dass Sie etwas freigegeben haben, damit Sie nach ihnen suchen. Eine solche Behauptung zu widerrufen kostet eine Gebühr und bewirkt nichts.',
  'approvals.doubtful': 'Wahrscheinlich beendet ({count})',
  'approvals.doubtfulText':
    'Nur ein Node meldet, dass diese beendet sind. Sie verschwinden, sobald ein zweiter Node es bestätigt.',
  'approvals.gap':
    'Der gefährdete Wert ist der freigegebene Betrag oder das, was Sie besitzen, je nachdem, was weniger ist. Die letzte Nutzung lässt sich nicht vom Netzwerk lesen: „Zuletzt geändert“ ist der neueste Block, in dem der Contract die Freigabe aufgezeichnet hat.',
  'approvals.accountsFailed': 'Ihre Konten konnten nicht geladen werden',
  'approvals.noAccounts': 'Noch keine Konten',
} as const;
