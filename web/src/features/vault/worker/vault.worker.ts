import { answerQuestion } from './answerQuestion.ts';
import { VaultKeeper } from './VaultKeeper.ts';

/** The only holder of the unlocked vault. The worker ends when the vault locks, with everything in it. */
const keeper = new VaultKeeper();

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answerQuestion(keeper, data).then((answer) => {
    if (answer) self.postMessage(answer);
  });
});
