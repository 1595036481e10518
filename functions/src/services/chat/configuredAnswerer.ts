import { chatApiKeySecret, chatBaseUrlParam, chatModelParam } from '../../configuration.ts';
import type { Answerer } from './Answerer.ts';
import { DocumentationAnswerer } from './DocumentationAnswerer.ts';
import { helpSources, translatedHelpSources } from './helpSources.ts';
import { instructionsFor } from './instructionsFor.ts';
import { OpenAiAnswerer } from './OpenAiAnswerer.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { parseHelpTranslation } from '@everything-wallet/core/help/parseHelpTranslation';

let answerer: Answerer | undefined;

/** The answerer of this instance: the API that CHAT_BASE_URL names, else the embedded one. */
export function configuredAnswerer(): Answerer {
  answerer ??= createAnswerer();
  return answerer;
}

function createAnswerer(): Answerer {
  const entries = helpSources.map(parseHelpEntry);
  const baseUrl = chatBaseUrlParam.value();
  if (baseUrl === '') {
    const translated = Object.entries(translatedHelpSources).map(
      ([tag, sources]) => [tag, sources.map(parseHelpTranslation)] as const,
    );
    return new DocumentationAnswerer(entries, Object.fromEntries(translated));
  }
  return new OpenAiAnswerer({
    baseUrl,
    model: chatModelParam.value(),
    apiKey: chatApiKeySecret.value(),
    instructions: instructionsFor(entries),
  });
}
