export const phraseTexts = {
  'phrase.title': 'Ihre Wiederherstellungsphrase',
  'phrase.subtitle':
    'Schreiben Sie diese 12 Wörter der Reihe nach auf und verwahren Sie sie dort, wo nur Sie sie finden.',
  'phrase.loading': 'Ihre Wiederherstellungsphrase wird erzeugt…',
  'phrase.show': 'Wörter anzeigen',
  'phrase.hide': 'Wörter ausblenden',
  'phrase.copy': 'Phrase kopieren',
  'phrase.copied': 'Kopiert!',
  'phrase.hiddenWord': 'Ausgeblendetes Wort',
  'phrase.continue': 'Ich habe meine Phrase gesichert – weiter zum Konto',
  'phrase.finishing': 'Einrichtung wird abgeschlossen…',
  'phrase.import': 'Ich habe bereits eine Phrase',
  'phrase.why': 'Wozu dienen diese Wörter?',
  'phrase.why.text':
    'Sie sind Ihre Wallet: Sie stellen Ihre Konten auf jedem Gerät wieder her, auch in anderen Wallets. Zwölf zufällige Wörter lassen sich nicht erraten, und es gibt keine weitere Kopie. Schreiben Sie sie jetzt auf Papier. Später prüfen die ersten Schritte auf Ihrer Startseite, ob Sie sie lesen können.',
  'phrase.warning.title': 'Wer diese Wörter hat, kann Ihre Coins nehmen',
  'phrase.warning.text':
    'Wir sehen sie nie und können sie nicht wiederherstellen. Der Support fragt nie danach. Wenn Sie diese Seite verlassen, bevor Sie fortfahren, oder sie in einem anderen Tab öffnen, entsteht eine neue Phrase, und nur die neueste ist gültig.',
  'phrase.complete': 'Einrichtung abgeschlossen. Willkommen!',
  'phrase.fallback': 'Ersatz-Wallet wird verwendet',
  'phrase.error.word': 'Wort {place} steht nicht auf der Wortliste: „{word}“',
  'phrase.error.wordSuggested':
    'Wort {place} steht nicht auf der Wortliste: „{word}“. Meinten Sie „{suggestion}“?',
  'phrase.error.count': 'Eine Wiederherstellungsphrase hat 12, 15, 18, 21 oder 24 Wörter; diese hat {count}',
  'phrase.error.checksum':
    'Das sind gültige Wörter, aber keine gültige Phrase. Eines ist falsch, oder zwei sind vertauscht.',
  'phrase.error.store':
    'Die Wiederherstellungsphrase konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'phrase.error.generate':
    'Die Wiederherstellungsphrase konnte nicht erzeugt werden. Bitte versuchen Sie es erneut.',
  'phrase.error.none': 'Keine Phrase verfügbar. Sie haben bereits eine erzeugt.',
  'phrase.error.verification':
    'Die Bestätigung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  'phrase.error.complete':
    'Die Einrichtung konnte nicht abgeschlossen werden. Bitte versuchen Sie es erneut.',
  'phrase.lost.title': 'Diese Wallet wurde in einem anderen Tab eingerichtet',
  'phrase.lost.text':
    'Die hier angezeigten Wörter sind nicht die Phrase dieser Wallet. Verwenden Sie sie nicht, und streichen Sie sie durch, falls Sie sie aufgeschrieben haben. Nur die Wörter aus dem anderen Tab öffnen Ihre Wallet.',
  'phrase.lost.importedText':
    'Ihre Wallet wurde in einem anderen Tab mit einer anderen Phrase eingerichtet als der, die Sie hier eingegeben haben. Bewahren Sie Ihre Wörter auf: Deren Coins sind nicht betroffen. Um sie hier zu verwenden, registrieren Sie sich mit einer anderen E-Mail-Adresse.',
  'phrase.sessionOver.title': 'Ihre Sitzung ist beendet',
  'phrase.sessionOver.text':
    'Ihre Wörter werden hier noch angezeigt, aber Ihre Wallet ist noch nicht eingerichtet. Melden Sie sich in einem neuen Tab mit demselben Konto wieder an, kehren Sie dann zu dieser Seite zurück und fahren Sie fort. Wenn Sie diese Seite schließen, ist diese Einrichtung verloren, und diese Wörter sind nicht mit Ihrem Konto verknüpft.',
  'phrase.sessionOver.signIn': 'In neuem Tab anmelden',
  'phrase.lost.continue': 'Zu meiner Wallet',
  'phrase.verify.title': 'Wiederherstellungsphrase prüfen',
  'phrase.verify.text':
    'Geben Sie die Wörter, die Sie aufgeschrieben haben, der Reihe nach ein, um zu prüfen, ob sie zu dieser Wallet gehören.',
  'phrase.verify.help':
    'Ihr Browser macht aus der Phrase einen Fingerabdruck; die Wörter werden nie an unsere Server gesendet.',
  'phrase.verify.submit': 'Phrase prüfen',
  'phrase.verify.verifying': 'Wird geprüft…',
  'phrase.verify.success': 'Wiederherstellungsphrase erfolgreich geprüft!',
  'phrase.verify.success.title': 'Prüfung erfolgreich',
  'phrase.verify.success.text':
    'Das sind die Wörter dieser Wallet. Verwahren Sie sie dort, wo nur Sie sie finden.',
  'phrase.verify.mismatch.title': 'Prüfung fehlgeschlagen',
  'phrase.verify.mismatch.text':
    'Die eingegebene Phrase stimmt nicht überein. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  'phrase.verify.error.empty': 'Bitte geben Sie Ihre Wiederherstellungsphrase ein',
  'phrase.verify.error.failed': 'Die Phrase konnte nicht geprüft werden',
  'phrase.verify.error.mismatch': 'Die Wiederherstellungsphrase stimmt nicht überein',
  'phrase.verify.error.unexpected': 'Bei der Prüfung ist ein Fehler aufgetreten',
} as const;
