export const statusTexts = {
  'status.meta.title': 'État · Everything Wallet',
  'status.meta.description':
    'Voyez si chaque réseau qu’Everything Wallet lit pour trouver les transferts entrants est à jour.',
  'status.title': 'État',
  'status.lead':
    'Le service lit ces réseaux pour trouver les transferts entrants. Cette page vérifie toutes les 30 secondes s’ils sont à jour.',
  'status.networks': 'Réseaux',
  'status.checking': 'Vérification…',
  'status.answers': 'Le service répond.',
  'status.checked': 'Dernière vérification : {time}',
  'status.scanned': 'À jour',
  'status.onDemand': 'Lit les transferts entrants à l’ouverture d’un portefeuille',
  'status.late': 'En retard : jusqu’au bloc {block}, il y a {age}',
  'status.lateUnknown': 'En retard : le dernier bloc est inconnu',
  'status.note':
    'Un portefeuille ouvert lit lui-même un réseau en retard. Les soldes et les envois ne dépendent pas de cette page.',
  'status.silent.title': 'Cette page n’arrive pas à joindre le service',
  'status.silent.text':
    'Vos cryptos sont en sécurité : elles sont sur leurs réseaux. Cette page vérifie de nouveau toutes les 30 secondes.',
} as const;
