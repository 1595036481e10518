export const recipientTexts = {
  'send.hint.contractTokens':
    'Cette adresse est un contrat. Les jetons qu’il n’attend pas sont perdus : assurez-vous qu’il peut les recevoir.',
  'send.hint.account': 'Votre propre compte : {name}',
  'send.hint.watched': '{name} : un compte en lecture seule, dont ce portefeuille n’a pas la clé',
  'send.recipientOrName': 'Une adresse, ou un nom comme name.eth',
  'send.name.looking': 'Recherche du nom…',
  'send.name.leadsTo': '{name} désigne',
  'send.name.unusual':
    'Ce nom contient des caractères autres que a à z et 0 à 9 : {characters}. Assurez-vous que ce sont bien ceux que vous voulez.',
  'send.name.primary': 'Le propriétaire de cette adresse l’appelle {name}',
  'send.name.failed': 'La recherche du nom a échoué. Réessayez, ou saisissez l’adresse elle-même.',
  'send.guard.checking': 'Vérification de cette adresse…',
  'send.guard.tokenContract':
    'C’est le contrat du jeton {symbol}. Tout ce qui y est envoyé est perdu : ce transfert est donc bloqué. Saisissez l’adresse de la personne que vous voulez payer.',
  'send.guard.appContract':
    'C’est un contrat de {name}, pas l’adresse d’une personne. Les cryptos ou jetons que vous y envoyez directement peuvent être perdus. Pour échanger, utilisez Échanger ou l’application elle-même.',
  'send.guard.first': 'Ce compte n’a encore jamais envoyé à cette adresse.',
  'send.guard.firstOfRecent':
    'Aucun des {count} derniers transferts de valeur de ce compte n’est allé à cette adresse.',
  'send.guard.unread':
    'Vos contacts, comptes ou transferts précédents n’ont pas tous pu être chargés : cette adresse ne leur a donc pas été comparée. Vérifiez chacun de ses caractères.',
  'send.guard.contractElsewhere':
    'Cette adresse est un contrat sur {network}, mais pas sur ce réseau. Son propriétaire là-bas ne la contrôle peut-être pas ici. Demandez-lui avant d’envoyer.',
  'send.guard.firstDigits':
    'Cette adresse commence comme {name}, mais elle est différente. Comparez chaque caractère :',
  'send.guard.lastDigits':
    'Cette adresse finit comme {name}, mais elle est différente. Comparez chaque caractère :',
  'send.guard.bothEndsSaved':
    'Cette adresse commence et finit comme {name}, mais elle est différente. Comparez chaque caractère :',
  'send.guard.bothEnds':
    'Stop : cette adresse commence et finit comme {name}, mais elle est différente. Des voleurs envoient de minuscules montants depuis de telles adresses pour que vous les copiiez depuis votre historique.',
  'send.guard.knownContact': 'votre contact {name}',
  'send.guard.knownAccount': 'votre propre {name}',
  'send.guard.knownWatched': '{name}, votre compte en lecture seule',
  'send.guard.knownSentTo': 'une adresse à laquelle vous avez déjà envoyé',
  'send.guard.this': 'Cette adresse',
  'send.guard.known': 'Celle que vous connaissez',
  'send.guard.retype': 'Caractères {from} à {to} après 0x',
  'send.guard.retypeHelp':
    'Si l’adresse est juste, tapez ces caractères d’après la source qui vous l’a donnée.',
  'send.guard.retypePasted': 'Tapez les caractères. Les coller ne prouve rien.',
  'send.guard.retypeWrong': 'Ce ne sont pas les caractères de cette adresse.',
  'send.guard.retypeKnown':
    'Ce sont les caractères de {name}, mais l’adresse ci-dessus est différente. N’envoyez rien à l’adresse ci-dessus.',
  'send.guard.retyped':
    'Les caractères sont justes. Vérifiez encore une fois toute l’adresse avant d’envoyer.',
  'contacts.guard.retyped':
    'Les caractères sont justes. Vérifiez encore une fois toute l’adresse avant d’enregistrer.',
} as const;
