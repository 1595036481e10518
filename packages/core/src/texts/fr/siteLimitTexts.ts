export const siteLimitTexts = {
  'connect.limit.messages':
    'Rien n’a été signé : vos limites ne permettent pas à ce site web de vous demander de signer des messages.',
  'connect.limit.transactions':
    'Rien n’a été signé : vos limites ne permettent pas à ce site web de vous demander d’envoyer des transactions.',
  'connect.limit.contracts':
    'Rien n’a été signé : le contrat n’est pas parmi ceux que vous permettez à ce site web.',
  'connect.limit.coin':
    'Rien n’a été signé : ceci dépasse votre limite quotidienne en crypto pour ce site web.',
  'connect.limit.shown':
    '{reason} {host} a reçu la réponse que vous ne permettez pas cela. Pour modifier les limites, ouvrez le portefeuille et allez dans Paramètres, Sites web connectés.',
  'connect.error.ended': 'Rien n’a été signé : la connexion à ce site web a pris fin.',
  'connect.error.repeated': 'Rien n’a été signé : ce site web a déjà envoyé un lot avec le même id.',
  'connect.error.busy':
    'Une autre fenêtre de ce site web est encore en train d’envoyer. Rien n’a été envoyé ici : fermez l’autre fenêtre et réessayez.',
} as const;
