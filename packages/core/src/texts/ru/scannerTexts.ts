export const scannerTexts = {
  'scanner.title': 'QR-сканер',
  'scanner.camera.title': 'Камера',
  'scanner.camera.text':
    'Наведите камеру на адрес или платёжную ссылку. То, что она видит, остаётся в вашем браузере.',
  'scanner.camera.preview': 'Что видит камера',
  'scanner.camera.start': 'Включить камеру',
  'scanner.camera.starting': 'Включаем камеру…',
  'scanner.camera.stop': 'Выключить камеру',
  'scanner.camera.searching': 'Ищем QR-код…',
  'scanner.camera.error.refused':
    'Браузер не разрешает доступ к камере. Разрешите его для этого сайта в настройках браузера или введите адрес ниже.',
  'scanner.camera.error.missing': 'Камера не найдена. Введите адрес ниже.',
  'scanner.camera.error.busy': 'Камеру использует другая программа. Закройте её и повторите попытку.',
  'scanner.camera.error.unsupported': 'Этот браузер не поддерживает здесь камеру. Введите адрес ниже.',
  'scanner.camera.error.failed': 'Не удалось включить камеру. Повторите попытку.',
  'scanner.camera.error.ended': 'Камера отключилась.',
  'scanner.simulated.title': 'Имитация сканера',
  'scanner.simulated.text':
    'Показывает, как работает сканирование, без камеры: подставляет ваш собственный адрес.',
  'scanner.simulated.button': 'Имитировать сканирование',
  'scanner.simulated.filled': 'Демо: это ваш собственный адрес, а не отсканированный.',
  'scanner.manual.title': 'Ввести адрес',
  'scanner.manual.label': 'Адрес кошелька',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Адрес или платёжная ссылка, которая начинается с ethereum:',
  'scanner.manual.submit': 'Использовать адрес',
  'scanner.ready': 'Адрес готов к использованию',
  'scanner.error.invalid': 'Недействительный адрес кошелька',
  'scanner.switch.title': 'Перейти в сеть {network}?',
  'scanner.switch.text':
    'Этот платёж запрошен в сети {network}. Ваш кошелёк в сети {current}, и там он не дошёл бы.',
  'scanner.switch.confirm': 'Перейти и продолжить',
  'payment.error.malformed': 'Это не адрес и не платёжная ссылка, которую кошелёк может прочитать.',
  'payment.error.name': 'Имена, такие как name.eth, здесь не работают. Запросите сам адрес.',
  'payment.error.network': 'Эта платёжная ссылка для сети, которую кошелёк не знает.',
  'payment.error.token':
    'Эта платёжная ссылка запрашивает токен, а не монеты. Откройте токен в своём кошельке и отправьте его оттуда.',
  'payment.error.function':
    'Эта платёжная ссылка вызывает контракт. Если отправить на его адрес монеты, они могут быть потеряны.',
  'payment.error.unsupported':
    'Эта платёжная ссылка запрашивает то, чего кошелёк не поддерживает. Если отправить на её адрес монеты, они могут быть потеряны.',
  'payment.error.amount': 'Сумму в этой платёжной ссылке нельзя прочитать. Введите адрес и сумму сами.',
} as const;
