export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'برمز مميز',
  'market.floors': 'NFT بأدنى سعر',
  'market.floors.open': 'فتح NFT',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'بقيمة {worth}',
  'market.floors.text':
    'كل NFT لديك بأدنى سعر معروض للبيع من الآخرين في مجموعته. لم يعرض أحد دفع هذا السعر، ولا يُحتسب في أي إجمالي.',
  'market.floors.without':
    '{count, plural, zero {كل NFT محتسبة.} one {NFT واحد غير محتسب: أدنى سعر في مجموعته غير معروف.} two {# NFT غير محتسبين: أدنى سعر في مجموعتيهما غير معروف.} few {# NFT غير محتسبة: أدنى سعر في مجموعاتها غير معروف.} many {# NFT غير محتسبة: أدنى سعر في مجموعاتها غير معروف.} other {# NFT غير محتسبة: أدنى سعر في مجموعاتها غير معروف.}}',
  'market.floors.unsure':
    '{count, plural, zero {كل NFT محتسبة.} one {NFT واحد غير محتسب: كميته غير مؤكَّدة.} two {# NFT غير محتسبين: كميتاهما غير مؤكَّدتين.} few {# NFT غير محتسبة: كمياتها غير مؤكَّدة.} many {# NFT غير محتسبة: كمياتها غير مؤكَّدة.} other {# NFT غير محتسبة: كمياتها غير مؤكَّدة.}}',
  'market.floors.asking': 'ما زال تحميل المزيد جاريًا.',
  'market.floors.more': 'قد تكون لديك NFT أكثر مما فُحص.',
  'market.floors.unanswered': 'لم تستجب {networks}.',
  'market.list': 'للبيع',
  'market.loading': 'جارٍ تحميل عروض البيع',
  'market.more': 'عرض المزيد',
  'market.samples': 'نماذج',
  'market.noMarket': 'لا يوجد سوق على {network}. هذه نماذج.',
  'market.marketUnknown': 'لا تُبلغ أي عُقدة من {network} عن وجود سوق من عدمه.',
  'market.noListings': 'لا شيء معروض للبيع على {network} الآن. هذه نماذج.',
  'market.failed': 'تعذّر تحميل عروض البيع',
  'market.failedText': 'الأسعار على {network} غير متاحة الآن.',
  'market.tooMany':
    'طلبات كثيرة جدًا. حاول مجددًا بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  'market.silent.own': 'تعذّر تحميل عروض البيع الخاصة بالمحفظة: قد ينقص بعضها هنا.',
  'market.silent.opensea': 'لم تستجب OpenSea: عروض بيعها غير موجودة هنا.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'العقد {address}',
  'market.several': '{units}، تُباع معًا',
  'market.panel': 'السعر',
  'market.noMarketHere': 'لا يوجد سوق على {network}.',
  'market.priceOf': '{price} مقابل كل {units}',
  'market.fees': '{amount} من السعر رسوم لا تذهب إلى البائع.',
  'market.sellerIs': 'البائع {seller}، حتى {time}.',
  'market.anyName': 'يستطيع أي شخص أن يسمّي مجموعة بهذا الاسم: قارن عنوان العقد بالعنوان الذي تتوقعه.',
  'market.others':
    '{count, plural, zero {لا عروض بيع أخرى} one {عرض بيع آخر} two {عرضا بيع آخران} few {# عروض بيع أخرى} many {# عرض بيع آخر} other {# عرض بيع آخر}} لهذا الـ NFT.',
  'market.othersDearer':
    '{count, plural, zero {لا عروض بيع أخرى} one {عرض بيع آخر} two {عرضا بيع آخران} few {# عروض بيع أخرى} many {# عرض بيع آخر} other {# عرض بيع آخر}} لهذا الـ NFT بسعر أعلى.',
  'market.buyThis': 'شراء',
  'market.buyOther': 'شراء مقابل {price} من {seller}',
  'market.notForSale': 'هذا الـ NFT غير معروض للبيع الآن.',
  'market.panelFailed': 'السعر غير متاح الآن.',
  'market.buyer': 'الشراء بحساب',
  'market.noKey': 'ليس لأي من حساباتك مفتاح في هذه المحفظة. حسابات المراقبة فقط لا يمكنها الشراء أو البيع.',
  'market.inTokenText':
    'يطلب عرض البيع هذا رمزًا مميزًا. لا يمكنك هنا الشراء إلا من عروض البيع بعملة {currency}.',
  'market.ownListing': 'أنت تعرضه للبيع مقابل {price}، حتى {time}.',
  'market.past.filled': 'بِيع مقابل {price}، ودُفع المبلغ إلى الحساب الذي عرضه.',
  'market.past.cancelled': 'أُلغي عرض بيعك مقابل {price} على الشبكة: لم يعد بالإمكان شراؤه.',
  'market.notOpen':
    'لا يمكن استخدام عرض البيع هذا الآن: لا يملك الحساب الـ NFT، أو أُبطلت الموافقة. إذا تغيّر ذلك، يستطيع أي شخص شراءه بهذا السعر.',
  'market.stillSigned':
    'يبقى عرض البيع صالحًا إذا أرسلت الـ NFT إلى عنوان آخر: وإذا عاد إليك قبل انتهاء عرض البيع، يستطيع أي شخص شراءه بهذا السعر. ألغِ عرض البيع أولًا.',
  'market.sell': 'عرض للبيع',
  'market.change': 'تغيير السعر',
  'market.cancel': 'إلغاء عرض البيع',
  'market.cancelAll': 'إلغاء الكل',
  'market.cancelAll.notice':
    'يلغي هذا كل أمر وقّعه {account} على {network} حتى الآن: كل عروض بيع كل NFT، بما فيها الموقَّعة في أماكن أخرى، وعروض الشراء الصادرة عنه. لن يعود بالإمكان استخدامها، ولا يمكنك التراجع عن هذا. لبيع شيء بعد ذلك، اعرضه للبيع مجددًا.',
  'market.sell.title': 'عرض {name} للبيع',
  'market.change.title': 'تغيير سعر {name}',
  'market.sell.account': 'الحساب',
  'market.sell.units': 'الكمية',
  'market.sell.unitsHelp': 'من أصل {units}. تبيعها معًا بسعر واحد.',
  'market.sell.unitsError': 'أدخل عددًا صحيحًا لا يتجاوز ما يملكه الحساب.',
  'market.sell.price': 'السعر بعملة {currency}',
  'market.sell.days': 'المدة',
  'market.sell.dayCount':
    '{days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'market.sell.receives': 'تستلم {amount} كاملًا. يدفع المشتري رسوم الشبكة.',
  'market.sell.steps': 'عرض البيع مجاني. تدفع رسوم شبكة واحدة للموافقة، في المرة الأولى فقط.',
  'market.sell.approve721':
    'أولًا توافق على أن يأخذ Seaport، عقد السوق، هذا الـ NFT وحده عندما يشتريه شخص ما.',
  'market.sell.approve1155':
    'أولًا توافق على أن يأخذ Seaport، عقد السوق، كل ما لديك في هذه المجموعة، الآن ومستقبلًا: لا يتيح معيارها موافقة أصغر. لا يأخذ Seaport شيئًا دون أمر توقّعه. أبطِل الموافقة من «الموافقات» عندما لا تعود تبيع شيئًا.',
  'market.sell.cancelFirst':
    'يستطيع أي شخص الشراء بسعر عرض بيعك الأرخص حتى يُلغى ذلك العرض على الشبكة، لذا توقّع الإلغاء أولًا؛ وهو يكلّف رسوم شبكة. لا تعرف هذه المحفظة عروض البيع المُنشأة في أماكن أخرى.',
  'market.sell.cancelAll': 'يُلغى عرض بيعك الحالي على الشبكة أولًا؛ وهذا يكلّف رسوم شبكة.',
  'market.sell.keepsOld': 'يبقى عرض بيعك بالسعر الأعلى صالحًا أيضًا، حتى ينتهي أو تلغيه.',
  'market.sell.low': 'هذا أقل من نصف {floor}، أدنى سعر في هذه المجموعة.',
  'market.sell.noFloor':
    'لا تعرف المحفظة أسعارًا أخرى في هذه المجموعة، لذا لا تستطيع مقارنة سعرك. تحقق من الفاصلة العشرية: أنت تبيع مقابل {price}.',
  'market.sell.noFloorWorth':
    'لا تعرف المحفظة أسعارًا أخرى في هذه المجموعة، لذا لا تستطيع مقارنة سعرك. تحقق من الفاصلة العشرية: أنت تبيع مقابل {price}، أي نحو {usd}.',
  'market.sell.lowAccept': 'أريد بيعه بهذا السعر',
  'market.sell.continue': 'متابعة',
  'market.sell.approving': 'الموافقة قيد الانتظار…',
  'market.sell.cancelling': 'الإلغاء قيد الانتظار…',
  'market.sell.saving': 'جارٍ العرض…',
  'market.listed': '{name} معروض للبيع مقابل {price}.',
  'market.cancelled': 'أُلغي عرض بيع {name}: لم يعد بالإمكان شراؤه.',
  'market.cancelledAll': 'أُلغيت كل الأوامر التي وقّعها الحساب على {network}: لم يعد بالإمكان استخدامها.',
  'market.checkAgain': 'التحقق مجددًا',
  'market.details': 'التفاصيل',
  'market.dismiss': 'إخفاء',
  'market.notice.notSaid':
    'لا تُبلغ أي عُقدة عما إذا كنت لا تزال تستطيع شراء هذا. إذا كنت لا تستطيع، يفشل الشراء وتدفع رسوم الشبكة.',
  'market.problem.gone': 'انتهى عرض البيع هذا: اشترى شخص آخر الـ NFT، أو ألغاه البائع. لم يُوقَّع شيء.',
  'market.problem.expired': 'انتهت صلاحية عرض البيع هذا. لم يُوقَّع شيء.',
  'market.problem.notYet': 'لم يبدأ عرض البيع هذا بعد. لم يُوقَّع شيء.',
  'market.problem.fee': 'سيدفع عرض البيع هذا إلى آخرين أكثر مما هو معروض. لم يُوقَّع شيء.',
  'market.problem.inToken': 'يطلب عرض البيع هذا رمزًا مميزًا، وهو ما لا تدعمه هذه المحفظة. لم يُوقَّع شيء.',
  'market.problem.parts': 'يُباع عرض البيع هذا على أجزاء، لذا قد تستلم أقل من المعروض. لم يُوقَّع شيء.',
  'market.problem.own': 'هذا عرض بيعك أنت. لم يُوقَّع شيء.',
  'market.problem.signature':
    'لعرض البيع هذا نوع من التوقيع لا تستطيع هذه المحفظة قراءته، مثل توقيع عقد ذكي. لم يُوقَّع شيء.',
  'market.problem.clock':
    'يختلف وقت الشبكة عن ساعة هذا الجهاز بأكثر من 10 دقائق، لذا قد ينتهي عرض البيع في وقت غير الذي تتوقعه. تحقق من تاريخ هذا الجهاز ووقته. لعرضه للبيع على أي حال، تابع مرة أخرى.',
  'market.problem.token': 'هذا العقد رمز مميز وليس مجموعة NFT: سيُستخدم معرّف NFT كمبلغ. لم يُوقَّع شيء.',
  'market.problem.order': 'لا يطابق الأمر عرض البيع الذي رأيته. لم يُوقَّع شيء.',
  'market.problem.notAsked': 'لم يستجب الخادم. لم يُوقَّع شيء. حاول مجددًا.',
  'market.problem.unexpected': 'حدث خطأ ما. لم يُوقَّع شيء. حاول مجددًا.',
  'market.problem.seller':
    'لا تُبلغ العُقد عما يحتاج إليه عرض هذا الـ NFT للبيع. لم يُوقَّع شيء. حاول مجددًا بعد لحظات.',
  'market.problem.notOwned': 'لم يعد الحساب يملك هذا العدد. لم يُوقَّع شيء.',
  'market.problem.notApproved': 'لا يُظهر عدد كافٍ من العُقد الموافقة بعد. حاول مجددًا بعد لحظات.',
  'market.problem.listedMeanwhile':
    'عُرض للبيع في هذه الأثناء من علامة تبويب أخرى أو جهاز آخر، أو تم التراجع عن إلغاء. لم يُعرض شيء جديد للبيع: تحقق من عروض البيع الحالية وابدأ من جديد.',
  'market.problem.stepFailed': 'فشلت تلك الخطوة، ولم يُعرض شيء للبيع. دفعت رسوم الشبكة.',
  'market.problem.stepUnknown':
    'لا يُعرف هل نُفِّذت تلك الخطوة. لم يُعرض شيء للبيع: راجع السجل قبل أن تحاول مجددًا.',
  'market.problem.otherSignature': 'لا يطابق التوقيع عرض البيع هذا. لم يُعرض شيء للبيع.',
  'market.problem.save':
    'وقّعت عرض البيع، لكن الخادم لم يؤكده: ربما أصبح معروضًا للبيع. حاول مجددًا: لا يمكن عرضه مرتين.',
  'market.problem.saveMany':
    'وقّعت عرض البيع، لكنه غير معروض: عرضت 20 للبيع خلال هذه الساعة، أو لديك 200 عرض بيع مفتوح. ألغِ بعضها، أو انتظر ساعة، ثم حاول مجددًا.',
  'market.problem.notListed':
    'وقّعت عرض البيع، لكنه غير معروض: تُبلغ العُقد أنه لا يمكن بيعه، مثلًا لأنك لم تعد تملك الـ NFT، أو لأن الموافقة زالت، أو لأن الأوامر أُلغيت. ابدأ من جديد.',
  'market.trade.buy.pending': 'أنت تشتري {name}. لم تؤكد الشبكة ذلك بعد.',
  'market.trade.buy.failed': 'لم تشترِ {name}: كان شخص آخر أسرع، أو أُلغي عرض البيع. دفعت رسوم الشبكة فقط.',
  'market.trade.buy.replaced': 'لم تشترِ {name}: حلّت معاملة أخرى محل الشراء.',
  'market.trade.buy.missing': 'وقّعت شراء {name}، لكن ليس لدى الخادم سجل له. راجع السجل قبل أن تشتري مجددًا.',
  'market.trade.buy.unreadable': 'تعذّر تحميل حالة شرائك لـ {name}.',
  'market.trade.notCome':
    'دفعت ثمن {name} لكنك استلمت {came} من أصل {units}: نقل عقده شيئًا آخر. تحقق من التفاصيل، ولا تشترِ أي شيء آخر من هذه المجموعة.',
  'market.boughtUnknown': 'شراؤك لـ {name} في كتلة. ما استلمته غير معروف بعد: تحقق من NFT الخاصة بك.',
  'market.trade.approve.pending': 'الموافقة على عرض {name} للبيع قيد الانتظار.',
  'market.trade.approve.failed': 'فشلت الموافقة على عرض {name} للبيع. لم يُعرض شيء.',
  'market.trade.approve.replaced': 'استُبدلت معاملة الموافقة على عرض {name} للبيع. لم يُعرض شيء.',
  'market.trade.approve.missing': 'وقّعت الموافقة على عرض {name} للبيع، لكن ليس لدى الخادم سجل لها.',
  'market.trade.approve.unreadable': 'تعذّر تحميل حالة الموافقة على عرض {name} للبيع.',
  'market.trade.cancelAll.pending':
    'جارٍ إلغاء كل أوامر الحساب على {network}. وإلى أن يصبح ذلك في كتلة، يظل استخدامها ممكنًا.',
  'market.trade.cancelAll.failed': 'لم تُلغَ أوامر الحساب على {network}: ما زال استخدامها ممكنًا.',
  'market.trade.cancelAll.replaced': 'لم تُلغَ أوامر الحساب على {network}: حلّت معاملة أخرى محل الإلغاء.',
  'market.trade.cancelAll.missing':
    'وقّعت إلغاء كل الأوامر على {network}، لكن ليس لدى الخادم سجل له: ما زال استخدامها ممكنًا.',
  'market.trade.cancelAll.unreadable':
    'تعذّر تحميل حالة إلغاء كل الأوامر على {network}: قد تكون لا تزال صالحة.',
  'market.trade.cancel.pending':
    'جارٍ إلغاء عرض بيع {name}. وإلى أن يصبح ذلك في كتلة، يظل بإمكان أي شخص شراؤه.',
  'market.trade.cancel.effective': 'إلغاء عرض بيع {name} في كتلة: لم يعد بالإمكان شراؤه.',
  'market.trade.cancelAll.effective': 'إلغاء كل الأوامر على {network} في كتلة: لم يعد بالإمكان استخدامها.',
  'market.trade.cancel.failed': 'لم يُلغَ عرض بيع {name}: ما زال بإمكان أي شخص شراؤه.',
  'market.trade.cancel.replaced': 'لم يُلغَ عرض بيع {name}: حلّت معاملة أخرى محل الإلغاء.',
  'market.trade.cancel.missing':
    'وقّعت إلغاء عرض بيع {name}، لكن ليس لدى الخادم سجل له: ما زال بإمكان أي شخص شراؤه.',
  'market.trade.cancel.unreadable': 'تعذّر تحميل حالة إلغاء عرض بيع {name}: قد يكون لا يزال معروضًا للبيع.',
} as const;
