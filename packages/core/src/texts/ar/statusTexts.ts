export const statusTexts = {
  'status.meta.title': 'الحالة · Everything Wallet',
  'status.meta.description': 'مدى حداثة كل شبكة يقرؤها Everything Wallet بحثًا عن التحويلات الواردة.',
  'status.title': 'الحالة',
  'status.lead':
    'تقرأ الخدمة هذه الشبكات بحثًا عن التحويلات الواردة. تتحقق هذه الصفحة كل 30 ثانية من مدى حداثتها.',
  'status.networks': 'الشبكات',
  'status.checking': 'جارٍ التحقق…',
  'status.answers': 'الخدمة تستجيب.',
  'status.checked': 'آخر تحقق: {time}',
  'status.scanned': 'محدَّثة',
  'status.onDemand': 'تُقرأ التحويلات الواردة عند فتح محفظة',
  'status.late': 'متأخرة: حتى الكتلة {block}، منذ {age}',
  'status.lateUnknown': 'متأخرة: الكتلة الأخيرة غير معروفة',
  'status.note': 'تقرأ المحفظة المفتوحة الشبكة المتأخرة بنفسها. لا تعتمد الأرصدة والإرسال على هذه الصفحة.',
  'status.silent.title': 'تعذّر على هذه الصفحة الوصول إلى الخدمة',
  'status.silent.text': 'عملاتك بأمان: فهي على شبكاتها. تتحقق هذه الصفحة مجددًا كل 30 ثانية.',
} as const;
