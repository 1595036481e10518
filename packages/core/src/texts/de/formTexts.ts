export const formTexts = {
  'common.error.tooLong': 'Dieser Text ist zu lang',
  'common.error.invisible':
    'Dieser Text enthält unsichtbare Zeichen; einige Emojis, etwa ❤️, verwenden sie. Tippen Sie ihn neu, ohne einzufügen, oder wählen Sie ein anderes Emoji.',
} as const;
