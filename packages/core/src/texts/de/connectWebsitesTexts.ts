export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Ihre Website verbinden · Everything Wallet',
  'connectWebsites.meta.description':
    'Verbinden Sie eine Website mit Everything Wallet: Installation, Beispiele für viem, wagmi, ethers, web3.js und React, Header, Limits und Fehlercodes.',
  'connectWebsites.title': 'Ihre Website verbinden',
  'connectWebsites.lead':
    'Ein EIP-1193-Provider mit weniger als 5 kB, ohne Abhängigkeiten. Die Wallet öffnet sich in einem eigenen Fenster: keine Erweiterung, kein Relay und kein API-Schlüssel.',
  'connectWebsites.install': 'Installation',
  'connectWebsites.install.text':
    'Diese Website stellt das Paket bereit. Es ist noch nicht im öffentlichen Verzeichnis: Solange diese Seite nichts anderes sagt, ist dort kein Paket mit diesem Namen von uns.',
  'connectWebsites.install.plannedName': 'Geplanter Name, noch nicht veröffentlicht',
  'connectWebsites.start': 'Erste Verbindung',
  'connectWebsites.start.text':
    'Eine Seite ohne Build-Schritt kann das Skript laden. Es verwendet die Wallet, von der es geladen wurde.',
  'connectWebsites.start.click':
    'Senden Sie eine Anfrage im Klick-Handler zuerst, vor jedem await: Browser öffnen ein Fenster nur bei einem Klick, und manche nur eine Sekunde lang danach. Falls der Browser das Fenster trotzdem blockiert, bittet ein Dialog um einen weiteren Klick.',
  'connectWebsites.start.announce':
    'Der Provider kündigt sich selbst an (EIP-6963), daher finden Wallet-Listen ihn, sobald er erstellt ist.',
  'connectWebsites.start.reload':
    'Nach einem Neuladen antwortet eth_accounts ohne Fenster. Der Provider sendet accountsChanged und chainChanged einmal je Änderung, in jedem Tab Ihrer Website.',
  'connectWebsites.libraries': 'Mit Ihrer Bibliothek',
  'connectWebsites.libraries.text':
    'Unsere Tests führen diese Beispiele in einem Browser gegen die Wallet aus: mit viem 2.57, wagmi 3.7, ethers 6.17 und 5.8, web3.js 4.16 und React 19. Von Next.js verwenden sie nur die Header. Vor einer neuen Version verbindet, signiert und sendet eine einfache Seite auch in Firefox.',
  'connectWebsites.libraries.server':
    'Sie können einen Provider auf einem Server erstellen. Seine Anfragen schlagen dort mit Code 4900 fehl.',
  'connectWebsites.requests': 'Anfragen, die das Fenster öffnen',
  'connectWebsites.requests.text':
    'Der Benutzer prüft jede davon. Lesezugriffe wie eth_call öffnen kein Fenster: Sie gehen an Ihren eigenen Node, wenn Sie rpc setzen, sonst an unseren.',
  'connectWebsites.requests.method': 'Methode',
  'connectWebsites.requests.shows': 'Prüfung',
  'connectWebsites.requests.connect':
    'Ihr Host, die Konten, die Netzwerke und die Dauer. Wird sofort beantwortet, solange die Verbindung besteht.',
  'connectWebsites.requests.permissions':
    'Dasselbe. Verwenden Sie es, um den Benutzer andere Konten wählen zu lassen.',
  'connectWebsites.requests.personal':
    'Die Nachricht. Eine Anmeldung (ERC-4361) muss Ihren eigenen Host nennen und wird als Felder angezeigt.',
  'connectWebsites.requests.typedData':
    'Die typisierten Daten und was sie erlauben. Die Chain darin muss die ausgewählte sein.',
  'connectWebsites.requests.transaction':
    'Der decodierte Aufruf, eine Simulation und die Gebühr. Die Wallet ignoriert Ihr Gas und Ihre Gebühren und verweigert Nonce und Access-Listen.',
  'connectWebsites.requests.calls':
    'Jeder Aufruf des Batches, einer nach dem anderen. Die Wallet kann sie nicht atomar senden.',
  'connectWebsites.requests.chain':
    'Das Netzwerk, sofern der Benutzer es nicht bereits erlaubt hat. Nur die neun Netzwerke der Wallet.',
  'connectWebsites.requests.asset': 'Name, Symbol und Dezimalstellen, wie der Contract sie angibt.',
  'connectWebsites.headers': 'Header, die Ihre Website braucht',
  'connectWebsites.headers.text': 'Nur falls Ihre Website diese Header überhaupt sendet.',
  'connectWebsites.headers.name': 'Header',
  'connectWebsites.headers.value': 'Wert',
  'connectWebsites.headers.why': 'Grund',
  'connectWebsites.headers.opener':
    'Mit same-origin trennt der Browser das Fenster ab: Die erste Anfrage in einem Tab schlägt mit -32603 fehl, spätere navigieren zur Wallet und zurück.',
  'connectWebsites.headers.connect':
    'Für Lesezugriffe über die Wallet. Mit rpc nennen Sie stattdessen Ihre eigenen Nodes.',
  'connectWebsites.headers.script':
    'Nur für das Skript. Das Paket braucht keine Inline-Skripte oder -Styles.',
  'connectWebsites.limits': 'Limits',
  'connectWebsites.limits.open':
    'Eine Website kann 10 offene Anfragen haben, und eine Anfrage höchstens 256 kB.',
  'connectWebsites.limits.batch': 'Ein Batch kann 32 Aufrufe haben und eine Nachricht 128 kB.',
  'connectWebsites.limits.reads':
    'Lesezugriffe über die Wallet: 60 Einheiten in 10 Sekunden und 20.000 am Tag für jede IP-Adresse Ihrer Besucher. Für mehr setzen Sie rpc.',
  'connectWebsites.limits.user':
    'Der Benutzer kann Ihre Website begrenzen: Arten von Anfragen, Contracts und Coins pro Tag. Anfragen darüber hinaus enden mit 4100.',
  'connectWebsites.limits.device':
    'Der Benutzer braucht ein Konto und „Wallet auf diesem Gerät“. Das Fenster erklärt, was fehlt.',
  'connectWebsites.limits.reads.link': 'Methoden und Limits der Lesezugriffe',
  'connectWebsites.errors': 'Fehlercodes',
  'connectWebsites.errors.text':
    'Eine fehlgeschlagene Anfrage liefert einen Fehler mit code, message und manchmal data.',
  'connectWebsites.errors.code': 'Code',
  'connectWebsites.errors.meaning': 'Bedeutung',
  'connectWebsites.error.rejected': 'Der Benutzer hat die Anfrage abgelehnt oder das Fenster geschlossen.',
  'connectWebsites.error.unauthorized':
    'Die Website ist nicht verbunden, nicht mit diesem Konto, oder der Benutzer erlaubt die Anfrage nicht.',
  'connectWebsites.error.unsupported': 'Die Wallet unterstützt die Methode nicht.',
  'connectWebsites.error.disconnected':
    'Der Provider läuft außerhalb eines Browsers, der Benutzer hat Ihre Seite verlassen, oder er hat sich von der Wallet abgemeldet.',
  'connectWebsites.error.otherChain': 'Die Website ist nicht mit diesem Netzwerk verbunden.',
  'connectWebsites.error.unknownChain': 'Die Wallet hat dieses Netzwerk nicht.',
  'connectWebsites.error.batch':
    'EIP-5792, zum Beispiel 5730 für einen unbekannten Batch und 5760 für einen atomaren.',
  'connectWebsites.error.request':
    'Die Anfrage ist fehlerhaft, oder ein Parameter ist ungültig. Die Meldung nennt ihn.',
  'connectWebsites.error.internal':
    'Ein interner Fehler, ein Node, der nicht antwortet, oder ein Fenster, das der Browser abgetrennt hat. Die Meldung nennt den Header.',
  'connectWebsites.error.limit':
    'Zu viele offene Anfragen oder Lesezugriffe. data.retryAfter enthält die Wartezeit in Sekunden, wo Warten hilft.',
} as const;
