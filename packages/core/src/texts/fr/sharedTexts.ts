export const sharedTexts = {
  'common.offlineText':
    'Le chargement n’a pas pu se faire. Il aura lieu automatiquement dès que vous serez en ligne.',
  'common.unreadable':
    '{count, plural, one {# enregistrement est illisible et manque ici.} many {# enregistrements sont illisibles et manquent ici.} other {# enregistrements sont illisibles et manquent ici.}}',
  'common.unreadableTotals':
    '{count, plural, one {# enregistrement est illisible et manque ici. Les totaux n’en tiennent pas compte.} many {# enregistrements sont illisibles et manquent ici. Les totaux n’en tiennent pas compte.} other {# enregistrements sont illisibles et manquent ici. Les totaux n’en tiennent pas compte.}}',
  'common.serverUnreachable': 'Le serveur n’a pas répondu',
  'common.save': 'Enregistrer',
  'common.delete': 'Supprimer',
  'common.close': 'Fermer',
  'common.renamedTo': '{currency} s’appelle {symbol} depuis {year}.',
  'common.nowCalledShort': '(désormais {symbol})',
  'badge.samplePrices': 'Prix d’exemple',
  'badge.samplePricesHint': 'Prix d’exemple intégrés, et non prix du marché.',
  'badge.localChain': 'Chaîne locale',
  'badge.localChainHint':
    'Ce portefeuille utilise une chaîne sur votre propre ordinateur. Ses cryptos n’ont aucune valeur.',
  'common.unknownError': 'Une erreur s’est produite. Veuillez réessayer.',
  'common.back': 'Retour',
  'badge.demo': 'Démo',
  'badge.demoHint': 'Cet écran montre comment la fonction marchera. Il ne déplace aucune crypto.',
} as const;
