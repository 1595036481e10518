export const liveSwapTexts = {
  'swap.notes.title': 'Как работает обмен',
  'swap.notes.minimum': 'Сначала вы видите минимум',
  'swap.notes.minimumText':
    'До подписи кошелёк показывает минимум, который вы получите. Если цена сдвинется больше допустимого проскальзывания, обмен не выполнится, и вы заплатите только комиссию сети.',
  'swap.notes.approval': 'Токенам нужно одобрение',
  'swap.notes.approvalText':
    'Оно позволяет бирже потратить ровно ту сумму, которую вы обмениваете. Монетам, таким как ETH, оно не нужно.',
  'swap.notes.pool': 'Небольшие пулы обходятся дороже',
  'swap.notes.poolText':
    'Крупный обмен в небольшом пуле сдвигает цену не в вашу пользу. Кошелёк показывает влияние на цену и предупреждает вас.',
  'swap.live.balanceUnknown': 'Баланс: — {symbol}',
  'swap.live.max': 'Макс.',
  'swap.live.otherToken': 'Другой токен, по адресу контракта…',
  'swap.live.otherTitle': 'Токен по адресу контракта',
  'swap.live.otherText':
    'Кто угодно может создать токен с любым названием. Скопируйте адрес с сайта самого проекта, никогда не из сообщения.',
  'swap.live.otherField': 'Адрес контракта',
  'swap.live.otherAdd': 'Использовать этот токен',
  'swap.live.otherMalformed': 'Введите адрес контракта: 0x и 40 шестнадцатеричных цифр',
  'swap.live.otherNone':
    'По адресу {contract} нет токена, или число знаков после запятой у него не подтверждено. Пока оно не подтверждено, обменять его нельзя.',
  'swap.live.otherDecimals':
    'Контракт {symbol} сообщает другое число знаков после запятой, чем когда вы его добавляли, поэтому суммы могут быть неверными. Обменять его здесь нельзя. Если вы ему всё ещё доверяете, удалите его из своих токенов и добавьте снова.',
  'swap.live.otherAsking': 'Поиск токена по адресу {contract}…',
  'swap.live.tokensFailed': 'Не удалось загрузить ваши балансы.',
  'swap.live.unverified':
    'Токена {symbol} нет в списке. Такой токен может быть поддельным, или его невозможно будет продать.',
  'swap.live.watchOnly': 'Этот аккаунт только для просмотра: подписать за него здесь нельзя.',
  'swap.live.notEnough': 'У вас {balance} {symbol}, а вы хотите обменять {amount}.',
  'swap.live.notEnoughFee': 'Комиссия сети оплачивается в {coin}: оставьте на неё около {fee} {coin}.',
  'swap.live.notEnoughFees':
    'Комиссии сети оплачиваются в {coin}: оставьте около {fee} {coin} на одобрение, обмен и отзыв одобрения.',
  'swap.live.balanceNotKnown': 'Ваш баланс {symbol} не подтверждён: узлы расходятся в ответах.',

  'swap.live.quoting': 'Загрузка котировки…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Влияние на цену',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'Ваш обмен почти не влияет на цену.',
  'swap.live.impactNotable': 'Ваш обмен сдвигает цену не в вашу пользу.',
  'swap.live.minimum': 'Минимум к получению',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Маршрут',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3% за пул',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, без биржи',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Котировка',
  'swap.live.ageValue': 'обновится через {seconds} с',
  'swap.live.ageRenewing': 'обновляется…',
  'swap.live.ageAsleep': 'обновится, когда вы откроете эту страницу',
  'swap.live.details': 'Проскальзывание, комиссия и маршрут',
  'swap.live.sentence': 'Вы меняете {amount} {from} не меньше чем на {least} {to}.',
  'swap.live.sentenceWorth':
    'Вы меняете {amount} {from} ({worth}) не меньше чем на {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Вы меняете {amount} {from} на {least} {to}, один к одному.',

  'swap.live.slippageChange': 'Изменить проскальзывание',
  'swap.live.slippageOwn': 'Своё',
  'swap.live.slippageField': 'Своё проскальзывание (%)',
  'swap.live.slippageInvalid': 'Введите число от 0 до 50, не больше двух знаков после запятой',
  'swap.live.slippageLow':
    'Это так мало, что обмен может не выполниться при изменении цены; комиссию сети вы заплатите даже тогда.',
  'swap.live.slippageHigh':
    'Проскальзывание {percent}% больше, чем нужно большинству обменов: другие могут увидеть ваш обмен до того, как он пройдёт, и забрать из него до {percent}%.',
  'swap.live.slippageVeryHigh':
    'Вы можете потерять до {percent}% того, что платите. Ни один честный сайт не просит задавать столько.',

  'swap.live.unconfirmed':
    'Ответил только один узел, поэтому эта цена не подтверждена. Если она неверна, вы можете потерять всё сверх минимума к получению.',
  'swap.live.worthLess':
    'По рыночным ценам то, что вы получите, стоит на {percent}% меньше того, что вы платите. Возможно, у этого пула плохая цена.',
  'swap.live.worthUnknown':
    'Нет текущей рыночной цены для сравнения. Прежде чем подписать, проверьте в другом источнике, сколько стоят эти токены.',
  'swap.live.lessThanFirst':
    'Когда вы начали этот обмен, минимум был {first} {symbol}. Теперь он {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'У другой биржи цена лучше: эта даёт на {percent}% меньше. Можно отозвать одобрение и начать заново.',
  'swap.live.differing': 'Некоторые узлы расходятся в маршруте; показан ответ большинства.',
  'swap.live.mayKeepPart':
    'Кошелёк не смог проверить, доходит ли этот токен полностью. Обмен не выполнится, если вы получили бы меньше минимума.',

  'swap.live.none.noExchange': 'Кошелёк не знает ни одной биржи в сети {network}.',
  'swap.live.none.noRoute':
    'Маршрута из {from} в {to} нет: их не соединяет ни один пул, или в пулах слишком мало для этой суммы.',
  'swap.live.none.takesFee':
    'Один из токенов этой пары берёт комиссию с каждого перевода, поэтому неизвестно, сколько вы получите. Обменять его здесь нельзя.',
  'swap.live.none.keepsPartUnknown':
    'Кошелёк не смог проверить, доходят ли эти токены полностью, а этот маршрут не гарантирует минимум к получению. Обменять их здесь нельзя.',
  'swap.live.none.disputed': 'Узлы сети {network} расходятся в цене. Пробуем ещё раз…',
  'swap.live.none.stale': 'Узлы сети {network} отстают на минуты, поэтому их цена устарела. Пробуем ещё раз…',
  'swap.live.none.unavailable': 'Ни один узел сети {network} не сообщил цену. Пробуем ещё раз…',
  'swap.live.none.failed': 'Не удалось загрузить цену. Пробуем ещё раз…',
  'swap.live.none.tooMany': 'Слишком много запросов. Цена загрузится снова через {seconds} с.',

  'swap.live.wrap': 'Обернуть',
  'swap.live.unwrap': 'Развернуть',
  'swap.live.starting': 'Подготовка…',

  'swap.live.problem.allowance':
    'Не удалось прочитать одобрение биржи. Ничего не подписано. Повторите попытку.',
  'swap.live.problem.refused': 'Контракт {symbol} отклоняет одобрение, поэтому обменять его здесь нельзя.',
  'swap.live.problem.notYet': 'Узлы ещё не показывают одобрение. Повторите попытку чуть позже.',
  'swap.live.problem.quote': 'Сейчас цены нет. Ничего не подписано. Повторите попытку чуть позже.',
  'swap.live.problem.tooMany':
    'Слишком много запросов. Ничего не подписано. Продолжить можно через {seconds} с.',
  'swap.live.problem.refusedQuote':
    'В котировке указан контракт, который не является биржей этой сети. Ничего не подписано.',
  'swap.live.problem.otherAmount':
    'Котировка для другой суммы. Ничего не подписано; новая котировка уже загружается.',
  'swap.live.problem.otherTab':
    'Другая вкладка подписывает для этого аккаунта. Завершите или закройте это там.',
  'swap.live.problem.otherAccount':
    'Этот обмен принадлежит аккаунту {account}. Сделайте его основным, чтобы продолжить.',
  'swap.live.problem.record':
    'Не удалось загрузить статус последнего шага. Ничего не подписано. Повторите попытку.',
  'swap.live.problem.unexpected': 'Что-то пошло не так. Ничего не подписано. Повторите попытку.',

  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Незавершённый обмен: {amount} {from} на {to}',
  'swap.sequence.onNetwork': 'в сети {network}',
  'swap.sequence.onNetworkAt': 'в сети {network} · проскальзывание {percent}%',
  'swap.step.revoke': 'Отозвать старое одобрение',
  'swap.step.approve': 'Одобрить {amount} {from}',
  'swap.step.swap': 'Обменять на {to}',
  'swap.sequence.interrupted':
    'Этот обмен прервался до того, как стал известен его статус. «Продолжить» сначала проверит, было ли что-то отправлено.',
  'swap.sequence.revoke.pending': 'Старое одобрение отзывается.',
  'swap.sequence.revoke.completed': 'Старое одобрение отозвано. Далее: одобрите ровно {amount} {from}.',
  'swap.sequence.approve.pending': 'Одобрение {amount} {from} в ожидании.',
  'swap.sequence.approve.completed':
    'Вы одобрили ровно {amount} {from}. Далее проверьте обмен по свежей цене.',
  'swap.sequence.swap.pending': 'Обмен в ожидании.',
  'swap.sequence.swap.completed': 'Обменяно: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Обменяно: −{given} {from}, не меньше +{received} {to}',
  'swap.sequence.takeBack.pending': 'Одобрение отзывается.',
  'swap.sequence.takeBack.completed': 'Одобрение отозвано: биржа больше не может тратить ваши {from}.',
  'swap.sequence.takeBack.asking': 'Отзыв уже в блоке. Проверяем, может ли биржа ещё тратить ваши {from}…',
  'swap.sequence.takeBack.stays':
    'Отзыв уже в блоке, но биржа, возможно, ещё может потратить часть ваших {from}. Проверьте снова чуть позже, затем проверьте свои одобрения.',
  'swap.sequence.checkAgain': 'Проверить снова',
  'swap.sequence.swap.failed':
    'Ничего не обменяно; вы заплатили только комиссию. Чаще всего цена сдвинулась больше, чем допускает проскальзывание.',
  'swap.sequence.approve.failed': 'Одобрение не выполнено; вы заплатили только комиссию.',
  'swap.sequence.revoke.failed': 'Отзыв старого одобрения не выполнен; вы заплатили только комиссию.',
  'swap.sequence.takeBack.failed':
    'Отзыв одобрения не выполнен; вы заплатили только комиссию. Одобрение всё ещё существует.',
  'swap.sequence.replaced':
    'Другая транзакция заменила этот шаг. Прежде чем продолжать, посмотрите в истории, что она сделала: возможно, то же самое.',
  'swap.sequence.cancelled': 'Этот шаг отменён.',
  'swap.sequence.recordFailed': 'Не удалось загрузить статус этого шага.',
  'swap.sequence.noRecord':
    'Статус этого шага ещё неизвестен. «Продолжить» сначала ещё раз проверит, был ли он отправлен.',
  'swap.sequence.continue': 'Продолжить',
  'swap.sequence.tryAgain': 'Повторить',
  'swap.sequence.takeBack': 'Отозвать одобрение',
  'swap.sequence.dismiss': 'Скрыть',
  'swap.sequence.dismissKeeps':
    '«Скрыть» убирает только это уведомление; одобрение остаётся, пока вы его не отзовёте.',
  'swap.sequence.details': 'Показать в истории',
} as const;
