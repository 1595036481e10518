export const firstStepsTexts = {
  'firstSteps.title': 'Primeros pasos',
  'firstSteps.progress': '{done} de {count} hechos',
  'firstSteps.done': 'Hecho',
  'firstSteps.backup': 'Haz una copia de seguridad de tu frase de recuperación',
  'firstSteps.backup.text':
    'Escribe las palabras en papel. Después escríbelas aquí una vez para comprobar que restauran tu billetera.',
  'firstSteps.receive': 'Recibe tu primera moneda',
  'firstSteps.receive.text':
    'Muestra tu dirección o su código QR al remitente. Empieza con una cantidad pequeña.',
  'firstSteps.contact': 'Agrega un contacto',
  'firstSteps.contact.text': 'Guarda con un nombre una dirección a la que volverás a enviar.',
  'firstSteps.hide': 'Ocultar los primeros pasos',
} as const;
