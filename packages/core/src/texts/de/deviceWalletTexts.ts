export const deviceWalletTexts = {
  'device.title': 'Wallet auf diesem Gerät',
  'device.text':
    'Senden Sie mit einem Passwort statt mit Ihrer Wiederherstellungsphrase. Die Phrase wird auf diesem Gerät verschlüsselt gespeichert und nie gesendet. Das ersetzt nicht die Wörter, die Sie aufgeschrieben haben.',
  'device.checking': 'Es wird geprüft, ob Ihre Wallet auf diesem Gerät ist…',
  'device.state.off': 'Aus',
  'device.state.locked': 'Gesperrt',
  'device.state.unlocked': 'Entsperrt',
  'device.state.unusable': 'Nicht nutzbar',
  'device.lockedByPasskey':
    'Auf diesem Gerät gespeichert und gesperrt. Entsperren Sie sie mit Ihrem Passkey.',
  'device.turnOn': 'Einschalten',
  'device.setUpAgain': 'Neu einrichten',
  'device.unlock': 'Entsperren',
  'device.lock': 'Sperren',
  'device.lockWallet': 'Wallet sperren',
  'device.unlockWallet': 'Wallet entsperren',
  'device.remove': 'Entfernen',
  'device.changePassword': 'Passwort ändern',
  'device.showPhrase': 'Phrase anzeigen',
  'device.saveBackup': 'Sicherungsdatei speichern',
  'device.loadBackup': 'Sicherungsdatei laden',
  'device.idle': 'Automatisch sperren nach',
  'device.idleMinutes': '{minutes, plural, one {1 Minute} other {# Minuten}}',
  'device.hideOnLock': 'Guthaben beim Sperren ausblenden',
  'device.password': 'Gerätepasswort',
  'device.newPassword': 'Neues Gerätepasswort',
  'device.repeatPassword': 'Passwort wiederholen',
  'device.passwordHelp':
    'Mindestens 8 Zeichen, schwer zu erraten, anders als Ihr Kontopasswort. Niemand kann es zurücksetzen, aber Ihre Wiederherstellungsphrase stellt die Wallet wieder her.',
  'device.wait': 'Zu viele falsche Passwörter. Versuchen Sie es in {time} erneut.',
  'device.error.passwordShort': 'Verwenden Sie mindestens 8 Zeichen',
  'device.error.passwordWeak':
    'Zu leicht zu erraten: Verwenden Sie mehrere Wörter oder mehr Zeichen unterschiedlicher Art',
  'device.error.passwordOfAccount': 'Das ist Ihr Kontopasswort. Wählen Sie für dieses Gerät ein anderes.',
  'device.error.passwordUnchecked':
    'Das Passwort konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'device.strength.strong': 'Stark: Das Erraten würde {time} dauern.',
  'device.strength.weak': 'Schwach: Das Erraten würde {time} dauern.',
  'device.strength.moment': 'weniger als eine Minute',
  'device.strength.minutes': 'etwa {count, plural, one {# Minute} other {# Minuten}}',
  'device.strength.hours': 'etwa {count, plural, one {# Stunde} other {# Stunden}}',
  'device.strength.days': 'etwa {count, plural, one {# Tag} other {# Tage}}',
  'device.strength.years': 'etwa {count, plural, one {# Jahr} other {# Jahre}}',
  'device.strength.centuries': 'Jahrhunderte',
  'device.error.passwordMissing': 'Geben Sie Ihr Gerätepasswort ein',
  'device.error.passwordMismatch': 'Die Passwörter stimmen nicht überein',
  'device.error.fileMissing': 'Wählen Sie eine Sicherungsdatei',
  'device.error.fileLarge':
    'Diese Datei ist zu groß für eine Sicherungsdatei. Wählen Sie die Datei genau so, wie sie gespeichert wurde.',
  'device.error.noAccount':
    'Ihre Wallet hat noch kein Hauptkonto. Öffnen Sie die Wallet einmal und schalten Sie dies dann ein.',
  'device.turnOn.title': 'Wallet auf diesem Gerät speichern',
  'device.turnOn.phraseHelp':
    'Geben Sie sie noch einmal ein, um sie auf diesem Gerät zu verschlüsseln. Sie wird nie an unsere Server gesendet.',
  'device.turnOn.submit': 'Auf Gerät speichern',
  'device.created': 'Ihre Wallet ist auf diesem Gerät gespeichert und entsperrt',
  'device.createdLocked':
    'Ihre Wallet ist auf diesem Gerät gespeichert, aber gesperrt. Entsperren Sie sie mit Ihrem Gerätepasswort.',
  'device.notStored.title': 'Ihre Wallet ist eingerichtet, aber nicht auf diesem Gerät gespeichert',
  'device.notStored.text':
    'Ihre Wörter werden hier noch angezeigt: Vergewissern Sie sich, dass Sie sie aufgeschrieben haben. Versuchen Sie es dann erneut oder fahren Sie ohne Speichern fort; Sie können dies später in den Einstellungen einschalten.',
  'device.notStored.again': 'Erneut speichern',
  'device.notStored.continue': 'Ohne Speichern fortfahren',
  'device.opened': 'Wallet entsperrt',
  'device.unlock.title': 'Wallet auf diesem Gerät entsperren',
  'device.unlock.text': 'Das Entsperren funktioniert offline.',
  'device.change.title': 'Gerätepasswort ändern',
  'device.change.text': 'Zuvor gespeicherte Sicherungsdateien behalten ihr altes Passwort.',
  'device.change.passkeyText':
    'Ihr Gerät fragt noch einmal nach Ihrem Passkey, anstelle des Passworts, das Sie vergessen haben. Zuvor gespeicherte Sicherungsdateien behalten ihr altes Passwort.',
  'device.change.forgotten': 'Vergessen? Passkey verwenden',
  'device.changed': 'Gerätepasswort geändert',
  'device.setPassword': 'Gerätepasswort festlegen',
  'device.setPassword.text':
    'Ihr Gerät fragt nach Ihrem Passkey. Danach entsperren sowohl der Passkey als auch das Passwort diese Wallet.',
  'device.passwordSet': 'Gerätepasswort festgelegt',
  'device.passkey.needsWallet':
    'Schalten Sie zuerst die Wallet auf diesem Gerät ein. Danach können Sie sie mit einem Passkey (Fingerabdruck, Gesicht oder PIN) entsperren.',
  'device.passkey.needsUnlocked': 'Entsperren Sie die Wallet auf diesem Gerät, um dies zu ändern.',
  'device.passkey.needsPassword':
    'Legen Sie ein Gerätepasswort fest, bevor Sie dies ausschalten: Ohne Gerätepasswort entsperrt nur der Passkey die Wallet auf diesem Gerät.',
  'device.passkey.insecure':
    'Nicht verfügbar: Diese Seite verwendet keine sichere Verbindung (https). Verwenden Sie das Gerätepasswort.',
  'device.passkey.ipAddress':
    'Nicht verfügbar: Passkeys brauchen einen Namen in der Adressleiste, etwa localhost, und dies ist eine IP-Adresse. Verwenden Sie das Gerätepasswort.',
  'device.passkey.noWebAuthn':
    'Nicht verfügbar: Dieser Browser unterstützt keine Passkeys (WebAuthn). Verwenden Sie das Gerätepasswort.',
  'device.passkey.noPrf':
    'Nicht verfügbar: Die Passkeys dieses Browsers können keinen Schlüssel schützen (keine PRF-Unterstützung). Verwenden Sie das Gerätepasswort.',
  'device.passkey.noAuthenticator':
    'Nicht verfügbar: Dieses Gerät hat keinen Fingerabdruck, kein Gesicht und keine PIN, die dieser Browser verwenden kann. Verwenden Sie das Gerätepasswort.',
  'device.passkey.use': 'Passkey verwenden',
  'device.passkeyAlone':
    'Nur Ihr Passkey entsperrt sie. Mit einem Gerätepasswort können Sie hier auch die Phrase anzeigen und eine Sicherungsdatei speichern.',
  'device.passkey.add.title': 'Mit einem Passkey entsperren',
  'device.passkey.add.text':
    'Ihr Gerät fragt nach Ihrem Fingerabdruck, Gesicht oder Ihrer PIN und erstellt einen Passkey. Dessen Antwort verlässt dieses Gerät nie. Das Gerätepasswort funktioniert weiterhin.',
  'device.passkey.add.submit': 'Passkey erstellen',
  'device.passkey.added': 'Sie können diese Wallet jetzt mit einem Passkey entsperren',
  'device.passkey.remove.title': 'Nicht mehr mit dem Passkey entsperren?',
  'device.passkey.remove.text':
    'Danach entsperrt nur noch das Gerätepasswort die Wallet auf diesem Gerät. Der Passkey bleibt in den Einstellungen Ihres Geräts, entsperrt aber nichts.',
  'device.passkey.remove.submit': 'Ausschalten',
  'device.passkey.removed': 'Dieser Passkey entsperrt die Wallet nicht mehr',
  'device.phrase.title': 'Ihre Wiederherstellungsphrase',
  'device.phrase.text':
    'Achten Sie darauf, dass niemand zusieht: Wer diese Wörter liest oder fotografiert, kann Ihre Coins nehmen. Sie werden eine Minute lang angezeigt.',
  'device.phrase.submit': 'Weiter',
  'device.phrase.left': 'Wird in {seconds} s ausgeblendet',
  'device.phrase.over': 'Eine Minute ist vorbei. Geben Sie Ihr Passwort erneut ein, um die Wörter zu sehen.',
  'device.remove.title': 'Wallet von diesem Gerät entfernen?',
  'device.remove.text':
    'Danach können Sie sie nur mit ihren Wörtern oder einer Sicherungsdatei wiederherstellen. Diese Wörter können andere sein als die Ihres Kontos: Wenn Sie nicht sicher sind, brechen Sie ab und wählen Sie zuerst „Phrase anzeigen“.',
  'device.remove.storedText':
    'Danach geben nur ihre Wörter Zugang zu ihren Coins; eine Sicherungsdatei funktioniert nicht. Wenn Sie sie nicht aufgeschrieben haben, brechen Sie ab und wählen Sie zuerst „Phrase anzeigen“.',
  'device.remove.uselessText':
    'Kein Passwort entsperrt diese gespeicherte Wallet mehr, daher müssen Sie keines eingeben. Ihre Wiederherstellungsphrase oder eine Sicherungsdatei stellt sie wieder her; Ihre Coins und Ihr Konto sind nicht betroffen.',
  'device.remove.storedUselessText':
    'Kein Passwort entsperrt diese gespeicherte Wallet mehr, daher müssen Sie keines eingeben. Deren Wiederherstellungsphrase gibt in jeder Wallet Zugang zu ihren Coins.',
  'device.remove.changedText':
    'Diese gespeicherte Wallet kann nicht mehr entsperrt werden. Nur ihre Wörter oder eine Sicherungsdatei stellen sie wieder her; Ihre Coins und Ihr Konto sind nicht betroffen.',
  'device.remove.storedChangedText':
    'Diese gespeicherte Wallet kann nicht mehr entsperrt werden. Nur ihre Wörter geben Zugang zu ihren Coins, in jeder Wallet.',
  'device.remove.byPassword': 'Gerätepasswort verwenden',
  'device.remove.byPhrase': 'Phrase verwenden',
  'device.remove.phraseHelp': 'Die Wörter dieser Wallet. Sie werden nur auf diesem Gerät verglichen.',
  'device.remove.accountPhraseHelp': 'Sie wird nur mit Ihrem Konto verglichen, auf diesem Gerät.',
  'device.removed': 'Die Wallet wurde von diesem Gerät entfernt',
  'device.backup.title': 'Sicherungsdatei speichern',
  'device.backup.text':
    'Die Datei lässt sich mit Ihrem aktuellen Gerätepasswort öffnen. Geben Sie es ein, um zu bestätigen, dass Sie es kennen.',
  'device.backup.submit': 'Datei speichern',
  'device.backup.forgotten': 'Vergessen? Mit dem Passkey ein neues festlegen',
  'device.backup.saved':
    'Ihr Browser hat die Sicherungsdatei erhalten: Sehen Sie in Ihren Downloads nach. Sie funktioniert nur in diesem Konto, mit Ihrem aktuellen Gerätepasswort. Ihre aufgeschriebenen Wörter bleiben Ihre wichtigste Sicherung.',
  'device.restore.title': 'Sicherungsdatei laden',
  'device.restore.text':
    'Geben Sie das Passwort ein, mit dem die Datei gespeichert wurde. Die Datei ersetzt die Wallet auf diesem Gerät, sobald sie geöffnet ist; eine Wallet mit anderen Wörtern bleibt, bis Sie sie entfernen.',
  'device.restore.choose': 'Datei wählen',
  'device.restore.chosen': 'Ausgewählt: {name}',
  'device.restore.submit': 'Laden',
  'device.stored.all':
    'Auf diesem Gerät ist eine Wallet gespeichert. Melden Sie sich mit ihrem Konto an, um sie zu verwenden. Wenn Sie sich nicht mehr anmelden können, zeigt ihr Gerätepasswort oder ihr Passkey weiterhin ihre Wiederherstellungsphrase.',
  'device.stored.others':
    'Auf diesem Gerät ist auch eine Wallet eines anderen oder eines gelöschten Kontos gespeichert.',
  'device.stored.own':
    'Auf diesem Gerät ist bereits eine Wallet dieses Kontos gespeichert, und Ihre Coins sind möglicherweise darin. Sehen Sie sich zuerst ihre Wiederherstellungsphrase an und wählen Sie dann „Ich habe bereits eine Phrase“, um mit ihr fortzufahren.',
  'device.stored.open': 'Ansehen',
  'device.stored.title': 'Wallets auf diesem Gerät',
  'device.stored.text':
    'Die Gerätepasswörter oder Passkeys dieser Wallets entsperren sie, auch wenn das Konto nicht mehr existiert. Ihre Wiederherstellungsphrase gibt in jeder Wallet Zugang zu Ihren Coins: Schreiben Sie sie auf, bevor Sie etwas entfernen.',
  'device.stored.gone': 'Diese Wallet ist nicht mehr auf diesem Gerät.',
  'device.signs': 'Die Wallet auf diesem Gerät signiert. Sie brauchen Ihre Phrase nicht.',
  'device.passkeySigns': 'Ihr Passkey entsperrt die Wallet auf diesem Gerät. Sie brauchen Ihre Phrase nicht.',
  'device.derives': 'Die Wallet auf diesem Gerät fügt das Konto hinzu. Sie brauchen Ihre Phrase nicht.',
  'device.secretUnseen': 'Scrollen Sie zuerst zum Feld für Ihr Passwort oder Ihre Wiederherstellungsphrase.',
  'device.passwordSends': 'Geben Sie es ein, um zu entsperren und fortzufahren.',
  'device.usePhrase': 'Stattdessen Phrase verwenden',
  'device.useDevice': 'Wallet auf diesem Gerät verwenden',
  'device.offer': 'Wallet auch auf diesem Gerät speichern',
  'device.offerText':
    'Dann können Sie mit einem Passwort statt mit diesen Wörtern senden. Sie werden hier verschlüsselt gespeichert und nie gesendet. Sie können dies auch später in den Einstellungen tun.',
  'device.offer.passkeyText':
    'Dann können Sie mit Fingerabdruck, Gesicht oder PIN statt mit diesen Wörtern senden. Die Wörter werden hier verschlüsselt gespeichert und nie gesendet. Sie können dies auch später in den Einstellungen tun.',
  'device.offer.passkey':
    'Wenn Sie fortfahren, fragt Ihr Gerät nach Fingerabdruck, Gesicht oder PIN und erstellt einen Passkey. Wenn Sie dieses Gerät verlieren, stellen nur die Wörter, die Sie aufgeschrieben haben, Ihre Wallet wieder her.',
  'device.offer.usePassword': 'Stattdessen Passwort verwenden',
  'device.offer.usePasskey': 'Stattdessen Passkey verwenden',
} as const;
