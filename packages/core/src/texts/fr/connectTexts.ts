export const connectTexts = {
  'connect.title': 'Se connecter à un site web',
  'connect.waiting': 'En attente du site web…',
  'connect.opening': 'Ouverture de votre portefeuille…',
  'connect.done': 'Terminé. Vous pouvez revenir à {host}.',
  'connect.left':
    'La page qui a ouvert cette fenêtre a été fermée ou a changé : elle ne reçoit donc pas de réponse. Les transactions que vous avez déjà envoyées sont dans votre historique.',
  'connect.close': 'Fermer la fenêtre',
  'connect.openWallet': 'Ouvrir le portefeuille',
  'connect.site': 'Site web',
  'connect.byLink':
    'Cette demande vient d’un lien sur {host}. L’auteur du lien a choisi ce qu’elle demande : vérifiez-la attentivement.',
  'connect.claims': 'La page se nomme « {title} ».',
  'connect.punycode':
    'Les navigateurs peuvent afficher ce nom comme {unicode}. Il peut imiter un autre nom : vérifiez chaque lettre.',
  'connect.mixedScript': 'Ce nom mélange des lettres d’alphabets différents. Vérifiez chaque lettre.',
  'connect.http': 'Cette page n’est pas chiffrée : n’importe qui sur le réseau peut la modifier.',
  'connect.local': 'Cette page est sur votre propre ordinateur.',
  'connect.resembles': 'Ce nom ressemble à {other}, mais c’est un autre site web.',
  'connect.new': 'Ce site web n’a encore jamais été connecté à votre portefeuille.',
  'connect.asks': 'veut se connecter à votre portefeuille',
  'connect.accounts': 'Comptes à partager',
  'connect.newAccount': 'Nouveau compte pour ce site web',
  'connect.networks': 'Réseaux',
  'connect.networksAll': 'Les {count} réseaux',
  'connect.networksSome': '{count, plural, one {# réseau} many {# réseaux} other {# réseaux}}',
  'connect.duration': 'Rester connecté',
  'connect.duration.day': '1 jour',
  'connect.duration.month': '30 jours',
  'connect.duration.always': 'Jusqu’à ce que vous y mettiez fin',
  'connect.can':
    'Le site web peut voir les adresses, les soldes et l’activité de ces comptes, et vous demander de signer.',
  'connect.cannot': 'Il ne peut rien déplacer de lui-même : vous vérifiez chaque demande avant de signer.',
  'connect.confirm': 'Connecter',
  'connect.reject': 'Refuser',
  'connect.noneChosen': 'Choisissez au moins un compte et un réseau.',
  'connect.switch.title': 'Autoriser {network} ?',
  'connect.switch.text': '{host} veut aussi utiliser {network}. Vous vérifiez toujours chaque demande.',
  'connect.switch.confirm': 'Autoriser',
  'connect.asset.title': 'Ajouter {symbol} à vos jetons ?',
  'connect.asset.text':
    '{host} suggère ce jeton. N’importe qui peut créer un jeton avec n’importe quel nom : vérifiez son contrat avant de l’utiliser.',
  'connect.asset.confirm': 'Ajouter',
  'connect.problem.byHand':
    'Cette page s’ouvre d’elle-même quand un site web veut utiliser votre portefeuille. Il n’y a rien à faire ici pour le moment.',
  'connect.problem.framed':
    'Le portefeuille ne fonctionne pas à l’intérieur d’une autre page. Ouvrez-le dans sa propre fenêtre.',
  'connect.problem.noOrigin':
    'Le portefeuille ne peut pas vérifier l’adresse de la page qui a ouvert cette fenêtre : il ne répond donc pas. Ouvrez le site web dans son propre onglet et réessayez.',
  'connect.problem.version':
    'Ce site web utilise une version de la connexion que le portefeuille ne prend pas en charge. Rechargez le site web, ou demandez à ses développeurs de la mettre à jour.',
  'connect.problem.malformed':
    'Le portefeuille ne peut pas lire la demande du site web. Recommencez sur le site web, ou signalez-le à ses développeurs.',
  'connect.problem.otherReferrer':
    'La demande désigne un autre site web que la page qui a mené ici : le portefeuille ne répond donc pas. Recommencez sur le site web.',
  'connect.problem.otherReturn':
    'L’adresse de retour contient l’adresse d’un autre site web, qui pourrait recevoir la réponse. Le portefeuille ne répond donc pas. Signalez-le aux développeurs du site web.',
  'connect.problem.late': 'Cette demande a expiré ou a déjà reçu une réponse. Recommencez sur le site web.',
  'connect.problem.notLoaded':
    'Impossible de charger le portefeuille. Vérifiez votre connexion Internet et recommencez sur le site web.',
  'connect.noVault':
    'Le portefeuille sur cet appareil n’est pas configuré : il ne peut donc pas signer pour des sites web. Ouvrez le portefeuille, allez dans Paramètres et activez « Portefeuille sur cet appareil ». Recommencez ensuite sur le site web.',
  'connect.unfinished':
    'Votre compte n’est pas encore configuré. Terminez la configuration dans le portefeuille, puis recommencez sur le site web.',
  'connect.noAccount': 'Aucun de vos comptes ne peut signer : les comptes en lecture seule n’ont pas de clé.',
  'connect.sites.title': 'Sites web connectés',
  'connect.sites.intro':
    'Ces sites web peuvent voir certains de vos comptes et vous demander de signer, dans ce navigateur seulement.',
  'connect.sites.none': 'Aucun site web n’est connecté',
  'connect.sites.noneText':
    'Sur un site web qui fonctionne avec les portefeuilles Ethereum, choisissez Everything Wallet. Le site web apparaît alors ici.',
  'connect.sites.lastUsed': 'Dernière utilisation : {time}',
  'connect.sites.until': 'Connecté jusqu’au {time}',
  'connect.sites.always': 'Connecté jusqu’à ce que vous y mettiez fin',
  'connect.sites.ended': 'La connexion à {host} a pris fin.',
  'connect.sites.expired': 'Cette connexion a expiré.',
  'connect.sites.end': 'Déconnecter',
  'connect.sites.endText':
    'Le site web ne peut plus vous demander de signer. Il peut afficher votre adresse jusqu’à sa prochaine demande. Les approbations que vous avez données à des contrats restent : voyez Approbations.',
  'connect.sites.export': 'Exporter',
  'connect.sites.limits': 'Limites',
  'connect.sites.limits.messages': 'Il peut vous demander de signer des messages',
  'connect.sites.limits.transactions': 'Il peut vous demander d’envoyer des transactions',
  'connect.sites.limits.contracts': 'Seulement ces contrats (une adresse par ligne ; laissez vide pour tous)',
  'connect.sites.limits.coin': 'Limite quotidienne en crypto, pour chaque réseau (laissez vide pour aucune)',
  'connect.sites.limits.saved': 'Limites enregistrées.',
  'connect.sites.limits.badContract': '{text} n’est pas une adresse.',
  'connect.sites.limits.badCoin': 'Saisissez un montant, par exemple 0,5.',
  'connect.sites.log': 'Demandes',
  'connect.sites.log.none': 'Aucune demande pour l’instant.',
  'connect.sites.log.approved': 'Acceptée',
  'connect.sites.log.rejected': 'Refusée',
  'connect.sites.log.refused': 'Refusée par le portefeuille',
} as const;
