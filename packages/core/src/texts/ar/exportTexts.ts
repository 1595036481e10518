export const exportTexts = {
  'settings.data': 'بياناتك',
  'settings.connections': 'ما يتصل به هذا التطبيق',
  'settings.sites': 'المواقع المرتبطة',
  'settings.signOpen': 'توقيع رسالة',
  'export.title': 'تصدير البيانات',
  'export.text':
    'يُنشأ الملف على هذا الجهاز ويحفظه متصفحك. لا يستلمه أي شخص آخر. كل من لديه الملف يعرف عناوينك ومعاملاتك.',
  'export.what': 'البيانات',
  'export.kind.filteredHistory': 'القائمة الحالية، بعوامل تصفيتها',
  'export.kind.history': 'سجل المعاملات',
  'export.kind.costBasis': 'أساس التكلفة حسب السنة والأصل (FIFO)',
  'export.kind.movements': 'أساس التكلفة، كل السطور',
  'export.kind.contacts': 'جهات الاتصال',
  'export.kind.accounts': 'الحسابات (العناوين، دون مفاتيح)',
  'export.kind.tokens': 'الرموز التي أضفتها',
  'export.format': 'الصيغة',
  'export.format.csv': 'CSV، لجداول البيانات',
  'export.format.json': 'JSON، للبرامج',
  'export.costBasisText':
    'الوارد أولًا صادر أولًا، لكل أصل وحساب، بالدولار الأمريكي وبسنوات UTC؛ وتُستثنى شبكات الاختبار. القيم غير المعروفة تُوسم ولا تُخمَّن أبدًا: تحقق من العمودين is_complete وnote. هذه ليست نصيحة ضريبية.',
  'export.deletedAccountsText':
    'الحساب الذي حذفته من قائمتك، ولم يرسل أي شيء قط، يُحتسب لشخص آخر: ما نقلته إليه يُحتسب مرسَلًا إلى آخرين. أضفه مجددًا من «الحسابات» قبل أن تصدّر.',
  'export.download': 'تنزيل',
  'export.reading': 'جارٍ تحميل كل شيء…',
  'export.done':
    '{count, plural, zero {لم يُكتب أي صف} one {كُتب صف واحد} two {كُتب صفان} few {كُتبت # صفوف} many {كُتب # صفًا} other {كُتب # صف}} في {file}',
  'export.error.read': 'تعذّر تحميل بعض السجلات، لذا لم يُنشأ أي ملف. تحقق من اتصالك وحاول مجددًا.',
  'export.error.unreadable':
    '{count, plural, zero {لا سجلات غير قابلة للقراءة} one {سجل واحد غير قابل للقراءة} two {سجلان غير قابلين للقراءة} few {# سجلات غير قابلة للقراءة} many {# سجلًا غير قابل للقراءة} other {# سجل غير قابل للقراءة}}. لم يُنشأ أي ملف، لأنه سيكون غير مكتمل. يُرجى الاتصال بالدعم.',
  'contacts.import': 'استيراد',
  'contacts.import.title': 'استيراد جهات الاتصال',
  'contacts.import.text':
    'اختر ملف CSV يسمّي سطره الأول الأعمدة: name وaddress، واختياريًا network وnotes. يمكنك مراجعة جهات الاتصال قبل حفظ أي شيء.',
  'contacts.import.choose': 'اختيار ملف',
  'contacts.import.reading': 'جارٍ القراءة والمقارنة…',
  'contacts.import.error.large': 'هذا الملف كبير جدًا: يمكنك استيراد 10 MB و10,000 سطر على الأكثر دفعة واحدة.',
  'contacts.import.error.unread': 'تعذّرت قراءة الملف. اختره مجددًا.',
  'contacts.import.error.columns': 'يجب أن يسمّي السطر الأول الأعمدة: name وaddress، واختياريًا network وnotes.',
  'contacts.import.error.empty': 'لا يحتوي هذا الملف على أي جهة اتصال.',
  'contacts.import.error.known':
    'تعذّر تحميل بعض جهات اتصالك أو حساباتك أو تحويلاتك السابقة، لذا لم يُقارَن الملف بها ولا يمكنك استيراده. حاول لاحقًا.',
  'contacts.import.new':
    '{count, plural, zero {لا جهات اتصال جديدة} one {جهة اتصال جديدة واحدة} two {جهتا اتصال جديدتان} few {# جهات اتصال جديدة} many {# جهة اتصال جديدة} other {# جهة اتصال جديدة}}',
  'contacts.import.duplicates':
    '{count, plural, zero {لا شيء موجود لديك} one {واحدة موجودة لديك بالفعل} two {اثنتان موجودتان لديك بالفعل} few {# موجودة لديك بالفعل} many {# موجودة لديك بالفعل} other {# موجودة لديك بالفعل}}',
  'contacts.import.clashes':
    '{count, plural, zero {لا أسماء مستخدمة لعنوان آخر} one {واحدة اسمها مستخدم لعنوان آخر} two {اثنتان اسماهما مستخدمان لعنوانين آخرين} few {# أسماؤها مستخدمة لعناوين أخرى} many {# أسماؤها مستخدمة لعناوين أخرى} other {# أسماؤها مستخدمة لعناوين أخرى}}',
  'contacts.import.stopped':
    '{count, plural, zero {لا شيء محظور} one {واحدة محظورة} two {اثنتان محظورتان} few {# محظورة} many {# محظورة} other {# محظورة}}',
  'contacts.import.invalid':
    '{count, plural, zero {لا سطور غير صالحة} one {سطر واحد غير صالح} two {سطران غير صالحين} few {# سطور غير صالحة} many {# سطرًا غير صالح} other {# سطر غير صالح}}',
  'contacts.import.withDuplicates': 'استيراد جهات الاتصال الموجودة لديّ بالفعل أيضًا',
  'contacts.import.withClashes': 'استيراد جهات الاتصال التي اسمها مستخدم لعنوان آخر أيضًا',
  'contacts.import.clashText':
    'بعض الأسماء لعنوان آخر أو تبدو مثله. قد يريد كاتب هذا الملف أن تدفع إلى العنوان الخطأ: اسأل الشخص أولًا. تُترك هذه السطور ما لم تُضمّنها.',
  'contacts.import.stoppedText':
    'تبدأ بعض العناوين وتنتهي مثل عنوان تعرفه، أو مثل عنوان آخر في هذا الملف. ينشئ اللصوص مثل هذه العناوين. لا تُستورد هذه العناوين: أضف يدويًا ما تثق به منها، لكي تقارنها خانة خانة.',
  'contacts.import.line': 'السطر {line}',
  'contacts.import.noNetwork': 'لم تُذكر شبكة، لذا {network}',
  'contacts.import.isNameTaken': 'الاسم هو {name} أو يبدو مثله، وله عنوان آخر',
  'contacts.import.isNameOfLine': 'الاسم هو الاسم في السطر {line} أو يبدو مثله، وله عنوان آخر',
  'contacts.import.isDuplicate': 'لديك هذا العنوان بالفعل: {name}، {network}',
  'contacts.import.isDuplicateInFile': 'العنوان والشبكة نفسهما كما في السطر {line}',
  'contacts.import.isElsewhere': 'جديدة. لديك هذا العنوان أيضًا باسم: {name}، {network}',
  'contacts.import.isNew': 'جديدة',
  'contacts.import.isLike': 'يبدأ وينتهي مثل {name}',
  'contacts.import.isLikeLine': 'يبدأ وينتهي مثل عنوان السطر {line}',
  'contacts.import.isLikeAtOneEnd': 'جديدة. يبدأ أو ينتهي مثل {name}: قارن كل خانة',
  'contacts.import.problem.network': 'لا تعرف هذه المحفظة هذه الشبكة',
  'contacts.import.problem.cells': 'الخلايا أكثر من الأعمدة: ضع علامات اقتباس حول الاسم الذي فيه فاصلة',
  'contacts.import.problem.quotes': 'علامة اقتباس غير مغلقة',
  'contacts.import.more': 'عرض {count} أخرى',
  'contacts.import.submit':
    '{count, plural, =0 {استيراد} zero {استيراد} one {استيراد جهة اتصال واحدة} two {استيراد جهتي اتصال} few {استيراد # جهات اتصال} many {استيراد # جهة اتصال} other {استيراد # جهة اتصال}}',
  'contacts.import.progress': 'استُورد {done} من {total}…',
  'contacts.import.done':
    '{count, plural, zero {لم تُستورد أي جهة اتصال} one {استُوردت جهة اتصال واحدة} two {استُوردت جهتا اتصال} few {استُوردت # جهات اتصال} many {استُوردت # جهة اتصال} other {استُوردت # جهة اتصال}}',
  'contacts.import.error.write':
    'استُورد {done} من {total} من جهات الاتصال. حاول مجددًا: لا تُستورد أي جهة اتصال مرتين.',
} as const;
