export const releaseTexts = {
  'release.title': '版本 {version} 已就绪',
  'release.text': '你打开的标签页会重新加载。你的密钥和币都留在原处。',
  'release.changes': '变更（英文）',
  'release.update': '更新',
  'release.later': '稍后',
  'release.busy': '请先完成或关闭正在签名或发送的操作（包括其他标签页中的），然后再更新。',
  'release.error': '无法更新。请重新加载页面后重试。',
} as const;
