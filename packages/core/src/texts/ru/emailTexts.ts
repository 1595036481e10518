export const emailTexts = {
  'email.loading': 'Читаем вашу ссылку…',
  'email.continue': 'Продолжить',
  'email.toSignIn': 'Перейти ко входу',
  'email.working': 'Секунду…',
  'email.phraseNote':
    'Новый пароль нужен для входа в аккаунт. Он не меняет фразу восстановления: монетами управляет только она, и сбросить её нельзя.',

  'email.verifyEmail.title': 'Подтвердите адрес эл. почты',
  'email.verifyEmail.text': 'Адрес {email} ваш? Подтверждайте, только если зарегистрировались с ним сами.',
  'email.verifyEmail.submit': 'Подтвердить этот адрес',
  'email.verifyEmail.done': 'Ваш адрес подтверждён',
  'email.verifyEmail.doneText':
    'Если забудете пароль, новый можно задать через {email}. Вашими монетами управляет только фраза восстановления.',

  'email.resetPassword.title': 'Задайте новый пароль',
  'email.resetPassword.text': 'Для аккаунта {email}.',
  'email.resetPassword.newPassword': 'Новый пароль',
  'email.resetPassword.submit': 'Задать новый пароль',
  'email.resetPassword.done': 'Ваш пароль изменён',
  'email.resetPassword.doneText': 'Все сеансы {email} завершены. Войдите с новым паролем.',
  'email.resetPassword.check':
    'Если этот кошелёк создали не вы или ваш пароль знал кто-то ещё, проверьте фразу восстановления в настройках, прежде чем получать монеты: это должна быть та, которую вы записали.',

  'email.recoverEmail.title': 'Восстановите адрес эл. почты',
  'email.recoverEmail.text': 'Ваш аккаунт вернётся к {email}.',
  'email.recoverEmail.textBoth': 'Ваш аккаунт вернётся с {other} к {email}.',
  'email.recoverEmail.submit': 'Восстановить этот адрес',
  'email.recoverEmail.done': 'Ваш адрес восстановлен',
  'email.recoverEmail.doneText':
    'Вы снова входите с {email}. Если вы меняли его не сами, ваш пароль кто-то знает: задайте новый прямо сейчас.',
  'email.recoverEmail.reset': 'Задать новый пароль',

  'email.verifyAndChangeEmail.title': 'Смена адреса эл. почты',
  'email.verifyAndChangeEmail.text': 'Ваш аккаунт будет использовать {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Ваш аккаунт переходит с {other} на {email}.',
  'email.verifyAndChangeEmail.submit': 'Сменить адрес',
  'email.verifyAndChangeEmail.done': 'Ваш адрес изменён',
  'email.verifyAndChangeEmail.doneText': 'Теперь вы входите с {email}. Все сеансы завершены: войдите снова.',

  'email.confirmedAlready': 'Ваш адрес уже подтверждён',
  'email.confirmedAlreadyText': 'Больше ничего делать не нужно.',
  'email.malformed': 'Эта ссылка неполная',
  'email.malformedText':
    'Откройте её из письма ещё раз или скопируйте целиком в адресную строку. В целях безопасности страница убирает код из адресной строки, как только прочитает его, поэтому перезагрузить её нельзя.',
  'email.unsupported': 'Мы не отправляем таких ссылок',
  'email.unsupportedText':
    'У этого кошелька нет ссылок для входа. Закройте эту страницу и не вводите пароль или фразу восстановления нигде, куда привела вас эта ссылка.',
  'email.invalid': 'Эта ссылка больше не работает',
  'email.invalid.verifyEmail':
    'Её уже использовали, или отправлена более новая. Если вы только что подтвердили адрес, всё готово. Если нет, отправьте новую ссылку из настроек кошелька.',
  'email.invalid.resetPassword':
    'Её уже использовали, или отправлена более новая. Если вы только что задали новый пароль, войдите с ним. Если нет, запросите новую ссылку.',
  'email.invalid.recoverEmail':
    'Её уже использовали, или она не наша. Если ваш адрес сменил кто-то другой, напишите на {support} с этого адреса.',
  'email.invalid.verifyAndChangeEmail':
    'Её уже использовали, или она не наша. Если вы только что сменили адрес, войдите с новым.',
  'email.expired': 'Срок этой ссылки истёк',
  'email.expired.verifyEmail': 'Отправьте новую из настроек кошелька.',
  'email.expired.resetPassword': 'Запросите новую: ничего не изменилось.',
  'email.expired.recoverEmail': 'Напишите на {support} с этого адреса, и мы поможем.',
  'email.expired.verifyAndChangeEmail': 'Ничего не изменилось: вы по-прежнему входите со старым адресом.',
  'email.disabled': 'Этот аккаунт отключён',
  'email.disabledText':
    'Войти в него никто не может. На ваши монеты это не влияет: фраза восстановления действует и в других кошельках. Напишите на {support}.',
  'email.taken': 'Этот адрес уже использует другой аккаунт',
  'email.takenText': 'Ничего не изменено. Войдите со старым адресом или напишите на {support}.',
  'email.weakPassword': 'Выберите более длинный или менее распространённый пароль',
  'email.tooMany': 'Слишком много запросов. Повторите попытку через несколько минут.',
  'email.newLink': 'Отправить новую ссылку',
  'email.openSettings': 'Открыть настройки',

  'email.forgot.title': 'Забыли пароль?',
  'email.forgot.text': 'Мы отправим письмо со ссылкой, чтобы задать новый пароль.',
  'email.forgot.submit': 'Отправить ссылку',
  'email.forgot.again': 'Отправить ещё раз',
  'email.forgot.sent': 'Проверьте почту',
  'email.forgot.sentText':
    'Если у {email} есть здесь аккаунт, мы отправили ссылку, чтобы задать новый пароль. Это может занять несколько минут; проверьте и папку со спамом.',
  'email.forgot.wait': 'Новую можно запросить через {seconds} с.',
} as const;
