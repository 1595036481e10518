export const accountTexts = {
  'accounts.title': 'Konten',
  'accounts.label': 'Konto {number}',
  'accounts.primary': 'Hauptkonto',
  'accounts.watchOnly': 'Nur beobachtet',
  'accounts.watchOnlyHint':
    'Die Wallet hat keinen Schlüssel für diese Adresse: Sie können von ihr nicht senden, und sie wird nicht zum Empfangen angeboten.',
  'accounts.foreign': 'Kein Schlüssel auf diesem Gerät',
  'accounts.foreignHint':
    'Die Wallet auf diesem Gerät hat keinen Schlüssel für diese Adresse. Empfangen Sie dort nichts.',
  'accounts.setPrimary': 'Als Hauptkonto',
  'accounts.setPrimaryNamed': 'Als Hauptkonto: {account}',
  'accounts.deleteNamed': '{account} löschen',
  'accounts.copyAddressNamed': 'Adresse von {account} kopieren',
  'accounts.intro':
    'Sie senden vom Hauptkonto. Konten mit Schlüssel werden aus Ihrer Wiederherstellungsphrase abgeleitet.',
  'accounts.empty': 'Noch keine Konten',
  'accounts.emptyText':
    'Ohne Konto können Sie weder senden noch empfangen. Ihre Wiederherstellungsphrase stellt Ihre Konten wieder her.',
  'accounts.unverified': 'Schließen Sie zuerst die Einrichtung Ihrer Wallet ab',
  'accounts.unverifiedText':
    'Konten werden aus Ihrer Wiederherstellungsphrase abgeleitet, die Sie noch nicht bestätigt haben.',
  'accounts.unverifiedAction': 'Einrichtung fortsetzen',
  'accounts.new': 'Neues Konto',
  'accounts.find': 'Konten finden',
  'accounts.new.kind': 'Art des Kontos',
  'accounts.new.fromPhrase': 'Aus meiner Phrase',
  'accounts.new.watchOnly': 'Nur beobachtet',
  'accounts.new.fromPhraseText':
    'Fügt das nächste Konto Ihrer Wiederherstellungsphrase hinzu, {path}. Dieselben Wörter stellen es wieder her.',
  'accounts.new.watchOnlyText':
    'Fügt eine Adresse zum Beobachten hinzu. Die Wallet hat keinen Schlüssel für sie: Sie können von ihr nicht senden, und sie wird nicht zum Empfangen angeboten.',
  'accounts.new.phraseHelp':
    'Ihre Phrase wird in diesem Browser verwendet, um die nächste Adresse zu finden, und nie an unsere Server gesendet.',
  'accounts.new.address': 'Adresse',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Konto erstellen',
  'accounts.new.creating': 'Wird erstellt…',
  'accounts.deleteTitle': '{account} löschen?',
  'accounts.deleteText':
    'Die Adresse wird aus Ihrer Liste entfernt; ihre Coins sind nicht betroffen. „Neues Konto“ stellt sie aus Ihrer Phrase wieder her.',
  'accounts.deleteWatchOnlyText':
    'Die Adresse wird aus Ihrer Liste entfernt. Sie können sie jederzeit wieder hinzufügen.',
  'accounts.deleteLastTitle': 'Ihr einziges Konto löschen?',
  'accounts.deleteLastText':
    'Die Wallet hat dann keine Adresse: Sie können weder senden noch empfangen, bis Sie Ihre Wiederherstellungsphrase erneut eingeben. Ohne die Phrase verlieren Sie den Zugang zu Ihren Coins. Die Coins selbst sind nicht betroffen.',
  'accounts.deleteCostBasisText':
    'Wenn Sie später eine Anschaffungskosten-Übersicht exportieren, zählen Transfers an dieses Konto als an andere gesendet, es sei denn, das Konto hat selbst etwas gesendet.',
  'accounts.created': 'Konto erfolgreich erstellt',
  'accounts.primaryUpdated': 'Hauptkonto geändert',
  'accounts.deleted': 'Konto gelöscht',
  'accounts.error.nameTooLong': 'Verwenden Sie höchstens 50 Zeichen für den Namen',
  'accounts.error.load': 'Konten konnten nicht geladen werden',
  'accounts.error.create': 'Das Konto konnte nicht erstellt werden',
  'accounts.error.setPrimary': 'Das Hauptkonto konnte nicht festgelegt werden',
  'accounts.error.delete': 'Das Konto konnte nicht gelöscht werden',
  'accounts.error.deletePrimary':
    'Das Hauptkonto kann nicht gelöscht werden. Legen Sie zuerst ein anderes Konto als Hauptkonto fest.',
  'accounts.error.exists': 'Diese Adresse ist bereits in Ihren Konten',
  'accounts.error.watched':
    'Die nächste Adresse Ihrer Phrase ist bereits als nur beobachtet in Ihrer Liste. Löschen Sie sie zuerst und fügen Sie sie dann aus Ihrer Phrase wieder hinzu.',
  'accounts.balanceUnknown': 'Guthaben unbekannt',
} as const;
