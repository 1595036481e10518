export const firstStepsTexts = {
  'firstSteps.title': 'Premiers pas',
  'firstSteps.progress': '{done} sur {count} terminés',
  'firstSteps.done': 'Terminé',
  'firstSteps.backup': 'Sauvegardez votre phrase de récupération',
  'firstSteps.backup.text':
    'Écrivez les mots sur papier. Saisissez-les ensuite une fois, pour vérifier qu’ils restaurent votre portefeuille.',
  'firstSteps.receive': 'Recevez votre première crypto',
  'firstSteps.receive.text':
    'Montrez votre adresse ou son code QR à l’expéditeur. Commencez par un petit montant.',
  'firstSteps.contact': 'Ajoutez un contact',
  'firstSteps.contact.text': 'Enregistrez sous un nom une adresse à laquelle vous enverrez de nouveau.',
  'firstSteps.hide': 'Masquer les premiers pas',
} as const;
