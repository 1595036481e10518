export const accessTexts = {
  'settings.delete': 'Konto löschen',
  'settings.changeEmail': 'E-Mail ändern',
  'settings.password': 'Passwort ändern',
  'settings.sessions': 'Überall abmelden',
  'access.currentPassword': 'Aktuelles Passwort',
  'access.newPassword': 'Neues Passwort',
  'access.working': 'Einen Moment…',
  'access.password.title': 'Passwort ändern',
  'access.password.text':
    'Hier bleiben Sie angemeldet. Alle anderen Geräte werden abgemeldet und brauchen das neue Passwort.',
  'access.password.done': 'Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet.',
  'access.password.othersLeft':
    'Ihr Passwort wurde geändert, aber andere Geräte sind möglicherweise noch angemeldet. Nutzen Sie „Überall abmelden“, um sicherzugehen.',
  'access.email.title': 'E-Mail-Adresse ändern',
  'access.email.text':
    'Ihre Adresse ist {email}. Wir senden einen Link an die neue: Sobald Sie ihn öffnen, ändert sich Ihre Adresse und Sie melden sich mit der neuen an. Bis dahin ändert sich nichts. Wir benachrichtigen auch die alte Adresse; von dort lässt sich die Änderung rückgängig machen.',
  'access.email.new': 'Neue E-Mail-Adresse',
  'access.email.same': 'Das ist bereits Ihre Adresse',
  'access.email.submit': 'Link senden',
  'access.email.sent':
    'Falls {email} verwendet werden kann, haben wir einen Link dorthin gesendet. Ihre Adresse ändert sich, wenn Sie den Link öffnen. Sehen Sie auch in Ihrem Spam-Ordner nach.',
  'access.sessions.title': 'Überall abmelden?',
  'access.sessions.text':
    'Dies meldet Sie hier und auf jedem anderen Gerät ab. Melden Sie sich mit Ihrem Passwort wieder an. Ältere Sitzungen können nichts mehr senden oder ändern. API-Schlüssel funktionieren weiterhin: Löschen Sie sie im Entwicklerportal.',
  'access.sessions.done': 'Sie sind überall abgemeldet.',
  'access.sessions.failed': 'Sie konnten nicht überall abgemeldet werden. Versuchen Sie es erneut.',
  'access.delete.title': 'Ihr Konto löschen?',
  'access.delete.goes':
    'Dies löscht Ihren Zugang, Ihr Profil, Ihre Adressen, Kontakte, Token, Ihren Verlauf und Ihre API-Schlüssel, die Aufzeichnung der API-Anfragen Ihrer Programme und den Digest Ihrer Wiederherstellungsphrase. Sie können dies nicht rückgängig machen.',
  'access.delete.stays':
    'Coins und Transaktionen bleiben auf ihren Netzwerken, wo jeder sie sehen kann. Ihre Wiederherstellungsphrase funktioniert weiterhin in jeder anderen Wallet: Vergewissern Sie sich, dass Sie sie aufgeschrieben haben, denn Sicherungsdateien funktionieren nur in diesem Konto, und wir können danach nicht helfen. Eine auf diesem Gerät gespeicherte Wallet bleibt verschlüsselt erhalten: Sie können sie auf der Anmeldeseite mit ihrem Gerätepasswort oder Passkey weiterhin öffnen und entfernen. Ein bereits ausstehender Transfer läuft weiter.',
  'access.delete.email': 'E-Mail-Adresse zur Bestätigung',
  'access.delete.emailMismatch': 'Geben Sie die E-Mail-Adresse dieses Kontos ein',
  'access.delete.submit': 'Konto löschen',
  'access.delete.deleting': 'Wird gelöscht…',
  'access.delete.failed':
    'Das Konto konnte nicht gelöscht werden. Versuchen Sie es erneut: Die Löschung wird dort fortgesetzt, wo sie angehalten hat.',
  'access.delete.unclear':
    'Der Server hat nicht geantwortet, daher ist unklar, ob Ihr Konto gelöscht wurde. Versuchen Sie, sich anzumelden: Wenn es nicht geht, wurde es gelöscht. Andernfalls versuchen Sie es erneut.',
  'access.delete.notImplemented': 'Kontolöschung ist noch nicht implementiert',
  'access.deleted.title': 'Ihr Konto ist gelöscht',
  'access.deleted.text': 'Ihr Zugang wurde gelöscht, zusammen mit dem, was wir über Sie gespeichert hatten:',
  'access.deleted.plain': 'Ihr Zugang und alles, was wir über Sie gespeichert hatten, wurden gelöscht.',
  'access.deleted.addresses': '{count, plural, one {# Adresse} other {# Adressen}}',
  'access.deleted.transactions':
    '{count, plural, one {# Transaktion} other {# Transaktionen}} in Ihrem Verlauf',
  'access.deleted.contacts': '{count, plural, one {# Kontakt} other {# Kontakte}}',
  'access.deleted.tokens': '{count, plural, one {# Token} other {# Token}}',
  'access.deleted.apiKeys': '{count, plural, one {# API-Schlüssel} other {# API-Schlüssel}}',
  'access.deleted.apiRequests': '{count, plural, one {# Eintrag} other {# Einträge}} zu API-Anfragen',
  'access.deleted.other':
    '{count, plural, one {# weiterer Eintrag} other {# weitere Einträge}}, etwa Ihr Profil und Zähler',
  'access.deleted.coins':
    'Ihre Coins sind nicht betroffen. Ihre Wiederherstellungsphrase funktioniert in jeder anderen Wallet. Sie können sich mit derselben E-Mail-Adresse erneut registrieren.',
  'access.deleted.wallet':
    'Die auf diesem Gerät gespeicherte Wallet bleibt verschlüsselt erhalten: Sie ist möglicherweise die einzige Kopie Ihrer Schlüssel. Auf der Anmeldeseite können Sie sie mit ihrem Gerätepasswort oder Passkey öffnen, ihre Wiederherstellungsphrase anzeigen und sie entfernen.',
} as const;
