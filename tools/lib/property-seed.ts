/** Property tests take fewer cases in a short run, and draw the same cases in every run, so that a red run can be repeated. `X_SEED=<number>` draws others. */
import fc from 'fast-check';
import { runs } from './sample.js';

fc.configureGlobal({ numRuns: runs(100), seed: Number(process.env.X_SEED ?? 1) });
