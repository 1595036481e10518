export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# аккаунт} few {# аккаунта} many {# аккаунтов} other {# аккаунта}} в {networks, plural, one {# сети} few {# сетях} many {# сетях} other {# сети}}',
  'holdings.adding': 'Вычисляем…',
  'holdings.change': '{amount} за 24 часа',
  'holdings.search': 'Поиск токенов',
  'holdings.filterNetwork': 'Фильтр по сети',
  'holdings.allNetworks': 'Все сети',
  'holdings.nfts.all': 'Показать все',
  'holdings.noMatch': 'Нет подходящих токенов.',
  'holdings.partial': 'Неполный итог. Не учтено: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# сеть, которая не ответила} few {# сети, которые не ответили} many {# сетей, которые не ответили} other {# сети, которые не ответили}}',
  'holdings.partial.prices': 'недоступные цены',
  'holdings.partial.priceless':
    '{count, plural, one {# актив без цены} few {# актива без цены} many {# активов без цены} other {# актива без цены}}',
  'holdings.partial.disputed':
    '{count, plural, one {# баланс, в котором узлы расходятся} few {# баланса, в которых узлы расходятся} many {# балансов, в которых узлы расходятся} other {# баланса, в которых узлы расходятся}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# неподтверждённый баланс} few {# неподтверждённых баланса} many {# неподтверждённых балансов} other {# неподтверждённого баланса}}',
  'holdings.partial.unknown':
    '{count, plural, one {# баланс, о котором не сообщил ни один узел} few {# баланса, о которых не сообщил ни один узел} many {# балансов, о которых не сообщил ни один узел} other {# баланса, о которых не сообщил ни один узел}}',
  'holdings.partial.loading':
    '{count, plural, one {токены, которые ещё загружаются в # сети} few {токены, которые ещё загружаются в # сетях} many {токены, которые ещё загружаются в # сетях} other {токены, которые ещё загружаются в # сети}}',
  'holdings.partial.pools':
    '{count, plural, one {# пул с неизвестной стоимостью} few {# пула с неизвестной стоимостью} many {# пулов с неизвестной стоимостью} other {# пула с неизвестной стоимостью}}',
  'holdings.partial.poolsAsked': 'пулы, которые ещё загружаются',
  'holdings.off': 'Не учтено: ваши активы в {networks} (отключено в настройках сетей).',
  'holdings.lone': 'Ответил только один узел: {networks}.',
  'holdings.old':
    '{count, plural, one {# значение могло устареть: получено {age} назад.} few {# значения могли устареть: самое старое получено {age} назад.} many {# значений могли устареть: самое старое получено {age} назад.} other {# значения могли устареть: самое старое получено {age} назад.}}',
  'holdings.failed': 'Нет ответа от {networks}. Показаны последние известные значения и их давность.',
  'holdings.parts': 'Состав',
  'holdings.byNetwork': 'По сетям',
  'holdings.byAsset': 'По активам',
  'holdings.noParts': 'Нет активов с ценой.',
  'holdings.watched':
    '{count, plural, one {# аккаунт только для просмотра не учтён.} few {# аккаунта только для просмотра не учтены.} many {# аккаунтов только для просмотра не учтены.} other {# аккаунта только для просмотра не учтены.}}',
  'holdings.byPool': 'В пулах',
  'holdings.pools':
    'Пулы учитываются по сумме, которую можно вывести сейчас. Их доли второй раз не учитываются.',
  'holdings.testCoins': 'Монеты тестовых сетей ничего не стоят и не учитываются.',
  'holdings.testGroup': 'Тестовые монеты ({count})',
  'holdings.searching': 'Поиск токенов продолжается…',
  'holdings.found': 'Найденные токены',
  'holdings.unnamed': 'Токен без названия',
  'holdings.moreRows': 'Показать ещё {count}',
  'holdings.how': 'Насколько надёжно значение {asset}',
  'holdings.mark': 'Блок {block}, {age} назад, согласны узлы: {agreeing} из {nodes}',
  'holdings.markNoBlock': 'Согласны узлы: {agreeing} из {nodes}',
  'holdings.state.disputed': 'спорно',
  'holdings.state.unconfirmed': 'не подтверждено',
  'holdings.state.unknown': 'неизвестно',
  'holdings.state.flagged': 'один узел не согласен',
  'holdings.state.old': 'устарело',
  'holdings.explain.disputed': 'Узлы сети расходятся в этом значении. Оно не учтено ни в одном итоге.',
  'holdings.explain.unconfirmed':
    'Ответило слишком мало узлов, чтобы подтвердить это значение. Оно не учтено ни в одном итоге.',
  'holdings.explain.unknown': 'Ни один узел не сообщил это значение. Неизвестно — не значит ноль.',
  'holdings.explain.flagged':
    '{count, plural, one {# узел не согласен.} few {# узла не согласны.} many {# узлов не согласны.} other {# узла не согласны.}}',
  'holdings.explain.old': 'Это значение могло устареть.',
  'holdings.unverified': 'Непроверенные ({count})',
  'holdings.unverifiedText':
    'Токены не из списка, которые вам прислали другие, возможно, спам. Они не учтены ни в одном итоге. Многие пытаются заманить вас на вредоносный сайт: не взаимодействуйте с ними, если не знаете контракт.',
  'holdings.accept': 'Добавить',
  'holdings.acceptNamed': 'Добавить {symbol}, контракт {contract}',
  'holdings.accept.title': 'Добавить {symbol} в ваши токены?',
  'holdings.accept.text':
    'Его контракт — {contract} в сети {network}. Кто угодно может создать токен с любым названием: добавляйте его, только если знаете, откуда он.',
  'holdings.accept.imitation':
    'Он называет себя {symbol}, как известный токен, но это другой контракт, вероятно, созданный, чтобы вас обмануть. Его контракт — {contract} в сети {network}.',
  'holdings.accept.confirm': 'Добавить токен',
  'holdings.accept.confirmImitation': 'Всё равно добавить',
  'holdings.imitation': 'Выдаёт себя за {symbol}',
  'holdings.found.add': 'Добавить в ваши токены',
} as const;
