export const receiveTexts = {
  'receive.title': 'استلام',
  'receive.token': 'الرمز المميز',
  'receive.tokenOption': '{symbol} على {network}',
  'receive.qrLabel': 'رمز QR لعنوان {symbol} على {network}',
  'receive.address': 'عنوان {symbol} الخاص بك',
  'receive.sampleAddress': 'عنوان نموذجي',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'نُسخ العنوان إلى الحافظة',
  'receive.warning': 'أرسل إلى هذا العنوان {symbol} على {network} فقط. قد يضيع أي شيء آخر.',
  'receive.renamedTo': '{symbol} على {network} هي العملة نفسها باسمها الجديد، لذا يمكنك استلامها هنا.',
  'receive.sample': 'نموذج',
  'receive.sampleWarning':
    'هذا نموذج وليس عنوانًا: لا تدعم المحفظة حيازة {symbol} على {network} بعد. لا ترسل إليه شيئًا.',
  'receive.lastKnown': 'هذا عنوانك كما خزّنه هذا الجهاز آخر مرة. لا يمكن مطابقته مع حسابك من دون اتصال.',
  'receive.noAddress': 'ليس لديك عنوان للاستلام عليه بعد.',
  'receive.watchOnly': 'لا تملك المحفظة مفتاحًا لعنوانك الأساسي، لذا لا يُعرض للاستلام.',
  'receive.public':
    'عبارة الاسترداد الخاصة بـ {address} منشورة كمثال، لذا لدى الجميع مفتاحه. تأخذ البرامج الآلية كل ما يصل إليه فورًا، لذا لا يمكنك الاستلام عليه هنا. أنشئ محفظة بعبارة جديدة.',
  'receive.checking': 'جارٍ مقارنة هذا العنوان بالمفاتيح الموجودة على هذا الجهاز…',
  'receive.foreign':
    'لا يتحكم أي مفتاح على هذا الجهاز في {address}. وهو معيَّن عنوانًا أساسيًا لك، لكن لا تستلم أي شيء عليه. إذا لم تعيّنه أنت، فغيّر كلمة مرور حسابك واختر حسابك من «الحسابات».',
} as const;
