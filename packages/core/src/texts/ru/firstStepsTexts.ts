export const firstStepsTexts = {
  'firstSteps.title': 'Первые шаги',
  'firstSteps.progress': 'Выполнено: {done} из {count}',
  'firstSteps.done': 'Выполнено',
  'firstSteps.backup': 'Сохраните фразу восстановления',
  'firstSteps.backup.text':
    'Запишите слова на бумаге. Затем введите их один раз, чтобы проверить, что они восстанавливают ваш кошелёк.',
  'firstSteps.receive': 'Получите первую монету',
  'firstSteps.receive.text': 'Покажите отправителю свой адрес или его QR-код. Начните с небольшой суммы.',
  'firstSteps.contact': 'Добавьте контакт',
  'firstSteps.contact.text': 'Сохраните под именем адрес, на который будете отправлять снова.',
  'firstSteps.hide': 'Скрыть первые шаги',
} as const;
