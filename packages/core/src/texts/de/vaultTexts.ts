export const vaultTexts = {
  'vault.error.password':
    'Dieses Passwort entsperrt die Wallet auf diesem Gerät nicht. Prüfen Sie es und versuchen Sie es erneut.',
  'vault.error.passkey':
    'Dieser Passkey entsperrt die Wallet auf diesem Gerät nicht. Entsperren Sie sie mit Ihrem Passwort und richten Sie den Passkey dann neu ein.',
  'vault.error.passkeyRefused':
    'Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen, hat zu lange gedauert, oder der Passkey ist nicht mehr auf diesem Gerät. Verwenden Sie Ihr Passwort. Falls der Passkey gelöscht wurde, schalten Sie das biometrische Entsperren in den Einstellungen aus und wieder ein.',
  'vault.error.passkeyAlone':
    'Der Passkey hat die Wallet nicht entsperrt: Er wurde abgebrochen, die Zeit ist abgelaufen, oder er ist nicht mehr auf diesem Gerät. Versuchen Sie es erneut oder verwenden Sie Ihre Wiederherstellungsphrase. Wenn der Passkey gelöscht wurde, entfernen Sie diese Wallet in den Einstellungen mit Ihrer Phrase und speichern Sie sie erneut.',
  'vault.error.passkeyNotMade':
    'Es wurde kein Passkey erstellt: Der Vorgang wurde abgebrochen, hat zu lange gedauert, oder dieses Gerät unterstützt ihn nicht. Es hat sich nichts geändert. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  'vault.error.passkeyThere':
    'Der Passkey für diese Wallet ist noch auf diesem Gerät, daher wurde kein anderer erstellt. Verwenden Sie ihn oder schalten Sie zuerst das biometrische Entsperren aus.',
  'vault.error.passkeyNoPrf':
    'Passkeys auf diesem Gerät können keinen Schlüssel schützen (keine PRF-Unterstützung), daher können sie die Wallet nicht entsperren. Es hat sich nichts geändert; verwenden Sie Ihr Passwort.',
  'vault.error.damaged':
    'Die auf diesem Gerät gespeicherte Wallet ist beschädigt oder wurde verändert, daher kann sie nicht verwendet werden. Ihre Wiederherstellungsphrase oder eine Sicherungsdatei stellt sie wieder her.',
  'vault.error.foreign':
    'Dies gehört zu einem anderen Konto bei Everything Wallet. Melden Sie sich mit dem anderen Konto an oder verwenden Sie Ihre eigene Phrase oder Sicherungsdatei.',
  'vault.error.newer':
    'Dies wurde mit einer neueren Version von Everything Wallet erstellt. Laden Sie die Seite neu, um diese Version zu erhalten, und versuchen Sie es dann erneut.',
  'vault.error.file':
    'Das ist keine Wallet-Sicherung, oder die Datei ist unvollständig oder wurde verändert. Wählen Sie die Datei genau so, wie sie gespeichert wurde.',
  'vault.error.storage':
    'Dieser Browser konnte die Wallet nicht speichern: Sein Speicher ist blockiert oder voll. Erlauben Sie dieser Website das Speichern oder geben Sie Speicher frei und versuchen Sie es dann erneut. Ihre Wiederherstellungsphrase funktioniert weiterhin.',
  'vault.error.changed':
    'Die Wallet auf diesem Gerät wurde in einem anderen Tab geändert, und diese Änderung bleibt bestehen. Entsperren Sie sie und versuchen Sie es erneut.',
  'vault.error.exists':
    'Auf diesem Gerät ist bereits eine Wallet gespeichert; sie bleibt unverändert. Entsperren Sie sie, um sie zu verwenden. Um stattdessen eine andere zu speichern, entfernen Sie zuerst diese in den Einstellungen.',
  'vault.error.none':
    'Auf diesem Gerät ist keine Wallet mehr. Verwenden Sie Ihre Wiederherstellungsphrase oder schalten Sie die Wallet auf diesem Gerät in den Einstellungen wieder ein.',
  'vault.error.locked':
    'Die Wallet auf diesem Gerät ist gesperrt. Entsperren Sie sie und versuchen Sie es erneut.',
  'vault.error.wait':
    'Zu viele falsche Passwörter. Warten Sie, bis die angezeigte Zeit abgelaufen ist, und versuchen Sie es dann erneut.',
  'vault.error.failed':
    'Die Wallet auf diesem Gerät hat nicht geantwortet. Versuchen Sie es erneut oder verwenden Sie stattdessen Ihre Wiederherstellungsphrase.',
  'vault.error.memory':
    'Dieses Gerät hat nicht genug freien Arbeitsspeicher, um das Passwort zu prüfen, daher zählt dieser Versuch nicht. Schließen Sie andere Tabs und Programme und versuchen Sie es dann erneut.',
  'vault.error.otherWords':
    'Die Wallet konnte nicht bestätigen, dass dies ihre Wörter sind, daher wurde sie nicht entfernt: Möglicherweise geben nur ihre eigenen Wörter Zugang zu Ihren Coins. Verwenden Sie das Gerätepasswort dieser Wallet.',
  'vault.error.otherPhrase':
    'Diese Sicherung gehört zu einer anderen Wiederherstellungsphrase. Wählen Sie die Sicherung dieser Wallet.',
} as const;
