export const connectionTexts = {
  'connections.meta.title': 'К чему подключается приложение · Everything Wallet',
  'connections.meta.description':
    'Все хосты, к которым обращается Everything Wallet, что они узнают и зачем.',
  'connections.title': 'К чему подключается это приложение',
  'connections.lead':
    'Все хосты, что они узнают и зачем приложение к ним обращается. Ни один из них не получает вашу фразу восстановления или ваши ключи.',
  'connections.learns': 'Что узнаёт',
  'connections.why': 'Зачем',
  'connections.page.title': 'Ваш браузер',
  'connections.page.text':
    'Страница этого сайта может обращаться только к этим хостам: они перечислены в её политике безопасности содержимого, а все остальные ваш браузер блокирует. Каждый хост видит IP-адрес вашего браузера, как и любой хост. Здесь нет трекеров, сторонних шрифтов или скриптов и рекламы.',
  'connections.appCheck.title': 'Ваш браузер, если включён App Check',
  'connections.appCheck.text':
    'Оператор этого сервиса может поручить Google отличать браузеры от ботов. Только тогда приложение обращается к этим хостам, и только тогда они указаны в политике.',
  'connections.functions.title': 'Наши серверы',
  'connections.functions.text':
    'К этим хостам обращаются наши серверы. Хосты видят IP-адрес сервера, а не ваш, и не видят ни вашего имени, ни вашей почты. Оператор этого сервиса может использовать другие узлы сетей.',
  'connections.person.title': 'Ссылки, которые вы можете открыть',
  'connections.person.text':
    'Приложение ничего не загружает с этих хостов. Браузер обращается к ним, когда вы открываете ссылку, и не сообщает, с какой страницы вы пришли.',
  'connections.host.site': 'Этот сайт',
  'connections.site.learns': 'Какие страницы вы открываете и когда.',
  'connections.site.why': 'Раздаёт приложение и REST API. Хостинг — Google Firebase.',
  'connections.host.functions': 'Наши функции',
  'connections.functions.learns':
    'Кто вошёл, какие адреса и токены вы смотрите, какие транзакции вы подписали и что спрашиваете в чате поддержки.',
  'connections.functions.why':
    'Чтобы читать балансы, комиссии и цены, передавать подписанные транзакции в сеть и отвечать в чате.',
  'connections.host.signIn': 'Вход',
  'connections.signIn.learns': 'Ваш адрес эл. почты и, когда вы входите, ваш пароль.',
  'connections.signIn.why':
    'Google Firebase Authentication хранит аккаунты и пароли и отправляет письма об аккаунте.',
  'connections.host.session': 'Сеанс',
  'connections.session.learns': 'Что вы всё ещё в аккаунте.',
  'connections.session.why': 'Чтобы продлевать ваш сеанс каждый час.',
  'connections.host.database': 'База данных',
  'connections.database.learns':
    'Ваши сохранённые данные: адреса, контакты, токены, записи о ваших транзакциях и названия API-ключей.',
  'connections.database.why':
    'Их хранит Google Firestore, чтобы они были доступны на всех ваших устройствах.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns':
    'То, что reCAPTCHA наблюдает о вашем браузере и о том, как вы им пользуетесь.',
  'connections.recaptcha.why': 'Чтобы отличать браузеры от ботов, злоупотребляющих сервисом.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'Ответ reCAPTCHA.',
  'connections.appCheck.why': 'Чтобы обменять его на токен, который проверяют наши функции.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'То же, что выше: там работают наши функции и их база данных.',
  'connections.cloud.why': 'Чтобы читать и писать записи и проверять, кто вошёл.',
  'connections.host.nodes': 'Узлы сетей',
  'connections.nodes.learns':
    'Какие адреса и транзакции вы смотрите и какие адреса связаны: кошелёк запрашивает данные обо всех своих аккаунтах сразу, поэтому узел может сделать вывод, что они, вероятно, принадлежат одному человеку, включая аккаунты только для просмотра. Он узнаёт и транзакции, которые вы подписали; после этого они публичны.',
  'connections.nodes.why':
    'Чтобы читать сети и отправлять. Приложение опрашивает несколько узлов, чтобы не зависеть от одного.',
  'connections.host.transfers': 'Списки переводов',
  'connections.transfers.learns':
    'Какие адреса вы смотрите и, значит, какие из них, вероятно, принадлежат одному человеку, если такой список включён.',
  'connections.transfers.why': 'Они перечисляют входящие переводы, которые один узел находит медленно.',
  'connections.host.nftFiles': 'Файлы NFT',
  'connections.nftFiles.learns':
    'Описание или картинка какого NFT запрошены, но никогда — кем: их запрашивают наши функции и кешируют для всех. Кроме этих хостов — любой публичный хост, указанный в контракте коллекции.',
  'connections.nftFiles.why': 'Чтобы показывать названия и картинки NFT.',
  'connections.host.prices': 'Цены',
  'connections.prices.learns':
    'Названия всех монет, у которых здесь есть цена, и контракты токенов, которые есть у кого-либо из пользователей, вместе: никогда — чьи они или сколько их.',
  'connections.prices.why': 'Чтобы показывать, сколько стоят монеты.',
  'connections.host.chat': 'Чат поддержки',
  'connections.chat.learns': 'Что вы пишете в чате поддержки, если настроен провайдер языковых моделей.',
  'connections.chat.why':
    'Чтобы отвечать. По умолчанию провайдер не настроен, и наши собственные серверы отвечают по справке.',
  'connections.host.explorers': 'Обозреватели блоков',
  'connections.explorers.learns': 'Какую транзакцию или какой адрес вы смотрите, и IP-адрес вашего браузера.',
  'connections.explorers.why': 'Чтобы посмотреть транзакцию на независимом сайте.',
  'connections.host.social': 'Наши социальные сети',
  'connections.social.learns': 'Что вы их посетили.',
  'connections.social.why': 'Чтобы следить за нашими новостями.',
  'connections.none': 'По умолчанию нет',
} as const;
