export const connectionTexts = {
  'connections.meta.title': 'ما يتصل به هذا التطبيق · Everything Wallet',
  'connections.meta.description': 'كل مضيف يتصل به Everything Wallet، وما يعرفه، والسبب.',
  'connections.title': 'ما يتصل به هذا التطبيق',
  'connections.lead': 'كل مضيف، وما يعرفه، وسبب اتصال التطبيق به. لا يستلم أي منها عبارة الاسترداد أو مفاتيحك.',
  'connections.learns': 'يعرف',
  'connections.why': 'السبب',
  'connections.page.title': 'متصفحك',
  'connections.page.text':
    'لا تستطيع صفحة من هذا الموقع الاتصال إلا بهذه المضيفات: تسمّيها سياسة أمان المحتوى، ويحظر متصفحك كل ما عداها. يرى كل مضيف عنوان IP لمتصفحك، كأي مضيف. لا توجد أدوات تتبّع، ولا خطوط أو سكربتات من جهات أخرى، ولا إعلانات.',
  'connections.appCheck.title': 'متصفحك، إذا كان App Check مفعّلًا',
  'connections.appCheck.text':
    'يستطيع مشغّل هذه الخدمة أن يجعل Google تميّز المتصفحات من البرامج الآلية. عندها فقط يتصل التطبيق بهذه المضيفات، وعندها فقط تسمّيها السياسة.',
  'connections.functions.title': 'خوادمنا',
  'connections.functions.text':
    'تتصل خوادمنا بهذه المضيفات. ترى المضيفات عنوان IP لخادم لا عنوانك، ولا ترى اسمك ولا بريدك الإلكتروني. قد يستخدم مشغّل هذه الخدمة عُقد شبكات غير هذه.',
  'connections.person.title': 'روابط قد تفتحها',
  'connections.person.text':
    'لا يحمّل التطبيق شيئًا من هذه المضيفات. يتصل بها متصفحك عندما تفتح رابطًا، ولا يكشف الصفحة التي جئت منها.',
  'connections.host.site': 'هذا الموقع',
  'connections.site.learns':
    'الصفحات التي تفتحها ومتى؛ وما دامت المحفظة مفتوحة، أنها تطلب الأسعار، دون أن يعرف أبدًا أسعار أي عملات.',
  'connections.site.why': 'يقدّم التطبيق وأسعار العملات وREST API. تستضيفه Google Firebase.',
  'connections.host.functions': 'دوالّنا',
  'connections.functions.learns':
    'من سجّل الدخول، والعناوين والرموز المميزة التي تبحث عنها، والمعاملات التي وقّعتها، وما تسأل عنه في محادثة الدعم.',
  'connections.functions.why':
    'لقراءة الأرصدة والرسوم وأسعار الرموز، وبث المعاملات الموقَّعة، والإجابة في المحادثة.',
  'connections.host.signIn': 'تسجيل الدخول',
  'connections.signIn.learns': 'عنوان بريدك الإلكتروني، وكلمة مرورك عند تسجيل الدخول.',
  'connections.signIn.why': 'تحفظ Google Firebase Authentication الحسابات وكلمات المرور، وترسل رسائل الحساب.',
  'connections.host.session': 'الجلسة',
  'connections.session.learns': 'أنك ما زلت مسجّل الدخول.',
  'connections.session.why': 'لتجديد جلستك كل ساعة.',
  'connections.host.database': 'قاعدة البيانات',
  'connections.database.learns':
    'بياناتك المحفوظة: العناوين، وجهات الاتصال، والرموز المميزة، وسجل معاملاتك، وأسماء مفاتيح API.',
  'connections.database.why': 'تحفظها Google Firestore لتكون متاحة على كل أجهزتك.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'ما يلاحظه reCAPTCHA عن متصفحك وكيفية استخدامك له.',
  'connections.recaptcha.why': 'لتمييز المتصفحات من البرامج الآلية التي تسيء استخدام الخدمة.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'إجابة reCAPTCHA.',
  'connections.appCheck.why': 'لاستبدالها برمز تتحقق منه دوالّنا.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'ما ذُكر أعلاه نفسه: تعمل هناك دوالّنا وقاعدة بياناتها.',
  'connections.cloud.why': 'لقراءة السجلات وكتابتها، وللتحقق ممن سجّل الدخول.',
  'connections.host.nodes': 'عُقد الشبكات',
  'connections.nodes.learns':
    'العناوين والمعاملات التي تبحث عنها، وأي العناوين ينتمي بعضها إلى بعض: تبحث المحفظة عن كل حساباتها دفعة واحدة، لذا تستطيع العُقدة أن تستنتج أنها على الأرجح لشخص واحد، بما فيها حسابات المراقبة فقط. وتعرف أيضًا المعاملات التي وقّعتها، وهي تصبح علنية بعد ذلك.',
  'connections.nodes.why': 'لقراءة الشبكات وللإرسال. يسأل التطبيق عدة عُقد حتى لا يعتمد على واحدة.',
  'connections.host.transfers': 'قوائم التحويلات',
  'connections.transfers.learns':
    'العناوين التي تبحث عنها، ومن ثَم أيها على الأرجح لشخص واحد، إذا كانت قائمة كهذه مفعّلة.',
  'connections.transfers.why': 'تسرد التحويلات الواردة التي تعثر عليها العُقدة وحدها ببطء.',
  'connections.host.nftFiles': 'ملفات NFT',
  'connections.nftFiles.learns':
    'أي NFT طُلب وصفه أو صورته، ولا تعرف أبدًا من طلبه: تطلبه دوالّنا وتخزّنه مؤقتًا للجميع. وإلى جانب هذه المضيفات، أي مضيف عام يسمّيه عقد مجموعة.',
  'connections.nftFiles.why': 'لعرض أسماء NFT وصورها.',
  'connections.host.prices': 'الأسعار',
  'connections.prices.learns':
    'أسماء كل العملات التي لها سعر هنا، وعقود الرموز المميزة التي يملكها أي مستخدم، مجتمعةً: ولا تعرف أبدًا لمن هي ولا كم عددها.',
  'connections.prices.why': 'لعرض قيمة العملات.',
  'connections.host.push': 'خدمات الإشعارات الفورية للمتصفحات',
  'connections.push.learns':
    'أن إشعارًا وصل إلى متصفحك ومتى وصل، إذا فعّلت الإشعارات عند إغلاق المحفظة. والمحتوى مشفَّر. تدير الخدمةَ الشركةُ المطوّرة لمتصفحك، ويتصل بها متصفحك من تلقاء نفسه. وإلى جانب هذه المضيفات، أي مضيف عام يسمّيه متصفحك.',
  'connections.push.why': 'لإشعارك عندما تكون المحفظة مغلقة.',
  'connections.host.chat': 'محادثة الدعم',
  'connections.chat.learns': 'ما تكتبه في محادثة الدعم، إذا كان مزوّد نماذج لغوية مهيأً.',
  'connections.chat.why': 'للإجابة. لا يُهيأ أي مزوّد افتراضيًا، وتجيب خوادمنا من المساعدة.',
  'connections.host.explorers': 'مستكشفات الكتل',
  'connections.explorers.learns': 'المعاملة أو العنوان الذي تعرضه، وعنوان IP لمتصفحك.',
  'connections.explorers.why': 'لرؤية معاملة على موقع مستقل.',
  'connections.host.social': 'حساباتنا على وسائل التواصل',
  'connections.social.learns': 'أنك زرتها.',
  'connections.social.why': 'لمتابعة أخبارنا.',
  'connections.none': 'لا شيء افتراضيًا',
} as const;
