export const sendTexts = {
  'send.title': 'إرسال {currency}',
  'send.recipient': 'عنوان المستلم',
  'send.contacts': 'اختيار جهة اتصال',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'الأصل',
  'send.amount': 'المبلغ',
  'send.amountPlaceholder': '0.0',
  'send.available': 'المتاح: {balance} {currency}',
  'send.phrase': 'عبارة الاسترداد',
  'send.phrasePlaceholder': 'أدخل عبارة الاسترداد المكونة من 12 كلمة',
  'send.phraseHelp': 'تُستخدم عبارتك محليًا لتوقيع المعاملة، ولا تُرسَل أبدًا إلى خوادمنا.',
  'send.fee': 'رسوم الشبكة: ~{fee} {currency}',
  'send.fee.l1': 'تشمل ما يصل إلى {fee} {currency} لبيانات Ethereum (L1)، مضاعفةً كهامش أمان.',
  'send.feeEstimating': 'جارٍ تقدير رسوم الشبكة…',
  'send.feePrompt': 'أدخل المستلم والمبلغ لرؤية رسوم الشبكة.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'قُرئ على أنه {amount}',
  'send.total': 'الإجمالي',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning': 'أنت على وشك إرسال عملات مشفرة حقيقية. تحقق من المستلم جيدًا: لا يمكن التراجع عن المعاملة.',
  'send.warningTest':
    'أنت على وشك إرسال عملات اختبار. على شبكة رئيسية ستكون هذه عملات مشفرة حقيقية، لذا تحقق من المستلم جيدًا.',
  'send.submit': 'إرسال',
  'send.sending': 'جارٍ الإرسال…',
  'send.success': 'تم إرسال المعاملة بنجاح!',
  'send.from': 'من {address}',
  'send.error.recipientOpen': 'المستلم غير مؤكَّد بعد: راجع الملاحظة أسفل المستلم.',
  'send.error.networkChanged':
    'أُوقفت شبكة هذا النموذج، وحُددت شبكة أخرى الآن. أغلق النموذج وابدأ من جديد على الشبكة التي تريدها.',
  'send.error.senderChanged': 'تغيّر حسابك الأساسي. أغلق هذا النموذج وافتحه مجددًا للإرسال من الحساب الجديد.',
  'send.hint.contactElsewhere': 'جهة الاتصال {name} محفوظة لشبكة {network}، لا لهذه الشبكة',
  'send.hint.contact': 'جهة الاتصال {name}',
  'send.feeUnavailable': 'تعذّر تقدير رسوم الشبكة. جارٍ إعادة المحاولة…',
  'send.uncertain.check': 'التحقق مجددًا',
  'send.uncertain.stuck':
    'لم تستجب الشبكة منذ أكثر من عشر دقائق. إذا أرسلت التحويل نفسه مجددًا، فقد يصل كلاهما.',
  'send.uncertain.refused': 'رُفضت معاملة سابقة، لكنها قد تُنفَّذ مع ذلك. راجع السجل قبل أن ترسل مجددًا.',
  'send.uncertain.both': 'إذا أرسلت التحويل نفسه مجددًا، فقد يُنفَّذ كلاهما.',
  'send.uncertain.setAside': 'الإرسال على أي حال',
  'send.settled.sent': 'استلمت الشبكة تحويلك بمبلغ {amount} {symbol} إلى {recipient}',
  'send.settled.failed': 'فشل تحويلك بمبلغ {amount} {symbol} إلى {recipient}. راجع معاملاتك لمعرفة التفاصيل.',
  'send.settled.notSent':
    'لم يُرسَل تحويلك بمبلغ {amount} {symbol} إلى {recipient}. لم تُنقل أي عملات أو رموز مميزة.',
  'send.settled.lapsed':
    'لم يصل تحويلك بمبلغ {amount} {symbol} إلى {recipient} إلى الشبكة في الوقت المناسب. لن يُرسَل إلا إذا أرسلته مجددًا من معاملاتك.',
  'send.settled.cancelled':
    'أُلغي تحويلك بمبلغ {amount} {symbol} إلى {recipient}: معاملة إلغائه في كتلة. راجع معاملاتك لمعرفة التفاصيل.',
  'send.settled.superseded':
    'وقّعت معاملة أخرى لتحل محل تحويلك بمبلغ {amount} {symbol} إلى {recipient}. يمكن أن تُنفَّذ واحدة فقط من الاثنتين: راجع معاملاتك.',
  'send.settled.replaced':
    'حلّت معاملة أخرى محل تحويلك بمبلغ {amount} {symbol} إلى {recipient}. راجع معاملاتك لمعرفة المعاملة التي نُفِّذت.',
  'send.settled.replacement.failed':
    'فشلت المعاملة البديلة لتحويل {amount} {symbol} إلى {recipient}. راجع معاملاتك لمعرفة التفاصيل.',
  'send.settled.replacement.notSent':
    'لم تُرسَل المعاملة البديلة لتحويل {amount} {symbol} إلى {recipient}. ربما نُفِّذت المعاملة الأصلية: راجع معاملاتك.',
  'send.settled.replacement.lapsed':
    'لم تصل المعاملة البديلة لتحويل {amount} {symbol} إلى {recipient} إلى الشبكة في الوقت المناسب. ربما نُفِّذت المعاملة الأصلية: راجع معاملاتك.',
  'send.settled.unknown':
    'لا يُعرف بعد هل استلمت الشبكة تحويلك بمبلغ {amount} {symbol} إلى {recipient}. ستتحقق المحفظة مجددًا تلقائيًا. لا ترسله مرة ثانية.',
  'send.settled.call.sent': 'استلمت الشبكة معاملتك: {title}، لدى {recipient}',
  'send.settled.call.failed': 'فشلت معاملتك: {title}، لدى {recipient}. راجع معاملاتك لمعرفة التفاصيل.',
  'send.settled.call.notSent': 'لم تُرسَل معاملتك: {title}، لدى {recipient}. لم تُنقل أي عملات أو رموز مميزة.',
  'send.settled.call.lapsed':
    'لم تصل معاملتك إلى الشبكة في الوقت المناسب: {title}، لدى {recipient}. لن تُرسَل إلا إذا أرسلتها مجددًا من معاملاتك.',
  'send.settled.call.unknown':
    'لا يُعرف بعد هل استلمت الشبكة معاملتك: {title}، لدى {recipient}. ستتحقق المحفظة مجددًا تلقائيًا. لا توقّعها مرة ثانية.',
  'send.discard.title': 'هل تريد تجاهل ما كتبته؟',
  'send.discard.text': 'ستفقد ما أدخلته.',
  'send.discard.keep': 'متابعة التحرير',
  'send.discard.confirm': 'تجاهل',
  'send.max': 'الأقصى',
  'send.max.all':
    'يُرسَل رصيدك كاملًا مطروحةً منه رسوم الشبكة. تُخصم الرسوم المعروضة بالكامل، فلا يبقى شيء في حسابك.',
  'send.max.rest': 'أقصى ما يمكنك إرساله. الجزء الذي لا تستخدمه الشبكة من الرسوم يبقى في حسابك.',
  'send.max.contract': 'المستلم عقد ذكي. الجزء الذي لا تستخدمه شفرته من الرسوم يعود إلى حسابك.',
  'send.max.oneNode':
    'أكدت عُقدة واحدة فقط سعر الغاز، لذا قد يبقى جزء من الرسوم في حسابك. حاول مجددًا لإرسال رصيدك كاملًا.',
  'send.money.inMoney': 'بالدولار الأمريكي',
  'send.money.inCurrency': 'بعملة {currency}',
  'send.money.inCoin': 'بـ {symbol}',
  'send.money.placeholder': '0.00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'لا يوجد سعر حالي. أدخل المبلغ بـ {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {لا منازل عشرية في {currency}} zero {لا منازل عشرية في {currency}} one {في {currency} منزلة عشرية واحدة على الأكثر} two {في {currency} منزلتان عشريتان على الأكثر} few {في {currency} # منازل عشرية على الأكثر} many {في {currency} # منزلة عشرية على الأكثر} other {في {currency} # منزلة عشرية على الأكثر}}',
  'send.fees.title': 'رسوم الشبكة',
  'send.fees.slow': 'بطيء',
  'send.fees.normal': 'عادي',
  'send.fees.fast': 'سريع',
  'send.fees.custom': 'مخصص',
  'send.fees.cost': '{fee} {currency} على الأكثر',
  'send.fees.wait.seconds':
    '{count, plural, zero {فورًا تقريبًا} one {خلال ثانية تقريبًا} two {خلال ثانيتين تقريبًا} few {خلال # ثوانٍ تقريبًا} many {خلال # ثانية تقريبًا} other {خلال # ثانية تقريبًا}}',
  'send.fees.wait.minutes':
    '{count, plural, zero {خلال أقل من دقيقة تقريبًا} one {خلال دقيقة تقريبًا} two {خلال دقيقتين تقريبًا} few {خلال # دقائق تقريبًا} many {خلال # دقيقة تقريبًا} other {خلال # دقيقة تقريبًا}}',
  'send.fees.wait.longer': 'أطول من المعتاد، وربما لا يحدث أبدًا',
  'send.fees.wait.cheaper': 'فقط عندما ينخفض سعر الغاز',
  'send.fees.maxFee': 'أقصى رسوم (gwei)',
  'send.fees.tip': 'رسوم الأولوية (gwei)',
  'send.fees.now': 'الرسوم الأساسية {baseFee} gwei، رسوم الأولوية المعتادة {tip} gwei',
  'send.fees.error.gwei': 'أدخل قيمة gwei كعدد عشري بسيط مثل 1.5',
  'send.fees.error.zero': 'أدخل حدًا أقصى للرسوم أكبر من 0: لا تقبل أي شبكة معاملة بلا رسوم',
  'send.fees.error.tipAbove': 'رسوم الأولوية جزء من الحد الأقصى للرسوم ولا يمكن أن تتجاوزه',
  'send.fees.error.tooHigh': 'هذا أكثر من عشرة أضعاف السعر الحالي للتحويل السريع. أدخل قيمة أقل.',
  'send.fees.error.noMarket':
    'الرسوم الحالية غير متاحة، لذا لا يمكن التحقق من رسومك المخصصة أو استخدامها. انتظر لحظة، أو اختر رسومًا أخرى.',
  'send.fees.error.tips':
    'تُبلغ العُقد عن رسوم أولوية أعلى بكثير من أي مستوى طبيعي، لذا لم يُوقَّع شيء. حاول مجددًا بعد لحظات.',
  'send.fees.warning.high': 'هذا أكثر من ضعف السعر الحالي للتحويل السريع.',
  'send.fees.warning.tip': 'رسوم الأولوية هذه أكثر من ضعف الرسوم الحالية للتحويلات السريعة، وستدفعها كاملة.',
  'send.fees.warning.cheaper':
    'هذا أقل من الرسوم الأساسية للكتلة التالية: ينتظر تحويلك حتى ينخفض سعر الغاز، وربما إلى الأبد، وتنتظر بعده التحويلات اللاحقة من هذا الحساب.',
  'send.fees.warning.longer':
    'قلّة قليلة من التحويلات تدفع هذا القدر المنخفض: قد ينتظر تحويلك طويلًا، وتنتظر بعده التحويلات اللاحقة من هذا الحساب.',
  'send.summary': 'راجع تحويلك',
  'send.summary.to': 'إلى',
  'send.summary.own': 'حسابك أنت',
  'send.summary.noRecipient': 'لا مستلم بعد',
  'send.error.quoteOld': 'ما أكدته لم يعد حديثًا. تحقق من الإجمالي الجديد وأرسل مجددًا.',
  'send.error.unnoted':
    'لم يُرسَل شيء. مساحة تخزين هذا المتصفح ممتلئة أو محظورة، فلا يمكنه حفظ سجل للتحويل. أفرغ بعض المساحة وحاول مجددًا. إذا أكدت مرة أخرى، فسيُرسَل التحويل بلا سجل: أبقِ هذه الصفحة مفتوحة حتى تراه في سجلك.',
  'send.error.balanceChanged': 'تغيّر رصيدك. تحقق من الإجمالي الجديد وأرسل مجددًا.',
  'send.hint.own': 'هذا عنوانك أنت.',
  'send.hint.contract': 'هذا عنوان عقد ذكي. تأكد من أنه يستطيع استلام العملات المرسلة إليه مباشرة.',
  'send.error.fieldsMissing': 'يُرجى ملء جميع الحقول',
  'send.error.notAuthenticated': 'لم تتم مصادقة المستخدم',
  'send.error.phraseMismatch': 'عبارة الاسترداد لا تطابق محفظتك',
  'send.error.invalidPhrase': 'عبارة الاسترداد غير صالحة',
  'send.error.estimate': 'تعذّر تقدير الغاز',
  'send.error.failed': 'تعذّر إرسال المعاملة',
  'send.error.recipientMalformed': 'أدخل عنوانًا: 0x متبوعًا بـ 40 خانة سداسية عشرية',
  'send.error.recipientChecksum': 'في هذا العنوان خطأ كتابي: المجموع الاختباري لا يتطابق. انسخه مجددًا.',
  'send.error.recipientZero': 'هذا هو العنوان الصفري. العملات المرسلة إليه تضيع.',
  'send.error.recipientPrecompile':
    'لا مفتاح لهذا العنوان: فهو تابع للشبكة نفسها أو يُستخدم لحرق العملات. العملات المرسلة إليه تضيع.',
  'send.error.amountMalformed': 'أدخل عددًا عشريًا بسيطًا مثل 0.25',
  'send.error.amountAmbiguous':
    'قد تعني القيمة «{typed}» إما {asDecimal} أو {asWhole}. أدخل القيمة التي تقصدها.',
  'send.error.amountZero': 'أدخل مبلغًا أكبر من 0',
  'send.error.amountDecimals': 'أدخل 18 منزلة عشرية على الأكثر',
  'send.error.amountTooLarge': 'هذا المبلغ أكبر مما تتيحه أي شبكة',
  'send.error.insufficientFunds': 'المبلغ مع رسوم الشبكة أكبر من رصيدك',
  'send.error.insufficientTokens': 'هذا المبلغ يتجاوز رصيدك من الرمز',
  'send.error.feeNotCovered': 'رصيدك لا يغطي رسوم الشبكة',
  'send.error.tokenDecimals': 'لهذا الرمز منازل عشرية أقل',
  'send.error.knownToken': 'هذا عقد رمز مميز. كل ما يُرسَل إليه يضيع، لذا لم يُرسَل شيء.',
  'send.error.tokenContract': 'هذا عقد الرمز نفسه. الرموز المرسلة إليه تضيع.',
  'send.error.feeRose': 'تغيّرت رسوم الشبكة. تحقق من الإجمالي الجديد وأرسل مجددًا.',
  'send.error.deadlineOver':
    'انقضى الموعد النهائي لهذا الاستدعاء: سيفشل، وستدفع الرسوم مع ذلك. ألغِه لتتحرر المعاملات اللاحقة.',
  'send.error.replacementFeeRose':
    'تغيّرت رسوم الشبكة، لذا لم يُوقَّع شيء. تحقق من الرسوم الجديدة ثم حاول مجددًا.',
  'send.error.watchOnly': 'هذا الحساب للمراقبة فقط: لا تملك المحفظة مفتاحًا للإرسال منه.',
  'send.error.busy':
    'ما زالت علامة تبويب أخرى ترسل من هذا الحساب. لم يُرسَل شيء من هنا: أغلق علامة التبويب الأخرى وحاول مجددًا.',
  'send.error.unsettled':
    'ما زالت المحفظة تتحقق من تحويل سابق من هذا الحساب. لم يُرسَل شيء؛ حاول مجددًا بعد لحظات.',
  'send.error.heldNonce': 'لم يُوقَّع شيء: رُفضت معاملة سابقة لكنها قد تُنفَّذ مع ذلك، فقد تُنفَّذ الاثنتان معًا.',
  'send.error.uncertain':
    'لم تؤكد الشبكة أنها استلمت المعاملة. ستتحقق المحفظة مجددًا تلقائيًا؛ وحتى ذلك الحين لا يمكنك إرسال أي شيء آخر من هذا الحساب.',
} as const;
