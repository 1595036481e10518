export const addTokenTexts = {
  'tokens.add.contractAddress': 'عنوان العقد',
  'tokens.add.network': 'الشبكة',
  'tokens.add.name': 'اسم الرمز',
  'tokens.add.symbol': 'اختصار الرمز',
  'tokens.add.icon': 'الأيقونة',
  'tokens.add.iconHelp': 'حرف أو حرفان أو رمز تعبيري. إذا تركتها فارغة، يُستخدم الحرف الأول من الاختصار.',
  'tokens.add.required': 'الحقول التي عليها نجمة مطلوبة.',
  'tokens.add.submit': 'إضافة الرمز',
  'tokens.lookup.found':
    'عُثر على: {name} ({symbol})، المنازل العشرية: {decimals}. ليس في قائمة الرموز في المحفظة.',
  'tokens.lookup.listed':
    'عُثر على: {name} ({symbol})، المنازل العشرية: {decimals}. وهو في قائمة الرموز في المحفظة.',
  'tokens.lookup.imitation':
    'هذا ليس {symbol} المعروف. يستطيع أي شخص إنشاء رمز مميز بأي اسم. العقد الذي أدخلته: {contract}. {known}',
  'tokens.lookup.knownContract': '{symbol} المعروف على {network}: {contract}.',
  'tokens.lookup.knownNone': 'لا تعرف هذه المحفظة أي عقد لـ {symbol} على {network}.',
  'tokens.imitation.title': 'إضافة رمز ليس {symbol}؟',
  'tokens.imitation.text':
    'يسمّي نفسه {symbol}، لكنه عقد مختلف، وغالبًا صُنع لخداعك. العقد الذي أدخلته: {contract}. {known} ويبقى موسومًا في محفظتك.',
  'tokens.imitation.confirm': 'إضافته على أي حال',
  'tokens.lookup.differs': 'يسمّي العقد نفسه {name} ({symbol})، وهذا ليس ما كتبته. هل هو الرمز الذي تقصده؟',
  'tokens.lookup.use': 'استخدام اسم العقد',
  'tokens.lookup.unreachable':
    'لم تستجب الشبكة، لذا لم يُتحقق من الرمز. يمكنك إضافته كما أدخلته؛ وتتحقق صفحته من العقد مجددًا قبل أن تتمكن من إرساله.',
  'tokens.lookup.switchedOff':
    '{network} معطّلة. يمكنك إضافة الرمز؛ فعّل الشبكة في إعدادات الشبكات لرؤية رصيده وإرساله.',
  'tokens.lookup.unnamed': 'بلا اسم',
  'tokens.notes.title': 'قبل أن تضيف رمزًا',
  'tokens.notes.contract': 'تحقق من عنوان العقد',
  'tokens.notes.contractText': 'يستطيع أي شخص إنشاء رمز مميز باسم معروف. انسخ العنوان من موقع المشروع نفسه.',
  'tokens.notes.listed': 'تظهر الرموز المُدرَجة تلقائيًا',
  'tokens.notes.listedText':
    'تظهر رموز قائمة المحفظة في الشاشة الرئيسية بمجرد أن تملكها. لا تحتاج إلى إضافتها.',
  'tokens.notes.free': 'الإضافة لا تكلّف شيئًا',
  'tokens.notes.freeText': 'تضيف الرمز إلى قائمتك فقط ولا تمنح أي إذن. يمكنك إزالته من صفحة الرمز.',
} as const;
