export const statusTexts = {
  'status.meta.title': 'Состояние · Everything Wallet',
  'status.meta.description': 'Насколько актуальны сети, в которых Everything Wallet ищет входящие переводы.',
  'status.title': 'Состояние',
  'status.lead':
    'Сервис читает эти сети, чтобы находить входящие переводы. Эта страница каждые 30 секунд проверяет, насколько они актуальны.',
  'status.networks': 'Сети',
  'status.checking': 'Проверяем…',
  'status.answers': 'Сервис отвечает.',
  'status.checked': 'Последняя проверка: {time}',
  'status.scanned': 'Актуально',
  'status.onDemand': 'Читает входящие переводы при открытии кошелька',
  'status.late': 'Отстаёт: до блока {block}, {age} назад',
  'status.lateUnknown': 'Отстаёт: последний блок неизвестен',
  'status.note':
    'Открытый кошелёк сам читает отстающую сеть. Балансы и отправка не зависят от этой страницы.',
  'status.silent.title': 'Эта страница не может связаться с сервисом',
  'status.silent.text':
    'Ваши монеты в безопасности: они хранятся в своих сетях. Эта страница повторяет проверку каждые 30 секунд.',
} as const;
