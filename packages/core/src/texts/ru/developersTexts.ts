export const developersTexts = {
  'developers.meta.title': 'Разработчикам · Everything Wallet',
  'developers.meta.description':
    'REST API для балансов, комиссий и транзакций в девяти сетях, с API-ключами, SDK для трёх языков и командной строкой.',
  'developers.title': 'Разработчикам',
  'developers.lead':
    'REST API для балансов, комиссий и транзакций. Ключи с портала разработчика, SDK для трёх языков и командная строка.',
  'developers.resources': 'Ресурсы',
  'developers.learnMore': 'Подробнее',
  'developers.learnMoreAbout': 'Подробнее: {topic}',
  'developers.card.documentation.title': 'Документация',
  'developers.card.documentation.text':
    'Первые шаги, аутентификация и все эндпоинты с готовым кодом и формой, чтобы их попробовать.',
  'developers.card.sdk.title': 'SDK и библиотеки',
  'developers.card.sdk.text': 'Пакеты для JavaScript и TypeScript, Python и Go.',
  'developers.card.cli.title': 'Инструменты CLI',
  'developers.card.cli.text': 'Балансы, комиссии и транзакции из терминала.',
  'developers.card.portal.title': 'Портал разработчика',
  'developers.card.portal.text': 'Создание, смена и удаление API-ключей. Нужен аккаунт.',
  'developers.quickStart': 'Быстрый старт',
  'developers.quickStart.text':
    'Читает баланс адреса с API-ключом с портала разработчика. Наши тесты запускают этот файл и сравнивают его ответ с блокчейном.',
  'developers.quickStart.next': 'В документации объяснён каждый шаг и перечислены все эндпоинты.',
  'developers.quickStart.websites': 'Подключите свой сайт к кошельку',
  'developers.key': 'API-ключи',
  'developers.key.text': 'Войдите, назовите ключ, выберите его области доступа и отправьте первый запрос.',
  'developers.key.get': 'Получить API-ключ',
} as const;
