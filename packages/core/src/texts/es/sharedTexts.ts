export const sharedTexts = {
  'common.offlineText': 'No se pudo cargar. Se cargará automáticamente cuando tengas conexión.',
  'common.unreadable':
    '{count, plural, one {# registro es ilegible y falta aquí.} many {# de registros son ilegibles y faltan aquí.} other {# registros son ilegibles y faltan aquí.}}',
  'common.unreadableTotals':
    '{count, plural, one {# registro es ilegible y falta aquí. Los totales no lo incluyen.} many {# de registros son ilegibles y faltan aquí. Los totales no los incluyen.} other {# registros son ilegibles y faltan aquí. Los totales no los incluyen.}}',
  'common.serverUnreachable': 'El servidor no respondió',
  'common.save': 'Guardar',
  'common.delete': 'Eliminar',
  'common.close': 'Cerrar',
  'common.renamedTo': '{currency} se llama {symbol} desde {year}.',
  'common.nowCalledShort': '(ahora {symbol})',
  'badge.samplePrices': 'Precios de muestra',
  'badge.samplePricesHint': 'Precios de ejemplo integrados, no precios de mercado.',
  'badge.localChain': 'Cadena local',
  'badge.localChainHint': 'Esta billetera usa una cadena en tu propio equipo. Sus monedas no tienen valor.',
  'common.unknownError': 'Algo salió mal. Inténtalo de nuevo.',
  'common.back': 'Atrás',
  'badge.demo': 'Demo',
  'badge.demoHint': 'Esta pantalla muestra cómo funcionará la función. No mueve monedas.',
} as const;
