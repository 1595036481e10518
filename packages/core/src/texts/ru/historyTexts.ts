export const historyTexts = {
  'history.today': 'Сегодня',
  'history.yesterday': 'Вчера',
  'history.pending': 'В ожидании',
  'history.export': 'Экспорт',
  'history.search': 'Поиск по транзакциям',
  'history.searchPlaceholder': 'Имя, адрес, хеш, токен или сумма',
  'history.filters': 'Фильтры',
  'history.filtersOn': 'Фильтры, активно: {count}',
  'history.filters.account': 'Аккаунт',
  'history.filters.network': 'Сеть',
  'history.filters.asset': 'Актив',
  'history.filters.direction': 'Направление',
  'history.filters.dates': 'Даты',
  'history.filters.text': 'Текст',
  'history.filters.from': 'С',
  'history.filters.until': 'По',
  'history.filters.any': 'Все',
  'history.filters.anyNetwork': '{asset} · любая сеть',
  'history.direction.in': 'Входящие',
  'history.direction.out': 'Исходящие',
  'history.direction.own': 'Между моими аккаунтами',
  'history.filters.active': 'Активные фильтры',
  'history.filters.chip': '{filter}: {value}',
  'history.filters.since': 'с {day}',
  'history.filters.till': 'по {day}',
  'history.filters.between': '{from} – {until}',
  'history.filters.remove': 'Убрать фильтр {filter}',
  'history.filters.clear': 'Сбросить фильтры',
  'history.filters.showAll': 'Показать все типы',
  'history.found':
    '{count, plural, one {# транзакция} few {# транзакции} many {# транзакций} other {# транзакции}}',
  'history.foundSoFar':
    '{count, plural, one {Пока # транзакция} few {Пока # транзакции} many {Пока # транзакций} other {Пока # транзакции}}',
  'history.foundApart':
    '{count, plural, one {ещё # в разделе «Непроверенные»} few {ещё # в разделе «Непроверенные»} many {ещё # в разделе «Непроверенные»} other {ещё # в разделе «Непроверенные»}}',
  'history.olderRests':
    '{count, plural, one {Поиск прошёл по последней # транзакции} few {Поиск прошёл по последним # транзакциям} many {Поиск прошёл по последним # транзакциям} other {Поиск прошёл по последним # транзакции}}. Есть и более старые.',
  'history.loadOlder': 'Загрузить старые',
  'history.unverified': 'Непроверенные ({count})',
  'history.unverifiedSoFar': 'Непроверенные (пока {count})',
  'history.unverifiedList': 'Непроверенные транзакции',
  'history.unverifiedText':
    'Незапрошенные переводы, которые ничего не переместили, или переводы токенов не из списка, возможно, спам. Они не учтены ни в одном итоге. Цель многих — чтобы вы скопировали неверный адрес или открыли вредоносный сайт: не взаимодействуйте с ними.',
  'history.nothing': 'Подходящих транзакций нет',
  'history.nothingButApart':
    '{count, plural, one {# транзакция в разделе «Непроверенные».} few {# транзакции в разделе «Непроверенные».} many {# транзакций в разделе «Непроверенные».} other {# транзакции в разделе «Непроверенные».}}',
  'history.nothingBecause':
    'Для «{filter}» ничего не найдено. Сбросьте этот фильтр, чтобы увидеть {count, plural, one {# транзакцию} few {# транзакции} many {# транзакций} other {# транзакции}}.',
  'history.nothingTogether': 'Нет транзакций, подходящих под все эти фильтры. Сбросьте один из них.',
  'history.late':
    '{network}: сервис прочитал блоки до {block} ({age} назад). Более новые блоки ваш кошелёк читает сам.',
  'history.lateUnknown': '{network}: сервис отстаёт. Ваш кошелёк читает блоки сам.',
} as const;
