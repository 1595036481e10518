export const errorsTexts = {
  'errors.meta.title': 'API 错误 · Everything Wallet',
  'errors.meta.description':
    'Everything Wallet REST API 的每个错误代码：状态、含义、解决办法，以及重试是否有用。',
  'errors.title': 'API 错误',
  'errors.lead': 'REST API 的每个错误代码：发生了什么、该怎么做，以及重试是否有用。',
  'errors.shape': '错误格式',
  'errors.shape.text':
    '类型为 application/problem+json 的问题详情对象（RFC 9457）。程序可以依赖其 code，它不会改变；其地址指向此页面上的该代码。客服可通过请求 ID 找到该请求。',
  'errors.status': '状态 {status}',
  'errors.remedy': '该怎么做：',
  'errors.retryable': '重试可能有用',
  'errors.notRetryable': '重试没有用',
  'errors.back': '返回文档',
} as const;
