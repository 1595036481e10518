export const sdkTexts = {
  'sdk.meta.title': 'SDK والمكتبات · Everything Wallet',
  'sdk.meta.description': 'حزم لـ JavaScript وTypeScript وPython وGo: التثبيت ومثال بكل لغة.',
  'sdk.title': 'SDK والمكتبات',
  'sdk.lead':
    'واجهة REST API بثلاث لغات، مع الأنواع، وأخطاء لها أكواد، وإعادة محاولات لا ترسل معاملة مرتين أبدًا.',
  'sdk.packages': 'الحزم',
  'sdk.packages.text':
    'يقدّم هذا الموقع الحزم، وهي مبنية من المصادر نفسها التي بُني منها API. وهي ليست في السجلات العامة بعد: وإلى أن تذكر هذه الصفحة ذلك، فإن أي حزم بهذه الأسماء هناك ليست لنا.',
  'sdk.package.plannedName': 'الاسم المخطط له، لم يُنشر بعد',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'لـ Node.js والمتصفحات، مع الأنواع.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'للسكربتات والخدمات، مع الأنواع، ويدعم asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'للخدمات المكتوبة بلغة Go.',
  'sdk.samples': 'الطلب نفسه بكل لغة',
  'sdk.samples.text':
    'يقرأ رصيد عنوان على Sepolia. يأخذ المفتاح من متغير البيئة نفسه الذي يستخدمه سطر الأوامر.',
  'sdk.shared': 'ميزات مشتركة',
  'sdk.shared.errors': 'تصبح استجابة المشكلة خطأً يحمل كود API وحالته ومعرّف الطلب؛ ويشرح دليل الأخطاء كل كود.',
  'sdk.shared.retries':
    'تُعاد محاولة الإخفاقات المؤقتة بعد مدة الانتظار التي تطلبها الاستجابة. يمكنك إرسال معاملة مجددًا بأمان: البايتات نفسها هي المعاملة نفسها.',
  'sdk.shared.amounts': 'تبقى المبالغ سلاسل عشرية، حتى لا يضيع أي رقم.',
  'sdk.shared.key': 'يذهب المفتاح إلى النشر الذي تسمّيه فقط، ولا يذهب أبدًا إلى سجل.',
} as const;
