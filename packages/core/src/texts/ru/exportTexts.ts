export const exportTexts = {
  'settings.data': 'Ваши данные',
  'settings.connections': 'К чему подключается это приложение',
  'settings.sites': 'Подключённые сайты',
  'settings.signOpen': 'Подписать сообщение',
  'export.title': 'Экспорт данных',
  'export.text':
    'Файл создаётся на этом устройстве и сохраняется вашим браузером. Больше его никто не получает. Тот, у кого он есть, знает ваши адреса и транзакции.',
  'export.what': 'Данные',
  'export.kind.filteredHistory': 'Текущий список с его фильтрами',
  'export.kind.history': 'История транзакций',
  'export.kind.costBasis': 'Себестоимость по годам и активам (FIFO)',
  'export.kind.movements': 'Себестоимость, все строки',
  'export.kind.contacts': 'Контакты',
  'export.kind.accounts': 'Аккаунты (адреса, без ключей)',
  'export.kind.tokens': 'Токены, которые вы добавили',
  'export.format': 'Формат',
  'export.format.csv': 'CSV, для таблиц',
  'export.format.json': 'JSON, для программ',
  'export.costBasisText':
    'Первым пришёл — первым ушёл, для каждого актива и аккаунта, в долларах США и по годам UTC; тестовые сети не учитываются. Неизвестные значения помечаются, а не угадываются: проверьте столбцы is_complete и note. Это не налоговая консультация.',
  'export.deletedAccountsText':
    'Аккаунт, который вы удалили из списка и который никогда ничего не отправлял, считается чужим: то, что вы перевели на него, считается отправленным другим. Перед экспортом снова добавьте его в разделе «Аккаунты».',
  'export.download': 'Скачать',
  'export.reading': 'Загружаем всё…',
  'export.done':
    '{count, plural, one {# строка записана} few {# строки записаны} many {# строк записано} other {# строки записано}} в {file}',
  'export.error.read':
    'Не удалось загрузить некоторые записи, поэтому файл не создан. Проверьте подключение и повторите попытку.',
  'export.error.unreadable':
    '{count, plural, one {# запись не читается} few {# записи не читаются} many {# записей не читаются} other {# записи не читаются}}. Файл не создан, потому что был бы неполным. Обратитесь в поддержку.',
  'contacts.import': 'Импорт',
  'contacts.import.title': 'Импорт контактов',
  'contacts.import.text':
    'Выберите файл CSV, в первой строке которого названы столбцы: name и address и, необязательно, network и notes. Прежде чем что-либо сохранится, контакты можно проверить.',
  'contacts.import.choose': 'Выбрать файл',
  'contacts.import.reading': 'Чтение и сравнение…',
  'contacts.import.error.large':
    'Этот файл слишком велик: за один раз можно импортировать не больше 10 MB и 10 000 строк.',
  'contacts.import.error.unread': 'Не удалось прочитать файл. Выберите его ещё раз.',
  'contacts.import.error.columns':
    'В первой строке должны быть названы столбцы: name и address и, необязательно, network и notes.',
  'contacts.import.error.empty': 'В этом файле нет контактов.',
  'contacts.import.error.known':
    'Не удалось загрузить все ваши контакты, аккаунты или прежние переводы, поэтому файл с ними не сравнивали, и импортировать его нельзя. Повторите попытку позже.',
  'contacts.import.new':
    '{count, plural, one {# новый контакт} few {# новых контакта} many {# новых контактов} other {# нового контакта}}',
  'contacts.import.duplicates':
    '{count, plural, one {# уже есть у вас} few {# уже есть у вас} many {# уже есть у вас} other {# уже есть у вас}}',
  'contacts.import.clashes':
    '{count, plural, one {# с именем, занятым другим адресом} few {# с именами, занятыми другими адресами} many {# с именами, занятыми другими адресами} other {# с именами, занятыми другими адресами}}',
  'contacts.import.stopped':
    '{count, plural, one {# заблокирован} few {# заблокированы} many {# заблокировано} other {# заблокировано}}',
  'contacts.import.invalid':
    '{count, plural, one {# недопустимая строка} few {# недопустимые строки} many {# недопустимых строк} other {# недопустимой строки}}',
  'contacts.import.withDuplicates': 'Импортировать и контакты, которые у меня уже есть',
  'contacts.import.withClashes': 'Импортировать и контакты, имя которых занято другим адресом',
  'contacts.import.clashText':
    'Некоторые имена принадлежат другому адресу или выглядят так же. Автор этого файла, возможно, хочет, чтобы вы заплатили на чужой адрес: сначала спросите самого человека. Эти строки пропускаются, если вы их не включите.',
  'contacts.import.stoppedText':
    'Начало и конец некоторых адресов такие же, как у адреса, который вы знаете, или у другого в этом файле. Такие адреса создают воры. Они не импортируются: те, в которых вы уверены, добавьте вручную, чтобы сравнить их символ за символом.',
  'contacts.import.line': 'Строка {line}',
  'contacts.import.noNetwork': 'Сеть не указана, поэтому {network}',
  'contacts.import.isNameTaken': 'Имя совпадает с именем {name} или похоже на него, а у того другой адрес',
  'contacts.import.isNameOfLine':
    'Имя совпадает с именем в строке {line} или похоже на него, а у того другой адрес',
  'contacts.import.isDuplicate': 'У вас уже есть этот адрес: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'Тот же адрес и та же сеть, что в строке {line}',
  'contacts.import.isElsewhere': 'Новый. Этот адрес есть у вас и как: {name}, {network}',
  'contacts.import.isNew': 'Новый',
  'contacts.import.isLike': 'Начало и конец такие же, как у {name}',
  'contacts.import.isLikeLine': 'Начало и конец такие же, как у адреса в строке {line}',
  'contacts.import.isLikeAtOneEnd': 'Новый. Начало или конец такие же, как у {name}: сравните каждый символ',
  'contacts.import.problem.network': 'Кошелёк не знает эту сеть',
  'contacts.import.problem.cells': 'Ячеек больше, чем столбцов: возьмите имя с запятой в кавычки',
  'contacts.import.problem.quotes': 'Кавычка не закрыта',
  'contacts.import.more': 'Показать ещё {count}',
  'contacts.import.submit':
    '{count, plural, =0 {Импортировать} one {Импортировать # контакт} few {Импортировать # контакта} many {Импортировать # контактов} other {Импортировать # контакта}}',
  'contacts.import.progress': 'Импортировано {done} из {total}…',
  'contacts.import.done':
    '{count, plural, one {Импортирован # контакт} few {Импортировано # контакта} many {Импортировано # контактов} other {Импортировано # контакта}}',
  'contacts.import.error.write':
    'Импортировано контактов: {done} из {total}. Повторите попытку: ни один контакт не импортируется дважды.',
} as const;
