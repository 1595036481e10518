export const chatTexts = {
  'chat.greeting':
    'Bonjour ! Je suis votre assistant Everything Wallet. Comment puis-je vous aider aujourd’hui ?',
  'chat.title': 'Chat d’assistance',
  'chat.open': 'Ouvrir le chat d’assistance',
  'chat.opening': 'Ouverture du chat d’assistance…',
  'chat.close': 'Fermer le chat d’assistance',
  'chat.conversation': 'Conversation',
  'chat.you': 'Vous',
  'chat.assistant': 'Assistant',
  'chat.field': 'Votre message',
  'chat.placeholder': 'Posez une question…',
  'chat.safety':
    'N’écrivez jamais ici votre phrase de récupération ni une clé privée. Personne chez Everything Wallet ne la demande jamais.',
  'chat.charactersLeft':
    '{count, plural, one {# caractère restant} many {# caractères restants} other {# caractères restants}}',
  'chat.send': 'Envoyer',
  'chat.stop': 'Arrêter',
  'chat.pending': 'En attente de la réponse…',
  'chat.copy': 'Copier cette réponse',
  'chat.cut': 'La connexion a été perdue : cette réponse est incomplète.',
  'chat.stopped': 'Vous avez arrêté cette réponse.',
  'chat.unanswered': 'Ce message n’a pas reçu de réponse.',
  'chat.error.send': 'Échec de l’envoi du message',
  'chat.error.response': 'Aucune réponse reçue',
  'chat.error.noBody': 'Réponse sans contenu',
  'chat.error.phrase':
    'Votre message n’a pas été envoyé : il contient une phrase de récupération. Quiconque a la phrase peut prendre vos cryptos, et l’assistance n’en a jamais besoin. Retirez-la avant d’envoyer.',
  'chat.error.privateKey':
    'Votre message n’a pas été envoyé : il contient ce qui peut être une clé privée ou une phrase de récupération en hexadécimal. Quiconque l’a peut prendre vos cryptos, et l’assistance n’en a jamais besoin. Pour poser une question sur une transaction, écrivez le mot transaction avant son hash.',
  'chat.error.apiKey':
    'Votre message n’a pas été envoyé : il contient une clé API. Quiconque a la clé peut l’utiliser, et l’assistance n’en a jamais besoin. Retirez-la avant d’envoyer ; le code de l’erreur, par exemple key_unknown, suffit.',
  'chat.error.load': 'Le chat d’assistance n’a pas pu s’ouvrir. Vérifiez votre connexion et réessayez.',
} as const;
