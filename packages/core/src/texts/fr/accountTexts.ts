export const accountTexts = {
  'accounts.title': 'Comptes',
  'accounts.label': 'Compte {number}',
  'accounts.primary': 'Principal',
  'accounts.watchOnly': 'Lecture seule',
  'accounts.watchOnlyHint':
    'Le portefeuille n’a pas la clé de cette adresse : vous ne pouvez pas envoyer depuis elle, et elle n’est pas proposée pour recevoir.',
  'accounts.foreign': 'Aucune clé sur cet appareil',
  'accounts.foreignHint':
    'Le portefeuille sur cet appareil n’a pas la clé de cette adresse. N’y recevez rien.',
  'accounts.setPrimary': 'Rendre principal',
  'accounts.setPrimaryNamed': 'Rendre principal : {account}',
  'accounts.deleteNamed': 'Supprimer {account}',
  'accounts.copyAddressNamed': 'Copier l’adresse de {account}',
  'accounts.intro':
    'Vous envoyez depuis le compte principal. Les comptes avec une clé sont dérivés de votre phrase de récupération.',
  'accounts.empty': 'Aucun compte pour l’instant',
  'accounts.emptyText':
    'Sans compte, vous ne pouvez ni envoyer ni recevoir. Votre phrase de récupération restaure vos comptes.',
  'accounts.unverified': 'Terminez d’abord la configuration de votre portefeuille',
  'accounts.unverifiedText':
    'Les comptes sont dérivés de votre phrase de récupération, que vous n’avez pas encore confirmée.',
  'accounts.unverifiedAction': 'Continuer la configuration',
  'accounts.new': 'Nouveau compte',
  'accounts.find': 'Trouver des comptes',
  'accounts.new.kind': 'Type de compte',
  'accounts.new.fromPhrase': 'De ma phrase',
  'accounts.new.watchOnly': 'Lecture seule',
  'accounts.new.fromPhraseText':
    'Ajoute le prochain compte de votre phrase de récupération, {path}. Les mêmes mots le restaurent.',
  'accounts.new.watchOnlyText':
    'Ajoute une adresse à surveiller. Le portefeuille n’en a pas la clé : vous ne pouvez pas envoyer depuis elle, et elle n’est pas proposée pour recevoir.',
  'accounts.new.phraseHelp':
    'Votre phrase sert dans ce navigateur à trouver la prochaine adresse et n’est jamais envoyée à nos serveurs.',
  'accounts.new.address': 'Adresse',
  'accounts.new.addressPlaceholder': '0x…',
  'accounts.new.submit': 'Créer le compte',
  'accounts.new.creating': 'Création…',
  'accounts.deleteTitle': 'Supprimer {account} ?',
  'accounts.deleteText':
    'L’adresse est retirée de votre liste ; ses cryptos ne sont pas affectées. « Nouveau compte » la restaure à partir de votre phrase.',
  'accounts.deleteWatchOnlyText':
    'L’adresse est retirée de votre liste. Vous pouvez l’ajouter à nouveau à tout moment.',
  'accounts.deleteLastTitle': 'Supprimer votre seul compte ?',
  'accounts.deleteLastText':
    'Le portefeuille n’a alors plus d’adresse : vous ne pouvez ni envoyer ni recevoir tant que vous n’avez pas saisi à nouveau votre phrase de récupération. Sans la phrase, vous perdez l’accès à vos cryptos. Les cryptos elles-mêmes ne sont pas affectées.',
  'accounts.deleteCostBasisText':
    'Si vous exportez plus tard un prix de revient, les transferts vers ce compte comptent comme envoyés à d’autres, sauf si le compte a lui-même envoyé quelque chose.',
  'accounts.created': 'Compte créé',
  'accounts.primaryUpdated': 'Compte principal modifié',
  'accounts.deleted': 'Compte supprimé',
  'accounts.error.nameTooLong': 'Utilisez au plus 50 caractères pour le nom',
  'accounts.error.load': 'Échec du chargement des comptes',
  'accounts.error.create': 'Échec de la création du compte',
  'accounts.error.setPrimary': 'Échec de la définition du compte principal',
  'accounts.error.delete': 'Échec de la suppression du compte',
  'accounts.error.deletePrimary':
    'Impossible de supprimer le compte principal. Définissez d’abord un autre compte comme principal.',
  'accounts.error.exists': 'Cette adresse est déjà dans vos comptes',
  'accounts.error.watched':
    'La prochaine adresse de votre phrase est déjà dans votre liste en lecture seule. Supprimez-la d’abord, puis ajoutez-la à nouveau depuis votre phrase.',
  'accounts.balanceUnknown': 'Solde inconnu',
} as const;
