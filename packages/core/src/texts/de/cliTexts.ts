export const cliTexts = {
  'cli.meta.title': 'CLI-Tools · Everything Wallet',
  'cli.meta.description':
    'Die Befehlszeile von Everything Wallet: Installation, Befehle, Konfigurationsdatei, Umgebung und Exit-Codes.',
  'cli.title': 'CLI-Tools',
  'cli.lead':
    'Guthaben, Gebühren und Transaktionen vom Terminal aus: Tabellen für Menschen, JSON für Skripte und Exit-Codes für beide.',
  'cli.install': 'Installation',
  'cli.install.text':
    'Diese Website stellt das Paket bereit, erstellt aus denselben Quellen wie die API. Es ist noch nicht im öffentlichen Verzeichnis: Solange diese Seite nichts anderes sagt, ist dort kein Paket mit diesem Namen von uns.',
  'cli.install.plannedName': 'Geplanter Name, noch nicht veröffentlicht',
  'cli.commands': 'Befehle',
  'cli.commands.text':
    'Kein Befehl fragt nach einer Wiederherstellungsphrase, und kein privater Schlüssel verlässt Ihren Rechner.',
  'cli.commands.name': 'Befehl',
  'cli.commands.does': 'Beschreibung',
  'cli.command.login':
    'Fragt nach einem API-Schlüssel, ohne ihn anzuzeigen, prüft ihn und speichert ihn in der Datei.',
  'cli.command.logout':
    'Entfernt den Schlüssel aus der Datei. Er funktioniert weiterhin, bis Sie ihn im Entwicklerportal löschen.',
  'cli.command.balance': 'Gibt das Guthaben einer Adresse aus.',
  'cli.command.positions': 'Listet die Positionen einer Adresse in Pools auf.',
  'cli.command.tokens': 'Listet den Coin und die gelisteten Token auf, die eine Adresse besitzt.',
  'cli.command.nfts': 'Listet die NFTs auf, die eine Adresse besitzt, neueste zuerst.',
  'cli.command.transfers':
    'Listet die Token und NFTs auf, die eine Adresse empfangen oder gesendet hat, neueste zuerst.',
  'cli.command.approvals': 'Listet die Freigaben auf, die eine Adresse für ihre Token erteilt hat.',
  'cli.command.gas':
    'Gibt die maximalen Kosten eines Transfers und die Nonce aus, mit der er zu signieren ist.',
  'cli.command.decode':
    'Decodiert einen Contract-Aufruf offline: seine erklärten Wirkungen und seine Warnungen.',
  'cli.command.simulate':
    'Simuliert einen Aufruf auf den Nodes und gibt aus, was sich für seinen Absender ändern würde. Sendet nichts.',
  'cli.command.send':
    'Signiert einen Transfer auf Ihrem Rechner mit einer verschlüsselten Keystore-Datei und überträgt ihn, oder überträgt eine anderswo signierte Transaktion.',
  'cli.command.sendToken':
    'Sendet einen ERC-20-Token. Für Token, die ew nicht kennt, geben Sie die Dezimalstellen mit --decimals an; sie werden mit den Nodes abgeglichen.',
  'cli.command.get': 'Gibt eine Transaktion und ihren Status aus.',
  'cli.command.connect':
    'Lässt Tools wie cast, Hardhat und web3.py mit der Wallet in Ihrem Browser signieren, ohne Schlüssel. Läuft bis Strg-C.',
  'cli.command.listen':
    'Gibt die Ereignisse auf Ihren Konten aus, sobald sie eintreten, und leitet sie an ein Programm auf Ihrem Rechner weiter. Läuft bis Strg-C.',
  'cli.command.networks': 'Listet die Netzwerke auf.',
  'cli.command.config': 'Zeigt und ändert die Konfigurationsdatei.',
  'cli.command.completion': 'Gibt ein Skript aus, das Befehle in Ihrer Shell vervollständigt.',
  'cli.config': 'Konfigurationsdatei',
  'cli.config.text':
    'Die Datei ist JSON mit diesen Elementen. Ein Flag hat Vorrang vor der Umgebung, und die Umgebung hat Vorrang vor der Datei.',
  'cli.config.path': 'Standardpfad, sofern XDG_CONFIG_HOME keinen anderen Ordner nennt',
  'cli.config.name': 'Element',
  'cli.config.variable': 'Umgebung',
  'cli.config.meaning': 'Bedeutung',
  'cli.config.apiKey': 'Der API-Schlüssel aus dem Entwicklerportal.',
  'cli.config.baseUrl': 'Das zu verwendende Deployment.',
  'cli.config.network': 'Das Netzwerk, das verwendet wird, wenn keines angegeben ist.',
  'cli.exit': 'Exit-Codes',
  'cli.exit.text': 'Stabile Codes für Skripte.',
  'cli.exit.code': 'Code',
  'cli.exit.meaning': 'Bedeutung',
  'cli.exit.ok': 'Erfolg.',
  'cli.exit.unexpected': 'Ein unerwarteter Fehler.',
  'cli.exit.usage': 'Der Befehl, ein Flag oder die Konfigurationsdatei ist ungültig.',
  'cli.exit.notAuthorised': 'Der Schlüssel fehlt, ist ungültig oder hat keine Berechtigung.',
  'cli.exit.notFound': 'Die Transaktion wurde nicht gefunden.',
  'cli.exit.refused': 'Die API oder das Netzwerk hat die Anfrage abgelehnt.',
  'cli.exit.rateLimited': 'Der Schlüssel hat sein Limit erreicht.',
  'cli.exit.unavailable': 'Es gab keine Antwort, oder der Dienst oder das Netzwerk ist nicht verfügbar.',
  'cli.exit.interrupted': 'Der Befehl wurde unterbrochen.',
} as const;
