export const errorsTexts = {
  'errors.meta.title': 'أخطاء API · Everything Wallet',
  'errors.meta.description':
    'كل كود خطأ في REST API من Everything Wallet: حالته ومعناه وعلاجه وهل تفيد إعادة المحاولة.',
  'errors.title': 'أخطاء API',
  'errors.lead': 'كل كود خطأ في REST API: ما حدث، وما العمل، وهل تفيد إعادة المحاولة.',
  'errors.shape': 'صيغة الخطأ',
  'errors.shape.text':
    'كائن تفاصيل مشكلة (RFC 9457) من النوع application/problem+json. يمكن للبرامج الاعتماد على الكود فيه، فهو لا يتغير؛ ويؤدي عنوانه إلى الكود في هذه الصفحة. يعثر الدعم على الطلب بمعرّف الطلب.',
  'errors.status': 'الحالة {status}',
  'errors.remedy': 'ما العمل:',
  'errors.retryable': 'قد تفيد إعادة المحاولة',
  'errors.notRetryable': 'لا تفيد إعادة المحاولة',
  'errors.back': 'العودة إلى الوثائق',
} as const;
