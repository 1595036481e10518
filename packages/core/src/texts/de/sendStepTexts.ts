export const sendStepTexts = {
  'send.step.who': 'Empfänger',
  'send.step.amount': 'Betrag',
  'send.step.review': 'Prüfen',
  'send.step.place': 'Schritt {number} von {count}',
  'send.step.next': 'Weiter',
  'send.step.change': 'Empfänger ändern',
  'send.suggested': 'Vorgeschlagene Empfänger',
  'send.suggested.recent': 'Letzte Empfänger',
  'send.suggested.contact': 'Kontakte',
  'send.suggested.account': 'Ihre Konten',
  'send.suggested.none':
    'Kein Empfänger, Kontakt oder Konto passt dazu. Geben Sie eine ganze Adresse oder einen Namen ein.',
  'send.done.sentence': 'Sie haben {what} an {whom} gesendet.',
  'send.done.next': 'Als Nächstes bestätigt das Netzwerk sie. Verfolgen Sie das in der Transaktion.',
  'send.done.view': 'Transaktion ansehen',
} as const;
