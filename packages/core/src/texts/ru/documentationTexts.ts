export const documentationTexts = {
  'documentation.meta.title': 'Документация · Everything Wallet',
  'documentation.meta.description':
    'REST API Everything Wallet: первые шаги, аутентификация bearer, все эндпоинты с готовым кодом и формой для проверки, ошибки и лимиты.',
  'documentation.title': 'Документация',
  'documentation.lead':
    'REST API для балансов, комиссий и транзакций в девяти сетях, включая тестовые, от первого запроса до последнего кода ошибки.',
  'documentation.start': 'Начало работы',
  'documentation.start.account': 'Создайте аккаунт в кошельке или войдите в свой.',
  'documentation.start.key':
    'Создайте API-ключ на портале разработчика. Для первых запросов выберите ключ для тестовых сетей: их монеты ничего не стоят.',
  'documentation.start.keep':
    'Храните ключ там, где его могут прочитать программы, но не люди, например в переменной окружения EW_API_KEY.',
  'documentation.start.call': 'Отправьте запрос ниже и прочитайте ответ.',
  'documentation.start.createAccount': 'Создать аккаунт',
  'documentation.start.portal': 'Открыть портал разработчика',
  'documentation.authentication': 'Аутентификация',
  'documentation.authentication.text': 'Отправляйте API-ключ как токен bearer в заголовке каждого запроса:',
  'documentation.authentication.kinds':
    'Ключи, которые начинаются с ew_live_, работают во всех сетях; ключи, которые начинаются с ew_test_, — только в тестовых.',
  'documentation.authentication.scopes':
    'У ключа есть области доступа: read для балансов, комиссий и транзакций, broadcast для отправки подписанных транзакций, webhooks для управления вебхуками. Давайте каждой программе только те, которые ей нужны.',
  'documentation.authentication.rotation':
    'Когда вы меняете ключ на портале разработчика, вы получаете новый, а старый работает ещё 24 часа, чтобы за это время ничего не остановилось.',
  'documentation.authentication.secret':
    'Держите ключ на сервере, а не на веб-странице или в приложении, которое устанавливают другие. Ключ не может перемещать монеты, потому что транзакции подписываются до отправки. Но он расходует ваши лимиты, а с областью доступа «Чтение» или «Вебхуки» раскрывает адреса, переводы и одобрения ваших аккаунтов.',
  'documentation.example': 'Пример',
  'documentation.example.text':
    'Читает баланс адреса в Sepolia. Ключ берётся из EW_API_KEY, поэтому сначала задайте её; всё остальное есть в примере.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'Все эндпоинты. Каждая строка ведёт к своей странице справочника.',
  'documentation.endpoints.amounts':
    'Суммы — десятичные строки, в монетах и в wei, потому что числа с плавающей запятой теряют цифры.',
  'documentation.endpoints.networks':
    'Указывайте сеть по её rpcName, её id, названию или chain id, заглавными или строчными буквами.',
  'documentation.endpoints.idempotent':
    'Ту же подписанную транзакцию можно безопасно отправить снова: это остаётся одна транзакция с тем же ответом.',
  'documentation.endpoints.download': 'Скачать документ OpenAPI',
  'documentation.reference': 'Справочник API',
  'documentation.reference.text':
    'Создан из документа OpenAPI этого API. Каждый вызов можно попробовать здесь, на этом развёртывании.',
  'documentation.reads.websites': 'Как подключить ваш сайт к кошельку',
  'documentation.reads': 'Чтение для подключённых сайтов',
  'documentation.reads.text':
    'Сайт, который подключается к кошельку, может читать здесь сеть без ключа: JSON-RPC 2.0, из любого источника, по десятичному chain id сети. Это не входит в документ OpenAPI, потому что библиотеки Ethereum уже это умеют.',
  'documentation.reads.methods':
    'Методы чтения, такие как eth_call, eth_getLogs (не больше 1000 блоков) и eth_getTransactionReceipt. Отправка, фильтры и подписки отклоняются с кодом 4200.',
  'documentation.reads.limits':
    'Не больше 20 вызовов в пакете и 1 MB на запрос и его ответы. Сайт может использовать 60 единиц за 10 секунд и 20 000 в день на каждый IP-адрес: большинство вызовов стоит 1, eth_call — 2, eth_getLogs — 5. Сверх этого ответ — -32005 с data.retryAfter в секундах.',
  'documentation.reads.nodes':
    'Отвечает один узел, и revert сохраняет свои данные. То, что вы подписываете в кошельке, не зависит от этих чтений.',
  'documentation.errors': 'Ошибки',
  'documentation.errors.text':
    'Неудачный запрос возвращает описание проблемы (RFC 9457): постоянный код для программ, пояснение для людей, совет, что делать, идентификатор запроса для поддержки и адрес страницы, которая объясняет код.',
  'documentation.errors.all': 'Посмотреть все коды ошибок',
  'documentation.limits': 'Лимиты',
  'documentation.limits.text':
    'Ключ может делать 300 запросов в минуту и 20 000 в день, а все ключи пользователя вместе — 600 в минуту и 40 000 в день. Пока вы не подтвердите адрес эл. почты, ключи, используемые с одного IP-адреса, делят 500 запросов в день. Запрос, который вызывает много чтений из сети, считается за несколько: в справочнике указано, за сколько, для каждого эндпоинта. Сверх лимита API отвечает статусом 429. Запросы, которые отклонены (400, 403, 429) или не выполнены на нашей стороне (502, 503 и 504, если ничего не отправлено), не считаются, хотя бесплатны не больше 300 таких сбоев в минуту.',
  'documentation.limits.windows':
    'Лимиты сбрасываются в начале каждой минуты UTC и в полночь UTC, поэтому всплеск на границе может достичь двойного лимита. У пользователя может быть не больше 20 ключей.',
  'documentation.limits.header': 'Заголовок',
  'documentation.limits.meaning': 'Значение',
  'documentation.limits.rateLimit':
    'Оставшиеся запросы каждого лимита (r) и секунды до конца его окна и начала следующего (t). До этого ничего не восстанавливается.',
  'documentation.limits.policy':
    'Лимиты: число запросов (q) в окне из стольких секунд (w). "minute" и "day" относятся к ключу, "user-minute" и "user-day" — ко всем ключам его владельца вместе.',
  'documentation.limits.retryAfter':
    'Со статусами 429, 502, 503 и 504 и пока транзакция ещё неизвестна: сколько секунд ждать перед повтором.',
  'documentation.networks': 'Сети',
  'documentation.networks.text':
    'Значения параметра network, заглавными или строчными буквами. Ключи, которые начинаются с ew_test_, могут использовать только тестовые сети.',
  'documentation.networks.name': 'Сеть',
  'documentation.networks.value': 'Значение',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'ID сети',
  'documentation.networks.currency': 'Валюта',
  'documentation.functions': 'Вход с аккаунтом вместо ключа',
  'documentation.functions.text':
    'Можно вызывать и функции, на которых работает сам кошелёк, методом POST с токеном ID в качестве токена bearer. Скрипт входит и читает баланс; наши тесты запускают его и сравнивают ответ с блокчейном. Для программ лучше подходит REST API.',
  'documentation.functions.input': 'Ввод',
  'documentation.functions.output': 'Вывод',
  'documentation.functions.getBalance': 'Баланс адреса в собственной монете сети.',
  'documentation.functions.getTokenPrices': 'Цены в долларах США и их изменение за 24 часа.',
  'documentation.functions.estimateGas':
    'Максимальная стоимость перевода или вызова контракта и следующий nonce.',
  'documentation.functions.sendTransaction':
    'Проверяет и передаёт в сеть транзакцию, подписанную одним из ваших аккаунтов, и записывает её в вашу историю.',
  'documentation.values': 'Значения развёртывания',
  'documentation.values.name': 'Значение',
  'documentation.values.where': 'Источник',
  'documentation.values.apiKey': 'Веб-ключ API, который каждое развёртывание публикует по адресу',
  'documentation.values.authUrl': 'Сервис входа Google',
  'documentation.values.functionsUrl': 'Функции; в этом файле есть и id проекта',
} as const;
