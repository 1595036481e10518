export const emailTexts = {
  'email.loading': 'Ihr Link wird gelesen…',
  'email.continue': 'Weiter',
  'email.toSignIn': 'Zur Anmeldung',
  'email.working': 'Einen Moment…',
  'email.phraseNote':
    'Ein neues Passwort meldet Sie bei Ihrem Konto an. Es ändert nicht Ihre Wiederherstellungsphrase, die allein Ihre Coins kontrolliert und nicht zurückgesetzt werden kann.',

  'email.verifyEmail.title': 'E-Mail-Adresse bestätigen',
  'email.verifyEmail.text':
    'Gehört {email} Ihnen? Bestätigen Sie nur, wenn Sie sich selbst damit registriert haben.',
  'email.verifyEmail.submit': 'Diese Adresse bestätigen',
  'email.verifyEmail.done': 'Ihre Adresse ist bestätigt',
  'email.verifyEmail.doneText':
    'Falls Sie Ihr Passwort vergessen, können Sie über {email} ein neues festlegen. Nur Ihre Wiederherstellungsphrase gibt die Kontrolle über Ihre Coins.',

  'email.resetPassword.title': 'Neues Passwort festlegen',
  'email.resetPassword.text': 'Für das Konto von {email}.',
  'email.resetPassword.newPassword': 'Neues Passwort',
  'email.resetPassword.submit': 'Neues Passwort festlegen',
  'email.resetPassword.done': 'Ihr Passwort wurde geändert',
  'email.resetPassword.doneText':
    'Alle Sitzungen von {email} sind abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  'email.resetPassword.check':
    'Falls Sie diese Wallet nicht selbst erstellt haben oder jemand anderes Ihr Passwort kannte, prüfen Sie Ihre Wiederherstellungsphrase in den Einstellungen, bevor Sie Coins empfangen: Es muss die sein, die Sie aufgeschrieben haben.',

  'email.recoverEmail.title': 'E-Mail-Adresse wiederherstellen',
  'email.recoverEmail.text': 'Ihr Konto kehrt zu {email} zurück.',
  'email.recoverEmail.textBoth': 'Ihr Konto kehrt von {other} zu {email} zurück.',
  'email.recoverEmail.submit': 'Adresse wiederherstellen',
  'email.recoverEmail.done': 'Ihre Adresse wurde wiederhergestellt',
  'email.recoverEmail.doneText':
    'Sie melden sich wieder mit {email} an. Falls Sie sie nicht selbst geändert hatten, kennt jemand Ihr Passwort: Legen Sie jetzt ein neues fest.',
  'email.recoverEmail.reset': 'Neues Passwort festlegen',

  'email.verifyAndChangeEmail.title': 'E-Mail-Adresse ändern',
  'email.verifyAndChangeEmail.text': 'Ihr Konto wird {email} verwenden.',
  'email.verifyAndChangeEmail.textBoth': 'Ihr Konto wechselt von {other} zu {email}.',
  'email.verifyAndChangeEmail.submit': 'Adresse ändern',
  'email.verifyAndChangeEmail.done': 'Ihre Adresse wurde geändert',
  'email.verifyAndChangeEmail.doneText':
    'Ab jetzt melden Sie sich mit {email} an. Sie sind überall abgemeldet: Melden Sie sich erneut an.',

  'email.confirmedAlready': 'Ihre Adresse ist bereits bestätigt',
  'email.confirmedAlreadyText': 'Sie müssen nichts weiter tun.',
  'email.malformed': 'Dieser Link ist unvollständig',
  'email.malformedText':
    'Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn vollständig in die Adressleiste. Zu Ihrer Sicherheit entfernt die Seite den Code aus der Adressleiste, sobald sie ihn gelesen hat, daher können Sie diese Seite nicht neu laden.',
  'email.unsupported': 'Solche Links senden wir nicht',
  'email.unsupportedText':
    'Diese Wallet hat keine Anmeldelinks. Schließen Sie diese Seite, und geben Sie Ihr Passwort oder Ihre Wiederherstellungsphrase nirgends ein, wohin dieser Link Sie geführt hat.',
  'email.invalid': 'Dieser Link funktioniert nicht mehr',
  'email.invalid.verifyEmail':
    'Er wurde bereits verwendet, oder es wurde ein neuerer gesendet. Wenn Sie Ihre Adresse gerade bestätigt haben, sind Sie fertig. Wenn nicht, senden Sie aus den Einstellungen Ihrer Wallet einen neuen Link.',
  'email.invalid.resetPassword':
    'Er wurde bereits verwendet, oder es wurde ein neuerer gesendet. Wenn Sie gerade ein neues Passwort festgelegt haben, melden Sie sich damit an. Wenn nicht, fordern Sie einen neuen Link an.',
  'email.invalid.recoverEmail':
    'Er wurde bereits verwendet, oder er ist nicht von uns. Falls jemand anderes Ihre Adresse geändert hat, schreiben Sie von dieser aus an {support}.',
  'email.invalid.verifyAndChangeEmail':
    'Er wurde bereits verwendet, oder er ist nicht von uns. Wenn Sie Ihre Adresse gerade geändert haben, melden Sie sich mit der neuen an.',
  'email.expired': 'Dieser Link ist abgelaufen',
  'email.expired.verifyEmail': 'Senden Sie einen neuen aus den Einstellungen Ihrer Wallet.',
  'email.expired.resetPassword': 'Fordern Sie einen neuen an: Es hat sich nichts geändert.',
  'email.expired.recoverEmail': 'Schreiben Sie von dieser Adresse aus an {support}, und wir helfen Ihnen.',
  'email.expired.verifyAndChangeEmail':
    'Es hat sich nichts geändert: Sie melden sich weiterhin mit Ihrer alten Adresse an.',
  'email.disabled': 'Dieses Konto ist deaktiviert',
  'email.disabledText':
    'Niemand kann sich dort anmelden. Ihre Coins sind nicht betroffen: Ihre Wiederherstellungsphrase funktioniert auch in anderen Wallets. Schreiben Sie an {support}.',
  'email.taken': 'Ein anderes Konto verwendet diese Adresse bereits',
  'email.takenText':
    'Es wurde nichts geändert. Melden Sie sich mit Ihrer alten Adresse an oder schreiben Sie an {support}.',
  'email.weakPassword': 'Bitte wählen Sie ein längeres oder weniger verbreitetes Passwort',
  'email.tooMany': 'Zu viele Anfragen. Versuchen Sie es in einigen Minuten erneut.',
  'email.newLink': 'Neuen Link senden',
  'email.openSettings': 'Einstellungen öffnen',

  'email.forgot.title': 'Passwort vergessen?',
  'email.forgot.text': 'Wir senden Ihnen eine E-Mail mit einem Link, um ein neues Passwort festzulegen.',
  'email.forgot.submit': 'Link senden',
  'email.forgot.again': 'Erneut senden',
  'email.forgot.sent': 'Prüfen Sie Ihr Postfach',
  'email.forgot.sentText':
    'Falls {email} hier ein Konto hat, haben wir einen Link gesendet, um ein neues Passwort festzulegen. Das kann einige Minuten dauern; sehen Sie auch in Ihrem Spam-Ordner nach.',
  'email.forgot.wait': 'In {seconds} Sekunden können Sie einen weiteren anfordern.',
} as const;
