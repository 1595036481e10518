export const sharedTexts = {
  'common.offlineText': 'Не удалось загрузить. Загрузится автоматически, когда вы будете онлайн.',
  'common.unreadable':
    '{count, plural, one {# запись не читается и здесь не показана.} few {# записи не читаются и здесь не показаны.} many {# записей не читаются и здесь не показаны.} other {# записи не читаются и здесь не показаны.}}',
  'common.unreadableTotals':
    '{count, plural, one {# запись не читается и здесь не показана. В итогах она не учтена.} few {# записи не читаются и здесь не показаны. В итогах они не учтены.} many {# записей не читаются и здесь не показаны. В итогах они не учтены.} other {# записи не читаются и здесь не показаны. В итогах они не учтены.}}',
  'common.serverUnreachable': 'Сервер не ответил',
  'common.save': 'Сохранить',
  'common.delete': 'Удалить',
  'common.close': 'Закрыть',
  'common.renamedTo': '{currency} с {year} года называется {symbol}.',
  'common.nowCalledShort': '(теперь {symbol})',
  'badge.samplePrices': 'Цены для примера',
  'badge.samplePricesHint': 'Встроенные цены для примера, а не рыночные.',
  'badge.localChain': 'Локальная сеть',
  'badge.localChainHint': 'Кошелёк использует сеть на вашем компьютере. Её монеты ничего не стоят.',
  'common.unknownError': 'Что-то пошло не так. Повторите попытку.',
  'common.back': 'Назад',
  'badge.demo': 'Демо',
  'badge.demoHint': 'Этот экран показывает, как будет работать функция. Монеты не перемещаются.',
} as const;
