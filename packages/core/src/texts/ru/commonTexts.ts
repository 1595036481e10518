export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'Отмена',
  'common.requestedBy': 'Запрос от {host}',
  'common.retry': 'Повторить',
  'common.copied': 'Скопировано в буфер обмена',
  'common.copyFailed': 'Браузер не разрешил копирование. Выделите текст и скопируйте его сами.',
  'common.offline': 'Вы офлайн. Данные на экране могли устареть.',
  'common.offlineTitle': 'Вы офлайн',
  'common.offlineWait': 'Вы офлайн. Действие продолжится, когда подключение восстановится.',
  'common.slow': 'Это занимает больше времени, чем обычно.',
  'common.loading': 'Загрузка…',
  'common.stepDone': 'готово',
  'common.skip': 'Перейти к содержимому',
  'common.error.notLoaded':
    'Не удалось загрузить эту часть кошелька. Проверьте подключение и повторите попытку.',
  'common.error.required': 'Заполните это поле',
  'common.comingSoon': 'Скоро',
  'badge.test': 'ТЕСТ',
  'notFound.title': 'Упс! Страница не найдена',
  'notFound.link': 'На главную',
  'crash.title': 'Этот экран перестал работать',
  'crash.text':
    'Ваши монеты в безопасности: они хранятся в своих сетях, а не на этой странице. Перезагрузите её, чтобы продолжить.',
  'crash.missing': 'Не удалось загрузить этот экран',
  'crash.missingText':
    'Проверьте подключение и повторите попытку. Ваши монеты в безопасности: они хранятся в своих сетях.',
  'crash.reload': 'Перезагрузить',
} as const;
