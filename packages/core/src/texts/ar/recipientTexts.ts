export const recipientTexts = {
  'send.hint.contractTokens':
    'هذا عنوان عقد ذكي. الرموز المميزة التي لا يتوقعها تضيع: تأكد من أنه يستطيع استلامها.',
  'send.hint.account': 'حسابك أنت: {name}',
  'send.hint.watched': '{name}: حساب للمراقبة فقط، ليس لهذه المحفظة مفتاح له',
  'send.recipientOrName': 'عنوان، أو اسم مثل name.eth',
  'send.name.looking': 'جارٍ البحث عن الاسم…',
  'send.name.leadsTo': 'يشير {name} إلى',
  'send.name.unusual': 'في هذا الاسم أحرف غير a إلى z و0 إلى 9: {characters}. تأكد من أنها الأحرف التي تقصدها.',
  'send.name.primary': 'يسمّيه مالك هذا العنوان {name}',
  'send.name.failed': 'تعذّر البحث عن الاسم. حاول مجددًا، أو أدخل العنوان نفسه.',
  'send.guard.checking': 'جارٍ التحقق من هذا العنوان…',
  'send.guard.tokenContract':
    'هذا عقد الرمز {symbol}. كل ما يُرسَل إليه يضيع، لذا هذا التحويل محظور. أدخل عنوان الشخص الذي تريد أن تدفع له.',
  'send.guard.appContract':
    'هذا عقد تابع لـ {name} وليس عنوان شخص. العملات أو الرموز التي ترسلها إليه مباشرة قد تضيع. للمبادلة استخدم «مبادلة» أو التطبيق نفسه.',
  'send.guard.first': 'لم يرسل هذا الحساب إلى هذا العنوان من قبل.',
  'send.guard.firstOfRecent':
    'لم يذهب أي من آخر تحويلات القيمة من هذا الحساب (وعددها {count}) إلى هذا العنوان.',
  'send.guard.unread':
    'تعذّر تحميل بعض جهات اتصالك أو حساباتك أو تحويلاتك السابقة، لذا لم يُقارَن هذا العنوان بها. تحقق من كل خانة فيه.',
  'send.guard.contractElsewhere':
    'هذا العنوان عقد ذكي على {network} لكنه ليس كذلك على هذه الشبكة. قد لا يكون مالكه هناك متحكمًا به هنا. اسأله قبل أن ترسل.',
  'send.guard.firstDigits': 'يبدأ هذا العنوان مثل {name}، لكنه عنوان مختلف. قارن كل خانة:',
  'send.guard.lastDigits': 'ينتهي هذا العنوان مثل {name}، لكنه عنوان مختلف. قارن كل خانة:',
  'send.guard.bothEndsSaved': 'يبدأ هذا العنوان وينتهي مثل {name}، لكنه عنوان مختلف. قارن كل خانة:',
  'send.guard.bothEnds':
    'توقّف: يبدأ هذا العنوان وينتهي مثل {name}، لكنه عنوان مختلف. يرسل اللصوص مبالغ ضئيلة من مثل هذه العناوين لكي تنسخها من سجلك.',
  'send.guard.knownContact': 'جهة الاتصال {name}',
  'send.guard.knownAccount': 'حسابك {name}',
  'send.guard.knownWatched': '{name}، حسابك للمراقبة فقط',
  'send.guard.knownSentTo': 'عنوان أرسلتَ إليه من قبل',
  'send.guard.this': 'هذا العنوان',
  'send.guard.known': 'العنوان الذي تعرفه',
  'send.guard.retype': 'الخانات من {from} إلى {to} بعد 0x',
  'send.guard.retypeHelp': 'إذا كان العنوان صحيحًا، فاكتب هذه الخانات من المصدر الذي أعطاك إياه.',
  'send.guard.retypePasted': 'اكتب الخانات. لصقها لا يثبت شيئًا.',
  'send.guard.retypeWrong': 'هذه ليست خانات هذا العنوان.',
  'send.guard.retypeKnown': 'هذه خانات {name}، لكن العنوان أعلاه مختلف. لا ترسل إليه.',
  'send.guard.retyped': 'الخانات صحيحة. تحقق من العنوان كاملًا مرة أخرى قبل أن ترسل.',
  'contacts.guard.retyped': 'الخانات صحيحة. تحقق من العنوان كاملًا مرة أخرى قبل أن تحفظ.',
} as const;
