export const errorsTexts = {
  'errors.meta.title': 'APIエラー · Everything Wallet',
  'errors.meta.description':
    'Everything Wallet REST APIのすべてのエラーコード：ステータス、意味、対処方法、再試行が有効かどうか。',
  'errors.title': 'APIエラー',
  'errors.lead': 'REST APIのすべてのエラーコード：何が起きたか、どう対処するか、再試行が有効かどうか。',
  'errors.shape': 'エラーの形式',
  'errors.shape.text':
    'application/problem+json型のproblem detailsオブジェクト（RFC 9457）です。codeは変わらないため、プログラムで利用できます。そのアドレスは、このページの該当コードにつながります。サポートは、リクエストIDでリクエストを特定します。',
  'errors.status': 'ステータス{status}',
  'errors.remedy': '対処方法：',
  'errors.retryable': '再試行で解決する場合があります',
  'errors.notRetryable': '再試行しても解決しません',
  'errors.back': 'ドキュメントに戻る',
} as const;
