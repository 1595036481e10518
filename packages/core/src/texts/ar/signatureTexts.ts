export const signatureTexts = {
  'signature.warning.permit': 'يتيح هذا التوقيع لـ {spender} إنفاق المذكور هنا دون أن يسألك مجددًا.',
  'signature.warning.unlimitedPermit':
    'يتيح هذا التوقيع لـ {spender} إنفاق كل ما لديك من هذا الرمز، الآن ومستقبلًا. لا يوجد حد.',
  'signature.warning.transfer': 'يتيح هذا التوقيع للآخرين إجراء التحويل المذكور هنا دون أن يسألوك مجددًا.',
  'signature.warning.order':
    'هذا أمر: كل من لديه هذا التوقيع يستطيع إجراء التبادل المذكور هنا، في الوقت الذي يناسبه.',
  'signature.warning.orderBringsNothing': 'أنت تعطي شيئًا ولا تستلم شيئًا في المقابل.',
  'signature.warning.orderPaysOther': 'يذهب جزء من الدفعة إلى {recipient}، لا إليك.',
  'signature.warning.openEnded': 'يشمل هذا التوقيع أكثر مما هو معروض هنا: يقرر شخص آخر ما يُؤخذ أو أين يذهب.',
  'signature.warning.lasting':
    'لا تنتهي صلاحية هذا التوقيع أبدًا، أو لا تنتهي إلا بعد أكثر من شهر. لا يمكنك إبطاله هنا.',
  'signature.warning.movesEverything':
    'يتيح هذا التوقيع لشخص آخر إجراء استدعاء باسمك. ويمكنه نقل كل ما يستطيع العقد نقله.',
  'signature.warning.unknownSignature':
    'أثر هذا التوقيع غير معروف. قد يكون أمرًا، أو يتيح لشخص ما أخذ ما لديك.',
  'signature.warning.noChain': 'لا يسمّي هذا التوقيع أي شبكة، لذا قد يُستخدم على كل شبكة.',
  'signature.warning.otherChain': 'هذا التوقيع للشبكة ذات معرّف السلسلة {chainId}، لا للشبكة التي اخترتها.',
  'signature.warning.noContract': 'لا يسمّي هذا التوقيع أي عقد ذكي، لذا قد يستخدمه أي عقد يقبله.',
  'signature.warning.looksLikeDigest':
    'قد تكون هذه بصمة شيء آخر، مثل معاملة لمحفظة مشتركة. يستطيع الطالب أن يعطيها أي معنى. لا توقّعها إلا إذا أنشأتها بنفسك.',
  'signature.warning.containsPhrase':
    'تحتوي هذه الرسالة على ما يبدو أنه عبارة استرداد. كل من يستلمها يستطيع أخذ كل شيء. أزل الكلمات قبل أن توقّع.',
  'signature.warning.signInElsewhere':
    'تسجيل الدخول هذا خاص بـ {domain}، لكن رابطه يؤدي إلى {host}. قد يكون موقع مزيف هو من يطلبه.',
  'signature.warning.signInUnreadable':
    'يبدو أن هذا تسجيل دخول، لكن تتعذر قراءة موقعه. قد يكون موقع مزيف هو من يطلبه.',
  'signature.error.failed': 'لم يُوقَّع شيء. حاول مجددًا.',
} as const;
