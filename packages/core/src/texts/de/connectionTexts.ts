export const connectionTexts = {
  'connections.meta.title': 'Womit sich diese App verbindet · Everything Wallet',
  'connections.meta.description': 'Jeder Host, den Everything Wallet kontaktiert, was er erfährt und warum.',
  'connections.title': 'Womit sich diese App verbindet',
  'connections.lead':
    'Jeder Host, was er erfährt und warum die App ihn kontaktiert. Keiner von ihnen erhält Ihre Wiederherstellungsphrase oder Ihre Schlüssel.',
  'connections.learns': 'Erfährt',
  'connections.why': 'Warum',
  'connections.page.title': 'Ihr Browser',
  'connections.page.text':
    'Eine Seite dieser Website kann nur diese Hosts kontaktieren: Die Content Security Policy der Seite nennt sie, und Ihr Browser blockiert alle anderen. Jeder Host sieht die IP-Adresse Ihres Browsers, wie es jeder Host tut. Es gibt keine Tracker, keine Schriften oder Skripte Dritter und keine Werbung.',
  'connections.appCheck.title': 'Ihr Browser, wenn App Check eingeschaltet ist',
  'connections.appCheck.text':
    'Der Betreiber dieses Dienstes kann von Google prüfen lassen, ob ein Browser oder ein Bot zugreift. Nur dann kontaktiert die App diese Hosts, und nur dann nennt die Policy sie.',
  'connections.functions.title': 'Unsere Server',
  'connections.functions.text':
    'Unsere Server kontaktieren diese Hosts. Die Hosts sehen die IP-Adresse eines Servers, nicht Ihre, und weder Ihren Namen noch Ihre E-Mail-Adresse. Der Betreiber dieses Dienstes kann andere Netzwerk-Nodes als diese verwenden.',
  'connections.person.title': 'Links, die Sie öffnen können',
  'connections.person.text':
    'Die App lädt nichts von diesen Hosts. Ihr Browser kontaktiert sie, wenn Sie einen Link öffnen, und verrät nicht, von welcher Seite Sie kommen.',
  'connections.host.site': 'Diese Website',
  'connections.site.learns':
    'Welche Seiten Sie öffnen und wann; während die Wallet offen ist, auch dass sie Preise abfragt, aber nie, von welchen Coins.',
  'connections.site.why':
    'Sie liefert die App, die Preise der Coins und die REST-API aus. Google Firebase hostet sie.',
  'connections.host.functions': 'Unsere Funktionen',
  'connections.functions.learns':
    'Wer angemeldet ist, die Adressen und Token, die Sie nachschlagen, die Transaktionen, die Sie signiert haben, und was Sie den Support-Chat fragen.',
  'connections.functions.why':
    'Um Guthaben, Gebühren und Preise von Token zu lesen, signierte Transaktionen zu übertragen und im Chat zu antworten.',
  'connections.host.signIn': 'Anmeldung',
  'connections.signIn.learns': 'Ihre E-Mail-Adresse und bei der Anmeldung Ihr Passwort.',
  'connections.signIn.why':
    'Google Firebase Authentication speichert Konten und Passwörter und sendet Konto-E-Mails.',
  'connections.host.session': 'Sitzung',
  'connections.session.learns': 'Dass Sie noch angemeldet sind.',
  'connections.session.why': 'Um Ihre Sitzung jede Stunde zu erneuern.',
  'connections.host.database': 'Datenbank',
  'connections.database.learns':
    'Ihre gespeicherten Daten: Adressen, Kontakte, Token, die Aufzeichnung Ihrer Transaktionen und Namen von API-Schlüsseln.',
  'connections.database.why':
    'Google Firestore speichert sie, damit sie auf allen Ihren Geräten verfügbar sind.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'Was reCAPTCHA über Ihren Browser und Ihre Nutzung davon beobachtet.',
  'connections.recaptcha.why': 'Um Browser von Bots zu unterscheiden, die den Dienst missbrauchen.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'Die Antwort von reCAPTCHA.',
  'connections.appCheck.why': 'Um sie gegen einen Token zu tauschen, den unsere Funktionen prüfen.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'Dasselbe wie oben: Unsere Funktionen und ihre Datenbank laufen dort.',
  'connections.cloud.why': 'Um Einträge zu lesen und zu schreiben und zu prüfen, wer angemeldet ist.',
  'connections.host.nodes': 'Netzwerk-Nodes',
  'connections.nodes.learns':
    'Welche Adressen und Transaktionen Sie nachschlagen und welche Adressen zusammengehören: Die Wallet schlägt alle ihre Konten auf einmal nach, daher kann ein Node schließen, dass sie wahrscheinlich einer Person gehören, auch Beobachtungskonten. Er erfährt auch die Transaktionen, die Sie signiert haben; sie sind dann öffentlich.',
  'connections.nodes.why':
    'Um die Netzwerke zu lesen und zu senden. Die App fragt mehrere Nodes, damit sie nicht von einem abhängt.',
  'connections.host.transfers': 'Transferlisten',
  'connections.transfers.learns':
    'Welche Adressen Sie nachschlagen und damit, welche davon wahrscheinlich einer Person gehören, falls eine solche Liste eingeschaltet ist.',
  'connections.transfers.why': 'Sie führen eingehende Transfers auf, die ein Node allein nur langsam findet.',
  'connections.host.nftFiles': 'Dateien von NFTs',
  'connections.nftFiles.learns':
    'Von welchem NFT Beschreibung oder Bild angefordert wird, aber nie, wer sie anfordert: Unsere Funktionen fordern es an und speichern es für alle zwischen. Neben diesen Hosts jeder öffentliche Host, den der Contract einer Sammlung nennt.',
  'connections.nftFiles.why': 'Um Namen und Bilder von NFTs anzuzeigen.',
  'connections.host.prices': 'Preise',
  'connections.prices.learns':
    'Die Namen aller Coins, die hier einen Preis haben, und die Contracts der Token, die irgendein Benutzer besitzt, zusammen: nie, wem sie gehören oder wie viele es sind.',
  'connections.prices.why': 'Um anzuzeigen, was Coins wert sind.',
  'connections.host.push': 'Push-Dienste der Browser',
  'connections.push.learns':
    'Dass Ihr Browser eine Benachrichtigung erhält, und wann, wenn Sie Benachrichtigungen bei geschlossener Wallet einschalten. Der Inhalt ist verschlüsselt. Der Hersteller Ihres Browsers betreibt den Dienst, und Ihr Browser verbindet sich von sich aus damit. Neben diesen Hosts jeder öffentliche Host, den Ihr Browser nennt.',
  'connections.push.why': 'Um Sie bei geschlossener Wallet zu benachrichtigen.',
  'connections.host.chat': 'Support-Chat',
  'connections.chat.learns':
    'Was Sie im Support-Chat schreiben, falls ein Anbieter von Sprachmodellen konfiguriert ist.',
  'connections.chat.why':
    'Um zu antworten. Standardmäßig ist kein Anbieter konfiguriert, und unsere eigenen Server antworten aus der Hilfe.',
  'connections.host.explorers': 'Block-Explorer',
  'connections.explorers.learns':
    'Welche Transaktion oder Adresse Sie ansehen und die IP-Adresse Ihres Browsers.',
  'connections.explorers.why': 'Um eine Transaktion auf einer unabhängigen Website zu sehen.',
  'connections.host.social': 'Unsere sozialen Medien',
  'connections.social.learns': 'Dass Sie sie besucht haben.',
  'connections.social.why': 'Um unsere Neuigkeiten zu verfolgen.',
  'connections.none': 'Standardmäßig keine',
} as const;
