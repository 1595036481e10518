export const receiveTexts = {
  'receive.title': 'Recevoir',
  'receive.token': 'Jeton',
  'receive.tokenOption': '{symbol} sur {network}',
  'receive.qrLabel': 'Code QR de l’adresse pour {symbol} sur {network}',
  'receive.address': 'Votre adresse {symbol}',
  'receive.sampleAddress': 'Adresse d’exemple',
  'receive.copy': 'Copier l’adresse',
  'receive.copied': 'Adresse copiée dans le presse-papiers',
  'receive.warning':
    'N’envoyez que {symbol} sur {network} à cette adresse. Tout autre envoi peut être perdu.',
  'receive.renamedTo':
    '{symbol} sur {network} est la même crypto sous son nouveau nom : vous pouvez donc la recevoir ici.',
  'receive.sample': 'Exemple',
  'receive.sampleWarning':
    'C’est un exemple, pas une adresse : le portefeuille ne gère pas encore {symbol} sur {network}. N’y envoyez rien.',
  'receive.lastKnown':
    'Voici votre adresse telle que cet appareil l’a enregistrée en dernier. Sans connexion, elle ne peut pas être comparée à votre compte.',
  'receive.noAddress': 'Vous n’avez pas encore d’adresse pour recevoir.',
  'receive.watchOnly':
    'Le portefeuille n’a pas la clé de votre adresse principale : elle n’est donc pas proposée pour recevoir.',
  'receive.public':
    'La phrase de récupération de {address} est publiée comme exemple : tout le monde en a donc la clé. Des robots prennent immédiatement tout ce qui y arrive, vous ne pouvez donc pas y recevoir ici. Créez un portefeuille avec une nouvelle phrase.',
  'receive.checking': 'Comparaison de cette adresse avec les clés de cet appareil…',
  'receive.foreign':
    'Aucune clé de cet appareil ne contrôle {address}. Elle est définie comme votre adresse principale, mais n’y recevez rien. Si vous ne l’avez pas définie, changez le mot de passe de votre compte et choisissez votre propre compte dans Comptes.',
} as const;
