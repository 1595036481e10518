export const activityTexts = {
  'activity.title': 'Tableau de bord d’activité',
  'activity.stats': 'Statistiques',
  'activity.stat.transactions': 'Total des transactions',
  'activity.stat.sent': 'Total envoyé',
  'activity.stat.received': 'Total reçu',
  'activity.stat.tokens': 'Jetons actifs',
  'activity.change': '{change} par rapport aux 30 jours précédents',
  'activity.trend.up': 'En hausse',
  'activity.trend.down': 'En baisse',
  'activity.trend.neutral': 'Inchangé',
  'activity.moreCurrencies':
    '{count, plural, one {+ # autre devise} many {+ # autres devises} other {+ # autres devises}}',
  'activity.sources':
    'Calculé à partir des transactions de votre historique. Les transferts bien antérieurs à votre première ouverture de votre compte ici ne comptent que dans votre solde.',
  'activity.value': 'Valeur du portefeuille',
  'activity.value.none': 'Aucune donnée à afficher',
  'activity.value.hidden': 'Le graphique est masqué avec votre solde.',
  'activity.value.noMarket': 'Les cryptos de test et les jetons personnalisés n’ont pas de valeur de marché.',
  'activity.value.unavailable': 'La valeur n’a pas pu être calculée',
  'activity.value.unavailableText': 'Les soldes ou les prix ne sont pas disponibles. Réessayez plus tard.',
  'activity.value.chart':
    'Valeur du portefeuille sur les 30 derniers jours : {first} au début, {last} maintenant',
  'activity.value.method':
    'Calculée à partir du solde d’aujourd’hui et de vos transferts enregistrés, aux prix de chaque jour. Les cryptos reçues avant que le portefeuille les enregistre comptent depuis le début. Les jetons ne sont pas inclus.',
  'activity.value.leftOut':
    'Non inclus, car les prix passés ne sont pas disponibles : les cryptos sur {names}.',
  'activity.recent': 'Activité récente',
  'activity.recent.none': 'Aucune activité récente',
  'activity.recent.noneText': 'Vos dernières transactions apparaîtront ici.',
  'activity.recent.history': 'Voir l’historique',
  'activity.tokens': 'Répartition des jetons',
  'activity.tokens.none': 'Aucun jeton utilisé pour l’instant',
  'activity.networks': 'Utilisation des réseaux',
  'activity.networks.none': 'Aucun réseau utilisé pour l’instant',
  'activity.share':
    '{count, plural, one {# transaction} many {# transactions} other {# transactions}} · {percent} %',
  'activity.others': 'Autres',
  'activity.loading': 'Calcul de vos statistiques…',
} as const;
