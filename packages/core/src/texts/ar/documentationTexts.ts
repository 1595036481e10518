export const documentationTexts = {
  'documentation.meta.title': 'الوثائق · Everything Wallet',
  'documentation.meta.description':
    'واجهة REST API من Everything Wallet: الخطوات الأولى، ومصادقة bearer، وكل نقطة نهاية مع شفرة للنسخ ونموذج لتجربتها، والأخطاء والحدود.',
  'documentation.title': 'الوثائق',
  'documentation.lead':
    'واجهة REST API للأرصدة والرسوم والمعاملات على تسع شبكات، بما فيها شبكات الاختبار، من أول طلب إلى آخر كود خطأ.',
  'documentation.start': 'البدء',
  'documentation.start.account': 'أنشئ حسابًا في المحفظة، أو سجّل الدخول إلى حسابك.',
  'documentation.start.key':
    'أنشئ مفتاح API في بوابة المطوّرين. لطلباتك الأولى، اختر مفتاحًا لشبكات الاختبار: لا قيمة لعملات شبكات الاختبار.',
  'documentation.start.keep':
    'احفظ المفتاح حيث تستطيع البرامج قراءته ولا يستطيع الأشخاص، مثل متغير البيئة EW_API_KEY.',
  'documentation.start.call': 'أرسل الطلب أدناه، واقرأ الإجابة.',
  'documentation.start.createAccount': 'إنشاء حساب',
  'documentation.start.portal': 'فتح بوابة المطوّرين',
  'documentation.authentication': 'المصادقة',
  'documentation.authentication.text': 'أرسل مفتاح API كرمز bearer في ترويسة كل طلب:',
  'documentation.authentication.kinds':
    'المفاتيح التي تبدأ بـ ew_live_ تعمل على كل الشبكات؛ والمفاتيح التي تبدأ بـ ew_test_ لا تعمل إلا على شبكات الاختبار.',
  'documentation.authentication.scopes':
    'للمفتاح نطاقات: read للأرصدة والرسوم والمعاملات، وbroadcast لإرسال المعاملات الموقَّعة، وwebhooks لإدارة webhooks. امنح كل برنامج النطاقات التي يحتاج إليها فقط.',
  'documentation.authentication.rotation':
    'عندما تدوّر مفتاحًا في بوابة المطوّرين، تحصل على مفتاح جديد ويظل القديم يعمل 24 ساعة أخرى، حتى لا يتوقف شيء بينهما.',
  'documentation.authentication.secret':
    'احفظ مفتاحك على خادم، لا في صفحة ويب أو تطبيق يثبّته الآخرون. لا يستطيع المفتاح نقل العملات، لأن المعاملات تُوقَّع قبل إرسالها. لكنه يستهلك حدودك، ومع نطاق «قراءة» أو «Webhooks» يكشف عناوين حساباتك وتحويلاتها وموافقاتها.',
  'documentation.example': 'مثال',
  'documentation.example.text':
    'يقرأ رصيد عنوان على Sepolia. يأخذ المفتاح من EW_API_KEY، لذا اضبطه أولًا؛ ويحتوي المثال على كل ما عدا ذلك.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'كل نقاط النهاية. يؤدي كل سطر إلى مرجع نقطته.',
  'documentation.endpoints.amounts':
    'المبالغ سلاسل عشرية، بالعملة وبوحدة wei، لأن أعداد الفاصلة العائمة تفقد أرقامًا.',
  'documentation.endpoints.networks':
    'سمِّ الشبكة بـ rpcName أو معرّفها أو اسمها أو معرّف سلسلتها، بأحرف كبيرة أو صغيرة.',
  'documentation.endpoints.idempotent':
    'يمكنك إرسال المعاملة الموقَّعة نفسها مجددًا بأمان: تبقى معاملة واحدة وتحصل على الإجابة نفسها.',
  'documentation.endpoints.download': 'تنزيل مستند OpenAPI',
  'documentation.reference': 'مرجع API',
  'documentation.reference.text':
    'مولَّد من مستند OpenAPI الخاص بـ API. يمكنك تجربة كل استدعاء هنا، مع هذا النشر.',
  'documentation.reads.websites': 'كيف يرتبط موقعك بالمحفظة',
  'documentation.reads': 'قراءات للمواقع المرتبطة',
  'documentation.reads.text':
    'يستطيع موقع يرتبط بالمحفظة قراءة شبكة هنا، دون مفتاح: JSON-RPC 2.0، من أي مصدر (origin)، بمعرّف سلسلة الشبكة العشري. وهو ليس جزءًا من مستند OpenAPI، لأن مكتبات Ethereum تتحدث به بالفعل.',
  'documentation.reads.methods':
    'الطرق التي تقرأ، مثل eth_call وeth_getLogs (1,000 كتلة على الأكثر) وeth_getTransactionReceipt. أما الإرسال والمرشحات والاشتراكات فتُرفض بالكود 4200.',
  'documentation.reads.limits':
    '20 استدعاءً على الأكثر في الدفعة، و1 MB للطلب وإجاباته. يستطيع الموقع استخدام 60 وحدة في 10 ثوانٍ و20,000 في اليوم لكل عنوان IP: تكلّف معظم الاستدعاءات 1، وeth_call 2، وeth_getLogs 5. وفوق ذلك تكون الإجابة -32005 مع data.retryAfter بالثواني.',
  'documentation.reads.nodes':
    'تجيب عُقدة واحدة، ويحتفظ الرفض (revert) ببياناته. ما توقّعه في المحفظة لا يعتمد على هذه القراءات.',
  'documentation.errors': 'الأخطاء',
  'documentation.errors.text':
    'يعيد الطلب الفاشل تفاصيل المشكلة (RFC 9457): كودًا ثابتًا للبرامج، وجملة للأشخاص، وعلاجًا، ومعرّف طلب للدعم، وعنوان الصفحة التي تشرح الكود.',
  'documentation.errors.all': 'عرض كل أكواد الخطأ',
  'documentation.limits': 'الحدود',
  'documentation.limits.text':
    'يستطيع المفتاح إجراء 300 طلب في الدقيقة و20,000 في اليوم، وكل مفاتيح المستخدم معًا 600 في الدقيقة و40,000 في اليوم. وإلى أن تؤكد عنوان بريدك الإلكتروني، تتقاسم المفاتيح المستخدمة من عنوان IP واحد 500 طلب في اليوم. الطلب الذي يسبب قراءات كثيرة من الشبكة يُحتسب عدة طلبات: يذكر المرجع عددها لكل نقطة نهاية. فوق الحد، يجيب API بالحالة 429. الطلبات المرفوضة (400 و403 و429) أو الفاشلة من جانبنا (502 و503، و504 إذا لم يُرسَل شيء) لا تُحتسب، على ألا تزيد الإخفاقات المجانية على 300 في الدقيقة.',
  'documentation.limits.windows':
    'تُعاد الحدود إلى بدايتها عند بدء كل دقيقة بتوقيت UTC وعند منتصف الليل بتوقيت UTC، لذا قد تصل دفعة متتالية عبر لحظة الإعادة إلى ضعف الحد. يمكن أن يكون للمستخدم 20 مفتاحًا على الأكثر.',
  'documentation.limits.header': 'الترويسة',
  'documentation.limits.meaning': 'المعنى',
  'documentation.limits.rateLimit':
    'الطلبات المتبقية من كل حد (r)، والثواني حتى تنتهي نافذته وتبدأ التالية (t). لا يُستعاد شيء قبل ذلك.',
  'documentation.limits.policy':
    'الحدود: عدد الطلبات (q) في نافذة بهذا العدد من الثواني (w). تنطبق "minute" و"day" على المفتاح، و"user-minute" و"user-day" على كل مفاتيح مالكه معًا.',
  'documentation.limits.retryAfter':
    'مع الحالات 429 و502 و503 و504، وما دامت المعاملة غير معروفة بعد: عدد ثواني الانتظار قبل أن تحاول مجددًا.',
  'documentation.networks': 'الشبكات',
  'documentation.networks.text':
    'قيم المعلمة network، بأحرف كبيرة أو صغيرة. المفاتيح التي تبدأ بـ ew_test_ لا تستطيع استخدام سوى شبكات الاختبار.',
  'documentation.networks.name': 'الشبكة',
  'documentation.networks.value': 'القيمة',
  'documentation.networks.id': 'المعرّف',
  'documentation.networks.chainId': 'معرّف السلسلة',
  'documentation.networks.currency': 'العملة',
  'documentation.functions': 'تسجيل الدخول بحساب بدلًا من مفتاح',
  'documentation.functions.text':
    'يمكنك أيضًا استدعاء الدوال التي تقوم عليها المحفظة نفسها، بطريقة POST مع رمز ID كرمز bearer. يسجّل السكربت الدخول ويقرأ رصيدًا؛ وتشغّله اختباراتنا وتقارن إجابته بالسلسلة. للبرامج، REST API هو الخيار الأفضل.',
  'documentation.functions.input': 'المُدخل',
  'documentation.functions.output': 'المُخرج',
  'documentation.functions.getBalance': 'رصيد عنوان بعملة الشبكة نفسها.',
  'documentation.functions.getTokenPrices': 'الأسعار بالدولار الأمريكي وتغيّرها خلال 24 ساعة.',
  'documentation.functions.estimateGas': 'الحد الأقصى لتكلفة تحويل أو استدعاء عقد، وnonce التالي.',
  'documentation.functions.sendTransaction': 'يتحقق من معاملة وقّعها أحد حساباتك ويبثها ويسجّلها في سجلك.',
  'documentation.values': 'قيم النشر',
  'documentation.values.name': 'القيمة',
  'documentation.values.where': 'المصدر',
  'documentation.values.apiKey': 'مفتاح API للويب، ويتيحه كل نشر في',
  'documentation.values.authUrl': 'خدمة تسجيل الدخول من Google',
  'documentation.values.functionsUrl': 'الدوال؛ ويحتوي ذلك الملف أيضًا على معرّف المشروع',
} as const;
