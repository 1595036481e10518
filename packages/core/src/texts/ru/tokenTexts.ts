export const tokenTexts = {
  'tokens.add.title': 'Добавить токен',
  'tokens.add.success': 'Токен добавлен',
  'tokens.error.add': 'Не удалось добавить токен',
  'tokens.error.contractAddress':
    'Введите адрес контракта: 0x и 40 шестнадцатеричных цифр с верной контрольной суммой',
  'tokens.error.duplicate': 'У вас уже есть этот токен',
  'tokens.lookup.asking': 'Запрашиваем контракт…',
  'tokens.imitation': 'Выдаёт себя за {symbol}',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Не удалось загрузить ваши токены',
  'tokens.page.balance': 'Баланс',
  'tokens.page.value': 'Стоимость в {currency}',
  'tokens.page.network': 'Сеть',
  'tokens.page.contract': 'Контракт',
  'tokens.page.approvals': 'Показать одобрения',
  'tokens.page.copyContract': 'Скопировать адрес контракта',
  'tokens.page.send': 'Отправить',
  'tokens.page.receive': 'Получить',
  'tokens.page.noPrice': 'Цена недоступна',
  'tokens.page.priceNotNow': '— (цена сейчас недоступна)',
  'tokens.page.noSendChain': 'Отправить {symbol} нельзя: кошелёк пока не поддерживает сеть {network}.',
  'tokens.page.noSendContract': 'Чтобы отправить {symbol}, сначала добавьте его по адресу контракта.',
  'tokens.page.switchedOff':
    'Сеть {network} отключена. Включите её в настройках сетей, чтобы видеть, отправлять и получать {symbol}.',
  'tokens.page.noSendBalance': 'Отправить можно будет, когда сеть сообщит ваш баланс {symbol}.',
  'tokens.page.decimalsUnknown':
    'Число знаков после запятой у {symbol} неизвестно: его не удалось загрузить, или узлы сети расходятся в ответах. Без него отправить токен нельзя.',
  'tokens.page.decimalsChanged':
    'Контракт сообщает другое число знаков после запятой, чем когда вы его добавляли. Суммы могут быть неверными, поэтому отправить {symbol} нельзя.',
  'tokens.page.confirm': 'Подтвердить',
  'tokens.page.confirmDecimals':
    'Контракт {symbol} сообщает число знаков после запятой: {decimals}. Подтвердите его один раз перед отправкой: кошелёк использует его для каждой суммы и сравнивает с ним следующие ответы.',
  'tokens.page.contradicted':
    'Сервер сообщает неверное число знаков после запятой у {symbol}. Суммы были бы неверными, поэтому отправить токен нельзя, пока вы не перезагрузите страницу.',
  'tokens.page.balanceFailed': 'Сеть не сообщила ваш баланс.',
  'tokens.remove': 'Удалить токен',
  'tokens.remove.title': 'Удалить {symbol}?',
  'tokens.remove.text': 'Он удаляется из вашего списка. Ваши токены остаются в сети.',
  'tokens.remove.done': 'Токен удалён',
  'tokens.remove.failed': 'Не удалось удалить токен',
} as const;
