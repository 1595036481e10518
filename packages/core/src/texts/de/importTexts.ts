export const importTexts = {
  'import.title': 'Wallet importieren',
  'import.subtitle':
    'Tippen Sie die Wörter Ihrer Wiederherstellungsphrase der Reihe nach ein oder fügen Sie sie ein.',
  'import.secrecy':
    'Die Wörter bleiben in diesem Browser und werden nie gesendet. Geben Sie nie eine Phrase ein, die Ihnen jemand gegeben hat: Diese Person kann alles nehmen, was Sie dort ablegen.',
  'import.back': 'Stattdessen neue Phrase erstellen',
  'import.count': 'Anzahl der Wörter',
  'import.words': 'Wörter Ihrer Wiederherstellungsphrase',
  'import.word': 'Wort {place}',
  'import.completions': 'Passende Wörter',
  'import.pasteHelp':
    'Sie können die ganze Phrase in ein beliebiges Feld einfügen, mit oder ohne Nummern. Die ersten vier Buchstaben jedes Wortes genügen.',
  'import.filled': '{count, plural, one {1 Wort ausgefüllt} other {# Wörter ausgefüllt}}',
  'import.error.missing': 'Wort {place} fehlt',
  'import.error.tooMany':
    'Eine Wiederherstellungsphrase hat höchstens 24 Wörter; Sie haben {count} eingefügt. Fügen Sie nur die Wörter der Phrase ein.',
  'import.error.twoWays':
    'Diese Wörter ergeben sowohl zeilenweise als auch spaltenweise eine gültige Phrase, daher ist die richtige Reihenfolge unklar. Fügen Sie sie der Reihe nach in einer Zeile oder mit ihren Nummern ein.',
  'import.findAccounts': 'Meine Konten finden',
  'import.accounts': 'Konten Ihrer Phrase',
  'import.accountsText':
    'Die Wallet findet Konten, die auf einem der neun Netzwerke verwendet wurden. Wählen Sie, welche hinzugefügt werden.',
  'import.searching':
    'Verwendete Konten werden gesucht… bisher {count, plural, one {# Adresse} other {# Adressen}}',
  'import.waiting':
    'Zu viele Abfragen. Es geht gleich weiter… bisher {count, plural, one {# Adresse} other {# Adressen}}',
  'import.stop': 'Suche beenden',
  'import.found':
    '{found, plural, one {1 Konto wurde} other {# Konten wurden}} unter den ersten {count} Adressen verwendet.',
  'import.noneFound':
    'Keine der ersten {count} Adressen wurde verwendet. Falls Ihre Wallet Coins hatte, nutzte sie möglicherweise eine Passphrase (ein 25. Wort) oder eine andere Art, Konten abzuleiten. Beides kann noch nicht importiert werden.',
  'import.limit': 'Die Wallet prüft höchstens {count} Adressen.',
  'import.unanswered':
    'Keine Antwort von {networks}, daher sind Konten, die nur dort verwendet wurden, noch nicht gefunden. Sie können jetzt oder später unter „Konten“ erneut suchen.',
  'import.foundSwitchedOff':
    'Sie haben {networks} verwendet, {count, plural, one {das ausgeschaltet ist} other {die ausgeschaltet sind}}. Schalten Sie {count, plural, one {es} other {sie}} in den Netzwerkeinstellungen ein, um Ihre Bestände dort zu sehen.',
  'import.searchAgain': 'Erneut suchen',
  'import.account': 'Konto unter {path}',
  'import.first': 'Das erste Konto wird immer hinzugefügt und ist zunächst Ihr Hauptkonto.',
  'import.transactions':
    '{count, plural, one {1 Transaktion gesendet} other {# Transaktionen gesendet}} auf {network}',
  'import.token': 'Ein Token auf {network}',
  'import.unused': 'Noch nicht verwendet',
  'import.unknown': '{network}: unbekannt',
  'import.listed': 'Bereits in Ihren Konten',
  'import.watched':
    'Nur beobachtet: Löschen Sie es zuerst unter „Konten“ und suchen Sie dann erneut nach Konten, um es mit seinem Schlüssel hinzuzufügen.',
  'import.elsewhere':
    'Ist diese Phrase auch in einer anderen Wallet oder einem anderen Konto bei Everything Wallet? Dann zeigen beide dieselben Coins und können sie senden. Kontakte und der hier gespeicherte Verlauf werden nicht geteilt. Senden Sie nicht gleichzeitig von beiden.',
  'import.back.words': 'Zurück zu den Wörtern',
  'import.finish': 'Mit dieser Phrase einrichten',
  'import.error.accounts':
    'Ihre Wallet ist eingerichtet, aber {count, plural, one {1 Konto wurde} other {# Konten wurden}} nicht hinzugefügt. Ihre Coins sind nicht betroffen.',
  'import.tryAgain': 'Erneut versuchen',
  'import.continueWithout': 'Ohne fortfahren',
  'import.find.title': 'Verwendete Konten finden',
  'import.find.text':
    'Durchsucht alle neun Netzwerke nach verwendeten Konten Ihrer Phrase, die nicht in Ihrer Liste sind.',
  'import.find.add': 'Konten hinzufügen',
  'import.find.added': '{count, plural, one {1 Konto hinzugefügt} other {# Konten hinzugefügt}}',
  'import.find.failed':
    '{count, plural, one {1 Konto konnte} other {# Konten konnten}} nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  'import.find.mismatch':
    'Diese Wörter sind eine gültige Phrase, aber nicht die Phrase dieser Wallet. Es wurde nicht gesucht.',
  'drill.label': 'Wiederherstellungsprobe',
  'drill.open': 'Probe starten',
  'drill.never': 'Noch nie',
  'drill.due': 'Jetzt fällig',
  'drill.title': 'Wiederherstellungsprobe',
  'drill.text':
    'Stellen Sie sich vor, dieses Gerät ist weg. Geben Sie die Wörter ein, die Sie aufgeschrieben haben. Sie werden auf diesem Gerät verglichen; es wird nichts gesendet.',
  'drill.submit': 'Meine Konten prüfen',
  'drill.passed': 'Ihre Phrase stellt alle wiederherstellbaren Konten wieder her',
  'drill.failed': 'Diese Phrase stellt nicht Ihre ganze Wallet wieder her',
  'drill.failedText':
    'Diese Wörter sind eine gültige Phrase, aber nicht die dieser Konten. Finden Sie die richtigen Wörter, bevor Sie sie brauchen. Wenn die Wallet auf diesem Gerät gespeichert ist, können die Einstellungen ihre Phrase anzeigen.',
  'drill.restored': 'Wiederhergestellt, als {path}',
  'drill.otherPhrase': 'Durch diese Phrase nicht wiederhergestellt',
  'drill.watchOnly': 'Nicht wiederhergestellt: nur beobachtet, der Schlüssel ist woanders',
  'drill.noAccounts': 'Die Wallet hat noch keine Konten zum Vergleichen.',
  'drill.noted': 'Wiederherstellungsprobe abgeschlossen. Die nächste ist in 90 Tagen fällig.',
  'drill.notNoted':
    'Die Probe war erfolgreich, aber ihr Datum konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  'drill.again': 'Andere Phrase eingeben',
  'drill.reminder':
    'Würden Ihre aufgeschriebenen Wörter alles wiederherstellen? Eine Wiederherstellungsprobe dauert zwei Minuten, und es wird nichts gesendet.',
  'drill.later': 'Später',
  'device.ask':
    'Ihre Wallet ist nicht auf diesem Gerät. Sie können alles ansehen. Um mit einem Passwort statt mit Ihrer Phrase zu senden, importieren Sie die Wallet hier.',
  'device.ask.phrase': 'Phrase eingeben',
  'device.ask.file': 'Sicherungsdatei laden',
  'device.ask.later': 'Nicht jetzt',
} as const;
