/** Property tests draw the same cases in every run, so that a red run can be repeated. `X_SEED=<number>` draws others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.X_SEED ?? 1) });
