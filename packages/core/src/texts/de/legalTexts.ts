export const legalTexts = {
  'legal.updated': 'Zuletzt aktualisiert im Dezember 2024',
  'privacy.meta.title': 'Datenschutz · Everything Wallet',
  'privacy.meta.description': 'Was Everything Wallet speichert und was Ihren Browser nie verlässt.',
  'privacy.title': 'Datenschutzerklärung',
  'privacy.lead':
    'Was wir speichern, was wir nie sehen und wer sonst etwas erfährt, wenn Sie die Wallet verwenden.',
  'privacy.browser.title': 'Was Ihren Browser nie verlässt',
  'privacy.browser.text':
    'Ihre Wiederherstellungsphrase und die daraus abgeleiteten privaten Schlüssel. Sie sind im Arbeitsspeicher der geöffneten Seite, während Sie die Wörter sehen oder tippen, und werden nie gesendet. Sie werden auch nicht gespeichert, es sei denn, Sie speichern die Wallet auf Ihrem Gerät: Dann sind sie nur dort, verschlüsselt mit einem eigenen Passwort oder einem Passkey. Um eine Phrase zu prüfen, sendet der Browser einen Fingerabdruck davon über eine verschlüsselte Verbindung.',
  'privacy.stored.title': 'Was wir speichern',
  'privacy.stored.text':
    'Ihre E-Mail-Adresse und eine Benutzernummer; ob Ihre Einrichtung abgeschlossen ist; Ihre Wallet-Adressen mit den Namen, die Sie ihnen geben, und die Kontakte und Token, die Sie hinzufügen; und einen Eintrag zu jeder Transaktion, die Sie senden oder empfangen: Betrag, Token, Adressen, Netzwerk, Gebühr, Status und Zeit sowie die Website, die sie angefragt hat, falls es eine war. Von der Wiederherstellungsphrase speichern wir einen mit einem Schlüssel berechneten Fingerabdruck, der eine Phrase prüfen kann, aber die Wörter nicht verrät. Der Anmeldedienst speichert Ihr Passwort in einer Form, die wir nicht lesen können. Um den Support-Chat vor Missbrauch zu schützen, zählen wir Fragen etwa einen Tag lang, unter Ihrer Benutzernummer und unter einem mit einem Schlüssel berechneten Fingerabdruck Ihrer IP-Adresse. Solange Sie Webhooks, den Ereignisstrom oder Benachrichtigungen bei geschlossener Wallet verwenden, speichern wir die Ereignisse auf Ihren Konten, jedes 30 Tage lang. Für diese Benachrichtigungen speichern wir auch die Adresse und die Schlüssel des Push-Dienstes Ihres Browsers und die Konten, die Sie ausgewählt haben, bis Sie sie ausschalten, sich abmelden oder Ihr Konto löschen oder bis der Push-Dienst meldet, dass das Abonnement beendet ist.',
  'privacy.device.title': 'Was Ihr Browser speichert',
  'privacy.device.text':
    'Ihre Sitzung, damit Sie angemeldet bleiben, bis Sie sich abmelden; den letzten Stand Ihrer Startseite (Adresse, Guthaben, Token und letzte Transaktionen), damit Sie ihn bei Ihrer Rückkehr sofort sehen, bis Sie sich abmelden; die Adressen Ihrer Konten mit der Zeit der letzten Bewegung in jedem Netzwerk, ebenfalls bis Sie sich abmelden; das Netzwerk, das Sie ausgewählt haben; Ihre Darstellung und andere Einstellungen; die Websites, die Sie verbunden haben, deren Limits und letzte Anfragen; und, wenn Sie das einschalten, Ihre Wallet, verschlüsselt mit Ihrem Gerätepasswort oder Passkey. Die Website hat keine Werbung, keine Analysedienste und keine Tracker.',
  'privacy.others.title': 'Wer sonst etwas erfährt',
  'privacy.others.text':
    'Die Wallet läuft auf Google Firebase, das die oben genannten Daten für uns speichert und wie jeder Host die IP-Adresse Ihres Browsers sieht. Um Guthaben und Gebühren zu lesen, fragen unsere Server Betreiber von Netzwerk-Nodes nach Ihren Adressen. Diese sehen unsere Server und nicht Sie, aber auch, welche Adressen zusammen nachgeschlagen werden, und damit, welche wahrscheinlich einer Person gehören. Preise fordern wir anhand der Namen von Coins und der Contracts von Token an, nie mit ihren Inhabern. Ihre Transaktionen sind auf ihrem Netzwerk öffentlich, für alle und dauerhaft. Wenn Sie Benachrichtigungen bei geschlossener Wallet einschalten, senden wir sie über den Push-Dienst des Herstellers Ihres Browsers. Er erfährt, dass Ihr Browser eine erhält, und wann. Der Inhalt ist verschlüsselt, und den Text schreibt Ihr Browser.',
  'privacy.others.link': 'Jeder Host, was er erfährt und warum',
  'privacy.chat.title': 'Support',
  'privacy.chat.text':
    'Was Sie im Support-Chat schreiben, wird zur Beantwortung an unsere Server gesendet und kann zu diesem Zweck an einen Anbieter von Sprachmodellen weitergegeben werden. Was Sie per E-Mail schreiben, erreicht die Menschen, die sie beantworten. Schreiben Sie Ihre Wiederherstellungsphrase niemals an jemanden, auch nicht an uns.',
  'privacy.purpose.title': 'Wofür wir es verwenden',
  'privacy.purpose.text':
    'Um Ihnen Ihre Wallet zu zeigen, um zu senden, was Sie signiert haben, um Ihre Fragen zu beantworten und um den Dienst vor Missbrauch zu schützen. Wir verkaufen keine Daten und erstellen keine Profile von Personen.',
  'privacy.rights.title': 'Ihre Möglichkeiten',
  'privacy.rights.text':
    'Sie können Kontakte, Token und Konten jederzeit in der Wallet löschen und Ihr ganzes Konto in den Einstellungen: Das entfernt sofort alles, was wir unter Ihrer Benutzernummer speichern, und Ihren Zugang. Server-Logs, die Ihre Benutzernummer nicht enthalten, und Sicherungen bewahren wir 30 Tage auf. Eine Markierung, die Ihre Benutzernummer nicht verrät, bleibt etwa eine Stunde bestehen, damit nach der Löschung nichts für Sie gespeichert wird. Sie können erfragen, welche Daten wir über Sie haben, sie berichtigen lassen oder ihrer Verwendung widersprechen. Niemand kann löschen, was auf einem öffentlichen Netzwerk ist.',
  'privacy.changes.title': 'Änderungen',
  'privacy.changes.text':
    'Wenn sich diese Erklärung ändert, erscheinen der neue Text und sein Datum auf dieser Seite, bevor die Änderung wirksam wird.',
  'privacy.contact.title': 'Kontakt',
  'privacy.contact.text': 'Der Support beantwortet Fragen zum Datenschutz innerhalb von 24 Stunden.',
  'terms.meta.title': 'Nutzungsbedingungen · Everything Wallet',
  'terms.meta.description':
    'Die Bedingungen für die Nutzung von Everything Wallet: Selbstverwahrung, Gebühren, Demos und Haftung in einfachen Worten.',
  'terms.title': 'Nutzungsbedingungen',
  'terms.lead': 'Was Sie von der Wallet erwarten können und was sie von Ihnen erwartet.',
  'terms.service.title': 'Was die Wallet ist',
  'terms.service.text':
    'Everything Wallet ist Software, die Sie in einem Browser verwenden, um Schlüssel zu erzeugen, Transaktionen zu signieren und öffentliche Netzwerke zu lesen. Sie ist keine Bank, keine Börse und kein Verwahrer: Wir verwahren Ihre Coins nie. Mit dem Erstellen eines Kontos akzeptieren Sie diese Bedingungen.',
  'terms.custody.title': 'Ihre Wiederherstellungsphrase',
  'terms.custody.text':
    'Ihre Wiederherstellungsphrase ist der einzige Weg zu Ihren Coins. Sie allein sind dafür verantwortlich, sie sicher zu verwahren und geheim zu halten. Wir haben sie nicht, können sie nicht wiederherstellen und können keine Coins bewegen, einfrieren oder zurückgeben.',
  'terms.account.title': 'Ihr Konto',
  'terms.account.text':
    'Verwenden Sie eine E-Mail-Adresse, die Ihnen gehört, wählen Sie ein Passwort, das Sie nirgends sonst verwenden, und geben Sie es nicht weiter. Das Konto ist für eine Person. Sie müssen alt genug sein, um an Ihrem Wohnort Verträge zu schließen.',
  'terms.transactions.title': 'Transaktionen und Gebühren',
  'terms.transactions.text':
    'Eine Transaktion, die Sie signiert und gesendet haben, können Sie nicht rückgängig machen. Prüfen Sie vorher Empfänger, Betrag und Netzwerk. Jeder Transfer kostet eine Gebühr, die das Netzwerk festlegt und erhält; die Wallet erhebt keine zusätzliche. Auch eine fehlgeschlagene Transaktion kann eine Gebühr kosten.',
  'terms.demos.title': 'Demos und Testnetze',
  'terms.demos.text':
    'Als Demo gekennzeichnete Ansichten, etwa Swaps, Staking, Lending und NFT-Käufe auf Netzwerken, die sie nicht unterstützen, zeigen, wie etwas anderswo funktioniert. Dort wird nichts gekauft, verkauft, gestakt oder verliehen. Testnetz-Coins haben keinen Wert.',
  'terms.information.title': 'Preise und andere Informationen',
  'terms.information.text':
    'Preise, Guthaben und Gebühren stammen von Dritten und können verspätet oder falsch sein oder fehlen. Nichts in der Wallet oder auf dieser Website ist Anlage-, Steuer- oder Rechtsberatung.',
  'terms.use.title': 'Faire Nutzung',
  'terms.use.text':
    'Verwenden Sie die Wallet nicht, um Gesetze zu brechen, andere zu täuschen oder dem Dienst zu schaden, zum Beispiel indem Sie ihn überlasten oder versuchen, auf Daten anderer zuzugreifen. Wir können ein Konto sperren, das dies tut. Dessen Coins bleiben über die Wiederherstellungsphrase in jeder anderen Wallet verfügbar.',
  'terms.liability.title': 'Verfügbarkeit und Haftung',
  'terms.liability.text':
    'Die Wallet wird „wie besehen“ bereitgestellt und kann nicht verfügbar sein oder Fehler haben. Soweit das Gesetz es erlaubt, haften wir nicht für Coins, die durch eine verlorene oder preisgegebene Phrase, eine irrtümliche Transaktion, einen Fehler eines Netzwerks oder ein von anderen kontrolliertes Gerät verloren gehen. Ihre gesetzlichen Verbraucherrechte bleiben bestehen.',
  'terms.changes.title': 'Änderungen und Ende',
  'terms.changes.text':
    'Wenn sich diese Bedingungen ändern, erscheinen der neue Text und sein Datum auf dieser Seite, bevor die Änderung wirksam wird. Sie können die Nutzung der Wallet jederzeit beenden; Ihre Coins bleiben Ihre.',
  'terms.contact.title': 'Kontakt',
  'terms.contact.text': 'Der Support beantwortet Fragen zu diesen Bedingungen innerhalb von 24 Stunden.',
} as const;
