export const proofTexts = {
  'proof.action': 'التحقق من الرصيد',
  'proof.actionNamed': 'التحقق من رصيد {account}',
  'proof.asking': 'جارٍ تحميل الإثبات والتحقق منه…',
  'proof.proved': 'تم التحقق: {amount} {currency} في الكتلة {block} في {time}',
  'proof.provedText':
    'تحقق هذا المتصفح من الإثبات من تجزئة الكتلة وصولًا إلى الحساب. العُقد المتفقة على التجزئة: {agreeing} من {nodes}.',
  'proof.oneNode':
    'تحقق هذا المتصفح من الإثبات من تجزئة الكتلة وصولًا إلى الحساب. ليس لهذه الشبكة هنا سوى عُقدة واحدة، لذا لا تؤكد التجزئة أي عُقدة أخرى.',
  'proof.hash': 'تجزئة الكتلة',
  'proof.copyHash': 'نسخ تجزئة الكتلة',
  'proof.refused': 'لم يتم التحقق: {reason}',
  'proof.refusedText': 'لا تعتمد على هذا الرصيد. حاول مجددًا، أو تحقق منه في مكان آخر.',
  'proof.reason.header': 'ترويسة الكتلة لا تطابق التجزئة التي تُبلغ عنها العُقد.',
  'proof.reason.path': 'لا يؤدي الإثبات من الكتلة إلى هذا الحساب.',
  'proof.reason.account': 'لا يؤدي الإثبات إلى حساب صالح.',
  'proof.reason.balance': 'رصيد الحساب مختلف.',
  'proof.failed': 'تعذّر تحميل الإثبات. لم تتأثر عملاتك. حاول مجددًا.',
} as const;
