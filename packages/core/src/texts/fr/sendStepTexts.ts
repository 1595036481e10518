export const sendStepTexts = {
  'send.step.who': 'À qui envoyer',
  'send.step.amount': 'Combien',
  'send.step.review': 'Vérification',
  'send.step.place': 'Étape {number} sur {count}',
  'send.step.next': 'Suivant',
  'send.step.change': 'Changer de destinataire',
  'send.suggested': 'Destinataires suggérés',
  'send.suggested.recent': 'Destinataires récents',
  'send.suggested.contact': 'Contacts',
  'send.suggested.account': 'Vos comptes',
  'send.suggested.none':
    'Aucun destinataire, contact ou compte ne correspond. Saisissez une adresse complète ou un nom.',
  'send.done.sentence': 'Vous avez envoyé {what} à {whom}.',
  'send.done.next': 'Le réseau va maintenant confirmer le transfert. Suivez-le dans la transaction.',
  'send.done.view': 'Voir la transaction',
} as const;
