export const releaseTexts = {
  'release.title': 'الإصدار {version} جاهز',
  'release.text': 'سيُعاد تحميل علامات التبويب المفتوحة لديك. تبقى مفاتيحك وعملاتك في مكانها.',
  'release.changes': 'التغييرات (بالإنجليزية)',
  'release.update': 'تحديث',
  'release.later': 'لاحقًا',
  'release.busy': 'أنهِ ما توقّعه أو ترسله أو أغلقه، في علامات التبويب الأخرى أيضًا، ثم حدِّث.',
  'release.error': 'تعذّر التحديث. أعد تحميل الصفحة وحاول مرة أخرى.',
} as const;
