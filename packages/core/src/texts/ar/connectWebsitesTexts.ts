export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'اربط موقعك · Everything Wallet',
  'connectWebsites.meta.description':
    'اربط موقعًا بـ Everything Wallet: التثبيت، وأمثلة لـ viem وwagmi وethers وweb3.js وReact، والترويسات والحدود وأكواد الخطأ.',
  'connectWebsites.title': 'اربط موقعك',
  'connectWebsites.lead':
    'مزوّد EIP-1193 حجمه أقل من 5 kB، بلا اعتماديات. تُفتح المحفظة في نافذتها الخاصة: بلا إضافة متصفح، وبلا خادم ترحيل، وبلا مفتاح API.',
  'connectWebsites.install': 'التثبيت',
  'connectWebsites.install.text':
    'يقدّم هذا الموقع الحزمة. وهي ليست في السجل العام بعد: وإلى أن تذكر هذه الصفحة ذلك، فإن أي حزمة بهذا الاسم هناك ليست لنا.',
  'connectWebsites.install.plannedName': 'الاسم المخطط له، لم يُنشر بعد',
  'connectWebsites.start': 'الربط الأول',
  'connectWebsites.start.text': 'يمكن لصفحة بلا خطوة بناء تحميل السكربت. وهو يستخدم المحفظة التي حُمِّل منها.',
  'connectWebsites.start.click':
    'أرسل الطلب أولًا في معالج النقر، قبل أي await: لا تفتح المتصفحات نافذة إلا عند النقر، وبعضها لثانية واحدة فقط بعده. إذا حظر المتصفح النافذة مع ذلك، يطلب مربع حوار نقرة أخرى.',
  'connectWebsites.start.announce': 'يعلن المزوّد عن نفسه (EIP-6963)، فتعثر عليه قوائم المحافظ بمجرد إنشائه.',
  'connectWebsites.start.reload':
    'بعد إعادة التحميل، يجيب eth_accounts دون نافذة. ويصدر المزوّد accountsChanged وchainChanged مرة واحدة لكل تغيير، في كل علامة تبويب من موقعك.',
  'connectWebsites.libraries': 'مع مكتبتك',
  'connectWebsites.libraries.text':
    'تشغّل اختباراتنا هذه الأمثلة في متصفح مع المحفظة: مع viem 2.57 وwagmi 3.7 وethers 6.17 و5.8 وweb3.js 4.16 وReact 19. ومن Next.js تستخدم الترويسات فقط. وقبل كل إصدار، تُجري صفحة بسيطة الربط والتوقيع والإرسال في Firefox أيضًا.',
  'connectWebsites.libraries.server': 'يمكنك إنشاء مزوّد على خادم. تفشل طلباته هناك بالكود 4900.',
  'connectWebsites.requests': 'الطلبات التي تفتح النافذة',
  'connectWebsites.requests.text':
    'يراجع المستخدم كلًّا منها. أما القراءات مثل eth_call فلا تفتح نافذة: تذهب إلى عُقدتك إذا ضبطت rpc، وإلا فإلى عُقدتنا.',
  'connectWebsites.requests.method': 'الطريقة',
  'connectWebsites.requests.shows': 'المراجعة',
  'connectWebsites.requests.connect': 'مضيفك والحسابات والشبكات والمدة. يُجاب عنه فورًا ما دام الموقع مرتبطًا.',
  'connectWebsites.requests.permissions': 'الشيء نفسه. استخدمه لتتيح للمستخدم اختيار حسابات أخرى.',
  'connectWebsites.requests.personal': 'الرسالة. يجب أن يسمّي تسجيل الدخول (ERC-4361) مضيفك أنت، ويُعرض كحقول.',
  'connectWebsites.requests.typedData': 'البيانات المهيكلة وما تسمح به. يجب أن تكون سلسلتها هي المختارة.',
  'connectWebsites.requests.transaction':
    'الاستدعاء بعد فك ترميزه، والمحاكاة، والرسوم. تتجاهل المحفظة الغاز والرسوم التي تحددها، وترفض nonce وقوائم الوصول.',
  'connectWebsites.requests.calls':
    'كل استدعاء في الدفعة، واحدًا تلو الآخر. لا تستطيع المحفظة إرسالها كوحدة لا تتجزأ.',
  'connectWebsites.requests.chain': 'الشبكة، ما لم يكن المستخدم قد سمح بها بالفعل. شبكات المحفظة التسع فقط.',
  'connectWebsites.requests.asset': 'الاسم والاختصار والمنازل العشرية كما يذكرها العقد.',
  'connectWebsites.headers': 'الترويسات التي يحتاج إليها موقعك',
  'connectWebsites.headers.text': 'فقط إذا كان موقعك يرسل هذه الترويسات أصلًا.',
  'connectWebsites.headers.name': 'الترويسة',
  'connectWebsites.headers.value': 'القيمة',
  'connectWebsites.headers.why': 'السبب',
  'connectWebsites.headers.opener':
    'مع same-origin، يقطع المتصفح الصلة بالنافذة: يفشل الطلب الأول في علامة التبويب بالكود -32603، وتنتقل الطلبات اللاحقة إلى المحفظة وتعود.',
  'connectWebsites.headers.connect': 'للقراءات عبر المحفظة. مع rpc، اذكر عُقدك أنت بدلًا منها.',
  'connectWebsites.headers.script': 'للسكربت فقط. لا تحتاج الحزمة إلى سكربتات أو أنماط مضمَّنة.',
  'connectWebsites.limits': 'الحدود',
  'connectWebsites.limits.open': 'يمكن أن يكون للموقع 10 طلبات مفتوحة، وحجم الطلب 256 kB على الأكثر.',
  'connectWebsites.limits.batch': 'يمكن أن تضم الدفعة 32 استدعاءً، والرسالة 128 kB.',
  'connectWebsites.limits.reads':
    'القراءات عبر المحفظة: 60 وحدة في 10 ثوانٍ و20,000 في اليوم لكل عنوان IP من عناوين زوارك. للمزيد، اضبط rpc.',
  'connectWebsites.limits.user':
    'يستطيع المستخدم تقييد موقعك: أنواع الطلبات، والعقود، والعملة في اليوم. تنتهي الطلبات التي تتجاوز ذلك بالكود 4100.',
  'connectWebsites.limits.device':
    'يحتاج المستخدم إلى حساب وإلى «المحفظة على هذا الجهاز». توضح النافذة ما ينقص.',
  'connectWebsites.limits.reads.link': 'طرق القراءات وحدودها',
  'connectWebsites.errors': 'أكواد الخطأ',
  'connectWebsites.errors.text': 'يُرفض الطلب الفاشل مع code وmessage، وأحيانًا data.',
  'connectWebsites.errors.code': 'الكود',
  'connectWebsites.errors.meaning': 'المعنى',
  'connectWebsites.error.rejected': 'رفض المستخدم الطلب أو أغلق النافذة.',
  'connectWebsites.error.unauthorized':
    'الموقع غير مرتبط، أو غير مرتبط بهذا الحساب، أو لا يسمح المستخدم بالطلب.',
  'connectWebsites.error.unsupported': 'لا تدعم المحفظة الطريقة.',
  'connectWebsites.error.disconnected':
    'يعمل المزوّد خارج متصفح، أو غادر المستخدم صفحتك، أو سجّل خروجه من المحفظة.',
  'connectWebsites.error.otherChain': 'الموقع غير مرتبط بتلك الشبكة.',
  'connectWebsites.error.unknownChain': 'ليست هذه الشبكة في المحفظة.',
  'connectWebsites.error.batch': 'EIP-5792، مثل 5730 لدفعة غير معروفة و5760 لدفعة لا تتجزأ.',
  'connectWebsites.error.request': 'الطلب مشوّه، أو إحدى المعلمات غير صالحة. تسمّيه الرسالة.',
  'connectWebsites.error.internal':
    'خطأ داخلي، أو عُقدة لا تستجيب، أو نافذة قطع المتصفح الصلة بها. تسمّي الرسالة الترويسة.',
  'connectWebsites.error.limit':
    'عدد كبير جدًا من الطلبات المفتوحة أو القراءات. يحتوي data.retryAfter على عدد ثواني الانتظار، حيث يفيد الانتظار.',
} as const;
