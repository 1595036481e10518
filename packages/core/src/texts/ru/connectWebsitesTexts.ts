export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Подключите свой сайт · Everything Wallet',
  'connectWebsites.meta.description':
    'Подключите сайт к Everything Wallet: установка, примеры для viem, wagmi, ethers, web3.js и React, заголовки, лимиты и коды ошибок.',
  'connectWebsites.title': 'Подключите свой сайт',
  'connectWebsites.lead':
    'Провайдер EIP-1193 меньше 5 kB, без зависимостей. Кошелёк открывается в своём окне: без расширения, без ретранслятора и без API-ключа.',
  'connectWebsites.install': 'Установка',
  'connectWebsites.install.text':
    'Пакет раздаёт этот сайт. В публичном реестре его ещё нет: пока эта страница не сообщит об этом, любой пакет с таким именем там не наш.',
  'connectWebsites.install.plannedName': 'Планируемое имя, ещё не опубликовано',
  'connectWebsites.start': 'Первое подключение',
  'connectWebsites.start.text':
    'Страница без сборки может загрузить скрипт. Он использует тот кошелёк, с которого загружен.',
  'connectWebsites.start.click':
    'Отправляйте запрос первым в обработчике клика, до любого await: браузеры открывают окно только по клику, а некоторые — только в течение секунды после него. Если браузер всё равно блокирует окно, диалог попросит кликнуть ещё раз.',
  'connectWebsites.start.announce':
    'Провайдер объявляет о себе (EIP-6963), поэтому списки кошельков находят его сразу после создания.',
  'connectWebsites.start.reload':
    'После перезагрузки eth_accounts отвечает без окна. Провайдер вызывает accountsChanged и chainChanged один раз на каждое изменение, в каждой вкладке вашего сайта.',
  'connectWebsites.libraries': 'С вашей библиотекой',
  'connectWebsites.libraries.text':
    'Наши тесты запускают эти примеры в браузере с кошельком: с viem 2.57, wagmi 3.7, ethers 6.17 и 5.8, web3.js 4.16 и React 19. От Next.js используются только заголовки. Перед выпуском обычная страница подключается, подписывает и отправляет и в Firefox.',
  'connectWebsites.libraries.server':
    'Провайдер можно создать и на сервере. Его запросы там завершаются ошибкой с кодом 4900.',
  'connectWebsites.requests': 'Запросы, открывающие окно',
  'connectWebsites.requests.text':
    'Каждый из них пользователь проверяет. Чтение, например eth_call, окна не открывает: оно идёт на ваш узел, если задан rpc, иначе на наш.',
  'connectWebsites.requests.method': 'Метод',
  'connectWebsites.requests.shows': 'Проверка',
  'connectWebsites.requests.connect':
    'Ваш хост, аккаунты, сети и срок. При действующем подключении ответ даётся сразу.',
  'connectWebsites.requests.permissions':
    'То же самое. Используйте, чтобы пользователь мог выбрать другие аккаунты.',
  'connectWebsites.requests.personal':
    'Сообщение. Вход (ERC-4361) должен указывать ваш собственный хост и показывается в виде полей.',
  'connectWebsites.requests.typedData':
    'Типизированные данные и то, что они разрешают. Их сеть должна быть выбранной.',
  'connectWebsites.requests.transaction':
    'Декодированный вызов, симуляция и комиссия. Кошелёк игнорирует ваши газ и комиссии и отклоняет nonce и списки доступа.',
  'connectWebsites.requests.calls':
    'Каждый вызов пакета, один за другим. Атомарно отправить их кошелёк не может.',
  'connectWebsites.requests.chain':
    'Сеть, если пользователь её ещё не разрешил. Только девять сетей кошелька.',
  'connectWebsites.requests.asset':
    'Название, символ и число знаков после запятой, как их указывает контракт.',
  'connectWebsites.headers': 'Заголовки, нужные вашему сайту',
  'connectWebsites.headers.text': 'Только если ваш сайт вообще отправляет эти заголовки.',
  'connectWebsites.headers.name': 'Заголовок',
  'connectWebsites.headers.value': 'Значение',
  'connectWebsites.headers.why': 'Причина',
  'connectWebsites.headers.opener':
    'С same-origin браузер отсекает окно: первый запрос во вкладке завершается ошибкой -32603, следующие переходят в кошелёк и обратно.',
  'connectWebsites.headers.connect':
    'Для чтения через кошелёк. Если задан rpc, укажите вместо этого свои узлы.',
  'connectWebsites.headers.script': 'Только для скрипта. Пакету не нужны встроенные скрипты и стили.',
  'connectWebsites.limits': 'Лимиты',
  'connectWebsites.limits.open': 'У сайта может быть 10 открытых запросов, каждый не больше 256 kB.',
  'connectWebsites.limits.batch': 'В пакете может быть 32 вызова, в сообщении — 128 kB.',
  'connectWebsites.limits.reads':
    'Чтение через кошелёк: 60 единиц за 10 секунд и 20 000 в день на каждый IP-адрес ваших посетителей. Чтобы получить больше, задайте rpc.',
  'connectWebsites.limits.user':
    'Пользователь может ограничить ваш сайт: виды запросов, контракты и сумму монет в день. Запросы сверх этого завершаются кодом 4100.',
  'connectWebsites.limits.device':
    'Пользователю нужны аккаунт и «Кошелёк на этом устройстве». Окно объясняет, чего не хватает.',
  'connectWebsites.limits.reads.link': 'Методы и лимиты чтения',
  'connectWebsites.errors': 'Коды ошибок',
  'connectWebsites.errors.text': 'Неудачный запрос отклоняется с code, message и иногда data.',
  'connectWebsites.errors.code': 'Код',
  'connectWebsites.errors.meaning': 'Значение',
  'connectWebsites.error.rejected': 'Пользователь отклонил запрос или закрыл окно.',
  'connectWebsites.error.unauthorized':
    'Сайт не подключён, не подключён к этому аккаунту, или пользователь не разрешает этот запрос.',
  'connectWebsites.error.unsupported': 'Кошелёк не поддерживает этот метод.',
  'connectWebsites.error.disconnected':
    'Провайдер работает вне браузера, пользователь ушёл с вашей страницы или вышел из кошелька.',
  'connectWebsites.error.otherChain': 'Сайт не подключён к этой сети.',
  'connectWebsites.error.unknownChain': 'В кошельке нет этой сети.',
  'connectWebsites.error.batch': 'EIP-5792, например 5730 для неизвестного пакета и 5760 для атомарного.',
  'connectWebsites.error.request':
    'Неверный формат запроса или недопустимый параметр. Он назван в сообщении.',
  'connectWebsites.error.internal':
    'Внутренняя ошибка, узел, который не отвечает, или окно, которое отсёк браузер. Заголовок назван в сообщении.',
  'connectWebsites.error.limit':
    'Слишком много открытых запросов или чтений. В data.retryAfter указано, сколько секунд ждать, если ожидание поможет.',
} as const;
