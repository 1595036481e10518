export const pushTexts = {
  'push.title': 'Notifications quand le portefeuille est fermé',
  'push.off':
    'Désactivées. Activez-les pour être informé des transferts reçus et confirmés quand aucune page du portefeuille n’est ouverte.',
  'push.on':
    'Ce navigateur vous informe des transferts reçus et confirmés sur {networks}. Les NFT et les jetons non vérifiés restent silencieux, et aucun montant n’est envoyé.',
  'push.unsupported': 'Ce navigateur ne peut pas vous informer quand le portefeuille est fermé.',
  'push.install':
    'Sur iPhone et iPad, ajoutez le portefeuille à l’écran d’accueil, ouvrez-le depuis celui-ci, puis activez ce réglage.',
  'push.denied':
    'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres, puis activez ce réglage.',
  'push.unavailable': 'Ce serveur n’envoie pas de notifications quand le portefeuille est fermé.',
  'push.failed': 'Les notifications n’ont pas pu être modifiées. Vérifiez votre connexion et réessayez.',
  'push.accounts': 'Comptes dont vous êtes informé',
  'push.received': 'Reçu sur {network}',
  'push.sent': 'Transfert confirmé sur {network}',
  'push.body': 'Compte {account}. Ouvrez votre historique pour voir le transfert.',
} as const;
