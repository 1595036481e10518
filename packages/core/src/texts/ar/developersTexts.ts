export const developersTexts = {
  'developers.meta.title': 'المطوّرون · Everything Wallet',
  'developers.meta.description':
    'واجهة REST API للأرصدة والرسوم والمعاملات على تسع شبكات، مع مفاتيح API وSDK لثلاث لغات وسطر أوامر.',
  'developers.title': 'المطوّرون',
  'developers.lead':
    'واجهة REST API للأرصدة والرسوم والمعاملات. مفاتيح من بوابة المطوّرين، وSDK لثلاث لغات، وسطر أوامر.',
  'developers.resources': 'الموارد',
  'developers.learnMore': 'معرفة المزيد',
  'developers.learnMoreAbout': 'معرفة المزيد عن {topic}',
  'developers.card.documentation.title': 'الوثائق',
  'developers.card.documentation.text':
    'الخطوات الأولى، والمصادقة، وكل نقطة نهاية مع شفرة للنسخ ونموذج لتجربتها.',
  'developers.card.sdk.title': 'SDK والمكتبات',
  'developers.card.sdk.text': 'حزم لـ JavaScript وTypeScript وPython وGo.',
  'developers.card.cli.title': 'أدوات CLI',
  'developers.card.cli.text': 'الأرصدة والرسوم والمعاملات من الطرفية.',
  'developers.card.portal.title': 'بوابة المطوّرين',
  'developers.card.portal.text': 'إنشاء مفاتيح API وتدويرها وحذفها. تتطلب حسابًا.',
  'developers.quickStart': 'بداية سريعة',
  'developers.quickStart.text':
    'يقرأ رصيد عنوان بمفتاح API من بوابة المطوّرين. تشغّل اختباراتنا هذا الملف وتقارن إجابته بالسلسلة.',
  'developers.quickStart.next': 'تشرح الوثائق كل خطوة وتسرد كل نقطة نهاية.',
  'developers.quickStart.websites': 'ربط موقعك بالمحفظة',
  'developers.key': 'مفاتيح API',
  'developers.key.text': 'سجّل الدخول، وسمِّ مفتاحًا، واختر نطاقاته، وأرسل طلبك الأول.',
  'developers.key.get': 'احصل على مفتاح API',
} as const;
