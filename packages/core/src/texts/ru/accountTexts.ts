export const accountTexts = {
  'accounts.title': 'Аккаунты',
  'accounts.label': 'Аккаунт {number}',
  'accounts.primary': 'Основной',
  'accounts.watchOnly': 'Только просмотр',
  'accounts.watchOnlyHint':
    'У кошелька нет ключа от этого адреса: с него нельзя отправлять, и он не предлагается для получения.',
  'accounts.foreign': 'Нет ключа на этом устройстве',
  'accounts.foreignHint':
    'У кошелька на этом устройстве нет ключа от этого адреса. Ничего на него не получайте.',
  'accounts.setPrimary': 'Сделать основным',
  'accounts.setPrimaryNamed': 'Сделать основным: {account}',
  'accounts.deleteNamed': 'Удалить {account}',
  'accounts.copyAddressNamed': 'Скопировать адрес {account}',
  'accounts.intro':
    'Вы отправляете с основного аккаунта. Аккаунты с ключом создаются из вашей фразы восстановления.',
  'accounts.empty': 'Аккаунтов пока нет',
  'accounts.emptyText':
    'Без аккаунта нельзя ни отправлять, ни получать. Ваши аккаунты восстановит фраза восстановления.',
  'accounts.unverified': 'Сначала завершите настройку кошелька',
  'accounts.unverifiedText':
    'Аккаунты создаются из вашей фразы восстановления, которую вы ещё не подтвердили.',
  'accounts.unverifiedAction': 'Продолжить настройку',
  'accounts.new': 'Новый аккаунт',
  'accounts.find': 'Найти аккаунты',
  'accounts.new.kind': 'Вид аккаунта',
  'accounts.new.fromPhrase': 'Из моей фразы',
  'accounts.new.watchOnly': 'Только просмотр',
  'accounts.new.fromPhraseText':
    'Добавляет следующий аккаунт вашей фразы восстановления, {path}. Его восстанавливают те же слова.',
  'accounts.new.watchOnlyText':
    'Добавляет адрес для просмотра. У кошелька нет от него ключа: с него нельзя отправлять, и он не предлагается для получения.',
  'accounts.new.phraseHelp':
    'Фраза используется в этом браузере, чтобы найти следующий адрес, и никогда не отправляется на наши серверы.',
  'accounts.new.address': 'Адрес',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Создать аккаунт',
  'accounts.new.creating': 'Создание…',
  'accounts.deleteTitle': 'Удалить {account}?',
  'accounts.deleteText':
    'Адрес удаляется из вашего списка; на его монеты это не влияет. «Новый аккаунт» восстановит его из вашей фразы.',
  'accounts.deleteWatchOnlyText': 'Адрес удаляется из вашего списка. Добавить его снова можно в любое время.',
  'accounts.deleteLastTitle': 'Удалить ваш единственный аккаунт?',
  'accounts.deleteLastText':
    'Тогда у кошелька не будет адреса: вы не сможете ни отправлять, ни получать, пока снова не введёте фразу восстановления. Без фразы вы потеряете доступ к своим монетам. На сами монеты это не влияет.',
  'accounts.deleteCostBasisText':
    'Если позже вы экспортируете себестоимость, переводы на этот аккаунт будут считаться отправленными другим, если только сам аккаунт что-нибудь не отправлял.',
  'accounts.created': 'Аккаунт создан',
  'accounts.primaryUpdated': 'Основной аккаунт изменён',
  'accounts.deleted': 'Аккаунт удалён',
  'accounts.error.nameTooLong': 'Имя должно быть не длиннее 50 символов',
  'accounts.error.load': 'Не удалось загрузить аккаунты',
  'accounts.error.create': 'Не удалось создать аккаунт',
  'accounts.error.setPrimary': 'Не удалось сменить основной аккаунт',
  'accounts.error.delete': 'Не удалось удалить аккаунт',
  'accounts.error.deletePrimary':
    'Основной аккаунт удалить нельзя. Сначала сделайте основным другой аккаунт.',
  'accounts.error.exists': 'Этот адрес уже есть в ваших аккаунтах',
  'accounts.error.watched':
    'Следующий адрес вашей фразы уже есть в вашем списке только для просмотра. Сначала удалите его, затем добавьте снова из фразы.',
  'accounts.balanceUnknown': 'Баланс неизвестен',
} as const;
