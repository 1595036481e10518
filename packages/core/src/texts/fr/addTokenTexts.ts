export const addTokenTexts = {
  'tokens.add.contractAddress': 'Adresse du contrat',
  'tokens.add.network': 'Réseau',
  'tokens.add.name': 'Nom du jeton',
  'tokens.add.symbol': 'Symbole du jeton',
  'tokens.add.icon': 'Icône',
  'tokens.add.iconHelp':
    'Un ou deux caractères ou un emoji. Si vous laissez vide, la première lettre du symbole est utilisée.',
  'tokens.add.required': 'Les champs marqués d’un astérisque sont obligatoires.',
  'tokens.add.submit': 'Ajouter le jeton',
  'tokens.lookup.found':
    'Trouvé : {name} ({symbol}), {decimals} décimales. Pas dans la liste de jetons du portefeuille.',
  'tokens.lookup.listed':
    'Trouvé : {name} ({symbol}), {decimals} décimales. Il est dans la liste de jetons du portefeuille.',
  'tokens.lookup.imitation':
    'Ce n’est pas le {symbol} connu. N’importe qui peut créer un jeton avec n’importe quel nom. Le contrat que vous avez saisi : {contract}. {known}',
  'tokens.lookup.knownContract': 'Le {symbol} connu sur {network} : {contract}.',
  'tokens.lookup.knownNone': 'Ce portefeuille ne connaît aucun contrat {symbol} sur {network}.',
  'tokens.imitation.title': 'Ajouter un jeton qui n’est pas {symbol} ?',
  'tokens.imitation.text':
    'Il se nomme {symbol}, mais c’est un autre contrat, probablement fait pour vous tromper. Le contrat que vous avez saisi : {contract}. {known} Il reste marqué dans votre portefeuille.',
  'tokens.imitation.confirm': 'Ajouter quand même',
  'tokens.lookup.differs':
    'Le contrat se nomme {name} ({symbol}), ce qui n’est pas ce que vous avez tapé. Est-ce bien le jeton voulu ?',
  'tokens.lookup.use': 'Utiliser le nom du contrat',
  'tokens.lookup.unreachable':
    'Le réseau n’a pas répondu : le jeton n’a donc pas été vérifié. Vous pouvez l’ajouter tel que vous l’avez saisi ; sa page vérifie à nouveau le contrat avant que vous puissiez l’envoyer.',
  'tokens.lookup.switchedOff':
    '{network} est désactivé. Vous pouvez ajouter le jeton ; activez le réseau dans les paramètres réseau pour voir son solde et pour l’envoyer.',
  'tokens.lookup.unnamed': 'sans nom',
  'tokens.notes.title': 'Avant d’ajouter un jeton',
  'tokens.notes.contract': 'Vérifiez l’adresse du contrat',
  'tokens.notes.contractText':
    'N’importe qui peut créer un jeton avec un nom connu. Copiez l’adresse depuis le site web du projet lui-même.',
  'tokens.notes.listed': 'Les jetons répertoriés apparaissent automatiquement',
  'tokens.notes.listedText':
    'Les jetons de la liste du portefeuille apparaissent à l’accueil dès que vous en détenez. Vous n’avez pas à les ajouter.',
  'tokens.notes.free': 'Ajouter ne coûte rien',
  'tokens.notes.freeText':
    'Cela ajoute seulement le jeton à votre liste et ne donne aucune autorisation. Vous pouvez le retirer sur la page du jeton.',
} as const;
