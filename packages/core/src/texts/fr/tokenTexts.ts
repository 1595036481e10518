export const tokenTexts = {
  'tokens.add.title': 'Ajouter un jeton',
  'tokens.add.success': 'Jeton ajouté',
  'tokens.error.add': 'Échec de l’ajout du jeton',
  'tokens.error.contractAddress':
    'Saisissez une adresse de contrat : 0x et 40 caractères hexadécimaux avec une somme de contrôle valide',
  'tokens.error.duplicate': 'Vous avez déjà ce jeton',
  'tokens.lookup.asking': 'Interrogation du contrat…',
  'tokens.imitation': 'Pas le {symbol} connu',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Vos jetons n’ont pas pu être chargés',
  'tokens.page.balance': 'Solde',
  'tokens.page.value': 'Valeur en {currency}',
  'tokens.page.network': 'Réseau',
  'tokens.page.contract': 'Contrat',
  'tokens.page.approvals': 'Voir les approbations',
  'tokens.page.copyContract': 'Copier l’adresse du contrat',
  'tokens.page.send': 'Envoyer',
  'tokens.page.receive': 'Recevoir',
  'tokens.page.noPrice': 'Aucun prix disponible',
  'tokens.page.priceNotNow': '— (prix indisponible pour le moment)',
  'tokens.page.noSendChain':
    'Vous ne pouvez pas envoyer {symbol} : le portefeuille ne prend pas encore en charge {network}.',
  'tokens.page.noSendContract': 'Pour envoyer {symbol}, ajoutez-le d’abord avec son adresse de contrat.',
  'tokens.page.switchedOff':
    '{network} est désactivé. Activez-le dans les paramètres réseau pour voir, envoyer et recevoir {symbol}.',
  'tokens.page.noSendBalance': 'Vous pourrez envoyer dès que le réseau indiquera votre solde de {symbol}.',
  'tokens.page.decimalsUnknown':
    'Les décimales de {symbol} sont inconnues : elles n’ont pas pu être chargées, ou les nœuds du réseau sont en désaccord à leur sujet. Vous ne pouvez pas envoyer le jeton sans elles.',
  'tokens.page.decimalsChanged':
    'Le contrat indique d’autres décimales que lorsque vous l’avez ajouté. Les montants peuvent être faux : vous ne pouvez pas envoyer {symbol}.',
  'tokens.page.confirm': 'Confirmer',
  'tokens.page.confirmDecimals':
    'Le contrat de {symbol} indique {decimals} décimales. Confirmez-les une fois avant d’envoyer : le portefeuille les utilise pour chaque montant et y compare les réponses ultérieures.',
  'tokens.page.contradicted':
    'Le serveur indique de mauvaises décimales pour {symbol}. Les montants seraient faux : vous ne pouvez pas l’envoyer avant d’avoir rechargé la page.',
  'tokens.page.balanceFailed': 'Le réseau n’a pas indiqué votre solde.',
  'tokens.remove': 'Retirer le jeton',
  'tokens.remove.title': 'Retirer {symbol} ?',
  'tokens.remove.text': 'Il est retiré de votre liste. Vos jetons restent sur le réseau.',
  'tokens.remove.done': 'Jeton retiré',
  'tokens.remove.failed': 'Échec du retrait du jeton de la liste',
} as const;
