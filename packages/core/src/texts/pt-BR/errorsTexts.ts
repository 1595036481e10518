export const errorsTexts = {
  'errors.meta.title': 'Erros da API · Everything Wallet',
  'errors.meta.description':
    'Todos os códigos de erro da API REST da Everything Wallet: o status, o significado, a solução e se tentar novamente ajuda.',
  'errors.title': 'Erros da API',
  'errors.lead':
    'Todos os códigos de erro da API REST: o que aconteceu, o que fazer e se tentar novamente ajuda.',
  'errors.shape': 'Formato do erro',
  'errors.shape.text':
    'Um objeto problem details (RFC 9457) do tipo application/problem+json. Os programas podem confiar no código, que não muda; o endereço leva ao código nesta página. O suporte encontra a requisição pelo id dela.',
  'errors.status': 'Status {status}',
  'errors.remedy': 'O que fazer:',
  'errors.retryable': 'Tentar novamente pode ajudar',
  'errors.notRetryable': 'Tentar novamente não ajuda',
  'errors.back': 'Voltar à documentação',
} as const;
