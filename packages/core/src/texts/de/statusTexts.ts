export const statusTexts = {
  'status.meta.title': 'Status · Everything Wallet',
  'status.meta.description':
    'Wie aktuell jedes Netzwerk ist, das Everything Wallet nach eingehenden Transfers durchsucht.',
  'status.title': 'Status',
  'status.lead':
    'Der Dienst durchsucht diese Netzwerke nach eingehenden Transfers. Diese Seite prüft alle 30 Sekunden, wie aktuell sie sind.',
  'status.networks': 'Netzwerke',
  'status.checking': 'Wird geprüft…',
  'status.answers': 'Der Dienst antwortet.',
  'status.checked': 'Letzte Prüfung: {time}',
  'status.scanned': 'Aktuell',
  'status.onDemand': 'Liest eingehende Transfers, wenn eine Wallet geöffnet wird',
  'status.late': 'Verspätet: bis Block {block}, {age} alt',
  'status.lateUnknown': 'Verspätet: Der letzte Block ist unbekannt',
  'status.note':
    'Eine geöffnete Wallet durchsucht ein verspätetes Netzwerk selbst. Guthaben und Senden hängen nicht von dieser Seite ab.',
  'status.silent.title': 'Diese Seite erreicht den Dienst nicht',
  'status.silent.text':
    'Ihre Coins sind sicher: Sie liegen auf ihren Netzwerken. Diese Seite prüft alle 30 Sekunden erneut.',
} as const;
