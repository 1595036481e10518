import { chatServerTexts as ar } from '@everything-wallet/core/texts/ar/chatServerTexts';
import { chatServerTexts as de } from '@everything-wallet/core/texts/de/chatServerTexts';
import { chatServerTexts as es } from '@everything-wallet/core/texts/es/chatServerTexts';
import { chatServerTexts as fr } from '@everything-wallet/core/texts/fr/chatServerTexts';
import { chatServerTexts as id } from '@everything-wallet/core/texts/id/chatServerTexts';
import { chatServerTexts as ja } from '@everything-wallet/core/texts/ja/chatServerTexts';
import { chatServerTexts as ptBR } from '@everything-wallet/core/texts/pt-BR/chatServerTexts';
import { chatServerTexts as ru } from '@everything-wallet/core/texts/ru/chatServerTexts';
import { chatServerTexts as tr } from '@everything-wallet/core/texts/tr/chatServerTexts';
import { chatServerTexts as vi } from '@everything-wallet/core/texts/vi/chatServerTexts';
import { chatServerTexts as zhCN } from '@everything-wallet/core/texts/zh-CN/chatServerTexts';
import { chatServerTexts } from '@everything-wallet/core/texts/en/chatServerTexts';

/** Texts of the chat's answers, by their ids. */
export type ChatTexts = Readonly<Record<keyof typeof chatServerTexts, string>>;

/** Texts of the chat's answers, by the BCP 47 tag of their language. */
export const chatTexts: Readonly<Record<string, ChatTexts>> & { readonly en: ChatTexts } = {
  en: chatServerTexts,
  ar,
  de,
  es,
  fr,
  id,
  ja,
  'pt-BR': ptBR,
  ru,
  tr,
  vi,
  'zh-CN': zhCN,
};
