export const nameTexts = {
  'send.error.nameInvalid': 'Ce n’est ni une adresse ni un nom valide. Vérifiez l’orthographe.',
  'send.error.nameConfusable':
    'Ce nom contient des lettres qui se ressemblent : il imite peut-être un autre nom. Demandez l’adresse elle-même.',
  'send.error.nameNoRegistry': 'Les noms ne fonctionnent pas sur {network}. Saisissez l’adresse elle-même.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Ce nom désigne maintenant une autre adresse que celle que vous avez vue. Rien n’a été envoyé : saisissez à nouveau le nom et vérifiez son adresse.',
  'send.error.nameUnchecked':
    'Le portefeuille n’a pas pu vérifier que ce nom désigne toujours l’adresse que vous avez vue : rien n’a été envoyé. Réessayez, ou saisissez l’adresse elle-même.',
  'server.noNames': 'Les noms ne fonctionnent pas sur ce réseau. Saisissez l’adresse elle-même.',
  'server.nameUnknown':
    'Ce nom n’a pas d’adresse sur ce réseau. Les noms stockés hors de la chaîne ne sont pas pris en charge : demandez l’adresse elle-même.',
  'server.nameUnsure':
    'Les nœuds de ce réseau sont en désaccord sur ce nom, ou trop peu d’entre eux ont répondu. Réessayez, ou saisissez l’adresse elle-même.',
} as const;
