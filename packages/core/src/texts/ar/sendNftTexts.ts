export const sendNftTexts = {
  'sendNft.title': 'إرسال NFT',
  'sendNft.what': 'NFT المراد إرساله',
  'sendNft.number': '#{tokenId} من {contract} على {network}',
  'sendNft.from': 'من {address}',
  'sendNft.amount': 'المقدار',
  'sendNft.amountOf': '{units} على الأكثر، أعداد صحيحة فقط',
  'sendNft.contract':
    'هذا عنوان عقد ذكي. إذا كان لا يستطيع استلام NFT، فسيرفض هذا الـ NFT. وإذا كان يستطيع، فشفرة العقد تقرر ما يحدث للـ NFT.',
  'sendNft.review': 'مراجعة',
  'sendNft.tooMany': 'هذا أكثر مما يمكنك إرساله',
  'sendNft.underWay': 'إنه قيد الإرسال بالفعل، من هنا أو من علامة تبويب أخرى. راجع المعاملة في سجلك.',
  'sendNft.recipientOpen': 'المستلم غير مؤكَّد بعد',
} as const;
