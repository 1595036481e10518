import { answerQuestion } from './answerQuestion.ts';
import { VaultKeeper } from './VaultKeeper.ts';

/** The worker that alone holds what a vault holds. It ends when the vault is locked, and everything with it. */
const keeper = new VaultKeeper();

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answerQuestion(keeper, data).then((answer) => {
    if (answer) self.postMessage(answer);
  });
});
