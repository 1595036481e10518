export const activityTexts = {
  'activity.title': 'Panel de actividad',
  'activity.stats': 'Estadísticas',
  'activity.stat.transactions': 'Transacciones totales',
  'activity.stat.sent': 'Total enviado',
  'activity.stat.received': 'Total recibido',
  'activity.stat.tokens': 'Tokens activos',
  'activity.change': '{change} frente a los 30 días anteriores',
  'activity.trend.up': 'Al alza',
  'activity.trend.down': 'A la baja',
  'activity.trend.neutral': 'Sin cambios',
  'activity.moreCurrencies':
    '{count, plural, one {+ # moneda más} many {+ # de monedas más} other {+ # monedas más}}',
  'activity.sources':
    'Contado a partir de las transacciones de tu historial. Las transferencias muy anteriores a la primera vez que abriste tu cuenta aquí solo cuentan en tu saldo.',
  'activity.value': 'Valor de la cartera',
  'activity.value.none': 'No hay datos que mostrar',
  'activity.value.hidden': 'El gráfico está oculto junto con tu saldo.',
  'activity.value.noMarket': 'Las monedas de prueba y los tokens personalizados no tienen valor de mercado.',
  'activity.value.unavailable': 'No se pudo calcular el valor',
  'activity.value.unavailableText':
    'Los saldos o los precios no están disponibles. Inténtalo de nuevo más tarde.',
  'activity.value.chart': 'Valor de la cartera en los últimos 30 días: {first} al inicio, {last} ahora',
  'activity.value.method':
    'Calculado a partir del saldo de hoy y de tus transferencias registradas, a los precios de cada día. Las monedas recibidas antes de que la billetera las registrara cuentan desde el inicio. Los tokens no se incluyen.',
  'activity.value.leftOut': 'No incluye, porque no hay precios anteriores disponibles: monedas en {names}.',
  'activity.recent': 'Actividad reciente',
  'activity.recent.none': 'No hay actividad reciente',
  'activity.recent.noneText': 'Tus últimas transacciones aparecerán aquí.',
  'activity.recent.history': 'Ver historial de transacciones',
  'activity.tokens': 'Distribución de tokens',
  'activity.tokens.none': 'Aún no se ha usado ningún token',
  'activity.networks': 'Uso de redes',
  'activity.networks.none': 'Aún no se ha usado ninguna red',
  'activity.share':
    '{count, plural, one {# transacción} many {# de transacciones} other {# transacciones}} · {percent}\u00a0%',
  'activity.others': 'Otros',
  'activity.loading': 'Calculando tus estadísticas…',
} as const;
