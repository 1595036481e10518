export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {# حسابات} many {# حسابًا} other {# حساب}} على {networks, plural, zero {لا شبكات} one {شبكة واحدة} two {شبكتين} few {# شبكات} many {# شبكة} other {# شبكة}}',
  'holdings.adding': 'جارٍ الحساب…',
  'holdings.change': '{amount} خلال 24 ساعة',
  'holdings.search': 'البحث في الرموز المميزة',
  'holdings.filterNetwork': 'التصفية حسب الشبكة',
  'holdings.allNetworks': 'كل الشبكات',
  'holdings.nfts.all': 'عرض الكل',
  'holdings.noMatch': 'لا يوجد رمز مميز مطابق.',
  'holdings.partial': 'إجمالي جزئي. لا يشمل: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, zero {لا شبكات لم تستجب} one {شبكة واحدة لم تستجب} two {شبكتان لم تستجيبا} few {# شبكات لم تستجب} many {# شبكة لم تستجب} other {# شبكة لم تستجب}}',
  'holdings.partial.prices': 'أسعار غير متاحة',
  'holdings.partial.priceless':
    '{count, plural, zero {لا أصول بلا سعر} one {أصل واحد بلا سعر} two {أصلان بلا سعر} few {# أصول بلا سعر} many {# أصلًا بلا سعر} other {# أصل بلا سعر}}',
  'holdings.partial.disputed':
    '{count, plural, zero {لا أرصدة عليها خلاف} one {رصيد واحد لا تتفق عليه العُقد} two {رصيدان لا تتفق عليهما العُقد} few {# أرصدة لا تتفق عليها العُقد} many {# رصيدًا لا تتفق عليها العُقد} other {# رصيد لا تتفق عليها العُقد}}',
  'holdings.partial.unconfirmed':
    '{count, plural, zero {لا أرصدة غير مؤكَّدة} one {رصيد واحد غير مؤكَّد} two {رصيدان غير مؤكَّدين} few {# أرصدة غير مؤكَّدة} many {# رصيدًا غير مؤكَّد} other {# رصيد غير مؤكَّد}}',
  'holdings.partial.unknown':
    '{count, plural, zero {لا أرصدة غير مُبلَغ عنها} one {رصيد واحد لم تُبلغ عنه أي عُقدة} two {رصيدان لم تُبلغ عنهما أي عُقدة} few {# أرصدة لم تُبلغ عنها أي عُقدة} many {# رصيدًا لم تُبلغ عنها أي عُقدة} other {# رصيد لم تُبلغ عنها أي عُقدة}}',
  'holdings.partial.loading':
    '{count, plural, zero {لا رموز قيد التحميل} one {رموز لا تزال قيد التحميل على شبكة واحدة} two {رموز لا تزال قيد التحميل على شبكتين} few {رموز لا تزال قيد التحميل على # شبكات} many {رموز لا تزال قيد التحميل على # شبكة} other {رموز لا تزال قيد التحميل على # شبكة}}',
  'holdings.partial.pools':
    '{count, plural, zero {لا مجمّعات قيمتها غير معروفة} one {مجمّع واحد قيمته غير معروفة} two {مجمّعان قيمتهما غير معروفة} few {# مجمّعات قيمتها غير معروفة} many {# مجمّعًا قيمتها غير معروفة} other {# مجمّع قيمتها غير معروفة}}',
  'holdings.partial.poolsAsked': 'مجمّعات لا تزال قيد التحميل',
  'holdings.off': 'لا يشمل: أصولك على {networks}، وهي معطّلة في إعدادات الشبكات.',
  'holdings.lone': 'استجابت عُقدة واحدة فقط على {networks}.',
  'holdings.old':
    '{count, plural, zero {كل الأرقام حديثة: {age}.} one {قد يكون رقم واحد قديمًا: عُمره {age}.} two {قد يكون رقمان قديمين: عُمر الأقدم {age}.} few {قد تكون # أرقام قديمة: عُمر الأقدم {age}.} many {قد يكون # رقمًا قديمًا: عُمر الأقدم {age}.} other {قد يكون # رقم قديمًا: عُمر الأقدم {age}.}}',
  'holdings.failed': 'لا استجابة من {networks}. ترى آخر الأرقام المعروفة مع عُمرها.',
  'holdings.parts': 'التفصيل',
  'holdings.byNetwork': 'حسب الشبكة',
  'holdings.byAsset': 'حسب الأصل',
  'holdings.noParts': 'لا توجد أصول لها سعر.',
  'holdings.watched':
    '{count, plural, zero {كل الحسابات مشمولة.} one {حساب واحد للمراقبة فقط غير مشمول.} two {حسابان للمراقبة فقط غير مشمولين.} few {# حسابات للمراقبة فقط غير مشمولة.} many {# حسابًا للمراقبة فقط غير مشمولة.} other {# حساب للمراقبة فقط غير مشمولة.}}',
  'holdings.byPool': 'في المجمّعات',
  'holdings.pools': 'تُحتسب المجمّعات بقيمة ما يمكنك سحبه الآن. ولا تُحتسب حصصها مرة أخرى.',
  'holdings.testCoins': 'لا قيمة لعملات شبكات الاختبار ولا تُحتسب.',
  'holdings.testGroup': 'عملات اختبار ({count})',
  'holdings.searching': 'ما زال البحث عن الرموز المميزة جاريًا…',
  'holdings.found': 'رموز عُثر عليها',
  'holdings.unnamed': 'رمز مميز بلا اسم',
  'holdings.moreRows': 'عرض {count} أخرى',
  'holdings.how': 'مدى موثوقية رقم {asset}',
  'holdings.mark': 'الكتلة {block}، منذ {age}، العُقد المتفقة: {agreeing} من {nodes}',
  'holdings.markNoBlock': 'العُقد المتفقة: {agreeing} من {nodes}',
  'holdings.state.disputed': 'محل خلاف',
  'holdings.state.unconfirmed': 'غير مؤكَّد',
  'holdings.state.unknown': 'غير معروف',
  'holdings.state.flagged': 'عُقدة واحدة لا توافق',
  'holdings.state.old': 'قديم',
  'holdings.explain.disputed': 'عُقد الشبكة غير متفقة على هذا الرقم. لا يُحتسب في أي إجمالي.',
  'holdings.explain.unconfirmed': 'استجاب عدد قليل من العُقد لا يكفي لتأكيد هذا الرقم. لا يُحتسب في أي إجمالي.',
  'holdings.explain.unknown': 'لم تُبلغ أي عُقدة عن هذا الرقم. غير معروف لا يعني صفرًا.',
  'holdings.explain.flagged':
    '{count, plural, zero {لا عُقد مخالفة.} one {عُقدة واحدة لا توافق.} two {عُقدتان لا توافقان.} few {# عُقد لا توافق.} many {# عُقدة لا توافق.} other {# عُقدة لا توافق.}}',
  'holdings.explain.old': 'قد يكون هذا الرقم قديمًا.',
  'holdings.unverified': 'غير موثَّقة ({count})',
  'holdings.unverifiedText':
    'رموز مميزة غير مُدرَجة أرسلها إليك آخرون، وربما تكون محتوى مزعجًا. لا تُحتسب في أي إجمالي. يحاول كثير منها توجيهك إلى موقع ضار: لا تتفاعل معها إلا إذا كنت تعرف العقد.',
  'holdings.accept': 'إضافة',
  'holdings.acceptNamed': 'إضافة {symbol}، العقد {contract}',
  'holdings.accept.title': 'إضافة {symbol} إلى رموزك؟',
  'holdings.accept.text':
    'عقده هو {contract} على {network}. يستطيع أي شخص إنشاء رمز مميز بأي اسم: لا تُضفه إلا إذا كنت تعرف مصدره.',
  'holdings.accept.imitation':
    'يسمّي نفسه {symbol}، مثل رمز معروف، لكنه عقد مختلف، وغالبًا صُنع لخداعك. عقده هو {contract} على {network}.',
  'holdings.accept.confirm': 'إضافة الرمز',
  'holdings.accept.confirmImitation': 'إضافته على أي حال',
  'holdings.imitation': 'ليس {symbol} المعروف',
  'holdings.found.add': 'إضافة إلى رموزك',
} as const;
