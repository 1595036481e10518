export const proofTexts = {
  'proof.action': 'Vérifier le solde',
  'proof.actionNamed': 'Vérifier le solde de {account}',
  'proof.asking': 'Chargement et vérification de la preuve…',
  'proof.proved': 'Vérifié : {amount} {currency} dans le bloc {block} ({time})',
  'proof.provedText':
    'Ce navigateur a vérifié la preuve depuis le hash du bloc jusqu’au compte. {agreeing} nœuds sur {nodes} sont d’accord sur le hash.',
  'proof.oneNode':
    'Ce navigateur a vérifié la preuve depuis le hash du bloc jusqu’au compte. Ce réseau n’a ici qu’un seul nœud : aucun autre nœud ne confirme donc le hash.',
  'proof.hash': 'Hash du bloc',
  'proof.copyHash': 'Copier le hash du bloc',
  'proof.refused': 'Non vérifié : {reason}',
  'proof.refusedText': 'Ne vous fiez pas à ce solde. Réessayez, ou vérifiez-le ailleurs.',
  'proof.reason.header': 'l’en-tête du bloc ne correspond pas au hash que les nœuds indiquent.',
  'proof.reason.path': 'la preuve ne mène pas du bloc à ce compte.',
  'proof.reason.account': 'la preuve ne mène pas à un compte valide.',
  'proof.reason.balance': 'le compte a un solde différent.',
  'proof.failed': 'La preuve n’a pas pu être chargée. Vos cryptos ne sont pas affectées. Réessayez.',
} as const;
