import fc from 'fast-check';

/**
 * What is drawn at random is drawn alike in every run, so that a run says something about the change and not about the
 * draw. `RANDOM_SEED=…` draws otherwise; `make torture` and `make fuzz` draw anew each time.
 */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_260_101) });
