/** Compares two laws over a population, beside the page; one that a newer edit makes worthless is ended. */
import type { RuleModule } from '../runtime/module.ts';
import type { EffectQuestion } from '../workbench/edited-law/messages.ts';
import { populationEffect } from '../workbench/edited-law/population-effect.ts';

addEventListener('message', async ({ data }: MessageEvent<EffectQuestion>) => {
  const loaded: { readonly rules: RuleModule } = await import(data.inForce);
  postMessage(populationEffect(data, loaded.rules));
});
