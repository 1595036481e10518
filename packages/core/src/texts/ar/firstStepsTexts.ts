export const firstStepsTexts = {
  'firstSteps.title': 'الخطوات الأولى',
  'firstSteps.progress': 'اكتمل {done} من {count}',
  'firstSteps.done': 'مكتملة',
  'firstSteps.backup': 'انسخ عبارة الاسترداد احتياطيًا',
  'firstSteps.backup.text': 'اكتب الكلمات على ورقة. ثم أدخلها مرة واحدة للتحقق من أنها تستعيد محفظتك.',
  'firstSteps.receive': 'استلم أول عملة لك',
  'firstSteps.receive.text': 'اعرض عنوانك أو رمز QR الخاص به على المرسل. ابدأ بمبلغ صغير.',
  'firstSteps.contact': 'أضف جهة اتصال',
  'firstSteps.contact.text': 'احفظ باسمٍ عنوانًا سترسل إليه مرة أخرى.',
  'firstSteps.hide': 'إخفاء الخطوات الأولى',
} as const;
