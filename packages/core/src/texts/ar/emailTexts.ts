export const emailTexts = {
  'email.loading': 'جارٍ قراءة رابطك…',
  'email.continue': 'متابعة',
  'email.toSignIn': 'تسجيل الدخول',
  'email.working': 'لحظة واحدة…',
  'email.phraseNote':
    'تُدخلك كلمة المرور الجديدة إلى حسابك. وهي لا تغيّر عبارة الاسترداد التي تتحكم وحدها بعملاتك ولا يمكن إعادة تعيينها.',
  'email.verifyEmail.title': 'تأكيد عنوان بريدك الإلكتروني',
  'email.verifyEmail.text': 'هل {email} عنوانك؟ لا تؤكده إلا إذا أنشأت حسابًا به بنفسك.',
  'email.verifyEmail.submit': 'تأكيد هذا العنوان',
  'email.verifyEmail.done': 'تم تأكيد عنوانك',
  'email.verifyEmail.doneText':
    'إذا نسيت كلمة المرور، يمكنك تعيين كلمة مرور جديدة عبر {email}. لا تتحكم بعملاتك إلا عبارة الاسترداد.',
  'email.resetPassword.title': 'تعيين كلمة مرور جديدة',
  'email.resetPassword.text': 'لحساب {email}.',
  'email.resetPassword.newPassword': 'كلمة المرور الجديدة',
  'email.resetPassword.submit': 'تعيين كلمة مرور جديدة',
  'email.resetPassword.done': 'تم تغيير كلمة المرور',
  'email.resetPassword.doneText': 'سُجّل الخروج من كل جلسات {email}. سجّل الدخول بكلمة المرور الجديدة.',
  'email.resetPassword.check':
    'إذا لم تُنشئ هذه المحفظة بنفسك، أو كان شخص آخر يعرف كلمة مرورك، فتحقق من عبارة الاسترداد في الإعدادات قبل أن تستلم عملات: يجب أن تكون العبارة التي دوّنتها.',
  'email.recoverEmail.title': 'استعادة عنوان بريدك الإلكتروني',
  'email.recoverEmail.text': 'يعود حسابك إلى {email}.',
  'email.recoverEmail.textBoth': 'يعود حسابك من {other} إلى {email}.',
  'email.recoverEmail.submit': 'استعادة هذا العنوان',
  'email.recoverEmail.done': 'تمت استعادة عنوانك',
  'email.recoverEmail.doneText':
    'تسجّل الدخول مجددًا بـ {email}. إذا لم تكن أنت من غيّره، فهناك من يعرف كلمة مرورك: عيّن كلمة مرور جديدة الآن.',
  'email.recoverEmail.reset': 'تعيين كلمة مرور جديدة',
  'email.verifyAndChangeEmail.title': 'تغيير عنوان بريدك الإلكتروني',
  'email.verifyAndChangeEmail.text': 'سيستخدم حسابك {email}.',
  'email.verifyAndChangeEmail.textBoth': 'ينتقل حسابك من {other} إلى {email}.',
  'email.verifyAndChangeEmail.submit': 'تغيير العنوان',
  'email.verifyAndChangeEmail.done': 'تم تغيير عنوانك',
  'email.verifyAndChangeEmail.doneText':
    'من الآن فصاعدًا تسجّل الدخول بـ {email}. سُجّل خروجك من كل مكان: سجّل الدخول مجددًا.',
  'email.confirmedAlready': 'تم تأكيد عنوانك بالفعل',
  'email.confirmedAlreadyText': 'لم يبقَ ما تفعله.',
  'email.malformed': 'هذا الرابط غير مكتمل',
  'email.malformedText':
    'افتحه من الرسالة مجددًا، أو انسخه كاملًا إلى شريط العنوان. حفاظًا على أمانك، تزيل الصفحة الكود من شريط العنوان بمجرد قراءته، لذا لا يمكنك إعادة تحميل هذه الصفحة.',
  'email.unsupported': 'نحن لا نرسل روابط كهذا',
  'email.unsupportedText':
    'ليس لهذه المحفظة روابط لتسجيل الدخول. أغلق هذه الصفحة، ولا تُدخل كلمة مرورك أو عبارة الاسترداد في أي مكان قادك إليه ذلك الرابط.',
  'email.invalid': 'لم يعد هذا الرابط يعمل',
  'email.invalid.verifyEmail':
    'سبق استخدامه، أو أُرسل رابط أحدث. إذا كنت قد أكدت عنوانك للتو، فقد انتهى الأمر. وإلا فأرسل رابطًا جديدًا من إعدادات محفظتك.',
  'email.invalid.resetPassword':
    'سبق استخدامه، أو أُرسل رابط أحدث. إذا كنت قد عيّنت كلمة مرور جديدة للتو، فسجّل الدخول بها. وإلا فاطلب رابطًا جديدًا.',
  'email.invalid.recoverEmail':
    'سبق استخدامه، أو ليس من روابطنا. إذا غيّر شخص آخر عنوانك، فاكتب إلى {support} من هذا العنوان.',
  'email.invalid.verifyAndChangeEmail':
    'سبق استخدامه، أو ليس من روابطنا. إذا كنت قد غيّرت عنوانك للتو، فسجّل الدخول بالعنوان الجديد.',
  'email.expired': 'انتهت صلاحية هذا الرابط',
  'email.expired.verifyEmail': 'أرسل رابطًا جديدًا من إعدادات محفظتك.',
  'email.expired.resetPassword': 'اطلب رابطًا جديدًا: لم يتغير شيء.',
  'email.expired.recoverEmail': 'اكتب إلى {support} من هذا العنوان، وسنساعدك.',
  'email.expired.verifyAndChangeEmail': 'لم يتغير شيء: ما زلت تسجّل الدخول بعنوانك القديم.',
  'email.disabled': 'هذا الحساب معطّل',
  'email.disabledText':
    'لا يستطيع أحد تسجيل الدخول إليه. لم تتأثر عملاتك: تعمل عبارة الاسترداد في محافظ أخرى أيضًا. اكتب إلى {support}.',
  'email.taken': 'يستخدم حساب آخر هذا العنوان بالفعل',
  'email.takenText': 'لم يتغير شيء. سجّل الدخول بعنوانك القديم، أو اكتب إلى {support}.',
  'email.weakPassword': 'يُرجى اختيار كلمة مرور أطول أو أقل شيوعًا',
  'email.tooMany': 'طلبات كثيرة جدًا. حاول مجددًا بعد بضع دقائق.',
  'email.newLink': 'إرسال رابط جديد',
  'email.openSettings': 'فتح الإعدادات',
  'email.forgot.title': 'هل نسيت كلمة المرور؟',
  'email.forgot.text': 'نرسل إليك رسالة فيها رابط لتعيين كلمة مرور جديدة.',
  'email.forgot.submit': 'إرسال الرابط',
  'email.forgot.again': 'إرساله مجددًا',
  'email.forgot.sent': 'تحقق من بريدك',
  'email.forgot.sentText':
    'إذا كان لـ {email} حساب هنا، فقد أرسلنا رابطًا لتعيين كلمة مرور جديدة. قد يستغرق ذلك بضع دقائق؛ تحقق من مجلد الرسائل غير المرغوب فيها أيضًا.',
  'email.forgot.wait': 'يمكنك طلب رابط آخر بعد {seconds} ث.',
} as const;
