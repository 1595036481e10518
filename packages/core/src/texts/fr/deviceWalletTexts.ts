export const deviceWalletTexts = {
  'device.title': 'Portefeuille sur cet appareil',
  'device.text':
    'Envoyez avec un mot de passe au lieu de votre phrase de récupération. La phrase est stockée sur cet appareil, chiffrée, et n’est jamais envoyée nulle part. Cela ne remplace pas les mots que vous avez notés.',
  'device.checking': 'Vérification de la présence de votre portefeuille sur cet appareil…',
  'device.state.off': 'Désactivé',
  'device.state.locked': 'Verrouillé',
  'device.state.unlocked': 'Déverrouillé',
  'device.state.unusable': 'Inutilisable',
  'device.lockedByPasskey': 'Stocké sur cet appareil et verrouillé. Déverrouillez-le avec votre clé d’accès.',
  'device.turnOn': 'Activer',
  'device.setUpAgain': 'Configurer à nouveau',
  'device.unlock': 'Déverrouiller',
  'device.lock': 'Verrouiller',
  'device.lockWallet': 'Verrouiller le portefeuille',
  'device.unlockWallet': 'Déverrouiller le portefeuille',
  'device.remove': 'Retirer',
  'device.changePassword': 'Changer le mot de passe',
  'device.showPhrase': 'Afficher la phrase',
  'device.saveBackup': 'Enregistrer une sauvegarde',
  'device.loadBackup': 'Charger une sauvegarde',
  'device.idle': 'Verrouillage auto après',
  'device.idleMinutes': '{minutes, plural, one {# minute} many {# minutes} other {# minutes}}',
  'device.hideOnLock': 'Masquer les soldes au verrouillage',
  'device.password': 'Mot de passe de l’appareil',
  'device.newPassword': 'Nouveau mot de passe de l’appareil',
  'device.repeatPassword': 'Répéter le mot de passe',
  'device.passwordHelp':
    'Au moins 8 caractères, difficile à deviner, différent du mot de passe de votre compte. Personne ne peut le réinitialiser, mais votre phrase de récupération restaure le portefeuille.',
  'device.wait': 'Trop de mots de passe erronés. Réessayez dans {time}.',
  'device.error.passwordShort': 'Utilisez au moins 8 caractères',
  'device.error.passwordWeak':
    'Trop facile à deviner : utilisez plusieurs mots, ou davantage de caractères de types différents',
  'device.error.passwordOfAccount':
    'C’est le mot de passe de votre compte. Choisissez-en un autre pour cet appareil.',
  'device.error.passwordUnchecked':
    'Le mot de passe n’a pas pu être vérifié. Vérifiez votre connexion et réessayez.',
  'device.strength.strong': 'Fort : il faudrait {time} pour le deviner.',
  'device.strength.weak': 'Faible : il faudrait {time} pour le deviner.',
  'device.strength.moment': 'moins d’une minute',
  'device.strength.minutes': 'environ {count, plural, one {# minute} many {# minutes} other {# minutes}}',
  'device.strength.hours': 'environ {count, plural, one {# heure} many {# heures} other {# heures}}',
  'device.strength.days': 'environ {count, plural, one {# jour} many {# jours} other {# jours}}',
  'device.strength.years': 'environ {count, plural, one {# an} many {# ans} other {# ans}}',
  'device.strength.centuries': 'des siècles',
  'device.error.passwordMissing': 'Saisissez le mot de passe de l’appareil',
  'device.error.passwordMismatch': 'Les mots de passe ne correspondent pas',
  'device.error.fileMissing': 'Choisissez un fichier de sauvegarde',
  'device.error.fileLarge':
    'Ce fichier est trop volumineux pour être un fichier de sauvegarde. Choisissez le fichier exactement tel qu’il a été enregistré.',
  'device.error.noAccount':
    'Votre portefeuille n’a pas encore de compte principal. Ouvrez une fois le portefeuille, puis activez ceci.',
  'device.turnOn.title': 'Stocker votre portefeuille sur cet appareil',
  'device.turnOn.phraseHelp':
    'Saisissez-la encore une fois pour la chiffrer sur cet appareil. Elle n’est jamais envoyée à nos serveurs.',
  'device.turnOn.submit': 'Stocker sur cet appareil',
  'device.created': 'Votre portefeuille est stocké sur cet appareil et déverrouillé',
  'device.createdLocked':
    'Votre portefeuille est stocké sur cet appareil, mais verrouillé. Déverrouillez-le avec le mot de passe de l’appareil.',
  'device.notStored.title': 'Votre portefeuille est configuré, mais pas stocké sur cet appareil',
  'device.notStored.text':
    'Vos mots sont toujours affichés ici : assurez-vous de les avoir notés. Réessayez ensuite, ou continuez sans le stocker ; vous pourrez activer cela plus tard dans les paramètres.',
  'device.notStored.again': 'Réessayer de le stocker',
  'device.notStored.continue': 'Continuer sans stocker',
  'device.opened': 'Portefeuille déverrouillé',
  'device.unlock.title': 'Déverrouiller le portefeuille sur cet appareil',
  'device.unlock.text': 'Le déverrouillage fonctionne hors ligne.',
  'device.change.title': 'Changer le mot de passe de l’appareil',
  'device.change.text': 'Les fichiers de sauvegarde déjà enregistrés gardent leur ancien mot de passe.',
  'device.change.passkeyText':
    'Votre appareil demande encore une fois votre clé d’accès, à la place du mot de passe que vous avez oublié. Les fichiers de sauvegarde déjà enregistrés gardent leur ancien mot de passe.',
  'device.change.forgotten': 'Oublié ? Utiliser la clé d’accès',
  'device.changed': 'Mot de passe de l’appareil changé',
  'device.setPassword': 'Définir un mot de passe de l’appareil',
  'device.setPassword.text':
    'Votre appareil demande votre clé d’accès. Ensuite, la clé d’accès et le mot de passe déverrouillent tous deux ce portefeuille.',
  'device.passwordSet': 'Mot de passe de l’appareil défini',
  'device.passkey.needsWallet':
    'Activez d’abord le portefeuille sur cet appareil. Vous pourrez ensuite le déverrouiller avec une clé d’accès (empreinte digitale, visage ou code PIN).',
  'device.passkey.needsUnlocked': 'Déverrouillez le portefeuille sur cet appareil pour changer ceci.',
  'device.passkey.needsPassword':
    'Définissez un mot de passe de l’appareil avant de désactiver ceci : sans lui, seule la clé d’accès déverrouille le portefeuille sur cet appareil.',
  'device.passkey.insecure':
    'Non disponible : cette page n’utilise pas de connexion sécurisée (https). Utilisez le mot de passe de l’appareil.',
  'device.passkey.ipAddress':
    'Non disponible : les clés d’accès demandent un nom dans la barre d’adresse, par exemple localhost, or c’est ici une adresse IP. Utilisez le mot de passe de l’appareil.',
  'device.passkey.noWebAuthn':
    'Non disponible : ce navigateur ne prend pas en charge les clés d’accès (WebAuthn). Utilisez le mot de passe de l’appareil.',
  'device.passkey.noPrf':
    'Non disponible : les clés d’accès de ce navigateur ne peuvent pas protéger une clé (pas de prise en charge de PRF). Utilisez le mot de passe de l’appareil.',
  'device.passkey.noAuthenticator':
    'Non disponible : cet appareil n’a pas d’empreinte digitale, de visage ou de code PIN que ce navigateur puisse utiliser. Utilisez le mot de passe de l’appareil.',
  'device.passkey.use': 'Utiliser la clé d’accès',
  'device.passkeyAlone':
    'Seule votre clé d’accès le déverrouille. Avec un mot de passe de l’appareil, vous pouvez aussi afficher la phrase ici et enregistrer une sauvegarde.',
  'device.passkey.add.title': 'Déverrouiller avec une clé d’accès',
  'device.passkey.add.text':
    'Votre appareil demande votre empreinte digitale, votre visage ou votre code PIN et crée une clé d’accès. Sa réponse ne quitte jamais cet appareil. Le mot de passe de l’appareil fonctionne toujours.',
  'device.passkey.add.submit': 'Créer une clé d’accès',
  'device.passkey.added': 'Vous pouvez maintenant déverrouiller ce portefeuille avec une clé d’accès',
  'device.passkey.remove.title': 'Ne plus déverrouiller avec la clé d’accès ?',
  'device.passkey.remove.text':
    'Ensuite, seul le mot de passe de l’appareil déverrouille le portefeuille sur cet appareil. La clé d’accès reste dans les paramètres de votre appareil mais ne déverrouille rien.',
  'device.passkey.remove.submit': 'Désactiver',
  'device.passkey.removed': 'Cette clé d’accès ne déverrouille plus le portefeuille',
  'device.phrase.title': 'Votre phrase de récupération',
  'device.phrase.text':
    'Vérifiez que personne ne regarde : quiconque lit ou photographie ces mots peut prendre vos cryptos. Ils sont affichés pendant une minute.',
  'device.phrase.submit': 'Continuer',
  'device.phrase.left': 'Masqués dans {seconds} s',
  'device.phrase.over': 'La minute est écoulée. Saisissez à nouveau votre mot de passe pour voir les mots.',
  'device.remove.title': 'Retirer le portefeuille de cet appareil ?',
  'device.remove.text':
    'Ensuite, vous ne pourrez le restaurer qu’avec ses mots ou un fichier de sauvegarde. Ces mots peuvent différer de ceux de votre compte : si vous n’êtes pas sûr, annulez et choisissez d’abord « Afficher la phrase ».',
  'device.remove.storedText':
    'Ensuite, seuls ses mots donnent accès à ses cryptos ; un fichier de sauvegarde ne marchera pas. Si vous ne les avez pas notés, annulez et choisissez d’abord « Afficher la phrase ».',
  'device.remove.uselessText':
    'Plus aucun mot de passe ne déverrouille ce portefeuille stocké : vous n’avez donc pas à en saisir un. Votre phrase de récupération ou un fichier de sauvegarde le restaure ; vos cryptos et votre compte ne sont pas affectés.',
  'device.remove.storedUselessText':
    'Plus aucun mot de passe ne déverrouille ce portefeuille stocké : vous n’avez donc pas à en saisir un. Sa phrase de récupération donne accès à ses cryptos dans n’importe quel portefeuille.',
  'device.remove.changedText':
    'Ce portefeuille stocké ne peut plus être déverrouillé. Seuls ses mots ou un fichier de sauvegarde le restaurent ; vos cryptos et votre compte ne sont pas affectés.',
  'device.remove.storedChangedText':
    'Ce portefeuille stocké ne peut plus être déverrouillé. Seuls ses mots donnent accès à ses cryptos, dans n’importe quel portefeuille.',
  'device.remove.byPassword': 'Utiliser le mot de passe de l’appareil',
  'device.remove.byPhrase': 'Utiliser la phrase de récupération',
  'device.remove.phraseHelp': 'Les mots de ce portefeuille. Ils sont seulement comparés sur cet appareil.',
  'device.remove.accountPhraseHelp': 'Elle est seulement comparée à votre compte, sur cet appareil.',
  'device.removed': 'Le portefeuille a été retiré de cet appareil',
  'device.backup.title': 'Enregistrer un fichier de sauvegarde',
  'device.backup.text':
    'Le fichier s’ouvre avec votre mot de passe actuel de l’appareil. Saisissez-le pour confirmer que vous le connaissez.',
  'device.backup.submit': 'Enregistrer',
  'device.backup.forgotten': 'Oublié ? Définissez-en un nouveau avec la clé d’accès',
  'device.backup.saved':
    'Votre navigateur a reçu le fichier de sauvegarde : vérifiez vos téléchargements. Il ne fonctionne que dans ce compte, avec votre mot de passe actuel de l’appareil. Les mots que vous avez notés restent votre sauvegarde la plus importante.',
  'device.restore.title': 'Charger un fichier de sauvegarde',
  'device.restore.text':
    'Saisissez le mot de passe avec lequel le fichier a été enregistré. Le fichier remplace le portefeuille sur cet appareil une fois ouvert ; un portefeuille avec d’autres mots reste jusqu’à ce que vous le retiriez.',
  'device.restore.choose': 'Choisir un fichier',
  'device.restore.chosen': 'Sélectionné : {name}',
  'device.restore.submit': 'Charger',
  'device.stored.all':
    'Un portefeuille est stocké sur cet appareil. Connectez-vous avec son compte pour l’utiliser. Si vous ne pouvez plus vous connecter, son mot de passe de l’appareil ou sa clé d’accès permet encore d’afficher sa phrase de récupération.',
  'device.stored.others':
    'Cet appareil stocke aussi un portefeuille d’un autre compte, ou d’un compte qui a été supprimé.',
  'device.stored.own':
    'Cet appareil stocke déjà un portefeuille de ce compte, et vos cryptos peuvent s’y trouver. Affichez d’abord sa phrase de récupération, puis choisissez « J’ai déjà une phrase » pour continuer avec elle.',
  'device.stored.open': 'L’afficher',
  'device.stored.title': 'Portefeuilles sur cet appareil',
  'device.stored.text':
    'Chacun se déverrouille avec son mot de passe de l’appareil ou sa clé d’accès, même si le compte n’existe plus. Votre phrase de récupération donne accès à vos cryptos dans n’importe quel portefeuille : notez-la avant de retirer quoi que ce soit.',
  'device.stored.gone': 'Ce portefeuille n’est plus sur cet appareil.',
  'device.signs': 'Le portefeuille sur cet appareil signe. Vous n’avez pas besoin de votre phrase.',
  'device.passkeySigns':
    'Votre clé d’accès déverrouille le portefeuille sur cet appareil. Vous n’avez pas besoin de votre phrase.',
  'device.derives':
    'Le portefeuille sur cet appareil ajoute le compte. Vous n’avez pas besoin de votre phrase.',
  'device.secretUnseen':
    'Faites d’abord défiler jusqu’au champ de votre mot de passe ou de votre phrase de récupération.',
  'device.passwordSends': 'Saisissez-le pour déverrouiller et continuer.',
  'device.usePhrase': 'Utiliser plutôt la phrase de récupération',
  'device.useDevice': 'Utiliser le portefeuille sur cet appareil',
  'device.offer': 'Stocker aussi le portefeuille sur cet appareil',
  'device.offerText':
    'Vous pourrez alors envoyer avec un mot de passe au lieu de ces mots. Ils sont stockés ici, chiffrés, et jamais envoyés. Vous pouvez aussi le faire plus tard dans les paramètres.',
  'device.offer.passkeyText':
    'Vous pourrez alors envoyer avec votre empreinte digitale, votre visage ou votre code PIN au lieu de ces mots. Les mots sont stockés ici, chiffrés, et jamais envoyés. Vous pouvez aussi le faire plus tard dans les paramètres.',
  'device.offer.passkey':
    'Quand vous continuez, votre appareil demande votre empreinte digitale, votre visage ou votre code PIN et crée une clé d’accès. Si vous perdez cet appareil, seuls les mots que vous avez notés restaurent votre portefeuille.',
  'device.offer.usePassword': 'Utiliser plutôt un mot de passe',
  'device.offer.usePasskey': 'Utiliser plutôt une clé d’accès',
} as const;
